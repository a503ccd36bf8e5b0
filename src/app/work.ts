import type { Envelope } from '../../generated/types/index.ts';
import { text } from '../kernel/says.ts';
import { boundTo, readBound, type WorkEntry, type WorkPort } from '../kernel/work.ts';

/** Calls a tool of the memory product, wherever that runs. */
export type CallMemory = (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Envelope>;

/** What came of a call: what is wrong, or else the answer. */
interface Called<T> {
  readonly why: string | null;
  readonly result: T;
}

const evidence = ({ once, title, text: said, checks, attachments, proves_tests }: WorkEntry, hasStep: boolean) => ({
  once,
  items: [{ kind: 'cmd_output', content: `${title}\n${said}`.trim(), meta: { source: once } }],
  checks,
  attachments,
  ...(proves_tests && hasStep ? { checkpoint: 'tests' } : {}),
});

/** Ids of cards hold no sign but these. */
const cardId = (once: string) => `MI-${once.replaceAll(/[^A-Za-z0-9_.-]/g, '-')}`;

/** As many as one question may name. */
const mostCards = 200;

type Cards = { readonly cards: readonly { readonly id: string }[] };
type Step = { readonly step_focus: { readonly path: string; readonly title: string } };
type Task = { readonly workspace: string; readonly target: { readonly id: string; readonly title: string } };

/** The task that a run works on, through the tools that everybody uses: what is kept there is kept by their rules. */
export function workOver(call: CallMemory): WorkPort {
  /** Whatever keeps the memory from answering ends no run: the log has it all, and a later run brings it. */
  async function ask<T>(tool: string, args: Readonly<Record<string, unknown>>): Promise<Called<T>> {
    try {
      const { error, result } = await call(tool, args);
      const why = error ? [error.message, error.recovery].filter(Boolean).join(' ') : null;
      return { why, result: result as T };
    } catch (error) {
      return { why: error instanceof Error ? error.message : String(error), result: {} as T };
    }
  }
  const cardsAmong = async (bound_to: string, names: readonly string[], filter: object = {}): Promise<Called<Cards>> => {
    const { workspace, task } = readBound(bound_to);
    const ids = names.slice(0, mostCards).map(cardId);
    return ask('think_query', { workspace, target: task, ids, limit: mostCards, all_lanes: true, ...filter });
  };
  /** What an earlier run left open is closed by a later one, unless somebody has done so. */
  async function settle(bound_to: string, names: readonly string[]): Promise<string | null> {
    if (names.length === 0) return null;
    const { workspace, task } = readBound(bound_to);
    const { why, result } = await cardsAmong(bound_to, names, { status: 'open' });
    if (why !== null) return why;
    const targets = result.cards.map(({ id }) => id);
    if (targets.length === 0) return null;
    const message = text('bound-end-settled');
    return (await ask('think_set_status', { workspace, target: task, targets, status: 'closed', message })).why;
  }
  return {
    async find({ task, step, workspace }) {
      const at = workspace === undefined ? {} : { workspace };
      const found = await ask<Task>('tasks_handoff', { task, ...at });
      if (found.why !== null) return { kind: 'no_task', why: found.why };
      const {
        workspace: name,
        target: { id, title },
      } = found.result;
      if (step === undefined) return { kind: 'found', bound_to: boundTo(name, id), asks: title };
      const at_step = await ask<Step>('think_query', { target: id, step, limit: 1, workspace: name });
      if (at_step.why !== null) return { kind: 'no_step', why: at_step.why };
      const { path, title: named } = at_step.result.step_focus;
      return { kind: 'found', bound_to: boundTo(name, id, step), asks: text('bound-step-asks', { title, path, step: named }) };
    },
    async handedOff(bound_to, names) {
      const { why, result } = await cardsAmong(bound_to, names);
      const kept = new Set(why === null ? result.cards.map(({ id }) => id) : []);
      return names.filter((name) => kept.has(cardId(name)));
    },
    async keep(bound_to, entry) {
      const { workspace, task, step } = readBound(bound_to);
      const { kind, once, title, text: said, blocks, settles } = entry;
      if (kind === 'evidence') {
        const place = step === undefined ? {} : { path: step };
        const given = { workspace, task, ...place, ...evidence(entry, step !== undefined) };
        return (await ask('tasks_evidence_capture', given)).why;
      }
      const card = { id: cardId(once), title, text: said, tags: ['mi:run', ...(blocks ? ['blocker'] : [])] };
      const type = blocks ? 'question' : 'decision';
      const at = { workspace, target: task, ...(step === undefined ? {} : { step }) };
      return (await ask('think_card', { ...at, type, card })).why ?? settle(bound_to, settles);
    },
  };
}
