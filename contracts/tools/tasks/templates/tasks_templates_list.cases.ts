import { casesOf, having, ofLength } from '../../../kit/index.ts';
import tool from './tasks_templates_list.ts';

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['four-templates-are-built-in', 'their-shape-is-shown'],
    when: {},
    then: {
      result: {
        templates: [
          { id: 'basic-plan', kind: 'plan', plan_steps: ofLength(3) },
          { id: 'principal-plan', kind: 'plan', plan_steps: ofLength(9) },
          { id: 'basic-task', kind: 'task', steps: having({ success_criteria: ofLength(2), tests: ofLength(1) }) },
          { id: 'principal-task', kind: 'task', steps: ofLength(5) },
        ],
      },
    },
  },
]);
