import type { WorkspaceSetupHandlers } from '../../../generated/handlers/workspace.ts';
import { type Contribution, type Finding, healthOf } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Policy, StorePort } from '../../kernel/ports.ts';
import { nextCall, text } from '../../kernel/says.ts';
import { defaults } from '../../records/defaults.ts';
import { taskToTakeUp } from '../../records/work.ts';
import { type Pages, toolsLike } from './help-rules.ts';
import type { WorkspaceStore } from './store.ts';

type Contributed = Omit<Required<Contribution<WorkspaceStore>>, 'opens'>;
type StoreFacts = Pick<StorePort, 'location' | 'schema_version'> & { readonly engine: 'sqlite' | 'postgres' };

const noTarget: Finding = {
  code: 'NO_TARGET',
  severity: 'info',
  ...text('no-target'),
};

export const setupHandlers = (
  place: StoreFacts,
  policy: Policy,
  { golden, diagnoses, atWork }: Pick<Contributed, 'golden' | 'diagnoses' | 'atWork'>,
  pages: Pages,
): WorkspaceSetupHandlers<WorkspaceStore> => {
  const golden_path = [...golden];
  return {
    async init(_, { workspace, store }) {
      const { location: storage_dir, schema_version } = place;
      return { workspace, storage_dir, schema_version, checkout: store.workspace?.checkout ?? defaults.branch, defaults };
    },

    async status(_, { workspace, store, suggest, short }) {
      const row = store.workspace;
      const last = row ? await store.entries.last() : undefined;
      const event = row ? await store.events.last() : undefined;
      const last_task_event = event ? { event_id: event.event_id, ts: event.ts, ts_ms: event.ts_ms } : null;
      const begun = row && !row.focus ? await taskToTakeUp(store) : undefined;
      if (row?.focus) suggest(nextCall('go-on-with-the-focus', { focus: row.focus }));
      else if (begun) suggest(nextCall('take-up-an-open-task', { task: begun.id, title: begun.title }));
      else if (last) suggest(nextCall('read-the-last-entry', { ref: `${last.doc}@${last.seq}` }));
      else suggest(nextCall('start-the-first-task'));
      return {
        workspace,
        schema_version: place.schema_version,
        workspace_exists: row !== null,
        checkout: row?.checkout ?? null,
        work: row?.focus ? await atWork(row.focus, store, short) : null,
        defaults,
        golden_path,
        last_task_event,
        last_event: last_task_event,
        last_doc_entry: last
          ? { seq: last.seq, ts: last.ts, ts_ms: last.ts_ms, branch: last.branch, doc: last.doc, kind: last.kind }
          : null,
        workspace_policy: {
          default_workspace: policy.default_workspace,
          workspace_lock: policy.workspace_lock,
          project_guard_configured: policy.project_guard,
          project_guard_stored: row?.project_guard ?? null,
          default_agent_id: policy.default_agent_id,
        },
      };
    },

    async help({ tool }) {
      if (tool === undefined) return { text: text('help-page') };
      const known = await pages();
      const page = Object.hasOwn(known, tool) ? known[tool] : undefined;
      if (page === undefined)
        throw refuse('tool-is-not-known', { id: tool, near: toolsLike(tool, Object.keys(known)).join(', ') });
      return { text: page };
    },

    async storage() {
      return { storage_dir: place.location, engine: place.engine, schema_version: place.schema_version, defaults };
    },

    async diagnostics(_, { workspace, target, store }) {
      const reports = [];
      for (const diagnose of diagnoses) reports.push(await diagnose({ store, target }));
      const issues = [...(target ? [] : [noTarget]), ...reports.flatMap((r) => r.findings)];
      return {
        workspace,
        checkout: store.workspace?.checkout ?? null,
        focus: store.workspace?.focus ?? null,
        target: target && { id: target.id, kind: target.kind, reasoning_ref: target.reasoning_ref },
        context_health: healthOf(issues, Object.assign({}, ...reports.map((r) => r.stats))),
        golden_path,
      };
    },
  };
};
