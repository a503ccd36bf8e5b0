import { named, Type } from '../kit/schema.ts';

const id = (name: string, prefix: string, description: string) =>
  named(
    name,
    Type.String({
      pattern: `^${prefix}_[0-9A-Za-z_]+$`,
      form: `an id such as ${prefix}_1767800000_0a1b2c3d`,
      maxLength: 128,
      description,
    }),
  );

export const EvidenceEventId = id('EvidenceEventId', 'ev', 'One record of an EvidenceLog: ev_<run_id>_<seq>.');
export const ClaimId = id('ClaimId', 'cl', 'A claim of the Thought DB.');
export const ThoughtNodeId = id('ThoughtNodeId', 'nd', 'A decision, action or summary node of the Thought DB.');
export const ThoughtEdgeId = id('ThoughtEdgeId', 'ed', 'An edge of the Thought DB.');
export const WorkflowId = id('WorkflowId', 'wf', 'A stored workflow.');
export const LearnSuggestionId = id(
  'LearnSuggestionId',
  'ls',
  'One record of suggested preferences, to be applied by this name.',
);
export const SegmentId = id('SegmentId', 'seg', 'The part of a run between two checkpoints.');
export const SnapshotId = id('SnapshotId', 'snap', 'The summary of a closed segment.');

export const ProjectId = named(
  'ProjectId',
  Type.String({
    pattern: '^[0-9a-f]{16}$',
    form: '16 hexadecimal digits',
    description: 'First 16 hex digits of the hash of the project identity.',
  }),
);
/** An end of an edge. It need not exist: the two scopes have stores of their own. */
export const ThoughtRef = named(
  'ThoughtRef',
  Type.String({
    pattern: '^(cl|nd|ev)_[0-9A-Za-z_]+$',
    form: 'an id that begins with cl_, nd_ or ev_',
    maxLength: 128,
    description: 'A claim, a node or an evidence record.',
  }),
);
