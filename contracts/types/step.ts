import { Closed, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { StepId, StepPath, TimestampMs } from './ids.ts';
import { Lines, Title } from './task.ts';

export const checkpoints = ['criteria', 'tests', 'security', 'perf', 'docs'] as const;

export const Checkpoint = named('Checkpoint', OneOf(checkpoints));
export const ProofMode = named('ProofMode', OneOf(['off', 'warn', 'require']));

export const StepRef = named('StepRef', Closed({ step_id: StepId, path: StepPath }));

export const Step = named(
  'Step',
  Closed({
    step_id: StepId,
    path: StepPath,
    title: Type.String(),
    success_criteria: Type.Array(Type.String()),
    tests: Type.Array(Type.String()),
    blockers: Type.Array(Type.String()),
    criteria_confirmed: Type.Boolean(),
    tests_confirmed: Type.Boolean(),
    security_confirmed: Type.Boolean(),
    perf_confirmed: Type.Boolean(),
    docs_confirmed: Type.Boolean(),
    proof_tests_mode: ProofMode,
    proof_security_mode: ProofMode,
    proof_perf_mode: ProofMode,
    proof_docs_mode: ProofMode,
    evidence: Type.Array(Checkpoint, { maxItems: 5, description: 'Checkpoints that real evidence is linked to.' }),
    completed: Type.Boolean(),
    completed_at_ms: Nullable(TimestampMs),
    blocked: Type.Boolean(),
    block_reason: Nullable(Type.String()),
  }),
);

/** A step as it is added. */
export const StepDraft = named('StepDraft', Closed({ title: Title, success_criteria: Lines({ minItems: 1 }) }));
/** A step as it is added together with its task. */
export const StepPlan = named(
  'StepPlan',
  Closed({ title: Title, success_criteria: Lines({ minItems: 1 }), tests: Opt(Lines()), blockers: Opt(Lines()) }),
);

const Confirmation = Type.Union([Type.Boolean(), Closed({ confirmed: Type.Boolean() })]);

export const Confirmations = named(
  'Confirmations',
  Type.Union(
    [
      OneOf(['gate', 'all']),
      Closed(
        {
          criteria: Opt(Confirmation),
          tests: Opt(Confirmation),
          security: Opt(Confirmation),
          perf: Opt(Confirmation),
          docs: Opt(Confirmation),
        },
        { minProperties: 1 },
      ),
    ],
    { description: '"gate" (criteria and tests), "all", or each checkpoint with true, false or {confirmed}.' },
  ),
);
