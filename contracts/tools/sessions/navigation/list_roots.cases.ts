import { casesOf } from '../../../kit/index.ts';
import tool from './list_roots.ts';

export default casesOf(tool, [
  {
    name: 'a client that names none',
    proves: ['a-client-without-roots-has-none'],
    when: {},
    then: { result: { supported: false, roots: [], count: 0, boundRoot: null } },
  },
]);
