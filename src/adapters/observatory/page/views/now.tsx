import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moment } from '../kit/address.ts';
import { useLoaded } from '../kit/answer.ts';
import { beside } from '../kit/asked.ts';
import { type Gathered, gather } from '../kit/each.ts';
import { connection } from '../kit/live.ts';
import { served } from '../kit/served.ts';
import { brief, shown } from '../kit/text.ts';
import { stamp } from '../kit/time.ts';
import { asOf, type NowItem, type Served, type Tone } from '../kit/view.ts';
import { Age, Badge, Empty, Loaded, Trouble } from '../parts/said.tsx';
import { begin } from '../parts/scrubber.tsx';
import { TakeAway } from '../parts/take-away.tsx';
import { views } from './registry.ts';

const items = signal<readonly NowItem[]>([]);

const workspacesOf = (all: readonly Served[]) => all.map(({ workspaces }) => workspaces.length).join(' ');

const needsSomebody: readonly Tone[] = ['stuck', 'waiting'];

/** How many things wait for a person: the number in the title. */
export const waiting = computed(() => items.value.filter(({ tone }) => needsSomebody.includes(tone)).length);

/** The oldest first. What is not kept as it was is shown as far as it was there already. */
const everything = async (signal: AbortSignal, at: number | null = null): Promise<Gathered<NowItem>> => {
  if (at === null) beside(signal);
  const { items: all, troubles } = await gather(views, signal, (view, product) => view.now(asOf(product, at), signal));
  const then = at === null ? all : all.filter(({ since }) => since <= at);
  return { items: [...then].sort((a, b) => a.since - b.since), troubles };
};

/** As it was at the moment that is shown, if it is not now. */
function usePast(answer: ReturnType<typeof useNow>) {
  const at = moment.value;
  const past = useLoaded(served.value && at !== null ? `now ${at}` : null, (signal) => everything(signal, at), []);
  return at === null ? answer : past;
}

/** From when on there is something to look back at, wherever one is. */
export function useBegin(): void {
  const answer = useLoaded(
    served.value ? `begin ${workspacesOf(served.value)}` : null,
    async (signal) => {
      beside(signal);
      const { items: all } = await gather(views, signal, async (view, product) => [
        (await view.begin?.(product, signal)) ?? null,
      ]);
      return Math.min(...all.filter((ms) => ms !== null));
    },
    [],
  );
  useEffect(() => {
    begin.value = answer.data !== undefined && Number.isFinite(answer.data) ? answer.data : null;
  }, [answer.data]);
}

/** Watches while the page is open, whatever it shows, for the number in the title. */
export function useNow() {
  const answer = useLoaded(
    served.value ? `now ${workspacesOf(served.value)}` : null,
    (signal) => everything(signal),
    views.flatMap(({ topics }) => topics),
  );
  useEffect(() => {
    if (answer.data) items.value = answer.data.items;
  }, [answer.data]);
  return answer;
}

const Line = ({ item }: { item: NowItem }) => (
  <li>
    <a class={`now-item ${item.tone}`} href={item.href}>
      <Badge tone={item.tone}>{item.state}</Badge>
      <span class="what">
        <strong>{brief(item.title, 140)}</strong>
        {item.reason && <span class="reason">{brief(item.reason, 240)}</span>}
        <span class="place">{shown(item.place)}</span>
      </span>
      <Age ms={item.since} />
    </a>
  </li>
);

const groups: readonly (readonly [string, readonly Tone[]])[] = [
  ['Needs somebody', needsSomebody],
  ['Alive', ['alive']],
  ['Lately', ['calm', 'done']],
];

const asMarkdown = (all: readonly NowItem[]) =>
  all.map(({ state, title, reason, place }) => `- **${state}** ${title}${reason ? ` — ${reason}` : ''} (${place})`).join('\n');

export function NowPage({ answer: live }: { answer: ReturnType<typeof useNow> }) {
  const answer = usePast(live);
  const at = moment.value;
  return (
    <div class="page">
      <div class="page-head">
        <h1>{at === null ? 'Now' : 'Then'}</h1>
        {at !== null && <span class="place">as of {stamp(at)}</span>}
        <TakeAway markdown={() => asMarkdown(answer.data?.items ?? [])} />
      </div>
      {connection.value === 'lost' && <p class="stale">The server cannot be reached; this is how it stood last.</p>}
      <Loaded of={answer}>
        {({ items: all, troubles }) => (
          <>
            {troubles.map((trouble) => (
              <Trouble key={trouble.message} error={trouble} />
            ))}
            {all.length === 0 && troubles.length === 0 ? (
              <Empty
                title={at === null ? 'Nothing is going on yet' : 'Nothing was going on then'}
                example={'noema call tasks_macro_start task_title="First task"'}
              >
                Connect an agent, or begin by hand. What it does appears here by itself: what is alive, what is stuck, and what
                waits for you.
              </Empty>
            ) : (
              groups.map(([title, tones]) => {
                const own = all.filter(({ tone }) => tones.includes(tone));
                if (own.length === 0) return null;
                return (
                  <section key={title} aria-label={title}>
                    <h2>{title}</h2>
                    <ol class="now-list">
                      {own.map((item) => (
                        <Line key={item.key} item={item} />
                      ))}
                    </ol>
                  </section>
                );
              })
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
