import { call, defineScenario, having, saved } from '../kit/index.ts';
import { aTaskToThinkAbout, inFocus } from '../worlds/cards.ts';

const elsewhere = { ref: 'what-if/disk', graph_doc: 'TASK-001-graph' };

export default defineScenario({
  name: 'a line of thought becomes canon',
  summary:
    'A task is thought through in one step, a subgoal is answered, a branch tries another outcome, and the decision is published.',
  proves: [
    'think_pipeline/a-step-scopes-every-stage',
    'think_subgoal_open/the-question-leads-to-it',
    'think_subgoal_close/what-was-found-comes-back',
    'think_query/a-step-narrows',
    'think_set_status/the-status-changes',
    'think_publish/a-copy-is-written',
    'open/the-newest-version-opens',
  ],
  steps: [
    ...aTaskToThinkAbout,
    inFocus,
    call(
      'think_pipeline',
      {
        step: 'focus',
        hypothesis: { id: 'H', title: 'The disk is slow' },
        test: { id: 'T', title: 'Read a large file', text: 'CMD: dd if=big of=/dev/null' },
        decision: { id: 'D', title: 'Move to another disk', tags: ['v:draft'] },
        note_decision: true,
      },
      { result: { cards: [{ stage: 'hypothesis' }, { stage: 'test' }, { stage: 'decision' }], decision_note: { doc: 'notes' } } },
    ),
    call('think_watch', { step: 'focus' }, { result: { engine: { actions: having({ kind: 'run_test' }) } } }),
    call('think_add_question', { step: 'focus', card: { id: 'Q', title: 'Is it the disk at all?' } }),
    call('think_subgoal_open', { question_id: 'Q', message: 'Measure the network' }, { save: { s: '/subgoal_id' } }),
    call(
      'think_subgoal_close',
      { subgoal_id: saved('s'), return_card: { id: 'E', type: 'evidence', title: 'The network is fine' } },
      { result: { return_card_id: 'E' } },
    ),
    call('think_link', { from: 'E', rel: 'supports', to: 'T' }),
    call('branch_create', { name: 'what-if/disk', from: 'task/TASK-001' }),
    call('think_set_status', { ...elsewhere, targets: 'H', status: 'refuted' }),
    call('think_query', { ids: 'H', ...elsewhere }, { result: { cards: [{ id: 'H', status: 'refuted' }] } }),
    call('open', { id: 'H' }, { result: { head: { branch: 'task/TASK-001' }, card: { status: 'open' } } }),
    call('graph_merge', { from: 'what-if/disk', merge_to_base: true, doc: 'TASK-001-graph' }, { result: { merged: 1 } }),
    call('open', { id: 'H' }, { reconnect: true, result: { card: { status: 'refuted' } } }),
    call('think_query', { types: 'decision' }, { result: { cards: [] } }),
    call('think_publish', { card_id: 'D', pin: true }, { result: { published_card_id: 'CARD-PUB-D', inserted: true } }),
    call('think_query', { types: 'decision' }, { result: { cards: [{ id: 'CARD-PUB-D' }] } }),
    call('think_query', { step: 's:0', types: 'decision' }, { result: { cards: [{ id: 'CARD-PUB-D' }, { id: 'D' }] } }),
    call('think_lint', {}, { result: { ok: true } }),
  ],
});
