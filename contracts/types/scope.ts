import { Closed, Formed, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { BranchName, DocName, EntityId, WorkspaceId } from './ids.ts';

/** Spread into the input of every tool that works inside a workspace. */
export const InWorkspace = { workspace: WorkspaceId };

export const TargetRef = named(
  'TargetRef',
  Type.Union([EntityId, Closed({ id: EntityId, kind: Opt(OneOf(['plan', 'task'])) })], {
    description: 'A plan or task: its id, or {id, kind}.',
  }),
);

/** A document, by the plan or task it belongs to or by branch and name; else focus, else checkout. */
export const DocumentSelector = {
  target: Opt(TargetRef),
  branch: Opt(BranchName),
  doc: Opt(DocName),
};

export const ReasoningRef = named(
  'ReasoningRef',
  Closed({ branch: BranchName, notes_doc: DocName, graph_doc: DocName, trace_doc: DocName }),
);

/** A document by name, with one that is meant when none is given. */
export const DocOr = (fallback: string) =>
  Opt(
    Formed(DocName.pattern ?? '', DocName.form as string, {
      minLength: 1,
      maxLength: DocName.maxLength ?? 128,
      default: fallback,
      description: `A document (${fallback}).`,
    }),
  );
