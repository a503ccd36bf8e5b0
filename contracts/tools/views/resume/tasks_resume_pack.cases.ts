import { call, casesOf, having, ofLength, saved } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import { aBlockedTask, aTaskInFocus, resumeCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_resume_pack.ts';

export default casesOf(tool, [
  {
    name: 'a task with a blocked step and a decision',
    proves: ['radar-timeline-and-signals', 'signals-are-picked'],
    given: [
      ...aBlockedTask,
      hypothesis('D1', { type: 'decision' }),
      hypothesis('D2', { type: 'decision' }),
      hypothesis('E1', { type: 'evidence' }),
      call('think_pin', { targets: 'D1' }),
    ],
    when: {},
    then: {
      result: {
        focus: 'TASK-001',
        radar: { now: { $match: 'TASK-001.*Sign in' }, blockers: ['s:0: waits for keys'] },
        steps: { open: 2 },
        timeline: { events: having({ type: 'step_blocked' }), limit: 20 },
        signals: {
          blockers: [{ kind: 'step', ref: 's:0' }],
          decisions: [{ id: 'D1' }, { id: 'D2' }],
          evidence: [{ id: 'E1' }],
          stats: { blockers: 1, decisions: 2, evidence: 1 },
        },
        truncated: false,
      },
    },
  },
  {
    name: 'little is asked for',
    proves: ['no-more-than-asked'],
    given: [...aBlockedTask, hypothesis('D1', { type: 'decision' }), hypothesis('D2', { type: 'decision' })],
    when: { decisions_limit: 1, blockers_limit: 0, events_limit: 1 },
    then: {
      result: {
        signals: { blockers: ofLength(0), decisions: [{ id: 'D2' }] },
        timeline: { events: [{ type: 'step_blocked' }], pagination: { has_more: true } },
      },
    },
  },
  {
    name: 'older events',
    proves: ['the-timeline-can-be-walked'],
    given: [
      ...aBlockedTask,
      call('tasks_resume_pack', { events_limit: 3 }, { save: { next: '/timeline/pagination/next_cursor' } }),
    ],
    when: { events_cursor: saved('next') },
    then: { result: { timeline: { events: [{ type: 'task_created' }], pagination: { has_more: false } } } },
  },
  {
    name: 'four hundred bytes',
    proves: ['the-radar-survives-small-budgets'],
    given: aTaskInFocus,
    when: { max_chars: 400 },
    then: { result: { radar: { now: { $match: 'TASK-001.*Sign in' }, next: ofLength(1) }, focus: 'TASK-001', truncated: true } },
  },
  ...viewCases(),
  ...resumeCases(),
]);
