import { Closed, FreeObject, Nullable, OneOf, Opt, Type } from '../kit/index.ts';
import { EntityId, StepId, StepPath, TimestampMs } from '../types/ids.ts';
import { Checkpoint, ProofMode } from '../types/step.ts';
import { ContractText, DependsOn, LongText, Priority, Revision, Tags, TaskStatus, Title } from '../types/task.ts';

/** Whom a fact is about, and at which revision that leaves it. */
export const About = { task: EntityId, revision: Revision };
export const AboutStep = { ...About, step_id: StepId, path: StepPath };

const Stored = Type.Array(Type.String());

/** What may change on a step. */
export const StepChange = Closed({
  title: Opt(Title),
  success_criteria: Opt(Stored),
  tests: Opt(Stored),
  blockers: Opt(Stored),
  criteria_confirmed: Opt(Type.Boolean()),
  tests_confirmed: Opt(Type.Boolean()),
  security_confirmed: Opt(Type.Boolean()),
  perf_confirmed: Opt(Type.Boolean()),
  docs_confirmed: Opt(Type.Boolean()),
  proof_tests_mode: Opt(ProofMode),
  proof_security_mode: Opt(ProofMode),
  proof_perf_mode: Opt(ProofMode),
  proof_docs_mode: Opt(ProofMode),
  evidence: Opt(Type.Array(Checkpoint)),
  completed: Opt(Type.Boolean()),
  completed_at_ms: Opt(Nullable(TimestampMs)),
  blocked: Opt(Type.Boolean()),
  block_reason: Opt(Nullable(Type.String())),
});

/** What may change on a plan or task. */
export const EntityChange = Closed({
  title: Opt(Title),
  description: Opt(Nullable(LongText)),
  context: Opt(Nullable(LongText)),
  priority: Opt(Nullable(Priority)),
  domain: Opt(Nullable(Type.String())),
  tags: Opt(Tags),
  depends_on: Opt(DependsOn),
  contract: Opt(Nullable(ContractText)),
  contract_data: Opt(Nullable(FreeObject())),
  contract_versions: Opt(Type.Integer()),
  status: Opt(TaskStatus),
  completed_at_ms: Opt(Nullable(TimestampMs)),
});

/** What may change on a task node. */
export const NodeChange = Closed({
  title: Opt(Title),
  description: Opt(Nullable(LongText)),
  context: Opt(Nullable(LongText)),
  status: Opt(TaskStatus),
  status_manual: Opt(Type.Boolean()),
  priority: Opt(Nullable(Priority)),
  blocked: Opt(Type.Boolean()),
  blockers: Opt(Stored),
  dependencies: Opt(Stored),
  next_steps: Opt(Stored),
  problems: Opt(Stored),
  risks: Opt(Stored),
  success_criteria: Opt(Stored),
});

export const subjectKinds = ['entity', 'step', 'node'] as const;

/** How to go back and forth: the whole image of what was changed, before and after. */
export const Inverse = Closed({ intent: Type.String(), before: FreeObject(), after: FreeObject() });

/** What an undo or redo puts back. */
export const Reapplied = {
  ...About,
  path: Nullable(Type.String()),
  op_seq: Type.Integer(),
  intent: Type.String(),
  subject: Closed({ kind: OneOf(subjectKinds), id: Type.String() }),
  image: FreeObject(),
};
