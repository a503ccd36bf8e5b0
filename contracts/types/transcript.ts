import { Closed, named, OneOf, Opt, Text, Type } from '../kit/schema.ts';

/** A path as callers give it; no path holds a zero byte. */
export const PathText = (description: string) =>
  Text(4096, { pattern: '^[^\\u0000]+$', form: 'text without a NUL character', description });

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

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const TranscriptScan = named(
  'TranscriptScan',
  Closed({
    files: count('Files that were opened.'),
    bytes: count('Bytes that were read.'),
    truncated: Type.Boolean({ description: 'Whether max_bytes_total kept something from being read.' }),
    skipped: Closed(
      {
        folders: count('Folders that could not be read.'),
        files: count('Files that could not be read.'),
        malformed_lines: count('Lines that are no JSON.'),
        long_lines: count('Lines that are too long.'),
      },
      { description: 'What was passed over.' },
    ),
  }),
  'What was read, and what had to be passed over.',
);

export const ProjectConfidence = named(
  'ProjectConfidence',
  OneOf(['high', 'medium', 'low'], {
    description: 'high: the session says its folder; medium: a text in it does; low: nothing does.',
  }),
);

const ProjectFields = {
  id: Type.String({ description: 'The folder of the project.' }),
  name: Type.String({ description: 'Name of the folder.' }),
  confidence: ProjectConfidence,
};

export const TranscriptProject = named('TranscriptProject', Closed(ProjectFields), 'Project that a session belongs to.');

export const ProjectSummary = named(
  'ProjectSummary',
  Closed({ ...ProjectFields, files: count('Files with a hit.'), hits: count('Messages found.') }),
  'A project in which something was found.',
);

export const TranscriptPlace = named(
  'TranscriptPlace',
  Closed({
    path: Type.String({ description: 'Relative to root_dir.' }),
    line: Opt(
      Type.Integer({ minimum: 1, description: 'Line number, from 1; absent when the file was not read from its start.' }),
    ),
    byte: Type.Integer({ minimum: 0, description: 'Where the line begins.' }),
  }),
  'Where a message is: file, line and byte.',
);

export const SessionRef = named(
  'SessionRef',
  Closed({
    id: Opt(Type.String({ description: 'Id of the session; absent when the file does not say it.' })),
    ts: Opt(Type.String({ description: 'When the session began, as the file says; absent when it does not.' })),
  }),
  'Session that a message belongs to.',
);
