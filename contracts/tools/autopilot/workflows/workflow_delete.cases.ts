import { call, casesOf, saved } from '../../../kit/index.ts';
import { globalCalled, workflowCalled } from '../../../worlds/workflows.ts';
import tool from './workflow_delete.ts';

export default casesOf(tool, [
  {
    name: 'one of two',
    proves: ['it-is-gone'],
    given: [workflowCalled('Release'), workflowCalled('Review')],
    when: { id: saved('Release') },
    then: {
      result: { id: saved('Release'), scope: 'project', removed: 'workflow' },
      tells: ['workflow_removed'],
      after: [
        call('workflow_list', {}, { result: { workflows: [{ id: saved('Review') }] } }),
        call('workflow_show', { id: saved('Release') }, { error: 'UNKNOWN_ID' }),
      ],
    },
  },
  {
    name: 'one of all projects',
    proves: ['it-is-gone'],
    given: [globalCalled('Review')],
    when: { id: saved('Review'), scope: 'global' },
    then: {
      result: { scope: 'global', removed: 'workflow' },
      after: [call('workflow_list', { scope: 'global' }, { result: { workflows: [] } })],
    },
  },
  {
    name: 'what this project changes',
    proves: ['clearing-an-override-leaves-the-workflow'],
    given: [
      globalCalled('Review'),
      call('workflow_enable', { id: saved('Review'), scope: 'global', enabled: false, project_override: true }),
    ],
    when: { id: saved('Review'), scope: 'global', project_override: true },
    then: {
      result: { removed: 'override' },
      tells: ['overlay_saved'],
      after: [
        call(
          'workflow_show',
          { id: saved('Review'), scope: 'effective' },
          { result: { overridden: false, workflow: { enabled: true } } },
        ),
      ],
    },
  },
  {
    name: 'an override that is not there',
    proves: ['nothing-to-clear-is-refused'],
    given: [globalCalled('Review')],
    when: { id: saved('Review'), scope: 'global', project_override: true },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'workflow-is-not-overridden',
      after: [call('workflow_list', { scope: 'global' }, { result: { workflows: [{ id: saved('Review') }] } })],
    },
  },
  {
    name: 'an id that nobody has',
    proves: ['an-unknown-workflow-is-not-deleted'],
    given: [workflowCalled('Release')],
    when: { id: 'wf_0_0' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'workflow-is-not-known',
      names: ['wf_0_0'],
      after: [call('workflow_list', {}, { result: { workflows: [{ id: saved('Release') }] } })],
    },
  },
]);
