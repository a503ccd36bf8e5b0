import { absent, anything, call, casesOf } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_next.ts';

export default casesOf(tool, [
  {
    name: 'the newest of three',
    proves: ['the-newest-open-card'],
    given: [
      hypothesis('H1'),
      hypothesis('Q1', { type: 'question', text: 'Why?' }),
      hypothesis('T1', { type: 'test', status: 'done' }),
      hypothesis('D1', { type: 'decision' }),
    ],
    when: {},
    then: {
      result: { branch: 'main', graph_doc: 'graph', candidate: { id: 'Q1', type: 'question', text: 'Why?' }, truncated: false },
    },
  },
  {
    name: 'nothing is open',
    proves: ['nothing-open-is-null'],
    given: [hypothesis('H1', { status: 'closed' })],
    when: {},
    then: { result: { candidate: null } },
  },
  {
    name: 'a draft',
    proves: ['drafts-are-hidden'],
    given: [hypothesis('H1', { tags: ['v:draft'] })],
    when: {},
    then: { result: { candidate: null } },
  },
  ...([{ include_drafts: true }, { all_lanes: true }, { view: 'audit' }] as const).map((when) => ({
    name: `a draft with ${Object.keys(when)[0]}`,
    proves: ['drafts-are-hidden' as const],
    given: [hypothesis('H1', { tags: ['v:draft'] })],
    when,
    then: { result: { candidate: { id: 'H1' } } },
  })),
  {
    name: 'one step',
    proves: ['a-step-narrows'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('think_card', { step: 's:0', card: { id: 'A', type: 'question', title: 'a' } }),
      call('think_card', { step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
    ],
    when: { step: 'focus' },
    then: { result: { candidate: { id: 'A' }, step_focus: { path: 's:0' } } },
  },
  {
    name: 'room for a stub',
    proves: ['a-small-budget-leaves-a-stub'],
    given: [hypothesis('H1', { text: 'long '.repeat(100) })],
    when: { max_chars: 130 },
    then: {
      result: { candidate: { id: 'H1', type: 'hypothesis', title: anything, status: 'open', text: absent }, truncated: true },
    },
  },
  {
    name: 'room for an id',
    proves: ['a-small-budget-leaves-a-stub'],
    given: [hypothesis('H1', { title: 'long '.repeat(40) })],
    when: { max_chars: 60 },
    then: { result: { candidate: { id: 'H1' } } },
  },
]);
