import type { VcsMacrosHandlers } from '../../../generated/handlers/vcs.ts';
import type { MacroBranchNoteInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nextCall, text } from '../../kernel/says.ts';
import { branchNamed, checkedOut } from '../../records/branch.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { branchOff } from './branches.ts';
import type { VcsStore } from './store.ts';

type Input = MacroBranchNoteInput;

/** What will be noted: the caller's words, or a skeleton. */
function decideNote({ content, template, goal, title, format }: Input) {
  if ((content === undefined) === (template === undefined))
    throw refuse(content === undefined ? 'note-has-no-text' : 'note-has-two-texts');
  if (content !== undefined) return { content, title, format };
  const skeleton = text(`note-template-${template as 'initiative' | 'decision'}`, { goal: goal ?? text('note-template-goal') });
  return { content: skeleton, title: title ?? goal ?? template, format: format ?? 'markdown' };
}

/** A long text is not repeated in a suggestion. */
const shortEnough = (content: string | undefined) => (content?.length ?? 0) <= 400;

const unknownFrom = (input: Input) => {
  const { from = '', name: _, workspace: __, ...rest } = input;
  const { from: ___, ...call } = input;
  const ready = shortEnough(input.content)
    ? [
        nextCall('note-on-the-checkout', {}, given(call)),
        nextCall('note-on-a-new-branch', {}, given({ ...rest, from: undefined, name: from })),
      ]
    : [];
  return refuse('branch-to-switch-to-is-not-known', { id: from }, ready);
};

const given = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

export const macroHandlers: VcsMacrosHandlers<VcsStore> = {
  async macro_branch_note(input, { workspace, store, tell, warn, suggest, seq, agent_id }) {
    const { name, from, doc, meta } = input;
    const note = decideNote(input);
    const previous = store.workspace?.checkout ?? null;

    const known = name === undefined ? undefined : await store.branches.find(name);
    if (known && from !== undefined) warn('BASE_IGNORED', { branch: known.name, from });
    const base = known || from === undefined ? undefined : await store.branches.find(from);
    if (!known && from !== undefined && !base) throw unknownFrom(input);

    const created = name !== undefined && !known;
    if (created) await branchOff(store, base ?? (await checkedOut(store)), name, seq(), tell);
    const branch = created ? await branchNamed(store, name) : (known ?? base ?? (await checkedOut(store)));
    await refuseUnlessHolds(store, { view: branch.view, doc }, 'entries');
    if (branch.name !== previous) await tell('branch_checked_out', { previous, current: branch.name });

    const added = await tell('note_added', {
      branch: branch.name,
      branch_id: branch.id,
      doc,
      meta,
      agent_id: agent_id ?? undefined,
      ...note,
    });
    suggest(nextCall('see-the-status'));
    return {
      workspace,
      branch: { name: branch.name, created, base_branch: branch.base_branch, base_seq: branch.base_seq },
      checkout: { previous, current: branch.name },
      note: added,
    };
  },
};
