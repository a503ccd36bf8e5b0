import { writeFileSync } from 'node:fs';
import { call } from '../../src/boundary/call.ts';
import { demoProject as project, testHome } from './home.ts';
import { play, type Story } from './pilot.ts';

type Home = Awaited<ReturnType<typeof testHome>>;

const learned = (text: string) => ({ scope: 'project', severity: 'low', text, rationale: 'It came up.' }) as const;

const step = (id: string, title: string) =>
  ({ id, kind: 'hands', title, hands_input: '', check_input: '', risk_category: 'other', policy: 'allow', notes: '' }) as const;

const suggestion = {
  signature: 'nightly',
  benefit: 'high',
  confidence: 0.9,
  reason: 'Every night.',
  workflow: {
    version: 'v1',
    id: '',
    name: 'Nightly',
    enabled: false,
    trigger: { mode: 'task_contains', pattern: 'nightly' },
    mermaid: '',
    steps: [step('s1', 'Build it')],
    source: { kind: 'suggested', reason: '', evidence_refs: [] },
    created_ts: '',
    updated_ts: '',
  },
} as const;

/** A home in which a run meets everything that it can meet at its start: a workflow, a host, an earlier run, a file that is broken. */
export async function livedIn(): Promise<{ readonly home: Home; readonly log: readonly string[] }> {
  const home = await testHome();
  const said = async (tool: string, args: object) => {
    const { error } = await call(home, tool, { project, ...args });
    if (error) throw new Error(`${tool}: ${error.message}`);
  };
  await said('workflow_create', {
    name: 'Release',
    trigger_mode: 'task_contains',
    pattern: 'release',
    steps: ['Run the tests', 'Tag the release'],
  });
  await said('host_bind', { host: 'openclaw', workspace_root: '.' });
  const earlier = await play({
    home,
    task: 'Publish 1.1.',
    batches: [{ says: 'Done.', thread: 'thread-7' }],
    mind: {
      extract_evidence: [{ facts: ['A release of 1.1 was tagged before it was pushed.'] }],
      checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done' }],
    },
  });
  writeFileSync(home.files.layout.project(project).segment, '{ "open": tru');
  return { home, log: earlier.log };
}

/** One run that goes through every stage of the loop, and learns at its end. */
export const full: Story = {
  task: 'Make a release of 1.2.',
  flags: { continue_hands: true, why: true, max_batches: 12, bind: 'TASK-001' },
  work: {
    find: async ({ task }) => ({ kind: 'found', bound_to: `acme#${task}`, asks: '' }),
    handedOff: async () => [],
    keep: async () => null,
  },
  batches: [
    { says: 'API Error: 529 Overloaded', exit_code: 1, thread: 'unknown' },
    { says: '', exit_code: 1, thread: 'unknown' },
    { says: 'Pushed. May I tag it?', commands: [{ command: 'git push' }], risks: ['push: git push'], tree: '1' },
    { says: 'Tagged.', tree: '2' },
    { says: 'Two ways are open.', tree: '3' },
    { says: 'Same.', tree: '4' },
    { says: 'Same.', tree: '5' },
    { says: 'Same.', tree: '6' },
    { says: 'All done.', tree: '7' },
  ],
  user: ['yes', 'Yes, tag it.', 'Look at the page.', 'The first.', 'Finish it.'],
  mind: {
    extract_evidence: [
      { fails: 'rate_limited', retry_after_ms: 10 },
      { facts: ['The release was pushed.'], actions: [{ kind: 'command', detail: 'git push' }], results: ['48 tests pass.'] },
    ],
    workflow_progress: [{ should_update: true, completed_step_ids: ['s1'], next_step_id: 's2' }],
    risk_judge: [{ severity: 'high', should_ask_user: true, learn_suggested: [learned('Ask before a push.')] }],
    plan_min_checks: [
      { should_run_checks: true, hands_check_input: 'Run npm test.' },
      { needs_testless_strategy: true, testless_strategy_question: 'How is it checked?' },
      {},
    ],
    auto_answer_to_hands: [
      { needs_user_input: true, ask_user_question: 'Tag it?' },
      { needs_user_input: true, ask_user_question: 'Tag it now?' },
      {},
    ],
    decide_next: [
      {
        next_action: 'send_to_hands',
        status: 'not_done',
        next_hands_input: 'Write the notes.',
        learn_suggested: [learned('Tag what is pushed.'), learned('Write notes.')],
        update_project_overlay: { set_testless_strategy: { strategy: 'Read the notes.', rationale: 'They changed.' } },
      },
      { next_action: 'ask_user', status: 'blocked', ask_user_question: 'Which way?' },
      { next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Take the first way.' },
      { next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Go.' },
      { next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Go.' },
      { next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Go.' },
      { next_action: 'stop', status: 'done' },
    ],
    loop_break: [{ action: 'run_checks_then_continue', check_intent: 'what is left' }],
    checkpoint_decide: [
      { should_checkpoint: false },
      {
        should_checkpoint: true,
        checkpoint_kind: 'phase_change',
        should_mine_workflow: true,
        should_mine_preferences: true,
      },
      { should_checkpoint: false },
      { should_checkpoint: false },
      { should_checkpoint: false },
      { should_checkpoint: false },
      { should_checkpoint: true, checkpoint_kind: 'done' },
    ],
    suggest_workflow: [{ should_suggest: true, suggestion: suggestion as never }],
    mine_preferences: [
      {
        suggestions: [
          { scope: 'project', text: 'Prefer small tags.', rationale: 'Said twice.', confidence: 0.9, benefit: 'high' },
        ],
      },
    ],
    learn_update: [{ should_apply: false }],
  },
};
