import { Closed, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId } from '../../../types/session.ts';
import { SessionExport } from '../../../types/session-export.ts';

export default defineTool({
  name: 'session_import',
  title: 'Import a session',
  summary:
    'Brings a session back from its export (SessionExport 1.0): all of it, or what it has gained since it was imported before. Nothing is overwritten.',
  effect: 'write',
  reads_when: { with: 'dryRun' },
  idempotent: true,
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',
  listed: { leaves_out: ['dryRun'] },
  /** A session of ten thousand long thoughts. */
  most_bytes: 256 * 1024 * 1024,

  input: Type.Object({
    ...InWorkspace,
    export: described(SessionExport, 'The session, as session export writes it.'),
    dryRun: Opt(Type.Boolean({ default: false, description: 'True: say what would come of it, and change nothing.' })),
  }),
  output: Type.Object({
    sessionId: SessionId,
    title: Type.String({ description: 'What it is called here.' }),
    outcome: OneOf(['imported', 'extended', 'unchanged'], {
      description: 'Whether it is new here, has gained something, or was here already.',
    }),
    added: Type.Integer({ minimum: 0, description: 'Thoughts and critiques that it gained.' }),
    thoughtCount: Type.Integer({ minimum: 0, description: 'How many thoughts it has now.' }),
    branchCount: Type.Integer({ minimum: 0, description: 'How many branches it has now.' }),
    adjusted: Type.Array(
      Closed({
        where: Type.String({ description: 'The thought, branch or field.' }),
        change: OneOf(
          [
            'title_cut',
            'tags_cut',
            'branch_renamed',
            'branch_dropped',
            'origin_is_missing',
            'revised_is_missing',
            'time_is_missing',
          ],
          { description: 'What could not be kept as it was; a reference that leads nowhere is kept.' },
        ),
        to: Opt(Type.String({ description: 'What it is now, where it has become something else.' })),
      }),
      { maxItems: 100, description: 'What is not as the file says, the first hundred; empty: all is.' },
    ),
    dryRun: Type.Boolean({ description: 'True: nothing was changed.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'INVALID_OPERATION'],
  refuses: ['imported-thought-differs', 'imported-branch-differs', 'imported-thought-stands-twice'],
  tells: ['session_started', 'thought_recorded', 'thought_critiqued', 'session_closed'],

  rules: {
    'all-chains-come-back': must(
      'The session is here afterwards with its id, title, tags and times, and with every thought of every chain, its revisions and critiques.',
    ),
    'importing-again-changes-nothing': must('A session that is here already, with all that the file holds, stays as it is.'),
    'only-what-is-new-is-added': must(
      'Of a session that has grown since, only thoughts and critiques that are not here are added.',
    ),
    'a-different-thought-is-refused': must(
      'Where a thought or the beginning of a branch is here and differs, the call answers INVALID_OPERATION and names it; nothing of the file is kept.',
    ),
    'a-thought-stands-once': must(
      'A file that holds two thoughts under one number of one chain is refused, and the number named.',
    ),
    'chains-are-made-again': must(
      'Thoughts are recorded in the order of their times; a branch is a chain, however the file links its nodes.',
    ),
    'what-is-written-otherwise-is-adjusted': must(
      'Names of branches become small letters, digits and hyphens, long titles are cut, references that lead nowhere are kept; adjusted names each.',
    ),
    'an-ended-session-is-ended': must('Where the last thought of the file asked for no other, the session is ended here too.'),
    'a-dry-run-changes-nothing': must('With dryRun the answer says what would come of it, and nothing is changed.'),
  },
});
