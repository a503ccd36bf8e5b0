import type { Defect } from '../../broken.ts';
import { type Any, answering, confirmations, faulty, given, reading, seeing, silent, telling } from './faults.ts';

export const stepDefects = {
  'nobody is told who works on a step': {
    breaks: 'tasks_note/another-agents-step-is-warned-of',
    ...silent('tasks_note'),
  },
  'whoever closes a step is not told who works on it': {
    breaks: 'tasks_macro_close_step/another-agents-step-is-warned-of',
    ...silent('tasks_macro_close_step'),
  },
  'a child stands at the top of the graph': {
    breaks: 'tasks_decompose/steps-are-nodes-of-the-graph',
    appliers: (sound) => ({ steps_added: (fact, at) => sound.steps_added({ ...fact, parent: null }, at) }),
  },
  'none is a blocker': {
    breaks: 'tasks_define/no-blocker-is-no-blocker',
    ...telling('tasks_define', (_, fact, { blockers }) => ({ ...fact, change: { ...fact.change, blockers } })),
  },
  'new criteria are confirmed': {
    breaks: 'tasks_define/new-criteria-must-be-confirmed-anew',
    ...telling('tasks_define', (_, fact) => ({ ...fact, change: confirmations(fact.change) })),
  },
  'notes stay with the step': {
    breaks: 'tasks_note/the-note-is-mirrored',
    appliers: (sound) => ({ step_noted: (fact, at) => sound.step_noted({ ...fact, note: '' }, at) }),
  },
  'gate means all': {
    breaks: 'tasks_verify/gate-confirms-criteria-and-tests',
    ...given('tasks_verify', ({ checkpoints }) => (checkpoints === 'gate' ? { checkpoints: 'all' } : {})),
  },
  'no tests need no confirmation': {
    breaks: 'tasks_done/the-gate-is-always-both',
    ...seeing('tasks_done', ({ tests }) => (tests.length ? {} : { tests_confirmed: true })),
  },
  'evidence asks for nothing': {
    breaks: 'tasks_done/evidence-makes-a-checkpoint-required',
    ...seeing('tasks_done', () => ({ evidence: [] })),
  },
  'proof is never asked for': {
    breaks: 'tasks_done/proof-is-asked-for',
    ...seeing('tasks_done', () => ({ proof_tests_mode: 'off' })),
  },
  'a placeholder is proof': {
    breaks: 'tasks_progress/placeholders-are-no-proof',
    ...telling('tasks_evidence_capture', (_, fact) => ({ ...fact, evidence: fact.checkpoints })),
  },
  'a step closes over its children without a word': {
    breaks: 'tasks_close_step/open-children-are-warned-of',
    ...silent('tasks_close_step'),
  },
  'the graph forgets that a step is done': {
    breaks: 'tasks_done/the-node-of-the-step-is-done',
    ...answering('graph_query', (page) => ({
      ...page,
      nodes: page.nodes.filter((node: Any) => node.type !== 'step' || node.status !== 'done'),
    })),
  },
  'verified and done are two revisions': {
    breaks: 'tasks_close_step/both-are-one-revision',
    appliers: (sound) => ({
      step_done: (fact, at) => sound.step_done({ ...fact, revision: fact.revision + 1 }, at),
    }),
  },
  'what failed stays confirmed': {
    breaks: 'tasks_close_step/a-failure-leaves-no-confirmation',
    boundary: (sound) => async (tool, args) => {
      const envelope = await sound(tool, args);
      if (tool === 'tasks_close_step' && envelope.error) await sound('tasks_verify', args);
      return envelope;
    },
  },
  'what is denied is not missed': {
    breaks: 'tasks_close_step/what-is-mentioned-is-required',
    ...given('tasks_close_step', ({ checkpoints }) =>
      typeof checkpoints === 'object'
        ? { checkpoints: Object.fromEntries(Object.entries(checkpoints).filter(([, value]) => value !== false)) }
        : {},
    ),
  },
  'force is not enough': { breaks: 'tasks_progress/force-skips-the-gates', ...given('tasks_progress', () => ({ force: false })) },
  'progress asks for nothing': { breaks: 'tasks_progress/closing-is-gated', ...given('tasks_progress', () => ({ force: true })) },
  'the reason outlives the block': {
    breaks: 'tasks_block/unblocking-clears-the-reason',
    ...faulty('tasks_block', (sound) => async (input, ctx) => ({
      ...(await sound(input, ctx)),
      reason: input.reason ?? ctx.target.step.block_reason,
    })),
  },
  'a node takes the place of one that went': {
    breaks: 'tasks_task_add/a-node-gets-the-next-place',
    ...reading('tasks_task_add', ({ steps }) => ({
      steps: { ...steps, at: async (task: string, path: string) => ({ ...(await steps.at(task, path)), next_node: 0 }) },
    })),
  },
  'evidence confirms what it is linked to': {
    breaks: 'tasks_evidence_capture/evidence-closes-nothing',
    ...faulty('tasks_evidence_capture', (sound) => async (input, ctx) => {
      const output = await sound(input, ctx);
      const about = { task: output.task, revision: output.revision, ...output.step };
      if (output.step) await ctx.tell('step_verified', { ...about, change: { tests_confirmed: true } });
      return output;
    }),
  },
  'placeholders pass without a word': {
    breaks: 'tasks_evidence_capture/placeholders-are-warned-of',
    ...silent('tasks_evidence_capture'),
  },
  'no step asks for proof': {
    breaks: 'tasks_scaffold/principal-asks-for-proof',
    ...telling('tasks_scaffold', (_, fact) => ({
      ...fact,
      ...(fact.steps
        ? { steps: fact.steps.map(({ change: { proof_tests_mode: __, ...change }, ...step }: Any) => ({ ...step, change })) }
        : {}),
    })),
  },
} satisfies Record<string, Defect>;
