import { call, casesOf, saved } from '../../../kit/index.ts';
import { globalCalled, workflowCalled } from '../../../worlds/workflows.ts';
import tool from './workflow_list.ts';

export default casesOf(tool, [
  {
    name: 'one of the project and one of all projects',
    proves: ['effective-lists-what-the-project-sees'],
    given: [globalCalled('Review'), workflowCalled('Release', { trigger_mode: 'task_contains', pattern: 'release' })],
    when: { scope: 'effective' },
    then: {
      result: {
        workflows: [
          {
            id: saved('Release'),
            scope: 'project',
            name: 'Release',
            enabled: true,
            steps_n: 2,
            trigger: { mode: 'task_contains', pattern: 'release' },
          },
          { id: saved('Review'), scope: 'global', name: 'Review', enabled: true, overridden: false },
        ],
      },
      lines: ['^wf_\\w+ scope=project enabled=true Release$', '^wf_\\w+ scope=global enabled=true Review$'],
    },
  },
  {
    name: 'a global one that the project has switched off',
    proves: ['effective-lists-what-the-project-sees'],
    given: [
      globalCalled('Review'),
      call('workflow_enable', { id: saved('Review'), scope: 'global', enabled: false, project_override: true }),
    ],
    when: { scope: 'effective' },
    then: {
      result: { workflows: [{ id: saved('Review'), enabled: false, overridden: true }] },
      after: [call('workflow_list', { scope: 'global' }, { result: { workflows: [{ enabled: true, overridden: false }] } })],
    },
  },
  {
    name: 'only those of the project, disabled ones too',
    proves: ['each-scope-lists-its-own'],
    given: [globalCalled('Review'), workflowCalled('Release', { disabled: true })],
    when: {},
    then: {
      result: { workflows: [{ name: 'Release', enabled: false }] },
      after: [call('workflow_list', { scope: 'global' }, { result: { workflows: [{ name: 'Review' }] } })],
    },
  },
  {
    name: 'none yet',
    proves: ['each-scope-lists-its-own'],
    when: {},
    then: { result: { workflows: [] }, lines: ['^\\(no workflows\\)$'] },
  },
]);
