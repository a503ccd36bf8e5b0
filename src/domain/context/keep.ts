import type { Short } from '../../../generated/handlers/ctx.ts';
import type { ContextKeepInput } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { branchTarget, workingBranch } from '../../records/branch.ts';
import { defaults } from '../../records/defaults.ts';
import type { ContextStore } from './store.ts';

const longest = { user: 300, assistant: 700, tool: 300 } as const;

/** The last of each, in the order in which they were said. */
export function inProgress(said: NonNullable<ContextKeepInput['said']>, short: Short): string {
  const spoken = said.filter(({ text: words }) => words.trim() !== '');
  const last = (role: 'user' | 'assistant' | 'tool') => spoken.findLastIndex((one) => one.role === role);
  return [last('user'), last('assistant'), last('tool')]
    .filter((at) => at >= 0)
    .sort((a, b) => a - b)
    .map((at) => {
      const { role, text: words } = spoken[at] as (typeof spoken)[number];
      return text('checkpoint-said', { text: short.chars(short.line(words), longest[role]) })[role];
    })
    .join('\n');
}

/** Where the note goes: to what is in focus, else where one stands. */
export async function notePlace(store: ContextStore) {
  const { focus } = store.workspace ?? {};
  const own = focus ? (await store.entities.find(focus))?.reasoning_ref : undefined;
  const { branch, branch_id } = own ? await workingBranch(store, own.branch) : await branchTarget(store, undefined);
  return { branch, branch_id, doc: own?.notes_doc ?? defaults.docs.notes };
}

const jobsLooked = 100;

/** Jobs that run under one of these names. */
export async function heldBy(store: ContextStore, names: readonly string[]) {
  const running = await store.jobs.list({ statuses: ['RUNNING'] }, { before: null, limit: jobsLooked });
  return running.filter(({ runner }) => runner != null && names.includes(runner));
}
