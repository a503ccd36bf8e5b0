import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

const seeAll = [
  { tool: 'workflow_list', params: { scope: 'effective' }, reason: 'See each workflow there is', priority: 'high' },
] as const;

export const workflowRefusals = defineRefusals({
  'workflow-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'workflow', fix: 'Nearest: {nearest}. List what there is, and check the scope.' },
    facts: Of({ id: S, nearest: S }),
    hints: [{ field: 'id', kind: 'other', expected: 'a workflow that exists in this scope' }],
    suggest: seeAll,
  },
  'trigger-has-no-pattern': badInput(
    'A workflow that starts by words of the task needs those words.',
    'Give a pattern, such as release.',
    'pattern',
  ),
  'pattern-is-not-used': badInput(
    'A workflow that starts by hand looks for no pattern.',
    'Give trigger_mode=task_contains too, or leave the pattern out.',
    'trigger_mode',
  ),
  'only-global-workflows-are-overridden': badInput(
    '{id} belongs to the project, so there is nothing to override.',
    'Leave project_override out.',
    'project_override',
    Of({ id: S }),
  ),
  'workflow-is-not-overridden': badInput(
    'This project changes nothing in {id}.',
    'Leave project_override out to delete the workflow itself, for all projects.',
    'project_override',
    Of({ id: S }),
  ),
  'no-change-is-requested': badInput(
    'It is not said what should change.',
    'Give a request, or loop=true to be asked for one after the other.',
    'request',
  ),
});

const hostNames = 'letters, digits and -, such as openclaw';

export const hostRefusals = defineRefusals({
  'host-has-no-adapter': badInput(
    'mi does not know how {host} reads workflows. Nearest: {nearest}.',
    'Name a host that it knows ({known}), or say where files go with generated_rel_dir.',
    'host',
    Of({ host: S, nearest: S, known: S }),
  ),
  'host-is-not-bound': {
    code: 'UNKNOWN_ID',
    says: { kind: 'bound host', fix: 'Nearest: {nearest}. List what is bound.' },
    facts: Of({ id: S, nearest: S }),
    hints: [{ field: 'host', kind: 'other', expected: `a host that is bound: ${hostNames}` }],
    suggest: [{ tool: 'host_list', params: {}, reason: 'See what is bound', priority: 'high' }],
  },
  'host-workspace-is-no-folder': badInput(
    '{path} is no folder.',
    'Name the folder that the host works in.',
    'workspace_root',
    Of({ path: S }),
  ),
  'host-path-leads-out': badInput(
    '{path} does not stay inside the workspace.',
    'Give a path below it, without .. and not beginning with /, such as skills.',
    '{field}',
    Of({ field: S, path: S }),
  ),
  'host-links-are-not-a-pair': badInput(
    '{given} is not two folders with a colon between them.',
    'Give <generated folder>:<folder of the workspace>, such as skills:skills.',
    'symlink_dir',
    Of({ given: S }),
  ),
});
