import { useEffect, useMemo } from 'preact/hooks';
import { address, moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { lasted, stamp } from '../../kit/time.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Share } from '../../parts/plots.tsx';
import { Badge, Empty, Facts, Trouble } from '../../parts/said.tsx';
import { useOldest } from '../../parts/scrubber.tsx';
import { jsonOf, TakeAway } from '../../parts/take-away.tsx';
import { type Batch, questionIn, type RunStory, storyOf } from './batches.ts';
import { Entry } from './entry.tsx';
import { text, words } from './fields.ts';
import { Names } from './names.ts';
import { topicOf } from './places.ts';
import { useRun } from './run-data.ts';
import { standing } from './runs-data.ts';
import { claimList, miRecords } from './tools.ts';

const named = (id: string): string => (/^b\d+$/.test(id) ? `Batch ${Number(id.slice(1)) + 1}` : 'Command');

const asMarkdown = ({ task, status, reason, batches }: RunStory): string =>
  [
    `# ${task}`,
    `${status}${reason ? ` (${reason})` : ''}`,
    ...batches.map(({ id, items }) =>
      [
        `## ${named(id)}`,
        ...items.map(({ kind, record }) =>
          `- **${words(kind)}** ${text(record.input) || text(record.question) || text(record.notes)}`.trim(),
        ),
      ].join('\n'),
    ),
  ].join('\n\n');

const took = ({ started_ts, last_ts }: RunStory): string => {
  const ms = Date.parse(last_ts) - Date.parse(started_ts);
  return Number.isFinite(ms) ? lasted(Math.max(0, ms)) : '';
};

function About({ story, run }: { story: RunStory; run: string }) {
  const started = Date.parse(story.started_ts);
  return (
    <Facts
      of={[
        ['Run', <code>{shown(run)}</code>],
        ...(story.provider ? [['Hands', shown(story.provider)] as const] : []),
        ...(Number.isFinite(started) ? [['Began', stamp(started)] as const] : []),
        ...(took(story) ? [['Lasted', took(story)] as const] : []),
        ...(story.bound_to ? [['Works on', shown(story.bound_to)] as const] : []),
        ...(story.reason ? [['End', words(shown(story.reason))] as const] : []),
      ]}
    />
  );
}

/** What it has used of what it may, where there is an end to it. */
const Budgets = ({ of }: { of: RunStory['budgets'] }) => (
  <div class="budgets">
    {of.map(({ name, used, most }) => most && <Share key={name} name={name} of={used / most} said={`${used} of ${most}`} />)}
  </div>
);

const unlimited = (budgets: RunStory['budgets']): string =>
  budgets.flatMap(({ used, most, many }) => (most === null ? [` · ${used.toLocaleString('en')} ${many}`] : [])).join('');

const BatchNav = ({ batches }: { batches: readonly Batch[] }) => (
  <nav class="batch-nav" aria-label="Batches">
    {batches.map(({ id, items }, at) => {
      const hot = items.some(({ kind }) => /^(risk_event|loop_guard|mind_error|mind_circuit)$/.test(kind));
      const asks = items.some(({ kind }) => kind === 'user_input');
      return (
        <button
          type="button"
          key={`${id} ${items[0]?.seq ?? at}`}
          class={hot ? 'hot' : asks ? 'asks' : ''}
          onClick={() => document.getElementById(`batch-${at}`)?.scrollIntoView({ block: 'start' })}
        >
          {named(id)}
        </button>
      );
    })}
  </nav>
);

/** What the claims say that decisions rest on. */
function useNames(served: Served, project: string): ReadonlyMap<string, string> {
  const { data } = useAnswer(claimList(served, { project, scope: 'effective', all: true, limit: 500 }), [topicOf(project)]);
  return useMemo(() => new Map((data?.claims ?? []).map(({ claim_id, text: said }) => [claim_id, said])), [data]);
}

/** A run: batch by batch what Hands was sent, what came of it, what was asked, checked and decided; live. */
export function RunPage({ served, params }: PageProps) {
  const [project, run] = [params.project as string, params.run as string];
  const { items, complete, error, freshAfter } = useRun(served, project, run);
  const names = useNames(served, project);
  const chosen = address.value.query.get('event');
  const past = moment.value;
  const first = Date.parse(items[0]?.ts ?? '');
  useOldest(Number.isFinite(first) ? first : undefined);
  const seen = past === null ? items : items.filter(({ ts }) => !(Date.parse(ts) > past));
  const story = storyOf(seen);
  const isThere = seen.some(({ event_id }) => event_id === chosen);
  /** What was linked to is brought into sight, once it is there. */
  useEffect(() => {
    if (chosen && isThere) document.getElementById(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen, isThere]);
  if (error && items.length === 0) return <Trouble error={error} />;
  if (!complete && items.length === 0) return <div class="loading" role="status" aria-label="Loading" />;
  if (items.length === 0)
    return (
      <Empty title="Nothing is known of this run" example="mi runs">
        Its log may have been moved, or it belongs to another project.
      </Empty>
    );
  const { tone, state } = standing(story);
  const last = seen.at(-1);
  const asks = last && story.status === 'open' ? questionIn(last) : '';
  const question = miRecords(served, { project, run, limit: 200 });
  return (
    <Names.Provider value={names}>
      <div class="page run-page">
        <div class="page-head">
          <h1>{brief(story.task || 'A command', 240)}</h1>
          {story.task && <Badge tone={tone}>{state}</Badge>}
          <TakeAway markdown={() => asMarkdown(story)} question={question} exports={[jsonOf('records', run, question)]} />
        </div>
        {error && <Trouble error={error} />}
        {story.notes && <p class="run-notes">{shown(story.notes)}</p>}
        {asks && (
          <p class="asks" role="status">
            <Badge tone="waiting">asks</Badge> {shown(asks)}
          </p>
        )}
        <About story={story} run={run} />
        {story.budgets.length > 0 && <Budgets of={story.budgets} />}
        <p class="under" role="status">
          {plural(story.batches.length, 'batch', 'batches')} · {plural(seen.length, 'record')}
          {unlimited(story.budgets)}
          {!complete && ', more are being read'}
        </p>
        {story.batches.length > 1 && <BatchNav batches={story.batches} />}
        {story.batches.map(({ id, items: own }, at) => (
          <section key={`${id} ${own[0]?.seq ?? at}`} class="batch" id={`batch-${at}`} aria-label={named(id)}>
            <h2>{named(id)}</h2>
            <ol class="entries">
              {own.map((item) => (
                <Entry
                  key={item.seq}
                  served={served}
                  project={project}
                  item={item}
                  chosen={item.event_id !== '' && item.event_id === chosen}
                  fresh={item.seq > freshAfter}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Names.Provider>
  );
}
