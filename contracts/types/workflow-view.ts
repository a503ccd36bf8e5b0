import { Closed, described, Nullable, named, Opt, Prose, Type } from '../kit/schema.ts';
import { MindScope } from './mind.ts';
import { WorkflowId } from './mind-ids.ts';
import { ScopeOrBoth } from './thought-view.ts';
import { HostSync, WorkflowTriggerMode } from './workflow.ts';

const Overridden = Type.Boolean({ description: 'The project changes something in it; the global workflow says otherwise.' });

export const WorkflowRow = named(
  'WorkflowRow',
  Closed({
    id: WorkflowId,
    scope: MindScope,
    enabled: Type.Boolean({ description: 'May be triggered.' }),
    name: Type.String({ description: 'What people call it.' }),
    trigger: Closed(
      { mode: WorkflowTriggerMode, pattern: Type.String({ description: 'Text to find in the task.' }) },
      { description: 'When it starts.' },
    ),
    steps_n: Type.Integer({ minimum: 0, description: 'How many steps it has.' }),
    overridden: Overridden,
  }),
  'A workflow in a list.',
);

export const WorkflowHome = {
  scope: described(MindScope, 'Whose workflow it is.'),
  overridden: Overridden,
};

/** Which workflow a call is about. */
export const WorkflowAsked = {
  id: WorkflowId,
  scope: ScopeOrBoth('project', 'Where it is; effective: in the project first, then among global ones.'),
};

export const ProjectOverride = Opt(
  Type.Boolean({
    default: false,
    description: 'Change what this project sees of a global workflow, and leave the workflow itself as it is.',
  }),
);

/** What a change of workflows brought with it. */
export const Synced = {
  sync: Nullable(HostSync, { description: 'What was copied to bound hosts; null where none is bound or it is switched off.' }),
};

export const Pattern = Opt(Prose(1000, { description: 'Text to find in a task, whatever the case.' }));
