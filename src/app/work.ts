import type { Envelope } from '../../generated/types/index.ts';
import { boundTo, readBound, type WorkEntry, type WorkPort } from '../kernel/work.ts';

/** Calls a tool of the memory product, wherever that runs. */
export type CallMemory = (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Envelope>;

const problemOf = ({ error }: Envelope): string | null =>
  error ? [error.message, error.recovery].filter(Boolean).join(' ') : null;

const evidence = ({ once, title, text, checks, attachments, proves_tests }: WorkEntry, hasStep: boolean) => ({
  once,
  items: [{ kind: 'cmd_output', content: `${title}\n${text}`.trim(), meta: { source: once } }],
  checks,
  attachments,
  ...(proves_tests && hasStep ? { checkpoint: 'tests' } : {}),
});

/** Ids of cards hold no sign but these. */
const cardId = (once: string) => `MI-${once.replaceAll(/[^A-Za-z0-9_.-]/g, '-')}`;

/** The task that a run works on, through the tools that everybody uses: what is kept there is kept by their rules. */
export const workOver = (call: CallMemory): WorkPort => ({
  async find({ task, step, workspace }) {
    const found = await call('tasks_handoff', { task, ...(workspace === undefined ? {} : { workspace }) });
    const why = problemOf(found);
    if (why !== null) return { kind: 'not_found', why };
    const { workspace: name, target } = found.result as { workspace: string; target: { id: string } };
    return { kind: 'found', bound_to: boundTo(name, target.id, step) };
  },
  async keep(bound_to, entry) {
    const { workspace, task, step } = readBound(bound_to);
    const { kind, once, title, text, blocks } = entry;
    if (kind === 'evidence') {
      const place = step === undefined ? {} : { path: step };
      return problemOf(
        await call('tasks_evidence_capture', { workspace, task, ...place, ...evidence(entry, step !== undefined) }),
      );
    }
    const card = { id: cardId(once), title, text, tags: ['mi:run', ...(blocks ? ['blocker'] : [])] };
    const type = blocks ? 'question' : 'decision';
    return problemOf(await call('think_card', { workspace, target: task, ...(step === undefined ? {} : { step }), type, card }));
  },
});
