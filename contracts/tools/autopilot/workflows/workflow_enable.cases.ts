import { call, casesOf, saved } from '../../../kit/index.ts';
import { asMade, editedTo, globalCalled, step, workflowCalled } from '../../../worlds/workflows.ts';
import tool from './workflow_enable.ts';

const offHere = { scope: 'global', enabled: false, project_override: true } as const;

export default casesOf(tool, [
  {
    name: 'off, of the project',
    proves: ['the-workflow-says-so'],
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), enabled: false },
    then: {
      result: { id: saved('Release'), scope: 'project', enabled: false, changed: true, overridden: false },
      tells: ['workflow_saved'],
      after: [
        call(
          'workflow_show',
          { id: saved('Release') },
          { result: { workflow: { enabled: false, name: 'Release', steps: [{ id: 's1' }, { id: 's2' }] } } },
        ),
      ],
    },
  },
  {
    name: 'on again, found among global ones',
    proves: ['the-workflow-says-so'],
    given: [globalCalled('Review', { disabled: true })],
    when: { id: saved('Review'), scope: 'effective' },
    then: {
      result: { scope: 'global', enabled: true, changed: true },
      after: [call('workflow_show', { id: saved('Review'), scope: 'global' }, { result: { workflow: { enabled: true } } })],
    },
  },
  {
    name: 'on already',
    proves: ['the-workflow-says-so'],
    given: [workflowCalled('Release')],
    when: { id: saved('Release') },
    then: { result: { enabled: true, changed: false } },
  },
  {
    name: 'off in this project',
    proves: ['an-override-is-for-this-project'],
    given: [globalCalled('Review')],
    when: { id: saved('Review'), ...offHere },
    then: {
      result: { scope: 'global', enabled: false, changed: true, overridden: true },
      tells: ['overlay_saved'],
      after: [
        call('workflow_show', { id: saved('Review'), scope: 'global' }, { result: { workflow: { enabled: true } } }),
        call('workflow_show', { id: saved('Review'), scope: 'effective' }, { result: { workflow: { enabled: false } } }),
      ],
    },
  },
  {
    name: 'off in this project, after a step was changed here',
    proves: ['an-override-keeps-what-it-said'],
    server: { script: editedTo(asMade('Review', { steps: [step('s1', 'Read twice'), step('s2', 'Write')] })) },
    given: [
      globalCalled('Review'),
      call('workflow_edit', { id: saved('Review'), scope: 'global', project_override: true, request: 'Read twice.' }),
    ],
    when: { id: saved('Review'), ...offHere },
    then: {
      result: { enabled: false },
      after: [
        call(
          'workflow_show',
          { id: saved('Review'), scope: 'effective' },
          { result: { workflow: { enabled: false, steps: [{ title: 'Read twice' }, { title: 'Write' }] } } },
        ),
      ],
    },
  },
  {
    name: 'an override of what the project has itself',
    proves: ['a-project-overrides-global-workflows-only'],
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), scope: 'effective', enabled: false, project_override: true },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'only-global-workflows-are-overridden',
      fields: ['project_override'],
      after: [call('workflow_show', { id: saved('Release') }, { result: { workflow: { enabled: true } } })],
    },
  },
  {
    name: 'an id that nobody has',
    proves: ['an-unknown-workflow-is-not-switched'],
    given: [workflowCalled('Release')],
    when: { id: 'wf_0_0', enabled: false },
    then: { error: 'UNKNOWN_ID', refusal: 'workflow-is-not-known', names: ['wf_0_0'] },
  },
]);
