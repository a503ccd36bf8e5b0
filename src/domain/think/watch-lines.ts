import type { Lines } from '../../../generated/handlers/ctx.ts';
import type { Card, NoteEntry, Suggestion, ThinkWatchOutput } from '../../../generated/types/index.ts';
import { brief, fields, type Line, line, spaced } from '../../kernel/line.ts';
import type { Detail } from '../../records/work-lines.ts';

type Watched = Partial<ThinkWatchOutput>;

const longest = 160;

const openOf = ({ frontier }: Watched): Card[] => Object.values(frontier ?? {}).flat();

/** Each card once: what is open, then what else matters. */
const cardsOf = (watched: Watched): Card[] => [
  ...new Map([...openOf(watched), ...(watched.candidates ?? [])].map((card) => [card.id, card])).values(),
];

function stateLine(watched: Watched): Line {
  const { branch, stats, frontier, step_focus } = watched;
  if (branch === undefined) return line`ok`;
  const open = Object.entries(frontier ?? {}).flatMap(([kind, { length }]) => (length ? [`${kind} ${length}`] : []));
  return fields(
    spaced(branch, step_focus?.path ?? ''),
    line`cards ${stats?.cards ?? 0}`,
    ...(open.length ? [line`open: ${open.join(', ')}`] : []),
  );
}

function cardLine({ id, type, status, title, text }: Card): Line {
  const said = [title, text].filter(Boolean).join(': ');
  return line`- ${type ?? 'card'} ${id}${status && status !== 'open' ? line` (${status})` : ''}: ${brief(said, longest)}`;
}

const entryLine = ({ doc, seq, title, content }: NoteEntry): Line =>
  line`- ${doc}@${seq} ${brief([title, content].filter(Boolean).join(': '), longest)}`;

/** Thoughts that are not told yet: what a card left in the trace says what the card says, and events are no thoughts. */
const thoughtsOf = ({ trace }: Watched, told: ReadonlySet<unknown>): NoteEntry[] =>
  (trace?.entries ?? []).flatMap((entry) => (entry.kind === 'note' && !told.has(entry.meta?.card_id) ? [entry] : []));

function detailLines(watched: Watched): Detail[] {
  const { capsule, engine } = watched;
  const cards = cardsOf(watched);
  const entries = thoughtsOf(watched, new Set(cards.map(({ id }) => id)));
  return [
    ...(engine?.signals ?? capsule?.why?.signals ?? []).map(({ severity, message, code }) => ({
      line: line`- ${severity}: ${message ?? code}`,
      rank: 0,
    })),
    ...(engine?.actions ?? []).map(({ title, why }) => ({ line: line`- do: ${title}. ${why}`, rank: 0 })),
    ...cards.map((card, i) => ({ line: cardLine(card), rank: 1 + i })),
    ...entries.map((entry, i) => ({ line: entryLine(entry), rank: cards.length + entries.length - i })),
  ];
}

/** The listing that shows a hidden tool is printed with every command that needs it. */
const callsOf = ({ capsule }: Watched): Suggestion[] =>
  [capsule?.next?.primary, capsule?.next?.backup].flatMap((next) => (next?.call ? [next.call] : []));

export const watchLines: Lines<ThinkWatchOutput> = { state: stateLine, details: detailLines, next: callsOf };
