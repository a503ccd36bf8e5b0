import type { Answers } from '../../generated/registry/records.ts';
import { call } from '../../src/boundary/call.ts';
import { usualRuntime } from '../../src/records/config.ts';
import { testClock } from './app.ts';
import { demoProject as project, testHome } from './home.ts';
import { type Answering, play } from './pilot.ts';

const mined = {
  claim_type: 'fact',
  scope: 'project',
  visibility: 'project',
  valid_from: null,
  valid_to: null,
  notes: '',
} as const;

/** What the ids of records of a prompt are, among those that it may name. */
const eventsIn = (prompt: string): string[] => [...new Set(prompt.match(/ev_run_[0-9a-z_]+_\d{6}/g) ?? [])];

const pushed: Answers['risk_judge'] = {
  category: 'push',
  severity: 'high',
  should_ask_user: true,
  mitigation: ['Look at what was pushed.'],
  learn_suggested: [
    { scope: 'project', severity: 'high', text: 'Ask before pushing to a remote.', rationale: 'A push went out unasked.' },
  ],
};

const mindsFor = (said: string): Readonly<Record<'csv' | 'notes' | 'deploy', Answering>> => ({
  csv: {
    extract_evidence: [
      {
        facts: ['The reports page has a CSV button.', said],
        actions: [{ kind: 'command', detail: 'npm test -- export' }],
        results: ['48 tests pass.'],
        unknowns: ['Whether the export works for an empty report.'],
      },
    ],
    risk_judge: [pushed],
    plan_min_checks: [
      {
        should_run_checks: true,
        check_goals: ['The export works for an empty report.'],
        commands_hints: ['npm test -- export'],
        hands_check_input: 'Run npm test -- export and report what fails.',
      },
      {},
    ],
    auto_answer_to_hands: [
      { should_answer: true, confidence: 0.9, hands_answer_input: 'Use a semicolon.', notes: 'The samples in docs/ use it.' },
      {},
    ],
    decide_next: [
      {
        next_action: 'send_to_hands',
        status: 'not_done',
        next_hands_input: 'Now an empty report, please.',
        notes: 'One case is open.',
      },
      { next_action: 'stop', status: 'done', confidence: 0.95, notes: 'All tests pass.' },
    ],
    checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done', confidence: 0.9 }],
    mine_claims: [
      (prompt) => ({
        claims: [
          {
            ...mined,
            local_id: 'c1',
            text: 'Pushes are built at once.',
            confidence: 0.95,
            tags: ['ci'],
            source_event_ids: eventsIn(prompt).slice(0, 2),
          },
        ],
      }),
    ],
  },
  notes: {
    decide_next: [{ next_action: 'stop', status: 'done', confidence: 0.9, notes: 'The notes are written.' }],
    workflow_progress: [
      { should_update: true, completed_step_ids: ['s1'], next_step_id: 's2', confidence: 0.9, notes: 'The tests were run.' },
    ],
  },
  deploy: {
    decide_next: [
      {
        next_action: 'stop',
        status: 'blocked',
        notes: 'There is no key for the server.',
        learn_suggested: [
          { scope: 'project', severity: 'medium', text: 'Say what was left out.', rationale: 'It was not said.' },
        ],
      },
    ],
  },
});

/** Runs begin with the year; what is done by hand comes an hour later. */
export const byHand = Date.UTC(2026, 0, 1, 1);

/** A home folder with three runs, claims that they left, one of them replaced, and a workflow that one run followed; `said` stands where a stranger's text would. */
export async function tellRuns(home: string, said: string) {
  const first = await testHome(project, { home, clock: testClock(byHand) });
  const minds = mindsFor(said);
  const ask = async (tool: string, input: object) =>
    (await call(first, tool, { project, ...input })).result as Record<string, unknown>;
  const ran = async (name: keyof typeof minds, task: string, more: Partial<Parameters<typeof play>[0]>) => {
    const { home: own } = await play({ task, mind: minds[name], home: first, batches: [{ says: 'Done.' }], ...more });
    await own.end();
    const [newest] = (await ask('mi_runs', { limit: 1 })).runs as { run_id: string }[];
    return newest?.run_id ?? '';
  };
  const csv = await ran('csv', 'Add CSV export to the reports page.', {
    batches: [
      {
        says: 'Pushed. Comma or semicolon?',
        commands: [{ command: 'git push origin main' }],
        risks: ['push: git push origin main'],
        tree: ' M src/export.ts',
      },
      { says: 'The tests pass.', tree: ' M src/export.ts\n?? test/export.test.ts' },
      { says: 'An empty report works.', tree: ' M src/export.ts\n M test/export.test.ts' },
    ],
    user: ['y'],
  });
  const claims = (await ask('claim_list', { scope: 'effective' })).claims as { claim_id: string; text: string }[];
  const named = (text: string) => claims.find((claim) => claim.text === text)?.claim_id ?? '';
  const [built, asks] = [named('Pushes are built at once.'), named('Ask before pushing to a remote.')];
  await ask('edge_create', { type: 'supports', from: built, to: asks });
  const { claim_id: minute } = await ask('claim_supersede', { id: built, text: 'Pushes are built within a minute.' });
  await ask('workflow_create', {
    name: 'Release',
    trigger_mode: 'task_contains',
    pattern: 'release',
    steps: ['Run the tests', 'Tag the release'],
  });
  const notes = await ran('notes', 'Write the release notes.', {});
  const deploy = await ran('deploy', 'Deploy the shop.', {
    runtime: { violation_response: { ...usualRuntime.violation_response, auto_learn: false } },
  });
  await first.end();
  return { csv, notes, deploy, built, asks, minute: String(minute) };
}
