import { link, moment } from '../../kit/address.ts';
import { brief, shown } from '../../kit/text.ts';
import type { PageProps } from '../../kit/view.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Age, Empty } from '../../parts/said.tsx';
import { workspaceList } from './tools.ts';

/** The workspaces of the server, and when something happened in each last. */
export const WorkspacesPage = ({ served }: PageProps) => (
  <ListPage
    title="Workspaces"
    question={workspaceList(served, {})}
    topics={['memory/workspaces']}
    itemsOf={({ workspaces }) => workspaces}
    madeOf={({ created_at }) => Date.parse(created_at)}
    keyOf={({ workspace }) => workspace}
    hrefOf={({ workspace }) => link(['memory', workspace, 'board'])}
    nameOf={({ workspace }) => workspace}
    empty={
      <Empty title="No workspaces yet" example="cd your-project && noema init">
        A workspace holds what is known about one project. It begins with the first note or task.
      </Empty>
    }
  >
    {({ workspace, created_at, focus, last, checkout }) => (
      <>
        <strong>{brief(workspace, 120)}</strong>
        {moment.value === null ? (
          <span class="under">
            {[focus && `works on ${shown(focus)}`, checkout && `branch ${shown(checkout)}`].filter(Boolean).join(' · ')}{' '}
            {last && <Age ms={Date.parse(last.ts)} />}
          </span>
        ) : (
          <span class="under">
            begun <Age ms={Date.parse(created_at)} /> before
          </span>
        )}
      </>
    )}
  </ListPage>
);
