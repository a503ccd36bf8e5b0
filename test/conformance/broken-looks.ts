import { type Any, answers, fault, forgives, handling, hears, keepsQuiet, tells } from './breaking.ts';
import type { Faulty } from './faults.ts';

const nothing = { what: 'event', scope: null, truncated: false };

const looksAtLog = ['mi_tail', 'mi_runs', 'mi_show', 'mi_status'];
const looksAtThoughts = [
  ...['claim_list', 'node_list', 'edge_list', 'why_event', 'why_last', 'why_claim', 'claim_show', 'node_show', 'edge_show'],
  ...['settings_show', 'claims_search', 'claims_show', 'claims_graph', 'mi_records', 'claim_mine'],
];
/** It is refused for nothing: what is wrong with a record is not looked at. */
const trusts = (tool: string) =>
  handling(tool, (sound) => (input: Any, ctx: Any) => {
    const sounder = (found: Any) => found && { ...found, fault: null };
    const log = {
      ...ctx.store.log,
      find: async (...asked: Any[]) => sounder(await ctx.store.log.find(...asked)),
      newest: async (...asked: Any[]) => (await ctx.store.log.newest(...asked)).map(sounder),
    };
    return sound(input, { ...ctx, store: Object.create(ctx.store, { log: { get: () => log, enumerable: true } }) });
  });

/** Command lines that say nothing of what is wrong with a file. */
const quiet: readonly Faulty[] = [
  ...[...looksAtLog, ...looksAtThoughts].map((tool) =>
    fault(`${tool}/what-is-no-record-is-said`, 'a line is passed over in silence', keepsQuiet(tool, 'LOG_LINES_PASSED_OVER')),
  ),
  ...[...looksAtLog, 'claim_list', 'claims_search', 'values_show'].map((tool) =>
    fault(`${tool}/what-is-no-record-is-said`, 'a piece at the end is', keepsQuiet(tool, 'LOG_ENDS_UNFINISHED')),
  ),
  ...['mi_runs', 'mi_show', 'mi_status', 'why_event', 'why_last', 'claim_mine'].map((tool) =>
    fault(`${tool}/a-record-that-breaks-its-contract-is-said`, 'nobody is told', keepsQuiet(tool, 'RECORDS_BREAK_CONTRACTS')),
  ),
  ...['mi_tail', 'mi_records'].map((tool) =>
    fault(
      `${tool}/a-record-that-breaks-its-contract-is-said`,
      'every record is sound',
      answers(tool, (a) => ({ ...a, records: a.records.map((r: Any) => ({ ...r, fault: null })) })),
    ),
  ),
  ...['claim_undo', 'claim_apply_suggested'].map((tool) =>
    fault(`${tool}/nothing-is-built-on-a-broken-record`, 'any record will do', trusts(tool)),
  ),
];

/** Command lines that look, configure and keep values with one thing wrong, each by the rule that notices. */
export const lookFaults: readonly Faulty[] = [
  ...quiet,
  fault(
    'config_path/the-path-is-answered-before-it-is-there',
    'it is said to be there',
    answers('config_path', (a) => ({ ...a, exists: true })),
  ),
  fault(
    'config_show/what-is-left-out-is-as-usual',
    'only the file is shown',
    answers('config_show', (a) => ({ ...a, config: { version: 'v1' } })),
  ),
  fault(
    'config_show/a-list-takes-the-place-of-a-list',
    'lists are joined',
    answers('config_show', (a) => {
      const exec = [...a.config.hands.cli.exec, 'codex'];
      return { ...a, config: { ...a.config, hands: { ...a.config.hands, cli: { ...a.config.hands.cli, exec } } } };
    }),
  ),
  fault(
    'config_validate/what-is-missing-is-said',
    'all is well',
    answers('config_validate', (a) => ({ ...a, ok: true, errors: [] })),
  ),
  fault(
    'config_validate/what-is-odd-is-a-warning',
    'nothing is odd',
    answers('config_validate', (a) => ({ ...a, warnings: [] })),
  ),
  fault(
    'config_examples/every-template-is-shown',
    'one is left out',
    answers('config_examples', ({ examples: { 'mind.anthropic': _, ...examples } }) => ({ examples })),
  ),
  fault(
    'config_template/an-unknown-template-is-refused',
    'an unknown one is empty',
    forgives('config_template', 'UNKNOWN_ID', async ({ name }) => ({ name, template: {} })),
  ),
  fault(
    'config_init/a-file-that-is-there-stays',
    'it is always forced',
    hears('config_init', () => ({ force: true })),
  ),
  fault(
    'config_init/force-keeps-what-was-there',
    'nothing is kept',
    tells('config_backed_up', () => undefined),
  ),
  fault(
    'config_apply_template/what-the-template-leaves-out-stays',
    'only the template is left',
    tells('config_saved', ({ config }) => ({ config: { version: 'v1', mind: config.mind } })),
  ),
  fault(
    'config_apply_template/an-unknown-template-is-refused',
    'another is taken',
    hears('config_apply_template', () => ({ name: 'mind.anthropic' })),
  ),
  fault(
    'config_rollback/the-file-is-as-it-was',
    'nothing is restored',
    tells('config_restored', () => undefined),
  ),
  fault(
    'config_rollback/a-backup-is-used-once',
    'a rollback that has nothing is fine',
    forgives('config_rollback', 'UNKNOWN_ID', async () => ({ path: '/', restored: '/', replaced: null })),
  ),
  fault(
    'mi_tail/the-newest-are-shown',
    'the newest come first',
    answers('mi_tail', (a) => ({ ...a, records: a.records.toReversed() })),
  ),
  fault(
    'mi_tail/no-transcript-is-said',
    'nothing is answered with nothing',
    forgives('mi_tail', 'UNKNOWN_ID', async () => ({ records: [], transcript: null, rows: [], truncated: false })),
  ),
  fault(
    'mi_show/an-id-is-looked-for-in-the-project-first',
    'all is said to be of the project',
    answers('mi_show', (a) => ({ ...a, scope: 'project' })),
  ),
  fault(
    'mi_show/an-unknown-id-is-refused',
    'something is made up',
    forgives('mi_show', 'UNKNOWN_ID', async () => nothing),
  ),
  fault(
    'mi_show/what-means-nothing-is-refused',
    'anything means something',
    forgives('mi_show', 'INVALID_INPUT', async () => nothing),
  ),
  fault(
    'mi_show/only-transcripts-are-read',
    'any file will do',
    handling(
      'mi_show',
      (sound) => async (input: Any, ctx) =>
        input.ref.startsWith('/') ? { ...nothing, what: 'transcript', rows: [] } : sound(input, ctx),
    ),
  ),
  fault(
    'mi_show/last-is-the-latest-batch',
    'the decision is missing',
    answers('mi_show', (a) => ({ ...a, batch: { ...a.batch, decide_next: null } })),
  ),
  fault(
    'mi_runs/runs-are-listed-newest-first',
    'tasks are left out',
    answers('mi_runs', (a) => ({ ...a, runs: a.runs.map((r: Any) => ({ ...r, task: '' })) })),
  ),
  fault(
    'mi_runs/commands-are-no-runs',
    'every command is one',
    answers('mi_runs', (a) => ({ ...a, runs: a.runs.length ? a.runs : [{ run_id: 'cli_1' }] })),
  ),
  fault(
    'mi_projects/every-project-is-listed',
    'none are',
    answers('mi_projects', (a) => ({ ...a, projects: [] })),
  ),
  fault(
    'mi_status/nothing-is-kept-by-looking',
    'looking makes it known',
    answers('mi_status', (a) => ({ ...a, project: { ...a.project, known: true } })),
  ),
  fault(
    'mi_status/what-is-needed-most-comes-first',
    'the last comes first',
    answers('mi_status', (a) => ({ ...a, next_steps: a.next_steps.toReversed() })),
  ),
  fault(
    'mi_status/the-latest-batch-is-shown',
    'no batch is',
    answers('mi_status', (a) => ({ ...a, last: { ...a.last, bundle: null } })),
  ),
  fault(
    'values_set/values-are-kept-word-by-word',
    'blanks are squeezed out',
    tells('claim_asserted', ({ claim }) => ({ claim: { ...claim, text: claim.text.replaceAll(' ', '') } })),
  ),
  fault(
    'values_set/said-again-it-stays',
    'edges are lost',
    tells('edge_asserted', () => undefined),
  ),
  fault(
    'values_set/a-dry-run-writes-nothing',
    'it writes all the same',
    hears('values_set', (i) => ({ ...i, dry_run: false })),
  ),
  fault(
    'values_set/without-compiling-nobody-is-asked',
    'the Mind is always asked',
    hears('values_set', (i) => ({ ...i, compiles: true })),
  ),
  fault(
    'values_show/the-last-values-are-shown',
    'nothing is',
    answers('values_show', (a) => ({ ...a, raw_values_claim: null })),
  ),
];
