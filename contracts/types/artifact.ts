import { Closed, FreeObject, named, OneOf, Opt, Prose, Type } from '../kit/schema.ts';

/** The most that one artifact may take as JSON; checked where all of it is known. */
export const maxArtifactBytes = 256_000;
const text = (description: string) => Opt(Prose(maxArtifactBytes, { description }));

export const Artifact = named(
  'Artifact',
  Closed({
    kind: OneOf(['cmd_output', 'diff', 'url'], { description: 'What it is: output of a command, a diff, or an address.' }),
    command: Opt(Prose(10_000, { description: 'The command that was run.' })),
    stdout: text('What the command wrote to standard output.'),
    stderr: text('What the command wrote to standard error.'),
    exit_code: Opt(Type.Integer({ description: 'Exit code of the command; 0 means success.' })),
    diff: text('The diff, as text.'),
    content: text('Any other text that shows it.'),
    url: Opt(Prose(4096, { description: 'Address of the evidence.' })),
    external_uri: Opt(Prose(4096, { description: 'Address outside the project where the evidence is kept.' })),
    meta: Opt(FreeObject({ description: 'Anything more, as an object.' })),
  }),
  'One piece of evidence.',
);
