import type { JournalFact } from '../../../../../../generated/types/index.ts';
import { address, here, moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { usePages } from '../../kit/pages.ts';
import { brief, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import { asOf, type PageProps, type Served } from '../../kit/view.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { Age, Empty, Facts, LongText, Trouble } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { lineOf } from './facts.ts';
import { Head } from './head.tsx';
import { journalOf, openRef } from './tools.ts';

const placeOf = ({ payload, branch }: JournalFact): string =>
  [payload.task, payload.path, payload.job_id, branch].filter((part): part is string => typeof part === 'string').join(' · ');

function FactDetail({ served, workspace, fact }: { served: Served; workspace: string; fact: JournalFact }) {
  const question = fact.ref ? openRef(served, { workspace, id: fact.ref }) : null;
  const answer = useAnswer(question, []);
  const entry = (answer.data as { entry?: { content?: string } } | undefined)?.entry;
  return (
    <article class="detail">
      <header>
        <h2>{fact.kind.replaceAll('_', ' ')}</h2>
        <TakeAway markdown={() => `- ${fact.ts} ${fact.kind} ${lineOf(fact)}`} question={question} />
        <a class="close" href={here({ seq: undefined })} aria-label="Close">
          ×
        </a>
      </header>
      {fact.title && <strong>{shown(fact.title)}</strong>}
      {(entry?.content ?? fact.text) && <LongText text={entry?.content ?? fact.text ?? ''} />}
      <Facts
        of={[
          ['When', stamp(Date.parse(fact.ts))],
          ['Number', fact.seq],
          ...(fact.agent_id ? [['By', shown(fact.agent_id)] as const] : []),
          ...(fact.branch ? [['Branch', shown(fact.branch)] as const] : []),
          ...(fact.ref ? [['Entry', <code>{shown(fact.ref)}</code>] as const] : []),
        ]}
      />
      <LongText code text={JSON.stringify(fact.payload, null, 2)} />
    </article>
  );
}

/** Everything that happened in a workspace, the newest first; up to a moment, if one is chosen. */
export function ActivityPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const past = moment.value;
  const at = past === null ? {} : { at: new Date(past).toISOString() };
  const question = (cursor?: number) =>
    journalOf(asOf(served, null), { workspace, limit: 100, ...at, ...(cursor === undefined ? {} : { cursor }) });
  const pages = usePages(
    question,
    ({ facts, pagination }) => ({ items: facts, next: pagination.next_cursor }),
    ({ seq }) => String(seq),
    [`memory/${workspace}/journal`],
  );
  const { items: facts } = pages;
  const chosen = facts.find(({ seq }) => String(seq) === address.value.query.get('seq'));
  return (
    <div class="page whole">
      <Head served={served} workspace={workspace} title="Activity">
        <TakeAway
          markdown={() => facts.map((fact) => `- ${fact.ts} ${fact.kind} ${lineOf(fact)}`).join('\n')}
          question={question()}
        />
      </Head>
      {pages.error && <Trouble error={pages.error} />}
      {facts.length === 0 && !pages.loading && !pages.error ? (
        <Empty title={past === null ? 'Nothing happened yet' : 'Nothing had happened yet'} />
      ) : (
        <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
          <MoreRows
            label="Activity"
            of={pages}
            row={52}
            idOf={({ seq }) => String(seq)}
            render={(fact, tab) => (
              <a class="fact" href={here({ seq: fact.seq })} tabIndex={tab} aria-current={fact === chosen ? 'true' : undefined}>
                <span class="kind">{fact.kind.replaceAll('_', ' ')}</span>
                <span class="line" dir="auto">
                  {brief(lineOf(fact), 180)}
                </span>
                <span class="place">{brief(placeOf(fact), 60)}</span>
                <Age ms={Date.parse(fact.ts)} />
              </a>
            )}
          />
          {chosen && (
            <aside class="side" aria-label="What happened">
              <FactDetail served={served} workspace={workspace} fact={chosen} />
            </aside>
          )}
        </div>
      )}
    </div>
  );
}
