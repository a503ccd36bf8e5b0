import { anything, call, casesOf } from '../../../kit/index.ts';
import tool from './workspace_list.ts';

const note = (workspace?: string) => call('notes_commit', { content: 'x', ...(workspace ? { workspace } : {}) });

export default casesOf(tool, [
  {
    name: 'the only workspace of a server',
    proves: ['a-lock-hides-the-others', 'every-workspace-is-listed'],
    server: { workspace: 'home/locked', workspace_lock: true },
    unscoped: true,
    given: [note()],
    when: {},
    then: {
      result: {
        workspaces: [{ workspace: 'home/locked', last: { seq: anything, ts: anything }, focus: null, checkout: 'main' }],
        next_after: null,
      },
    },
  },
  {
    name: 'page by page',
    proves: ['pages-follow-each-other'],
    given: [note('a/first'), note('a/second'), note('a/third')],
    when: { after: 'a/', limit: 2 },
    then: { result: { workspaces: [{ workspace: 'a/first' }, { workspace: 'a/second' }], next_after: 'a/second' } },
  },
]);
