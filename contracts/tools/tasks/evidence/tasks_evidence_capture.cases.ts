import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { oneStep } from '../../../worlds/tasks.ts';
import tool from './tasks_evidence_capture.ts';

export default casesOf(tool, [
  {
    name: 'a test run on a step',
    proves: ['evidence-closes-nothing', 'checkpoints-are-linked', 'the-event-counts'],
    given: oneStep,
    when: {
      task: 'TASK-001',
      path: 's:0',
      items: [{ kind: 'cmd_output', command: 'npm test', stdout: 'ok', exit_code: 0 }],
      checks: ['CMD: npm test', 'LINK: https://ci.example/1'],
      checkpoint: ['tests', 'security'],
    },
    then: {
      result: {
        task: 'TASK-001',
        revision: 2,
        step: { path: 's:0' },
        event: {
          type: 'evidence_captured',
          path: 's:0',
          payload: {
            entity_kind: 'step',
            entity_id: 'STEP-00000001',
            artifacts: 1,
            checks: 2,
            attachments: 0,
            checkpoints: ['tests', 'security'],
          },
        },
      },
      tells: ['evidence_captured'],
      after: [
        call(
          'open',
          { id: 'TASK-001' },
          { result: { step_focus: { evidence: ['tests', 'security'], completed: false, tests_confirmed: false } } },
        ),
      ],
    },
  },
  {
    name: 'on a plan',
    proves: ['roots-take-evidence-too', 'artifacts-is-another-name'],
    given: oneStep,
    when: { plan: 'PLAN-001', artifacts: [{ kind: 'url', url: 'https://example.org' }] } as never,
    then: {
      result: {
        task: 'PLAN-001',
        event: { path: null, payload: { entity_kind: 'plan', entity_id: 'PLAN-001', artifacts: 1 } },
      },
    },
  },
  {
    name: 'the same again, under its name',
    proves: ['once-attaches-once'],
    given: [
      ...oneStep,
      call('tasks_evidence_capture', { task: 'TASK-001', path: 's:0', checks: ['CMD: npm test'], once: 'ci:7' }),
    ],
    when: { task: 'TASK-001', path: 's:0', checks: ['CMD: npm test'], once: 'ci:7' },
    then: {
      result: { task: 'TASK-001', revision: 2, repeated: true },
      after: [
        call(
          'tasks_evidence_capture',
          { task: 'TASK-001', checks: ['CMD: npm test'], once: 'ci:8' },
          { result: { revision: 3 } },
        ),
      ],
    },
  },
  {
    name: 'nothing attached',
    proves: ['something-must-be-given'],
    given: oneStep,
    when: { task: 'TASK-001', path: 's:0', checkpoint: 'tests' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a checkpoint nobody knows',
    proves: ['a-wrong-checkpoint-is-refused'],
    given: oneStep,
    when: { task: 'TASK-001', path: 's:0', checks: ['CMD: x'], checkpoint: 'beauty' as never },
    then: { error: 'INVALID_INPUT', fields: ['checkpoint'] },
  },
  {
    name: 'only placeholders',
    proves: ['placeholders-are-warned-of'],
    given: oneStep,
    when: { task: 'TASK-001', path: 's:0', checks: ['CMD: <fill: the command>'], checkpoint: 'security' },
    then: {
      warnings: ['PROOF_WEAK'],
      after: [call('open', { id: 'TASK-001' }, { result: { step_focus: { evidence: [] } } })],
    },
  },
  {
    name: 'a step nobody made',
    proves: ['an-unknown-step-is-refused'],
    given: oneStep,
    when: { task: 'TASK-001', path: 's:8', checks: ['CMD: x'] },
    then: { error: 'UNKNOWN_ID', suggests: ['open'] },
  },
  ...heldCases(oneStep, { path: 's:0', checks: ['CMD: x'] }),
  ...guardCases({ tool: 'tasks_evidence_capture', given: oneStep, id: 'TASK-001', when: { checks: ['CMD: x'] } }),
]);
