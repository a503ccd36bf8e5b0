import { call, defineTool, must, OneOf, OneOrMany, Opt, Text, Type } from '../../../kit/index.ts';
import { Artifact } from '../../../types/artifact.ts';
import { EntityId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { checkpoints, StepRef } from '../../../types/step.ts';
import { EntitySelector, Guarded, guardErrors, Revision, StepPlace, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { oneStep } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_evidence_capture',
  title: 'Attach evidence',
  summary: 'Attaches what was run and found to a step, or to a plan or task, and links it to checkpoints. Closes nothing.',
  effect: 'write',
  scope: 'workspace',
  target: 'step_or_entity',
  revision: 'checked',
  aliases: { artifacts: 'items' },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    ...StepPlace,
    items: Opt(
      Type.Array(Artifact, { maxItems: 20, description: 'Outputs, diffs, addresses; each up to 256 000 bytes of JSON.' }),
    ),
    checks: Opt(Type.Array(Text(4000), { maxItems: 100, description: 'Receipts: "CMD: …", "LINK: …".' })),
    attachments: Opt(Type.Array(Text(4000), { maxItems: 100, description: 'Paths or addresses.' })),
    checkpoint: Opt(OneOrMany(OneOf(checkpoints), { maxItems: 5 })),
    ...Guarded,
  }),
  output: Type.Object({ task: EntityId, revision: Revision, step: Opt(StepRef), event: TaskEvent }),
  errors: [...guardErrors],
  warnings: ['PROOF_WEAK'],
  tells: ['evidence_captured'],

  rules: {
    ...guardRules,
    'evidence-closes-nothing': must('The step stays as it is, but for the checkpoints that it now has evidence of.'),
    'checkpoints-are-linked': must('checkpoint links the evidence to one checkpoint or several of the step.'),
    'the-event-counts': must('evidence_captured carries counts, not contents.'),
    'roots-take-evidence-too': must('Without a step the evidence belongs to the plan or task.'),
    'artifacts-is-another-name': must('artifacts means items.'),
    'something-must-be-given': must('Without items, checks and attachments the call answers INVALID_INPUT.'),
    'a-large-artifact-is-refused': must('An artifact above 256 000 bytes of JSON answers INVALID_INPUT.', {
      untested: 'the case would be a quarter of a megabyte; proved in test/domain',
    }),
    'a-wrong-checkpoint-is-refused': must('A checkpoint of another name answers INVALID_INPUT.'),
    'placeholders-are-warned-of': must(
      'Evidence of nothing but placeholders is kept, counts for nothing, and is warned of: PROOF_WEAK.',
    ),
    'an-unknown-step-is-refused': must('A step that does not exist answers UNKNOWN_ID.'),
  },
  cases: [
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
      then: { error: 'INVALID_INPUT', message: 'checkpoint' },
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
    ...guardCases({ tool: 'tasks_evidence_capture', given: oneStep, id: 'TASK-001', when: { checks: ['CMD: x'] } }),
  ],
});
