import type { VcsMacrosHandlers } from '../../../generated/handlers/vcs.ts';
import type { MacroBranchNoteInput } from '../../../generated/types/index.ts';
import { fault } from '../../kernel/fault.ts';
import { branchNamed, checkedOut } from '../../records/branch.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { branchOff } from './branches.ts';
import { noteTemplates } from './note-templates.ts';
import type { VcsStore } from './store.ts';

type Input = MacroBranchNoteInput;

/** What will be noted: the caller's words, or a skeleton. */
function decideNote({ content, template, goal, title, format }: Input) {
  if ((content === undefined) === (template === undefined))
    throw fault('INVALID_INPUT', {
      problem: content === undefined ? 'content is missing.' : 'content and template were both given.',
      fix: 'Send content, or template=initiative or template=decision.',
    });
  if (content !== undefined) return { content, title, format };
  const skeleton = noteTemplates[template as keyof typeof noteTemplates](goal ?? '<what this is for>');
  return { content: skeleton, title: title ?? goal ?? template, format: format ?? 'markdown' };
}

/** A long text is not repeated in a suggestion. */
const shortEnough = (content: string | undefined) => (content?.length ?? 0) <= 400;

const unknownFrom = (input: Input) => {
  const { from = '', name: _, workspace: __, ...rest } = input;
  const { from: ___, ...call } = input;
  const ready = shortEnough(input.content)
    ? [
        { tool: 'macro_branch_note', params: given(call), reason: 'Note it on the checked-out branch' },
        {
          tool: 'macro_branch_note',
          params: given({ ...rest, from: undefined, name: from }),
          reason: 'Make that branch and note it there',
        },
      ]
    : [];
  return fault(
    'UNKNOWN_ID',
    { kind: 'branch to switch to', id: from, fix: 'Leave from out, or give it as name to make it.' },
    ready,
  );
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
    suggest({ tool: 'status', params: {}, reason: 'See where you are' });
    return {
      workspace,
      branch: { name: branch.name, created, base_branch: branch.base_branch, base_seq: branch.base_seq },
      checkout: { previous, current: branch.name },
      note: added,
    };
  },
};
