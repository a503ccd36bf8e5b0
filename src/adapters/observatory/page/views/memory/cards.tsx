import type { Card, EngineSignal } from '../../../../../../generated/types/index.ts';
import { address, go, here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, shown } from '../../kit/text.ts';
import type { PageProps, Tone } from '../../kit/view.ts';
import { Age, Badge, Empty, Loaded, LongText, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Head } from './head.tsx';
import { KnownThen } from './known-then.tsx';
import { graphPlaces } from './places.ts';
import { isMeant } from './tags.ts';
import { branchList, thinkQuery, thinkWatch } from './tools.ts';

const tones: Readonly<Record<EngineSignal['severity'], Tone>> = {
  critical: 'stuck',
  high: 'stuck',
  warning: 'waiting',
  info: 'calm',
};

const types = ['frame', 'hypothesis', 'question', 'test', 'evidence', 'decision', 'note', 'update'] as const;

const CardLine = ({ card, workspace, place }: { card: Card; workspace: string; place: string }) => (
  <li class="card">
    <p class="under">
      <span class={`step ${card.type}`}>{card.type}</span> <code>{shown(card.id)}</code>{' '}
      {card.status && <Badge>{card.status}</Badge>} <Age ms={card.last_ts_ms} />
      {card.tags.filter(isMeant).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </p>
    <strong>{brief(card.title ?? '', 200)}</strong>
    {card.text && <LongText text={card.text} />}
    {card.type === 'decision' && <KnownThen workspace={workspace} at={card.last_ts_ms} of={card.id} place={place} />}
  </li>
);

/** The cards of a branch, and what the engine says about them. */
export function CardsPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const { query } = address.value;
  const topics = [`memory/${workspace}/graph`];
  const places = useAnswer(branchList(served, { workspace, limit: 1000 }), [`memory/${workspace}/branches`]);
  const options = graphPlaces(places.data);
  const place = options.find(({ name }) => name === query.get('place')) ?? options[0];
  const type = types.find((each) => each === query.get('type'));
  const where = place && { workspace, ref: place.branch, graph_doc: place.doc };
  const question = where ? thinkQuery(served, { ...where, limit: 200, ...(type ? { types: [type] } : {}) }) : null;
  const cards = useAnswer(question, topics);
  const watch = useAnswer(
    where ? thinkWatch(served, { ...where, engine_signals_limit: 20, engine_actions_limit: 10 }) : null,
    topics,
  );
  return (
    <div class="page">
      <Head served={served} workspace={workspace} title="Cards">
        <TakeAway
          markdown={() => (cards.data?.cards ?? []).map((card) => `- ${card.type} ${card.id}: ${card.title ?? ''}`).join('\n')}
          question={question}
        />
      </Head>
      <div class="filters">
        <label class="choose">
          Branch
          <select value={place?.name ?? ''} onChange={(event) => go(here({ place: event.currentTarget.value }), 'replace')}>
            {options.map(({ name }) => (
              <option key={name} value={name}>
                {shown(name)}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="choices" aria-label="Types">
          {['', ...types].map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={(type ?? '') === each}
              onClick={() => go(here({ type: each }), 'replace')}
            >
              {each || 'all'}
            </button>
          ))}
        </fieldset>
      </div>
      <Loaded of={watch}>
        {({ engine }) =>
          engine && engine.signals.length + engine.actions.length > 0 ? (
            <section class="engine" aria-label="What the engine says">
              <h2>What the engine says</h2>
              <ul>
                {engine.signals.map((signal) => (
                  <li key={`${signal.code} ${signal.message}`}>
                    <Badge tone={tones[signal.severity]}>{signal.severity}</Badge> {shown(signal.message)}
                  </li>
                ))}
                {engine.actions.map((action) => (
                  <li key={action.title}>
                    <Badge>{action.kind.replaceAll('_', ' ')}</Badge> <strong>{shown(action.title)}</strong> {shown(action.why)}
                  </li>
                ))}
              </ul>
            </section>
          ) : null
        }
      </Loaded>
      <Loaded of={cards}>
        {({ cards: found }) =>
          found.length === 0 ? (
            <Empty
              title="No cards here"
              example={'noema call think_card type=decision card=\'{"title":"Token bucket per key"}\''}
            >
              Hypotheses, tests, evidence and decisions are cards; they link to each other.
            </Empty>
          ) : (
            <ul class="card-list">
              {found.map((card) => (
                <CardLine key={card.id} card={card} workspace={workspace} place={place?.name ?? ''} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
