import { defineErrors, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const taskErrors = defineErrors({
  CHECKPOINTS_NOT_CONFIRMED: {
    message: 'Step {path} of {task} cannot be closed: not confirmed are {missing}.',
    recovery: 'Confirm what was really checked, then close the step again.',
    facts: Of({ task: S, path: S, step_id: S, missing: S }),
    status: 409,
  },
  PROOF_REQUIRED: {
    message: 'Step {path} of {task} asks for proof of {missing}, and none is attached.',
    recovery: 'Attach what you ran and where its result is: "CMD: <command>" and "LINK: <url>". Placeholders do not count.',
    facts: Of({ task: S, path: S, step_id: S, missing: S }),
    status: 409,
  },
  PROOF_MISSING: {
    message: 'Step {path} of {task} has tests, and neither a note nor proof says that they were run.',
    recovery: 'Add note, or proof: "CMD: <command>" and "LINK: <url>". Placeholders do not count.',
    facts: Of({ task: S, path: S, step_id: Type.Optional(S) }),
    status: 409,
  },
  BATCH_FAILED: {
    message: 'Operation {index} ({tool}) failed: {problem}',
    recovery: '{fix}',
    facts: Of({ index: Type.Integer(), tool: S, problem: S, fix: S }),
    status: 409,
  },
});
