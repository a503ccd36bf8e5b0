import type { LogItem } from '../../../../../../generated/types/index.ts';
import { useLoaded } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import { brief, plural } from '../../kit/text.ts';
import type { KnownProps, Served, Subject } from '../../kit/view.ts';
import { Age, Badge, Loaded } from '../../parts/said.tsx';
import { fields, restsOf } from './fields.ts';
import { heldAt, type Thought } from './knowledge-data.ts';
import { claimsThen, placeLink, projectName, runLink } from './places.ts';
import { newestRuns, type PlacedRun } from './runs-data.ts';
import { miRecords } from './tools.ts';

interface RunThen {
  readonly run: PlacedRun;
  /** What its decisions had had before them until then. */
  readonly rested: readonly Thought[];
  /** What else held then. */
  readonly others: number;
}

/** Claims and nodes that decisions name, up to a moment. */
export const restedOn = (records: readonly Pick<LogItem, 'kind' | 'ts' | 'record'>[], at: number): ReadonlySet<string> =>
  new Set(
    records
      .filter(({ kind, ts }) => kind === 'decide_next' && !(Date.parse(ts) > at))
      .flatMap(({ record }) => restsOf(fields(record.thought_db)).flatMap(([, ids]) => ids)),
  );

/** Runs that worked on a task and had begun by then. */
async function runsThen(
  served: Served,
  { workspace, task }: Subject,
  at: number,
  signal: AbortSignal,
): Promise<readonly RunThen[]> {
  const bound = (await newestRuns(served, 50, signal)).filter(
    ({ bound_to, started_ts }) => bound_to === `${workspace}#${task}` && !(Date.parse(started_ts) > at),
  );
  return Promise.all(
    bound.map(async (run): Promise<RunThen> => {
      const project = run.project.project_id;
      const asked = { project, run: run.run_id, kind: ['decide_next'], limit: 200 };
      const [{ records }, held] = await Promise.all([
        ask(miRecords(served, asked), signal),
        heldAt(served, project, at, '', signal),
      ]);
      const named = restedOn(records, at);
      const rested = held.filter(({ id }) => named.has(id));
      return { run, rested, others: held.length - rested.length };
    }),
  );
}

const ClaimLine = ({ project, claim, at }: { project: string; claim: Thought; at: number }) => (
  <li>
    <span class="step">{claim.type}</span>{' '}
    <a href={placeLink(project, claim.id) ?? claimsThen(project, at)}>{brief(claim.title || claim.text, 200)}</a>{' '}
    {claim.scope === 'global' && <Badge>everywhere</Badge>} <Age ms={Date.parse(claim.asserted_ts)} />
  </li>
);

/** What runs that were bound to a task of the memory knew at a moment: the claims that their decisions rested on, and how many others held. */
export function KnownByRuns({ served, subject, at }: KnownProps) {
  const answer = useLoaded(
    JSON.stringify(['known', served.base, subject, at]),
    (signal) => runsThen(served, subject, at, signal),
    [],
  );
  return (
    <Loaded of={answer}>
      {(runs) =>
        runs.length > 0 && (
          <section class="known-part" aria-label="Claims of the autopilot">
            <h2>Claims of the autopilot</h2>
            {runs.map(({ run, rested, others }) => (
              <div key={run.run_id}>
                <p class="under">
                  of the run <a href={runLink(run.project.project_id, run.run_id)}>{brief(run.task || run.run_id, 120)}</a> in{' '}
                  {brief(projectName(run.project), 60)}
                </p>
                <ul class="known-cards">
                  {rested.map((claim) => (
                    <ClaimLine key={claim.id} project={run.project.project_id} claim={claim} at={at} />
                  ))}
                </ul>
                <p class="under">
                  {rested.length === 0 && 'None of its decisions had named a claim. '}
                  <a href={claimsThen(run.project.project_id, at)}>{plural(others, 'other')} held then</a>
                </p>
              </div>
            ))}
          </section>
        )
      }
    </Loaded>
  );
}
