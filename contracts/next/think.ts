import { defineNextCalls, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const about = Of({ label: S, id: S });

const playbook = (name: string, reason: string) => ({ tool: 'think_playbook', params: { name }, reason });

export const thinkNextCalls = defineNextCalls({
  'see-how-to-weigh-them': playbook('criteria_matrix', 'See how to weigh them'),
  'narrow-it-down': playbook('debug', 'Narrow it down'),
  'turn-it-around': playbook('breakthrough', 'Or turn it around'),
  'see-how-to-settle-it': playbook('contradiction', 'See how to settle it'),
  'see-how-to-design-it': playbook('experiment', 'See how to design it'),
  'see-how-to-attack-it-fairly': playbook('skeptic', 'See how to attack it fairly'),

  'make-the-decision-canon': {
    tool: 'think_publish',
    params: { card_id: '{card_id}', pin: true },
    reason: 'Make the decision part of the canon',
    facts: Of({ card_id: S }),
  },
  'write-down-what-still-holds': {
    tool: 'think_card',
    params: {
      card: { type: 'update', title: 'Recheck after: {label}', tags: ['bm6', 'assumption'], meta: { about: '{id}' } },
    },
    reason: 'Write down what still holds',
    facts: about,
  },
  'keep-what-came-out': {
    tool: 'think_card',
    params: {
      card: {
        type: 'evidence',
        title: 'Result: {label}',
        text: 'CMD: {cmd}',
        tags: ['bm5'],
        meta: { run: { cmd: '{cmd}' } },
      },
      supports: ['{test}'],
    },
    reason: 'After running it, keep what came out',
    facts: Of({ label: S, cmd: S, test: S }),
  },
  'write-the-smallest-test': {
    tool: 'think_card',
    params: {
      card: {
        type: 'test',
        title: 'Test: {label}',
        text: 'CMD: <fill: the smallest command that could show it wrong>',
        tags: ['bm4'],
      },
      supports: ['{id}'],
    },
    reason: 'Write the smallest test that could fail',
    facts: about,
  },
  'ask-the-deciding-question': {
    tool: 'think_card',
    params: {
      card: {
        type: 'question',
        title: 'What would decide "{label}"?',
        tags: ['bm1', 'contradiction'],
        meta: { about: '{id}' },
      },
    },
    reason: 'Ask the deciding question',
    facts: about,
  },
  'write-the-counter-position': {
    tool: 'think_card',
    params: { card: { type: 'hypothesis', title: 'Against: {label}', tags: '{tags}' }, blocks: ['{id}'] },
    reason: 'Write the strongest counter-position',
    facts: Of({ label: S, id: S, tags: Type.Array(S) }),
  },
});
