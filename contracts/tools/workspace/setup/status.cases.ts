import { anything, call, casesOf, saved } from '../../../kit/index.ts';
import tool from './status.ts';

export default casesOf(tool, [
  {
    name: 'a workspace in use',
    proves: ['the-state-comes-first', 'a-next-command-follows'],
    given: [call('notes_commit', { content: 'First thought' })],
    when: {},
    then: {
      lines: ['^ready checkout=main$', '^open id=notes@[0-9]+ workspace='],
      result: {
        workspace_exists: true,
        checkout: 'main',
        last_doc_entry: { branch: 'main', doc: 'notes', kind: 'note', seq: anything },
      },
    },
  },
  {
    name: 'a workspace nobody made',
    proves: ['an-unknown-workspace-is-not-an-error'],
    when: {},
    then: {
      lines: ['^new workspace=', '^tasks_macro_start task_title="First task"'],
      result: { workspace_exists: false, checkout: null },
      after: [call('status', {}, { result: { workspace_exists: false }, lines: ['^new ', '^tasks_macro_start '] })],
    },
  },
  {
    name: 'after a task was made',
    proves: ['the-last-task-event-is-shown', 'an-open-task-is-taken-up'],
    given: [
      call('tasks_create', { title: 'Launch' }),
      call('tasks_create', { parent: 'PLAN-001', title: 'x' }, { save: { e: '/event/event_id' } }),
    ],
    when: {},
    then: {
      lines: ['^ready checkout=main$', '^tasks_snapshot task=TASK-001 workspace='],
      result: { last_task_event: { event_id: saved('e') }, last_event: { event_id: saved('e') } },
    },
  },
  {
    name: 'a task in focus',
    proves: ['a-focus-is-taken-up', 'the-work-at-hand-is-shown'],
    given: [call('tasks_macro_start', { task_title: 'Do X' })],
    when: {},
    then: {
      lines: [
        '^ready checkout=task/TASK-001 \\| focus TASK-001 — Do X \\| next: s:0 [^|]+; confirm: criteria, tests$',
        '^- criteria: ',
        '^- tests: ',
        '^- done 0 of 3; left: ',
        '^tasks_snapshot workspace=',
      ],
      result: { work: { where: { target: 'TASK-001', step: { path: 's:0' } }, action: { kind: 'gate' } } },
      suggests: ['tasks_snapshot'],
    },
  },
  {
    name: 'the tools of a day',
    proves: ['the-golden-path-is-shown'],
    given: [call('init')],
    when: {},
    then: {
      result: {
        golden_path: [
          { tool: 'status' },
          { tool: 'tasks_macro_start' },
          { tool: 'tasks_snapshot' },
          { tool: 'tasks_macro_close_step' },
          { tool: 'tasks_macro_finish' },
          { tool: 'think_card' },
          { tool: 'macro_branch_note' },
          { tool: 'macro_anchor_note' },
        ],
      },
    },
  },
  {
    name: 'the default workspace',
    proves: ['the-default-workspace-is-used', 'an-empty-workspace-starts-a-task'],
    server: { workspace: 'home/default' },
    given: [call('init', { workspace: 'home/default' })],
    unscoped: true,
    when: {},
    then: {
      lines: ['^ready checkout=main$', '^tasks_macro_start task_title="First task"$'],
      result: { workspace: 'home/default' },
    },
  },
  {
    name: 'a locked server',
    proves: ['another-workspace-is-locked-out'],
    server: { workspace: 'home/locked', workspace_lock: true },
    when: { workspace: 'elsewhere' },
    then: { error: 'WORKSPACE_LOCKED', lines: ['^ERROR: WORKSPACE_LOCKED .* \\| fix: ', '^status$'] },
  },
]);
