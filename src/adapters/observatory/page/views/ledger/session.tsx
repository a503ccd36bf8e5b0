import { useEffect, useState } from 'preact/hooks';
import { address, go, here, link, moment } from '../../kit/address.ts';
import { plural, shown } from '../../kit/text.ts';
import type { PageProps } from '../../kit/view.ts';
import { wholeText } from '../../kit/whole.ts';
import { Badge, Empty, Tag, Trouble } from '../../parts/said.tsx';
import { useOldest } from '../../parts/scrubber.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Figures } from './figures.tsx';
import { Replay } from './replay.tsx';
import { keyOf } from './rows.ts';
import { useSession } from './session-data.ts';
import { sessionFile } from './session-file.tsx';
import { isLive } from './sessions.tsx';
import { Thought } from './thought.tsx';
import { Thoughts } from './thoughts.tsx';
import { sessionExport, sessionGet } from './tools.ts';

const example = `noema call thought thought="What is asked?" thoughtNumber=1 totalThoughts=3 nextThoughtNeeded=true`;

const exported = ['json', 'markdown', 'cipher'] as const;
const endings = { json: 'json', markdown: 'md', cipher: 'txt' } as const;

/** A session: its graph of thoughts, one of them whole, its figures, and a replay. */
export function SessionPage({ served, params }: PageProps) {
  const sessionId = params.id as string;
  const { session, thoughts, complete, error, fresh } = useSession(served, sessionId);
  const [cipher, setCipher] = useState(true);
  const { query } = address.value;
  const chosen = query.get('thought');
  const upto = query.has('upto') ? Number(query.get('upto')) : undefined;
  const open = new Set((query.get('open') ?? '').split(',').filter(Boolean));
  const ofChosen = chosen?.includes(':') ? (chosen.split(':')[0] as string) : '';
  const toggle = (branch: string) => {
    const next = open.has(branch) ? [...open].filter((each) => each !== branch) : [...open, branch];
    go(here({ open: next.join(',') }), 'replace');
  };
  /** A thought that is looked at opens its branch, once. */
  useEffect(() => {
    if (ofChosen && !open.has(ofChosen)) toggle(ofChosen);
  }, [ofChosen]);
  const past = moment.value;
  /** The replay is the scrubber of a session; the other one stands there only where a moment came with the address. */
  useOldest(session && past !== null ? Date.parse(session.createdAt) : null);
  const known = past === null ? thoughts : thoughts.filter(({ timestamp }) => Date.parse(timestamp) <= past);
  const seen = upto === undefined ? known : known.slice(0, upto);
  const ended = complete && seen.length === known.length && known.at(-1)?.nextThoughtNeeded === false;
  const thought = chosen === undefined ? undefined : thoughts.find((each) => keyOf(each) === chosen);
  if (error && !session) return <Trouble error={error} />;
  if (!session) return <div class="loading" role="status" aria-label="Loading" />;
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>{shown(session.title)}</h1>
        {past === null && !ended && isLive(session) && <Badge tone="alive">live</Badge>}
        {ended && <Badge tone="done">ended</Badge>}
        {session.tags.map((tag) => (
          <a key={tag} href={link(['ledger', 'sessions'], { tag })}>
            <Tag>{tag}</Tag>
          </a>
        ))}
        <TakeAway
          markdown={() => [`# ${session.title}`, ...seen.map((each) => `${each.thoughtNumber}. ${each.thought}`)].join('\n\n')}
          question={sessionGet(served, { sessionId })}
          exports={[
            {
              label: 'HTML',
              name: `${session.title}.html`,
              type: 'text/html',
              make: async () => sessionFile(session, seen),
            },
            ...exported.map((format) => ({
              label: format,
              name: `${session.title}.${endings[format]}`,
              type: 'text/plain',
              make: () => wholeText((offset) => sessionExport(served, { sessionId, format, offset })),
            })),
          ]}
        />
      </div>
      {error && <Trouble error={error} />}
      <p class="under">
        {plural(seen.length, 'thought')}
        {!complete && ', more are being read'} · {plural(session.branchCount, 'branch', 'branches')}
        <label class="choice">
          <input type="checkbox" checked={cipher} onChange={() => setCipher(!cipher)} /> cipher relations
        </label>
      </p>
      {thoughts.length === 0 ? (
        <Empty title="No thoughts yet" example={example}>
          The first thought of this session appears here as soon as it is recorded.
        </Empty>
      ) : (
        <div class={`split ${thought ? 'chosen' : ''}`}>
          <Thoughts
            thoughts={seen}
            chosen={chosen ?? undefined}
            open={new Set([...open].sort())}
            cipher={cipher}
            fresh={fresh}
            onToggle={toggle}
          />
          <aside class="side" aria-label={thought ? 'The thought' : 'The session'}>
            {thought ? (
              <Thought thought={thought} all={thoughts} />
            ) : (
              <Figures served={served} sessionId={sessionId} thoughts={thoughts} />
            )}
          </aside>
        </div>
      )}
      {thoughts.length > 0 && <Replay thoughts={known} upto={upto} />}
    </div>
  );
}
