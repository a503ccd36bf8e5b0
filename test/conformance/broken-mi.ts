import type { App } from '../../src/boundary/app.ts';
import type { Hosts } from '../../src/kernel/hosts.ts';
import { type Any, answers, fault, forgives, handling, hears, tells } from './breaking.ts';
import type { Faulty } from './faults.ts';

type Apply = Faulty['apply'];

/** Hosts are treated otherwise. */
const hosting =
  (change: (sound: Hosts) => Partial<Hosts>): Apply =>
  (app: App) => ({
    ...app,
    ports: { ...app.ports, hosts: { ...(app.ports.hosts as Hosts), ...change(app.ports.hosts as Hosts) } },
  });

const plans = (change: (plan: Any) => Any): Apply => hosting((sound) => ({ write: (plan) => sound.write(change(plan)) }));

const made = (id: string): Any => ({ id, scope: 'project', overridden: false, enabled: true, changed: true, sync: null });

/** Command lines with one thing wrong, each by the rule that notices. */
export const miFaults: readonly Faulty[] = [
  fault(
    'workflow_create/a-workflow-is-stored',
    'nothing is stored',
    tells('workflow_saved', () => undefined),
  ),
  fault(
    'workflow_create/a-workflow-is-stored',
    'all projects get it',
    hears('workflow_create', (i) => ({ ...i, scope: 'global' })),
  ),
  fault(
    'workflow_create/it-can-begin-disabled',
    'it is enabled at once',
    hears('workflow_create', (i) => ({ ...i, disabled: false })),
  ),
  fault(
    'workflow_create/steps-have-ids-of-their-own',
    'steps are called alike',
    tells('workflow_saved', (f) => ({
      ...f,
      workflow: { ...f.workflow, steps: f.workflow.steps.map((s: Any) => ({ ...s, id: 's1' })) },
    })),
  ),
  fault(
    'workflow_create/a-trigger-needs-a-pattern',
    'words of the task may be none',
    hears('workflow_create', (i) => (i.trigger_mode === 'task_contains' ? { ...i, pattern: 'x' } : i)),
  ),
  fault(
    'workflow_list/each-scope-lists-its-own',
    'disabled ones are left out',
    answers('workflow_list', (a) => ({ ...a, workflows: a.workflows.filter((w: Any) => w.enabled) })),
  ),
  fault(
    'workflow_list/effective-lists-what-the-project-sees',
    'global ones come first',
    answers('workflow_list', (a) => ({ ...a, workflows: a.workflows.toReversed() })),
  ),
  fault(
    'workflow_list/the-project-hides-a-global-workflow',
    'both are listed',
    handling('workflow_list', (sound) => async (input: Any, ctx) => {
      if (input.scope !== 'effective') return sound(input, ctx);
      const lists = [];
      for (const scope of ['project', 'global']) lists.push(...((await sound({ ...input, scope }, ctx)) as Any).workflows);
      return { workflows: lists, truncated: false };
    }),
  ),
  fault(
    'workflow_show/the-whole-workflow-is-shown',
    'the last step is cut',
    answers('workflow_show', (a) => ({ ...a, workflow: { ...a.workflow, steps: a.workflow.steps.slice(0, 1) } })),
  ),
  fault(
    'workflow_show/effective-shows-what-the-project-sees',
    'what the project changes is not seen',
    hears('workflow_show', (i) => ({ ...i, scope: i.scope === 'effective' ? 'global' : i.scope })),
  ),
  fault(
    'workflow_show/an-unknown-workflow-is-not-shown',
    'an unknown one is answered with nothing',
    forgives('workflow_show', 'UNKNOWN_ID', async () => ({
      scope: 'project',
      overridden: false,
      workflow: {},
      truncated: false,
    })),
  ),
  fault(
    'workflow_enable/the-workflow-says-so',
    'steps are lost with it',
    tells('workflow_saved', (f) => (f.workflow.enabled ? f : { ...f, workflow: { ...f.workflow, steps: [] } })),
  ),
  fault(
    'workflow_enable/an-override-is-for-this-project',
    'all projects are switched',
    hears('workflow_enable', (i) => ({ ...i, project_override: false })),
  ),
  fault(
    'workflow_enable/an-override-keeps-what-it-said',
    'steps that were patched are as before',
    tells('overlay_saved', (f) => ({
      overlay: {
        ...f.overlay,
        global_workflow_overrides: Object.fromEntries(
          Object.entries(f.overlay.global_workflow_overrides).map(([id, o]: Any) => [
            id,
            o.enabled === undefined ? o : { enabled: o.enabled },
          ]),
        ),
      },
    })),
  ),
  fault(
    'workflow_enable/a-project-overrides-global-workflows-only',
    'it is switched itself instead',
    hears('workflow_enable', (i) => ({ ...i, project_override: i.scope === 'global' && i.project_override })),
  ),
  fault(
    'workflow_enable/an-unknown-workflow-is-not-switched',
    'an unknown one is switched',
    forgives('workflow_enable', 'UNKNOWN_ID', async (i) => made(i.id)),
  ),
  fault(
    'workflow_delete/it-is-gone',
    'nothing is removed',
    tells('workflow_removed', () => undefined),
  ),
  fault(
    'workflow_delete/clearing-an-override-leaves-the-workflow',
    'the workflow goes',
    hears('workflow_delete', (i) => ({ ...i, project_override: false })),
  ),
  fault(
    'workflow_delete/nothing-to-clear-is-refused',
    'nothing is cleared without a word',
    forgives('workflow_delete', 'INVALID_INPUT', async (i) => ({ id: i.id, scope: 'global', removed: 'override', sync: null })),
  ),
  fault(
    'workflow_delete/an-unknown-workflow-is-not-deleted',
    'an unknown one is said to be deleted',
    forgives('workflow_delete', 'UNKNOWN_ID', async (i) => ({ id: i.id, scope: 'project', removed: 'workflow', sync: null })),
  ),
  fault(
    'workflow_edit/a-request-changes-the-workflow',
    'nothing is stored',
    hears('workflow_edit', (i) => ({ ...i, dry_run: true })),
  ),
  fault(
    'workflow_edit/it-stays-the-same-workflow',
    'the Mind may give it another origin',
    tells('workflow_saved', (f) => (f.workflow.steps.length === 3 ? { ...f, workflow: { ...f.workflow, id: 'wf_9_9' } } : f)),
  ),
  fault(
    'workflow_edit/a-dry-run-stores-nothing',
    'a dry run stores it',
    hears('workflow_edit', (i) => ({ ...i, dry_run: false })),
  ),
  fault(
    'workflow_edit/an-override-holds-the-difference',
    'the global workflow is changed',
    hears('workflow_edit', (i) => ({ ...i, project_override: false })),
  ),
  fault(
    'workflow_edit/no-difference-clears-the-override',
    'an empty override stays',
    answers('workflow_edit', (a) => ({ ...a, overridden: true })),
  ),
  fault(
    'workflow_edit/requests-follow-one-another',
    'one request is enough',
    answers('workflow_edit', (a) => ({ ...a, edits: a.edits.slice(0, 1) })),
  ),
  fault(
    'workflow_edit/a-request-is-needed',
    'nothing is asked for, and nothing said',
    forgives('workflow_edit', 'INVALID_INPUT', async (i) => ({
      ...made(i.id),
      dry_run: false,
      workflow: {},
      edits: [],
      truncated: false,
    })),
  ),
  fault(
    'workflow_edit/a-mind-that-fails-changes-nothing',
    'a failure is taken for a success',
    forgives('workflow_edit', 'MIND_FAILED', async (i) => ({
      ...made(i.id),
      dry_run: false,
      workflow: {},
      edits: [],
      truncated: false,
    })),
  ),
  fault(
    'workflow_edit/an-unknown-workflow-is-not-edited',
    'an unknown one is edited',
    forgives('workflow_edit', 'UNKNOWN_ID', async (i) => ({
      ...made(i.id),
      dry_run: false,
      workflow: {},
      edits: [],
      truncated: false,
    })),
  ),
  fault(
    'host_list/what-is-bound-is-listed',
    'nothing is listed',
    answers('host_list', (a) => ({ ...a, hosts: [] })),
  ),
  fault(
    'host_bind/a-bound-host-gets-the-workflows',
    'nothing is linked',
    plans((p) => ({ ...p, links: [] })),
  ),
  fault(
    'host_bind/a-bound-host-gets-the-workflows',
    'no record says so',
    tells('host_sync', () => undefined),
  ),
  fault(
    'host_bind/binding-again-moves-it',
    'it is bound twice',
    answers('host_bind', (a) => ({ ...a, replaced: false })),
  ),
  fault(
    'host_bind/paths-stay-inside',
    'a path may lead out',
    hears('host_bind', ({ generated_rel_dir: _, ...i }) => ({ ...i, symlink_dir: [] })),
  ),
  fault(
    'host_bind/the-workspace-must-be-there',
    'any folder will do',
    hosting((sound) => ({ find: async (typed) => ({ ...(await sound.find(typed)), isFolder: true }) })),
  ),
  fault(
    'host_bind/an-unknown-host-needs-a-place',
    'any name will do',
    hears('host_bind', (i) => ({ ...i, generated_rel_dir: i.generated_rel_dir ?? 'made' })),
  ),
  fault(
    'host_unbind/what-was-written-is-taken-away',
    'what was written stays',
    plans((p) => ({ ...p, leaves: false })),
  ),
  fault(
    'host_unbind/what-is-not-bound-is-refused',
    'nothing is unbound, and it is said to be',
    forgives('host_unbind', 'UNKNOWN_ID', async (i) => ({ was: { host: i.host }, sync: { ok: true, results: [] } })),
  ),
  fault(
    'host_sync/every-binding-is-written',
    'only the first is written',
    answers('host_sync', (a) => ({ ...a, results: a.results.slice(0, 1) })),
  ),
  fault(
    'host_sync/a-sync-says-what-failed',
    'what failed is passed over',
    answers('host_sync', (a) => ({ ok: true, results: a.results.map((r: Any) => ({ ...r, ok: true, notes: [] })) })),
  ),
  fault(
    'host_sync/every-sync-is-recorded',
    'no record is written',
    tells('host_sync', () => undefined),
  ),
  fault(
    'claim_list/the-newest-come-first',
    'the oldest come first',
    answers('claim_list', (a) => ({ ...a, claims: a.claims.toReversed() })),
  ),
  fault(
    'claim_retract/what-is-retracted-no-longer-holds',
    'it holds as before',
    tells('claim_retracted', () => undefined),
  ),
  fault(
    'claim_retract/an-unknown-claim-is-not-retracted',
    'an unknown claim is retracted',
    forgives('claim_retract', 'UNKNOWN_ID', async (i) => ({ claim_id: i.id, event_id: 'ev_cli_1_1' })),
  ),
  fault(
    'claim_supersede/the-new-claim-takes-the-place',
    'the old claim stays active',
    tells('edge_asserted', (f) => (f.edge.edge_type === 'supersedes' ? undefined : f)),
  ),
  fault(
    'settings_set/a-dry-run-writes-nothing',
    'a dry run writes',
    handling('settings_set', (sound) => (i: Any, ctx) => sound({ ...i, dry_run: false }, ctx)),
  ),
  fault(
    'settings_set/something-must-be-set',
    'nothing is set, and it is said to be',
    forgives('settings_set', 'INVALID_INPUT', async () => ({ changed: false })),
  ),
  fault(
    'project_alias_rm/an-unknown-name-is-refused',
    'an unknown name is taken away',
    forgives('project_alias_rm', 'UNKNOWN_ID', async (i) => ({ name: i.name, was: {} })),
  ),
  fault(
    'project_pin/pinned-means-it',
    'nothing is pinned',
    tells('selection_saved', (f) => ({ selection: { ...f.selection, pinned: null } })),
  ),
  fault(
    'mi_run/a-run-says-how-it-ended',
    'no record says so',
    tells('run_end', () => undefined),
  ),
  fault(
    'mi_stop/a-hold-lasts',
    'it is not written',
    tells('stop_saved', () => undefined),
  ),
  fault(
    'mi_stop/a-hold-outlasts-a-stop',
    'a stop lifts it',
    hears('mi_stop', (i) => (i.hold || i.lift ? i : { ...i, lift: true })),
  ),
  fault(
    'mi_stop/one-or-the-other',
    'hold wins',
    hears('mi_stop', (i) => (i.hold ? { ...i, lift: false } : i)),
  ),
  fault(
    'mi_run/nothing-to-do-is-refused',
    'something is done all the same',
    hears('mi_run', (i) => ({ ...i, task: i.task ?? 'Look around.' })),
  ),
  fault(
    'mi_run/what-was-sent-is-written-first',
    'it is not written',
    tells('hands_input', () => undefined),
  ),
];
