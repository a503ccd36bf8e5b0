import { Closed, FreeObject, named, OneOf, Opt, Prose, Type } from '../kit/schema.ts';

/** The most that one artifact may take as JSON; checked where all of it is known. */
export const maxArtifactBytes = 256_000;
const Stuff = Opt(Prose(maxArtifactBytes));

export const Artifact = named(
  'Artifact',
  Closed({
    kind: OneOf(['cmd_output', 'diff', 'url']),
    command: Opt(Prose(10_000)),
    stdout: Stuff,
    stderr: Stuff,
    exit_code: Opt(Type.Integer()),
    diff: Stuff,
    content: Stuff,
    url: Opt(Prose(4096)),
    external_uri: Opt(Prose(4096)),
    meta: Opt(FreeObject()),
  }),
);
