import type { AutopilotLooksHandlers } from '../../../generated/handlers/autopilot.ts';
import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { BatchBundle, ResolvedProject, RunHead } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nearest } from '../../kernel/text.ts';
import type { LoggedRecord, RunRow } from '../../records/evidence-log.ts';
import type { TranscriptRows } from '../../records/looks.ts';
import { claimNamed, edgeNamed, nodeNamed } from '../claims/finding.ts';
import { type Seen, sayBroken, sayPassedOver, sayThoughtTrouble } from '../claims/trouble.ts';
import { baseValues, valuesSummaries } from '../claims/values-rules.ts';
import { bundleOf, lastMessageIn } from './bundle-rules.ts';
import { validityOf } from './config-rules.ts';
import { hideInRows } from './hidden-lines-rules.ts';
import { placeOf } from './projects.ts';
import { nextSteps, pendingOf } from './status-rules.ts';
import type { AutopilotStore } from './store.ts';

type Handlers = AutopilotLooksHandlers<AutopilotStore>;
type Shown = Awaited<ReturnType<Handlers['mi_show']>>;
type Ctx = Parameters<Handlers['mi_show']>[1];

const usual = { evidence: 20, transcript: 200 };
/** A batch writes a few dozen records; more than this belong to something that went wrong. */
const mostOfBatch = 400;
const rowsOfMessage = 400;

/** So many rows before those that are shown are looked at too: a key or a value may begin there. */
const rowsBefore = 200;

/** The end of the newest transcript, or of the one that is named. Lines are hidden as the text that they are together. */
async function rowsOf({ looks }: AutopilotStore, ref: string, lines: number): Promise<TranscriptRows> {
  const path = ref === 'hands' || ref === 'mind' ? await looks.newestTranscript(ref) : ref;
  const found = path === undefined ? 'missing' : await looks.transcript(path, lines + rowsBefore);
  if (found === 'elsewhere') throw refuse('transcript-is-elsewhere', { path: ref, home: looks.home });
  if (found === 'missing') throw refuse('no-transcript-is-kept', { id: ref });
  const truncated = found.truncated || found.rows.length > lines;
  return { ...found, truncated, rows: hideInRows(found.rows, lines) };
}

const transcriptOf = ({ rows, ...transcript }: TranscriptRows) => ({ transcript, rows: rows.map((row) => ({ ...row })) });

/** The latest batch of the project, and what it was read from; nothing before the first. */
async function latestBatch({ log, looks }: AutopilotStore): Promise<Partial<Seen> & { readonly bundle?: BatchBundle }> {
  const [begun] = await log.newest('project', { kinds: ['hands_input'], limit: 1 });
  if (!begun) return {};
  const run_id = String(begun.record.run_id ?? '');
  const records = (await log.newest('project', { since: begun.byte, run_id, limit: mostOfBatch })).reverse();
  const [corrupt] = await log.newest('project', { kinds: ['state_corrupt'], limit: 1 });
  const path = begun.record.transcript_path;
  const rows = typeof path === 'string' && path !== '' ? await looks.transcript(path, rowsOfMessage) : 'missing';
  const hands_last_message = typeof rows === 'string' ? '' : lastMessageIn(hideInRows(rows.rows));
  const bundle = bundleOf(records, { hands_last_message, state_corrupt: corrupt?.record ?? null });
  return { bundle, since: begun.byte, records: corrupt ? [...records, corrupt] : records };
}

/** Runs, each by its first record and its last. */
async function headsOf(
  { store: { log }, warn }: { store: AutopilotStore; warn: WarnFor<'RECORDS_BREAK_CONTRACTS'> },
  rows: readonly RunRow[],
): Promise<RunHead[]> {
  const read: LoggedRecord[] = [];
  const heads = await Promise.all(rows.map((row) => headIn(log, row, read)));
  sayBroken({ warn }, read);
  return heads;
}

async function headIn(
  log: AutopilotStore['log'],
  { run_id, first_byte, started_ts, last_ts, records }: RunRow,
  read: LoggedRecord[],
): Promise<RunHead> {
  const ends = await log.newest('project', { run_id, kinds: ['run_start', 'run_end'], limit: 4 });
  read.push(...ends);
  const of = (kind: string): Readonly<Record<string, unknown>> => ends.find((each) => each.kind === kind)?.record ?? {};
  const [start, end] = [of('run_start'), of('run_end')];
  return {
    run_id,
    task: word(start.task),
    status: word(end.status, 'open'),
    reason: word(end.reason),
    started_ts,
    last_ts,
    records,
    before: first_byte,
    bound_to: word(start.bound_to),
  };
}

/** Records are numbered by where they stand, from 1 on, so that 0 is before all of them. */
const seqOf = ({ byte }: LoggedRecord) => byte + 1;
const placeOfSeq = (seq: number) => Math.max(0, seq - 1);

const word = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);

const itemOf = (logged: LoggedRecord) => {
  const { kind, event_id, fault, record } = logged;
  return { seq: seqOf(logged), ts: word(record.ts), kind, event_id, run_id: word(record.run_id), fault, record: { ...record } };
};

const whole = { truncated: false };

/** How each kind of reference is shown, by how it begins. */
const byPrefix: Readonly<Record<string, (ref: string, ctx: Ctx, global: boolean) => Promise<Shown>>> = {
  async ev(ref, ctx, global) {
    const { store } = ctx;
    const found = await store.log.find(ref, global ? 'global' : undefined);
    if (found) {
      await sayPassedOver(ctx, found.byte, found.scope);
      return {
        what: 'event',
        scope: found.scope,
        event: { ...found.record },
        ...(found.fault ? { fault: found.fault } : {}),
        ...whole,
      };
    }
    const near = await store.log.nearest('event_id', ref, global ? 'global' : 'project');
    throw refuse('shown-record-is-not-known', { id: ref, nearest: near ?? 'none' });
  },
  async cl(ref, ctx) {
    const claim = await claimNamed(ctx.store, ref, 'effective');
    await sayThoughtTrouble(ctx, claim.scope);
    return { what: 'claim', scope: claim.scope, claim: { ...claim }, ...whole };
  },
  async nd(ref, ctx) {
    const node = await nodeNamed(ctx.store, ref, 'effective');
    await sayThoughtTrouble(ctx, node.scope);
    return { what: 'node', scope: node.scope, node: { ...node }, ...whole };
  },
  async ed(ref, ctx) {
    const edge = await edgeNamed(ctx.store, ref, 'effective');
    await sayThoughtTrouble(ctx, edge.scope);
    return { what: 'edge', scope: edge.scope, edge: { ...edge }, ...whole };
  },
  async wf(ref, { store }) {
    const ids: string[] = [];
    for (const scope of ['project', 'global'] as const)
      for (const workflow of await store.workflows.stored(scope)) {
        if (workflow.id === ref) return { what: 'workflow', scope, workflow, ...whole };
        ids.push(workflow.id);
      }
    throw refuse('shown-workflow-is-not-known', { id: ref, nearest: nearest(ref, ids) ?? 'none' });
  },
  /** Commands write under ids of their own. */
  cli: (ref, ctx) => shownRun(ref, ctx),
  run: (ref, ctx) => shownRun(ref, ctx),
};

async function shownRun(ref: string, ctx: Ctx): Promise<Shown> {
  const { store } = ctx;
  const row = await store.log.run(ref);
  if (!row) throw refuse('run-is-not-known', { id: ref, nearest: (await store.log.nearest('run_id', ref, 'project')) ?? 'none' });
  const records = (await store.log.newest('project', { run_id: ref, limit: 200 })).reverse();
  const [run] = await headsOf({ store, warn: () => {} }, [row]);
  await sayPassedOver(ctx, row.first_byte);
  sayBroken(ctx, records);
  return {
    what: 'run',
    scope: 'project',
    run: run as RunHead,
    records: records.map(({ record }) => ({ ...record })),
    ...whole,
  };
}

/** References that are words. */
const byWord = (resolved: ResolvedProject | null): Readonly<Record<string, (ctx: Ctx, lines: number) => Promise<Shown>>> => {
  const last = async (ctx: Ctx): Promise<Shown> => {
    const { store, workspace } = ctx;
    const { bundle: batch, since = 0, records = [] } = await latestBatch(store);
    if (!batch) throw refuse('no-batch-was-run', { id: 'last' });
    await sayPassedOver(ctx, since);
    sayBroken(ctx, records);
    const { project_dir, evidence_log } = store.selected.files();
    const root = resolved?.project_id === workspace ? resolved.project_root : (await store.selected.overlay())?.root_path;
    const at = { project_dir, evidence_log, ...(typeof root === 'string' && root ? { project_root: root } : {}) };
    return { what: 'batch', scope: 'project', batch, ...at, ...whole };
  };
  const project = async (ctx: Ctx): Promise<Shown> => {
    const { store, workspace: project_id } = ctx;
    const { overlay } = await store.state.overlay();
    const about = { project_id, ...(await placeOf(ctx, resolved)), files: store.selected.files(), overlay };
    return { what: 'project', scope: 'project', project: about, ...whole };
  };
  const transcript =
    (of: string) =>
    async ({ store }: Ctx, lines: number): Promise<Shown> => ({
      what: 'transcript',
      scope: 'project',
      ...transcriptOf(await rowsOf(store, of, lines)),
      ...whole,
    });
  return { last, '@last': last, project, overlay: project, hands: transcript('hands'), mind: transcript('mind') };
};

export function lookHandlers(resolved: ResolvedProject | null): Handlers {
  const words = byWord(resolved);
  return {
    async mi_tail({ what, log, lines, before, kind }, ctx) {
      const { store } = ctx;
      const none = { records: [], transcript: null, rows: [], ...whole };
      if (what !== 'evidence') return { ...none, ...transcriptOf(await rowsOf(store, what, lines ?? usual.transcript)) };
      const page = { limit: lines ?? usual.evidence, before, kinds: kind.length ? kind : undefined };
      const found = (await store.log.newest(log, page)).reverse();
      await sayPassedOver(ctx, found.length < page.limit ? 0 : (found[0]?.byte ?? 0), log);
      const records = found.map(({ event_id, kind: of, byte, fault, record }) => ({ event_id, kind: of, byte, fault, record }));
      return { ...none, records };
    },

    async mi_records({ run, kind, limit, before, after }, ctx) {
      const { store } = ctx;
      const range = after === undefined ? { before: before === undefined ? undefined : placeOfSeq(before) } : { since: after };
      const asked = { ...range, oldest_first: after !== undefined, run_id: run, kinds: kind.length ? kind : undefined };
      /** Before the records: one that is written meanwhile is then told again, and not left out. */
      const [newest] = await store.log.newest('project', { limit: 1 });
      const found = await store.log.newest('project', { ...asked, limit: limit + 1 });
      await sayPassedOver(ctx, after ?? (found.length > limit ? Math.min(...found.map(({ byte }) => byte)) : 0));
      const records = found.slice(0, limit).map(itemOf);
      return { records, last: newest ? seqOf(newest) : 0, has_more: found.length > limit, ...whole };
    },

    async mi_show({ ref, global, lines }, ctx) {
      const word = Object.hasOwn(words, ref) ? words[ref] : undefined;
      if (word) return word(ctx, lines);
      if (/\.jsonl(\.gz)?$/.test(ref)) {
        const { transcript, rows } = transcriptOf(await rowsOf(ctx.store, ref, lines));
        return { what: 'transcript', scope: null, transcript, rows, ...whole };
      }
      const [, prefix = ''] = /^([a-z]+)_[0-9A-Za-z_]+$/.exec(ref) ?? [];
      const show = Object.hasOwn(byPrefix, prefix) ? byPrefix[prefix] : undefined;
      if (!show) throw refuse('reference-means-nothing', { ref });
      return show(ref, ctx, global);
    },

    async mi_runs({ limit, before }, ctx) {
      const rows = await ctx.store.log.runs({ limit, before });
      await sayPassedOver(ctx, rows.length < limit ? 0 : (rows.at(-1)?.first_byte ?? 0));
      return { runs: await headsOf(ctx, rows), ...whole };
    },

    mi_projects: async ({ limit }, { store }) => ({ projects: await store.looks.projects(limit), ...whole }),

    async mi_status(_, ctx) {
      const { store, workspace: project_id } = ctx;
      const { root_path } = await placeOf(ctx, resolved);
      const own = resolved?.project_id === project_id ? resolved : null;
      const file = await store.config.file();
      const { ok, errors, warnings } = validityOf(file, store.config);
      const { overlay, troubles } = await store.state.overlay();
      const claims = await baseValues(store.thoughts, 3);
      const { bundle = null, since = 0, records = [] } = await latestBatch(store);
      const read = [...records];
      const newest = async (kind: string, most: number) => {
        const found = await store.log.newest('project', { kinds: [kind], limit: most });
        read.push(...found);
        return found.map(({ record }) => record);
      };
      const pending = pendingOf(await newest('learn_suggested', 40), await newest('learn_applied', 80), 6);
      const [synced] = await newest('host_sync', 1);
      const host_sync_ok = (synced?.sync as { ok?: unknown } | undefined)?.ok !== false;
      await sayPassedOver(ctx, since);
      await sayThoughtTrouble(ctx, 'global');
      sayBroken(ctx, read);
      const { project_dir, evidence_log } = store.selected.files();
      return {
        cwd: own?.cwd ?? root_path,
        effective_cd: own?.effective_cd ?? null,
        here: own?.here ?? false,
        project_root: root_path,
        reason: own?.reason ?? 'named',
        config_validate: { ok, errors: [...errors], warnings: [...warnings] },
        providers:
          file.kind === 'unusable'
            ? { mind: '', hands: '' }
            : { mind: file.config.mind.provider, hands: file.config.hands.provider },
        values: {
          values_base_present: claims.length > 0,
          values_summary_present: (await valuesSummaries(store.thoughts)).length > 0,
          values_base_claims_sample: claims.map(({ text }) => text.slice(0, 200)),
        },
        project: {
          project_id,
          known: await store.selected.isKnown(),
          project_dir,
          evidence_log,
          host_bindings: overlay.host_bindings,
          stopped: (await store.state.stop()) !== null,
        },
        last: { bundle, hands_last_message: bundle?.hands_last_message ?? '' },
        pending: {
          learn_suggested: pending.map((each) => ({ ...each })),
          host_sync_ok,
          host_sync_recent: synced ? { ...synced } : null,
        },
        next_steps: nextSteps({
          isSetUp: ok,
          hasValues: claims.length > 0,
          pending,
          decision: bundle?.decide_next ?? null,
          hostsAreFine: host_sync_ok,
        }),
        troubles: troubles.map(({ label, path, error }) => `${label} (${path}): ${error}`).slice(0, 50),
      };
    },
  };
}
