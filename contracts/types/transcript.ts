import { Closed, Formed, named, OneOf, Opt, Type, withoutNul } from '../kit/schema.ts';

/** A path as callers give it; no path holds a zero byte. */
export const PathText = (description: string) =>
  Formed('^[^\\u0000]+$', withoutNul, { minLength: 1, maxLength: 4096, description });

/** Where transcripts are looked for, and how much may be read. */
export const TranscriptRoot = {
  root_dir: Opt(
    PathText(
      'Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex); one that the server may read.',
    ),
  ),
};

export const TranscriptFilter = {
  cwd_prefix: Opt(
    Type.String({
      maxLength: 4096,
      description: 'Only sessions of this folder or below it (the project root of the server); empty for all.',
    }),
  ),
};

export const ScanBounds = (files: number, bytes: number) => ({
  max_files: Opt(
    Type.Integer({ minimum: 1, maximum: 100_000, default: files, description: `How many files to open at most (${files}).` }),
  ),
  max_bytes_total: Opt(
    Type.Integer({
      minimum: 1024,
      maximum: 1_073_741_824,
      default: bytes,
      description: `How many bytes to read at most (${bytes}).`,
    }),
  ),
});

const Count = Type.Integer({ minimum: 0 });

/** What was read, and what had to be passed over. */
export const TranscriptScan = named(
  'TranscriptScan',
  Closed({
    files: Count,
    bytes: Count,
    truncated: Type.Boolean({ description: 'Whether max_bytes_total kept something from being read.' }),
    skipped: Closed({ folders: Count, files: Count, malformed_lines: Count, long_lines: Count }),
  }),
);

export const ProjectConfidence = named(
  'ProjectConfidence',
  OneOf(['high', 'medium', 'low'], {
    description: 'high: the session says its folder; medium: a text in it does; low: nothing does.',
  }),
);

const ProjectFields = {
  id: Type.String({ description: 'The folder of the project.' }),
  name: Type.String(),
  confidence: ProjectConfidence,
};

export const TranscriptProject = named('TranscriptProject', Closed(ProjectFields));

export const ProjectSummary = named('ProjectSummary', Closed({ ...ProjectFields, files: Count, hits: Count }));

export const TranscriptPlace = named(
  'TranscriptPlace',
  Closed({
    path: Type.String({ description: 'Relative to root_dir.' }),
    /** Known only where the file was read from its beginning. */
    line: Opt(Type.Integer({ minimum: 1 })),
    byte: Type.Integer({ minimum: 0, description: 'Where the line begins.' }),
  }),
);

export const SessionRef = named('SessionRef', Closed({ id: Opt(Type.String()), ts: Opt(Type.String()) }));
