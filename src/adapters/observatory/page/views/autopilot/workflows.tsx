import { address, here, moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural } from '../../kit/text.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Badge, Empty, Loaded } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { fields, list, number, text, words } from './fields.ts';
import { madeAt, topicOf } from './places.ts';
import { ProjectChoice } from './project-choice.tsx';
import { miStatus, workflowList } from './tools.ts';
import { begins, WorkflowDetail } from './workflow.tsx';

/** Where workflows are copied to, and how that went last. */
function Hosts({ served, project }: { served: Served; project: string }) {
  const { data } = useAnswer(miStatus(served, { project }), [topicOf(project)]);
  const bindings = data?.project.host_bindings ?? [];
  const results = list(fields(data?.pending.host_sync_recent?.sync).results).map(fields);
  if (bindings.length === 0) return null;
  return (
    <section aria-label="Hosts">
      <h2>Copied to</h2>
      <ul class="hosts">
        {bindings.map((binding) => {
          const { host, workspace_root } = fields(binding);
          const last = results.find((one) => one.host === host && one.workspace_root === workspace_root);
          return (
            <li key={`${text(host)} ${text(workspace_root)}`}>
              <Badge tone={last === undefined ? 'calm' : last.ok === true ? 'alive' : 'stuck'}>
                {last === undefined ? 'not yet' : last.ok === true ? 'in step' : 'failed'}
              </Badge>{' '}
              <strong>{brief(words(text(host)), 60)}</strong> <span class="place">{brief(text(workspace_root), 200)}</span>
              {last && <span class="place">{plural(number(last.files_n) ?? 0, 'file')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The workflows that a project sees: when they begin, their steps, where they are copied to. */
export function WorkflowsPage({ served, params }: PageProps) {
  const project = params.project as string;
  const question = workflowList(served, { project, scope: 'effective' });
  const answer = useAnswer(question, [topicOf(project)]);
  const chosen = address.value.query.get('id');
  const past = moment.value;
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Workflows</h1>
        <ProjectChoice served={served} project={project} page="workflows" />
        <TakeAway
          markdown={() => (answer.data?.workflows ?? []).map(({ id, name }) => `- ${id}: ${name}`).join('\n')}
          question={question}
        />
      </div>
      {past !== null && (
        <p class="then" role="status">
          How far they had got then; what they say is as it is now.
        </p>
      )}
      <Loaded of={answer}>
        {({ workflows: all }) => {
          const workflows = all.filter(({ id }) => past === null || (madeAt(id) ?? 0) <= past);
          return workflows.length === 0 && !chosen ? (
            <Empty title="No workflows yet" example={'mi workflow create --name "Release"'}>
              A workflow is a way of working that was seen often enough, or that you wrote down. Runs follow it where it fits.
            </Empty>
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              <div class="stack">
                <Hosts served={served} project={project} />
                <ul class="cards">
                  {workflows.map((workflow) => (
                    <li key={workflow.id}>
                      <a href={here({ id: workflow.id })} aria-current={workflow.id === chosen ? 'true' : undefined}>
                        <span class="under">
                          <Badge tone={workflow.enabled ? 'alive' : 'calm'}>{workflow.enabled ? 'enabled' : 'disabled'}</Badge>
                          {plural(workflow.steps_n, 'step')}
                          {workflow.scope === 'global' && <Badge>everywhere</Badge>}
                        </span>
                        <strong>{brief(workflow.name, 140)}</strong>
                        <span class="reason">{begins(workflow.trigger)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
              {chosen && (
                <aside class="side" aria-label="The workflow">
                  <WorkflowDetail served={served} project={project} id={chosen} />
                </aside>
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
