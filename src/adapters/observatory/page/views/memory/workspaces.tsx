import { link } from '../../kit/address.ts';
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
    keyOf={({ workspace }) => workspace}
    hrefOf={({ workspace }) => link(['memory', workspace, 'board'])}
    nameOf={({ workspace }) => workspace}
    empty={
      <Empty title="No workspaces yet" example="cd your-project && noema init">
        A workspace holds what is known about one project. It begins with the first note or task.
      </Empty>
    }
  >
    {({ workspace, focus, last, checkout }) => (
      <>
        <strong>{brief(workspace, 120)}</strong>
        <span class="under">
          {focus && <code>{shown(focus)}</code>} {checkout && shown(checkout)} {last && <Age ms={Date.parse(last.ts)} />}
        </span>
      </>
    )}
  </ListPage>
);
