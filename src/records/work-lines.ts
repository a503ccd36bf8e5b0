import type { Handoff, Known, ResumeAction, ResumeCapsule, StepAtHand } from '../../generated/types/index.ts';
import { brief, fields, type Line, line } from '../kernel/line.ts';
import { text } from '../kernel/says.ts';

type Cut<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Cut<T[K]> } : T;

/** How a plan or task stands, as far as an answer says so; a cut one may lack any field. */
export interface Work {
  readonly where?: Cut<Pick<ResumeCapsule['where'], 'target' | 'focus' | 'step'>>;
  readonly state?: Cut<Pick<ResumeCapsule['state'], 'title'>>;
  readonly action?: Cut<Pick<ResumeAction, 'kind' | 'about' | 'missing' | 'missing_proof'>>;
  readonly known?: Cut<Known>;
  readonly handoff?: Cut<Handoff>;
  readonly counts?: Cut<Pick<ResumeCapsule['counts'], 'steps' | 'tasks'>>;
}

export interface Detail {
  readonly line: Line;
  /** What has the highest is left out first. */
  readonly rank: number;
}

const longestTitle = 60;
const longestList = 220;

/** Which plan or task is meant, and whether it is the one in focus. */
export const subject = (target: string, focus: string | null | undefined, title: string | undefined): Line =>
  line`${focus === target ? 'focus' : 'target'} ${target}${title ? line` — ${brief(title, longestTitle)}` : ''}`;

const list = (items: readonly string[]): Line => brief(items.join('; '), longestList);
const asked = (what: string, items: readonly string[] | undefined) => (items?.length ? line`; ${what}: ${items.join(', ')}` : '');
const stepWords = (step: Cut<StepAtHand> | null | undefined, about: string | null | undefined): Line =>
  line`${step?.path ?? about ?? ''}${step?.title ? line` ${brief(step.title, longestTitle)}` : ''}`;

/** What comes next, in a few words. */
export function nextWords({ action, where, handoff }: Work): Line {
  const { kind, about, missing, missing_proof } = action ?? {};
  const step = stepWords(where?.step, about);
  switch (kind) {
    case 'gate':
      return line`next: ${step}${asked('confirm', missing)}${asked('prove', missing_proof)}`;
    case 'proof':
      return line`next: ${step}${asked('prove', missing_proof)}`;
    case 'close':
      return line`next: close ${step}`;
    case 'unblock':
      return line`next: unblock ${step}`;
    case 'continue':
      return line`next: ${brief(handoff?.remaining?.[0] ?? about ?? 'a task', longestTitle)}`;
    case 'decompose':
    case 'start':
    case 'finish':
      return line`next: ${text('next-in-words')[kind]}`;
    default:
      return line`done`;
  }
}

/** `- done 1 of 3: …; left: …`: where the work stands, for whoever takes it over. */
function progress({ counts, handoff }: Work): Detail[] {
  const { done = handoff?.totals?.done, left = handoff?.totals?.remaining } = amounts(counts);
  if (done === undefined || left === undefined || done + left === 0) return [];
  const named = (what: string, items: readonly string[] | undefined) =>
    items?.length ? line`${what}: ${list(items)}` : undefined;
  const parts = [named('latest', handoff?.done?.slice(0, 1)), named('left', handoff?.remaining)].filter(
    (part) => part !== undefined,
  );
  const said = text('done-of-total', { done, total: done + left });
  return [{ line: line`- ${[said, ...parts.map((part) => part.text)].join('; ')}`, rank: 1 }];
}

function amounts(counts: Work['counts']): { done?: number; left?: number } {
  const { total, completed } = counts?.steps ?? counts?.tasks ?? {};
  return total === undefined || completed === undefined ? {} : { done: completed, left: total - completed };
}

const stepDetails = ({ where }: Work): Detail[] =>
  (
    [
      ['criteria', where?.step?.criteria],
      ['tests', where?.step?.tests],
    ] as const
  ).flatMap(([name, items]) => (items?.length ? [{ line: line`- ${name}: ${list(items)}`, rank: 0 }] : []));

const kinds = [
  ['blocked', 'blockers'],
  ['decided', 'decisions'],
  ['note', 'notes'],
  ['question', 'questions'],
  ['what-if', 'what_ifs'],
] as const;

/** What must be known: of each kind the first before the second of any. */
const knownDetails = ({ known }: Work): Detail[] =>
  kinds.flatMap(([word, kind]) =>
    (known?.[kind] ?? []).map(({ ref, text: said }, i) => ({
      line: line`- ${word} ${ref}: ${said}`,
      rank: kind === 'blockers' ? i : i + 2,
    })),
  );

/** The detail lines of a plan or task, most of them droppable. */
export const workDetails = (work: Work): Detail[] => {
  const known = knownDetails(work);
  const blocked = work.known?.blockers?.length ?? 0;
  return [...stepDetails(work), ...known.slice(0, blocked), ...progress(work), ...known.slice(blocked)];
};

/** Where the work stands, on one line. */
export function workLine(work: Work, ...more: readonly Line[]): Line {
  const { where, state } = work;
  return fields(subject(where?.target ?? '', where?.focus, state?.title), ...more, nextWords(work));
}
