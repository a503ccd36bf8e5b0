import { Closed, Const, described, Nullable, named, OneOf, Opt, Prose, Type, Words } from '../kit/schema.ts';
import { Timestamp, TimestampMs } from './ids.ts';

export const NotebookId = named(
  'NotebookId',
  Type.String({ minLength: 1, maxLength: 64, description: 'A notebook, by its UUID.' }),
);
export const CellId = named(
  'CellId',
  Type.String({ minLength: 1, maxLength: 64, description: 'A cell of a notebook, by its UUID.' }),
);

export const NotebookTitle = named(
  'NotebookTitle',
  Words(200, { description: 'What a notebook is called: the text of its first title.' }),
);

export const CellLanguage = named(
  'CellLanguage',
  OneOf(['javascript', 'typescript'], { description: 'What code is written in.' }),
);

/** The most that one cell may hold, in characters. */
export const CellContent = Prose(200_000, {
  description: 'What the cell says.',
});

export const CellFilename = named(
  'CellFilename',
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The file that code is run as, and that other cells import: ./name.',
  }),
);

export const CellStatus = named(
  'CellStatus',
  OneOf(['idle', 'running', 'completed', 'failed'], {
    description: 'idle: not run since it was written; running; completed: it ended well; failed.',
  }),
);

const ran = {
  status: CellStatus,
  output: Nullable(Type.String(), {
    description:
      'What the last run wrote to standard output; where it went well and wrote nothing there, to standard error. Null: nothing.',
  }),
  error: Nullable(Type.String(), { description: 'What went wrong in the last run; null: nothing.' }),
  executedAt: Nullable(Timestamp, { description: 'When the last run ended; null: never.' }),
  cutBytes: Type.Integer({ minimum: 0, description: 'How many bytes the last run wrote that are not kept.' }),
};

export const TitleCell = named(
  'TitleCell',
  Closed({
    id: CellId,
    type: Const('title', { description: 'It is a heading.' }),
    text: Type.String({ description: 'The heading.' }),
  }),
  'A heading.',
);
export const MarkdownCell = named(
  'MarkdownCell',
  Closed({
    id: CellId,
    type: Const('markdown', { description: 'It is words.' }),
    text: Type.String({ description: 'The text, as Markdown.' }),
  }),
  'Words between code.',
);
export const PackageJsonCell = named(
  'PackageJsonCell',
  Closed({
    id: CellId,
    type: Const('package.json', { description: 'It names packages.' }),
    filename: Const('package.json', { description: 'The file that it is.' }),
    source: Type.String({ description: 'What stands in package.json.' }),
    ...ran,
  }),
  'The packages that code may import.',
);
export const CodeCell = named(
  'CodeCell',
  Closed({
    id: CellId,
    type: Const('code', { description: 'It is code.' }),
    language: CellLanguage,
    filename: CellFilename,
    source: Type.String({ description: 'The code.' }),
    ...ran,
  }),
  'Code that can be run.',
);

export const Cell = named(
  'Cell',
  Type.Union([TitleCell, MarkdownCell, PackageJsonCell, CodeCell]),
  'A cell of a notebook; type says which fields it has.',
);

export const CellType = OneOf(['title', 'markdown', 'package.json', 'code'], { description: 'What kind of cell it is.' });

export const NotebookSummary = named(
  'NotebookSummary',
  Closed({
    id: NotebookId,
    title: NotebookTitle,
    language: CellLanguage,
    cellCount: Type.Integer({ minimum: 0, description: 'How many cells it has.' }),
    createdAt: described(TimestampMs, 'When it was made.'),
    updatedAt: described(TimestampMs, 'When it was changed or run last.'),
  }),
  'A notebook without its cells.',
);

/** A cell in a list: words as they are, code by its name. */
export const CellSummary = named(
  'CellSummary',
  Closed({
    id: CellId,
    type: CellType,
    text: Opt(Type.String({ description: 'The words; left out for code.' })),
    filename: Opt(Type.String({ description: 'The file; left out for words.' })),
    language: Opt(described(CellLanguage, 'What it is written in; left out for words and package.json.')),
    status: Opt(described(CellStatus, 'What came of running it; left out for words.')),
    hasOutput: Opt(Type.Boolean({ description: 'Whether the last run wrote something; left out for words.' })),
    hasError: Opt(Type.Boolean({ description: 'Whether the last run failed; left out for words.' })),
  }),
  'A cell by what can be seen at a glance.',
);

/** A cell as it is made: what it says, and where that is kept. */
export const NewCell = named(
  'NewCell',
  Closed({
    id: CellId,
    type: CellType,
    filename: Nullable(Type.String(), { description: 'Its file; null: it is words.' }),
    language: Nullable(CellLanguage, { description: 'What it is written in; null: it is no code.' }),
    content: Type.String({ description: 'What it says.' }),
  }),
  'A cell that was not there before.',
);

export const endings = ['exit', 'signal', 'time', 'output', 'processes', 'cancelled', 'stopped', 'unreadable'] as const;

export const Execution = named(
  'Execution',
  Closed({
    success: Type.Boolean({ description: 'Whether it ended by itself with exit code 0.' }),
    exitCode: Type.Integer({ description: 'Its exit code; -1: it did not end by itself.' }),
    endedBy: OneOf(endings, {
      description:
        'How it ended: exit (by itself), signal (it crashed), time, output, processes (too long, too much, too many), cancelled (by the caller), stopped (with the server), unreadable (it was never run).',
    }),
    stdout: Type.String({ description: 'What it wrote to standard output; what is too long is left out in the middle.' }),
    stderr: Type.String({ description: 'What it wrote to standard error, likewise.' }),
    durationMs: Type.Integer({ minimum: 0, description: 'How long it took.' }),
    cutBytes: Type.Integer({ minimum: 0, description: 'How many bytes of both are left out.' }),
  }),
  'What came of a run.',
);

/** What a run answers: in brief, and in full. */
export const RunResult = {
  success: Type.Boolean({ description: 'Whether it went well.' }),
  output: Type.String({ description: 'What was written, to standard output or else to standard error.' }),
  error: Nullable(Type.String(), { description: 'What went wrong; null: nothing.' }),
  execution: Execution,
};
