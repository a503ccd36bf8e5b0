---
to: contracts/tools/<%= room %>/<%= group %>/<%= name %>.cases.ts
---
import { anything, call, casesOf } from '../../../kit/index.ts';
import tool from './<%= name %>.ts';

export default casesOf(tool, [
  {
    name: 'a new workspace',
    proves: ['the-workspace-is-named'],
    given: [call('init')],
    when: {},
    then: { result: { workspace: anything } },
  },
]);
