import { Closed, defineFacts, Opt, Type } from '../kit/index.ts';
import { Meta, NoteEntry, NoteFormat, NoteText, NoteTitle } from '../types/entry.ts';
import { AgentId, BranchName, DocName, Seq } from '../types/ids.ts';

export const noteFacts = defineFacts({
  note_added: {
    summary: 'A note was appended to a document.',
    payload: Type.Object({
      branch: BranchName,
      branch_id: Type.Integer(),
      doc: DocName,
      title: Opt(NoteTitle),
      format: Opt(NoteFormat),
      meta: Opt(Meta),
      content: NoteText,
      agent_id: Opt(AgentId),
      /** Set on a copy: the note that it is a copy of, however many merges ago. */
      origin_seq: Opt(Seq),
      /** Set on a copy: `merge:<branch>:<seq>` of the note that was read. */
      source_event_id: Opt(Type.String()),
    }),
    yields: NoteEntry,
    kept_elsewhere: ['title', 'format', 'meta', 'content'],
  },
  note_edited: {
    summary: 'A note got a new version, seen where it was edited; the versions before it stay.',
    payload: Type.Object({
      branch: BranchName,
      branch_id: Type.Integer(),
      doc: DocName,
      entry_seq: Seq,
      /** The version that was edited; the number of the note for the first. */
      replaces: Seq,
      title: Opt(NoteTitle),
      format: Opt(NoteFormat),
      meta: Opt(Meta),
      content: NoteText,
      agent_id: Opt(AgentId),
      /** Set on a copy: the edit that it is a copy of, however many merges ago. */
      origin_seq: Opt(Seq),
    }),
    yields: Closed({ seq: Seq }),
    kept_elsewhere: ['title', 'format', 'meta', 'content'],
  },
});
