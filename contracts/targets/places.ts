import { Closed, Nullable, named, Type } from '../kit/schema.ts';
import { StepFocus } from '../types/card.ts';
import { BranchName, DocName, Seq } from '../types/ids.ts';
import { EntityTarget } from './entities.ts';

export const Segment = named(
  'Segment',
  Closed(
    {
      branch_id: Type.Integer({ description: 'The branch on which it was written.' }),
      after: Type.Integer({ description: 'The range begins after this number.' }),
      upto: Type.Integer({ description: 'The last number of the range.' }),
    },
    { description: 'A range of one branch: what was written with after < seq <= upto.' },
  ),
);

const branch = {
  branch: BranchName,
  branch_id: Type.Integer({ description: 'Its number in the workspace.' }),
  base_branch: Nullable(BranchName),
  base_seq: Nullable(Seq),
  view: Type.Array(Segment, { description: 'The ranges that make up what is seen on it, newest first.' }),
};

const entity = Nullable(EntityTarget);

export const BranchTarget = named('BranchTarget', Closed(branch, { description: 'A branch as it was found.' }));

export const DocumentTarget = named(
  'DocumentTarget',
  Closed(
    { ...branch, doc: DocName, entity },
    { description: 'A document on a branch, and the plan or task it was found through.' },
  ),
);

export const ThinkingTarget = named(
  'ThinkingTarget',
  Closed(
    { ...branch, notes_doc: DocName, trace_doc: DocName, graph_doc: DocName, entity, step: Nullable(StepFocus) },
    { description: 'A branch with its three documents, the plan or task they belong to, and the step that is meant.' },
  ),
);
