import { link } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, shown } from '../../kit/text.ts';
import type { PageProps } from '../../kit/view.ts';
import { Age, Empty, Loaded } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { workspaceList } from './tools.ts';

/** The workspaces of the server, and when something happened in each last. */
export function WorkspacesPage({ served }: PageProps) {
  const question = workspaceList(served, {});
  const answer = useAnswer(question, ['memory/workspaces']);
  return (
    <div class="page">
      <div class="page-head">
        <h1>Workspaces</h1>
        <TakeAway
          markdown={() => (answer.data?.workspaces ?? []).map(({ workspace }) => `- ${workspace}`).join('\n')}
          question={question}
        />
      </div>
      <Loaded of={answer}>
        {({ workspaces }) =>
          workspaces.length === 0 ? (
            <Empty title="No workspaces yet" example="cd your-project && noema init">
              A workspace holds what is known about one project. It begins with the first note or task.
            </Empty>
          ) : (
            <ul class="cards">
              {workspaces.map(({ workspace, focus, last, checkout }) => (
                <li key={workspace}>
                  <a href={link(['memory', workspace, 'board'])}>
                    <strong>{brief(workspace, 120)}</strong>
                    <span class="under">
                      {focus && <code>{shown(focus)}</code>} {checkout && shown(checkout)}{' '}
                      {last && <Age ms={Date.parse(last.ts)} />}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
