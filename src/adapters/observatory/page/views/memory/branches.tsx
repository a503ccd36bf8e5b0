import type { Branch, Entry, GraphChange } from '../../../../../../generated/types/index.ts';
import { address, here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Age, Badge, Empty, Loaded } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Head } from './head.tsx';
import { graphPlaces } from './places.ts';
import { branchList, diffOf, graphDiff } from './tools.ts';

const said = (entry: Entry): string =>
  entry.kind === 'note' ? (entry.title ?? entry.content) : entry.event_type.replaceAll('_', ' ');

const changed = (change: GraphChange): string =>
  change.kind === 'node'
    ? `${change.to.type}: ${change.to.title ?? change.id}`
    : `${change.to.from} ${change.to.rel} ${change.to.to}`;

/** What a branch has that its base has not: notes, and changes of the graph. */
function Difference({ served, workspace, branch, doc }: { served: Served; workspace: string; branch: Branch; doc: string }) {
  const from = branch.base_branch as string;
  const own = { workspace, from, to: branch.name };
  const topics = [`memory/${workspace}/branches`, `memory/${workspace}/graph`];
  const notes = useAnswer(diffOf(served, { ...own, doc: 'notes', limit: 50 }), topics);
  const graph = useAnswer(graphDiff(served, { ...own, doc, limit: 50 }), topics);
  return (
    <article class="detail">
      <header>
        <h2>
          {shown(branch.name)} <small>beyond {shown(from)}</small>
        </h2>
        <TakeAway
          markdown={() =>
            [...(notes.data?.entries ?? []).map(said), ...(graph.data?.changes ?? []).map(changed)]
              .map((line) => `- ${line}`)
              .join('\n')
          }
          question={graphDiff(served, { ...own, doc })}
        />
        <a class="close" href={here({ branch: undefined })} aria-label="Close">
          ×
        </a>
      </header>
      <section aria-label="Notes">
        <h3>Notes</h3>
        <Loaded of={notes}>
          {({ entries }) =>
            entries.length === 0 ? (
              <p class="under">none</p>
            ) : (
              <ol class="events">
                {entries.map((entry) => (
                  <li key={entry.seq}>
                    <time dateTime={entry.ts}>{stamp(entry.ts_ms)}</time> {brief(said(entry), 200)}
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      </section>
      <section aria-label="Graph">
        <h3>Graph</h3>
        <Loaded of={graph}>
          {({ changes }) =>
            changes.length === 0 ? (
              <p class="under">no difference</p>
            ) : (
              <ul class="relations">
                {changes.map((change) => (
                  <li key={changed(change)}>
                    {change.to.deleted && <Badge tone="stuck">deleted</Badge>} {brief(changed(change), 200)}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </article>
  );
}

/** Branches as a tree of what was made from what. */
function treeOf(branches: readonly Branch[]): readonly { branch: Branch; depth: number }[] {
  const children = new Map<string | null, Branch[]>();
  const names = new Set(branches.map(({ name }) => name));
  for (const branch of branches) {
    const base = branch.base_branch !== null && names.has(branch.base_branch) ? branch.base_branch : null;
    children.set(base, [...(children.get(base) ?? []), branch]);
  }
  const below = (base: string | null, depth: number): { branch: Branch; depth: number }[] =>
    (children.get(base) ?? []).flatMap((branch) => [{ branch, depth }, ...below(branch.name, depth + 1)]);
  return below(null, 0);
}

export function BranchesPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const question = branchList(served, { workspace, limit: 1000 });
  const answer = useAnswer(question, [`memory/${workspace}/branches`]);
  const name = address.value.query.get('branch');
  const chosen = answer.data?.branches.find((branch) => branch.name === name && branch.base_branch !== null);
  const doc = graphPlaces(answer.data).find((place) => place.name === name)?.doc ?? 'graph';
  return (
    <div class="page whole">
      <Head served={served} workspace={workspace} title="Branches">
        <TakeAway
          markdown={() => (answer.data?.branches ?? []).map((branch) => `- ${branch.name}`).join('\n')}
          question={question}
        />
      </Head>
      <Loaded of={answer}>
        {({ branches, checkout }) =>
          branches.length === 0 ? (
            <Empty title="No branches yet" />
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              <div>
                <p class="under">{plural(branches.length, 'branch', 'branches')}</p>
                <ul class="tree">
                  {treeOf(branches).map(({ branch, depth }) => (
                    <li key={branch.name} style={{ marginLeft: `${depth * 1.5}rem` }}>
                      {depth > 0 && (
                        <span class="twig" aria-hidden="true">
                          └
                        </span>
                      )}
                      {branch.base_branch === null ? (
                        <span class="branch-name">{shown(branch.name)}</span>
                      ) : (
                        <a
                          class="branch-name"
                          href={here({ branch: branch.name })}
                          aria-current={branch === chosen ? 'true' : undefined}
                        >
                          {shown(branch.name)}
                        </a>
                      )}
                      {branch.name === checkout && <Badge tone="alive">checked out</Badge>}
                      <span class="under">
                        <Age ms={branch.created_at_ms} />
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
              {chosen && (
                <aside class="side" aria-label="Difference">
                  <Difference served={served} workspace={workspace} branch={chosen} doc={doc} />
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
