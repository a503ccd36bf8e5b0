import { call, casesOf } from '../../../kit/index.ts';
import tool from './bind_root.ts';

export default casesOf(tool, [
  {
    name: 'a client that names none',
    proves: ['only-a-root-of-the-client-is-bound'],
    when: { rootUri: 'file:///srv/shop' },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'client-has-no-roots',
      after: [call('get_state', {}, { result: { boundRoot: null } })],
    },
  },
]);
