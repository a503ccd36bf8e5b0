import type { Lines } from '../../../generated/handlers/ctx.ts';
import type { TasksHandoffOutput } from '../../../generated/types/index.ts';
import { fields, type Line, line } from '../../kernel/line.ts';
import { text } from '../../kernel/says.ts';
import { type Detail, subject, workDetails } from '../../records/work-lines.ts';

type Report = Partial<TasksHandoffOutput>;

function stateLine({ target, focus, handoff }: Report): Line {
  if (!target?.id) return line`ok`;
  const { done = 0, remaining = 0 } = handoff?.totals ?? {};
  const total = done + remaining;
  return fields(
    subject(target.id, focus, target.title),
    line`${target.status}`,
    ...(total ? [line`${text('done-of-total', { done, total })}`] : []),
  );
}

/** A line for each, and one that counts what was left out. What may go wrong is the last to go, what is done the first. */
const parts = [
  { part: 'done', word: 'done', rank: 2 },
  { part: 'remaining', word: 'left', rank: 1 },
  { part: 'risks', word: 'risk', rank: 0 },
] as const;

function detailLines({ handoff, known, radar }: Report): Detail[] {
  const told = parts.flatMap(({ part, word, rank }) => {
    const items = handoff?.[part] ?? [];
    const others = (handoff?.totals?.[part] ?? items.length) - items.length;
    return [
      ...items.map((item) => ({ line: line`- ${word}: ${item}`, rank })),
      ...(others > 0 ? [{ line: line`- ${word}: ${others} more`, rank }] : []),
    ];
  });
  return [
    ...(radar?.why ? [{ line: line`- why: ${radar.why}`, rank: 0 }] : []),
    ...told,
    ...workDetails(known ? { known } : {}),
    ...(radar?.verify ?? []).map((item) => ({ line: line`- ${item}`, rank: 3 })),
  ];
}

export const handoffLines: Lines<TasksHandoffOutput> = { state: stateLine, details: detailLines };
