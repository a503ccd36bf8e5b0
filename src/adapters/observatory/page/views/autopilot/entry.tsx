import type { LogItem } from '../../../../../../generated/types/index.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { Served } from '../../kit/view.ts';
import { Badge, Loaded, LongText } from '../../parts/said.tsx';
import { text } from './fields.ts';
import { Folded } from './folded.tsx';
import { readOf } from './kinds.tsx';
import { claimsThen } from './places.ts';
import { Refs } from './refs.tsx';
import { miShow } from './tools.ts';

/** Prompts, answers and what Hands said stand in transcripts. */
function Transcript({ served, project, path }: { served: Served; project: string; path: string }) {
  const answer = useAnswer(miShow(served, { project, ref: path, lines: 200 }));
  return (
    <Loaded of={answer}>
      {({ rows = [] }) => {
        const lines = rows.map((row) => text(row.line) || text(row.text) || JSON.stringify(row));
        return <LongText code text={lines.join('\n') || 'Nothing was said.'} />;
      }}
    </Loaded>
  );
}

/** Bookkeeping that tells a reader little: small, unless it says that something is wrong. */
const small = new Set([
  'checkpoint',
  'defaults_claim_sync',
  'preference_mining',
  'claim_mining',
  'learn_update',
  'workflow_suggestion',
]);

interface EntryProps {
  readonly served: Served;
  readonly project: string;
  readonly item: LogItem;
  readonly chosen: boolean;
  readonly fresh: boolean;
}

/** One record of a run, as people read it; all of it on request. */
export function Entry({ served, project, item, chosen, fresh }: EntryProps) {
  const { kind, record, event_id, ts, fault } = item;
  const { label, tone = 'calm', state, body, rests = [], transcript } = readOf(kind, record);
  const mind = text(record.mind_transcript_ref);
  const at = Date.parse(ts);
  return (
    <li
      class={`entry ${tone} ${small.has(kind) ? 'small' : ''} ${chosen ? 'chosen' : ''} ${fresh ? 'fresh' : ''}`}
      id={event_id || undefined}
      data-kind={kind}
    >
      <header>
        <h3>{brief(label, 80)}</h3>
        {state && <Badge tone={tone}>{brief(state, 80)}</Badge>}
        {Number.isFinite(at) && <time dateTime={new Date(at).toISOString()}>{stamp(at).slice(11)}</time>}
      </header>
      {fault && <p class="fault">This record is not what it should be: {brief(fault, 200)}</p>}
      {body}
      {rests.map(([name, ids]) => (
        <Refs key={name} project={project} label={name} ids={ids} />
      ))}
      {rests.length > 0 && Number.isFinite(at) && (
        <a class="known" href={claimsThen(project, at)}>
          what was known then
        </a>
      )}
      <div class="folds">
        {transcript && (
          <Folded name={transcript[0]}>{() => <Transcript served={served} project={project} path={transcript[1]} />}</Folded>
        )}
        {mind && (
          <Folded name="What the Mind was asked">{() => <Transcript served={served} project={project} path={mind} />}</Folded>
        )}
        <Folded name="Record">
          {() => (
            <>
              {event_id && <code>{shown(event_id)}</code>}
              <LongText code text={JSON.stringify(record, null, 2)} />
            </>
          )}
        </Folded>
      </div>
    </li>
  );
}
