import { absent, call, casesOf, matching, not, saved } from '../../../kit/index.ts';
import { workflowCalled } from '../../../worlds/workflows.ts';
import tool from './workflow_create.ts';

export default casesOf(tool, [
  {
    name: 'a workflow that tasks start by a word',
    proves: ['a-workflow-is-stored'],
    when: { name: 'Release', trigger_mode: 'task_contains', pattern: 'release' },
    then: {
      result: {
        workflow_id: matching(/^wf_/),
        workflow: { scope: 'project', name: 'Release', enabled: true, trigger: { mode: 'task_contains', pattern: 'release' } },
        sync: absent,
      },
      tells: ['workflow_saved'],
      after: [call('workflow_list', {}, { result: { workflows: [{ name: 'Release' }] } })],
    },
  },
  {
    name: 'for all projects, beside one of the same name',
    proves: ['a-workflow-is-stored'],
    given: [workflowCalled('Release', { scope: 'global' })],
    when: { name: 'Release', scope: 'global' },
    then: {
      result: { workflow_id: not(saved('Release')), workflow: { scope: 'global' } },
      after: [
        call('workflow_list', {}, { result: { workflows: [] } }),
        call('workflow_list', { scope: 'global' }, { result: { workflows: [{ name: 'Release' }, { name: 'Release' }] } }),
      ],
    },
  },
  {
    name: 'not to be triggered yet',
    proves: ['it-can-begin-disabled'],
    when: { name: 'Release', disabled: true },
    then: {
      result: { workflow: { enabled: false } },
      after: [call('workflow_list', {}, { result: { workflows: [{ enabled: false }] } })],
    },
  },
  {
    name: 'three steps, two of them alike',
    proves: ['steps-have-ids-of-their-own'],
    given: [workflowCalled('Release', { steps: ['Read', 'Write', 'Read'] })],
    when: { name: 'Other' },
    then: {
      after: [
        call(
          'workflow_show',
          { id: saved('Release') },
          { result: { workflow: { steps: [{ id: 's1', title: 'Read' }, { id: 's2' }, { id: 's3', title: 'Read' }] } } },
        ),
      ],
    },
  },
  {
    name: 'words of the task, and no word said',
    proves: ['a-trigger-needs-a-pattern'],
    when: { name: 'Release', trigger_mode: 'task_contains' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'trigger-has-no-pattern',
      fields: ['pattern'],
      after: [call('workflow_list', {}, { result: { workflows: [] } })],
    },
  },
  {
    name: 'a pattern of blanks',
    proves: ['a-trigger-needs-a-pattern'],
    when: { name: 'Release', trigger_mode: 'task_contains', pattern: '  ' },
    then: { error: 'INVALID_INPUT', refusal: 'trigger-has-no-pattern' },
  },
  {
    name: 'a pattern that nobody looks for',
    proves: ['a-trigger-needs-a-pattern'],
    when: { name: 'Release', pattern: 'release' },
    then: { error: 'INVALID_INPUT', refusal: 'pattern-is-not-used', fields: ['trigger_mode'] },
  },
]);
