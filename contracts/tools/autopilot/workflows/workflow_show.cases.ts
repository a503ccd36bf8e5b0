import { call, casesOf, having, matching, saved } from '../../../kit/index.ts';
import { globalCalled, workflowCalled } from '../../../worlds/workflows.ts';
import tool from './workflow_show.ts';

export default casesOf(tool, [
  {
    name: 'a workflow with two steps',
    proves: ['the-whole-workflow-is-shown'],
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), markdown: true },
    then: {
      result: {
        scope: 'project',
        overridden: false,
        workflow: {
          id: saved('Release'),
          version: 'v1',
          name: 'Release',
          steps: [
            { id: 's1', kind: 'hands', title: 'Read', hands_input: 'Read', risk_category: 'other', policy: 'values_judged' },
            { id: 's2', title: 'Write' },
          ],
          source: { kind: 'manual' },
          created_ts: matching(/^\d{4}-/),
        },
        markdown: matching(/^# Release\n[\s\S]*- enabled: true[\s\S]*1\. Read[\s\S]*2\. Write/),
      },
    },
  },
  {
    name: 'a global one that the project has switched off',
    proves: ['effective-shows-what-the-project-sees'],
    given: [
      globalCalled('Review'),
      call('workflow_enable', { id: saved('Review'), scope: 'global', enabled: false, project_override: true }),
    ],
    when: { id: saved('Review'), scope: 'effective' },
    then: {
      result: { scope: 'global', overridden: true, workflow: { enabled: false } },
      after: [
        call(
          'workflow_show',
          { id: saved('Review'), scope: 'global' },
          { result: { overridden: true, workflow: { enabled: true } } },
        ),
      ],
    },
  },
  {
    name: 'an id that nobody has',
    proves: ['an-unknown-workflow-is-not-shown'],
    given: [workflowCalled('Release')],
    when: { id: 'wf_0_0', scope: 'effective' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'workflow-is-not-known',
      fields: ['id'],
      names: ['wf_0_0'],
      suggests: ['workflow_list'],
    },
  },
  {
    name: 'a global one looked for in the project',
    proves: ['an-unknown-workflow-is-not-shown'],
    given: [globalCalled('Review')],
    when: { id: saved('Review') },
    then: {
      error: 'UNKNOWN_ID',
      after: [call('workflow_list', { scope: 'effective' }, { result: { workflows: having({ id: saved('Review') }) } })],
    },
  },
]);
