import { Closed, described, Nullable, named, OneOf, Opt, shorthand, Type } from '../kit/schema.ts';
import { StepId, StepPath, TimestampMs } from './ids.ts';
import { Lines, Title } from './task.ts';

export const checkpoints = ['criteria', 'tests', 'security', 'perf', 'docs'] as const;

export const Checkpoint = named('Checkpoint', OneOf(checkpoints, { description: 'A check that a step needs before it closes.' }));
export const ProofMode = named(
  'ProofMode',
  OneOf(['off', 'warn', 'require'], { description: 'What proof a checkpoint needs: none (off), advised (warn) or required.' }),
);

export const StepRef = named('StepRef', Closed({ step_id: StepId, path: StepPath }), 'A step by id and by path.');

export const Step = named(
  'Step',
  Closed({
    step_id: StepId,
    path: StepPath,
    title: Type.String({ description: 'What is to be done.' }),
    success_criteria: Type.Array(Type.String(), { description: 'What shows that it is done.' }),
    tests: Type.Array(Type.String(), { description: 'How it is tested.' }),
    blockers: Type.Array(Type.String(), { description: 'What is in the way; [] for nothing.' }),
    criteria_confirmed: Type.Boolean({ description: 'True when the criteria were confirmed.' }),
    tests_confirmed: Type.Boolean({ description: 'True when the tests were confirmed.' }),
    security_confirmed: Type.Boolean({ description: 'True when security was confirmed.' }),
    perf_confirmed: Type.Boolean({ description: 'True when performance was confirmed.' }),
    docs_confirmed: Type.Boolean({ description: 'True when documentation was confirmed.' }),
    proof_tests_mode: described(ProofMode, 'Proof that tests need before it closes.'),
    proof_security_mode: described(ProofMode, 'Proof that security needs before it closes.'),
    proof_perf_mode: described(ProofMode, 'Proof that performance needs before it closes.'),
    proof_docs_mode: described(ProofMode, 'Proof that documentation needs before it closes.'),
    evidence: Type.Array(Checkpoint, { maxItems: 5, description: 'Checkpoints that real evidence is linked to.' }),
    completed: Type.Boolean({ description: 'True when the step is closed.' }),
    completed_at_ms: Nullable(TimestampMs, { description: 'When it was closed; null while it is open.' }),
    blocked: Type.Boolean({ description: 'True when it was marked as blocked.' }),
    block_reason: Nullable(Type.String(), { description: 'Why it is blocked; null when no reason was given or it is not.' }),
  }),
  'A step of a task.',
);

export const StepDraft = named(
  'StepDraft',
  Closed(
    {
      title: described(Title, 'What is to be done, in a line.'),
      success_criteria: Lines({ minItems: 1, description: 'What shows that it is done; at least one line.' }),
    },
    shorthand({ title: '{text}', success_criteria: ['Done: {text}'] }),
  ),
  'A step as it is added.',
);
export const StepPlan = named(
  'StepPlan',
  Closed(
    {
      title: described(Title, 'What is to be done, in a line.'),
      success_criteria: Lines({ minItems: 1, description: 'What shows that it is done; at least one line.' }),
      tests: Opt(Lines({ description: 'How it is tested, such as a command.' })),
      blockers: Opt(Lines({ description: 'What is in the way; [] or left out for nothing.' })),
    },
    shorthand({ title: '{text}', success_criteria: ['Done: {text}'] }),
  ),
  'A step as it is added together with its task.',
);

const Confirmation = Type.Union(
  [Type.Boolean(), Closed({ confirmed: Type.Boolean({ description: 'True to confirm, false to take it back.' }) })],
  { description: 'true or {confirmed: true} confirms; false takes it back.' },
);

export const Confirmations = named(
  'Confirmations',
  Type.Union(
    [
      OneOf(['gate', 'all']),
      Closed(
        {
          criteria: Opt(described(Confirmation, 'Whether the success criteria are met.')),
          tests: Opt(described(Confirmation, 'Whether the tests pass.')),
          security: Opt(described(Confirmation, 'Whether security was looked at.')),
          perf: Opt(described(Confirmation, 'Whether performance was looked at.')),
          docs: Opt(described(Confirmation, 'Whether the documentation was brought up to date.')),
        },
        { minProperties: 1 },
      ),
    ],
    { description: '"gate" (criteria and tests), "all", or each checkpoint with true, false or {confirmed}.' },
  ),
);
