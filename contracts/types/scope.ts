import { Closed, described, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { BranchName, DocName, EntityId, WorkspaceId } from './ids.ts';
import { ProjectId } from './mind-ids.ts';

/** Spread into the input of every tool that works inside a workspace. */
export const InWorkspace = { workspace: WorkspaceId };

/** Spread into the input of every tool that works inside a project of the autopilot. */
export const InProject = { project: ProjectId };

export const TargetRef = named(
  'TargetRef',
  Type.Union(
    [
      EntityId,
      Closed({
        id: EntityId,
        kind: Opt(OneOf(['plan', 'task'], { description: 'Kind that the id must have; a check, nothing more.' })),
      }),
    ],
    {
      description: 'A plan or task: its id, or {id, kind}.',
    },
  ),
);

/** A document, by the plan or task it belongs to or by branch and name; else focus, else checkout. */
export const DocumentSelector = {
  target: Opt(described(TargetRef, 'Plan or task whose branch and document are meant.')),
  branch: Opt(described(BranchName, 'Branch; left out: that of target, focus or checkout.')),
  doc: Opt(described(DocName, 'Document; left out: that of target, focus or the default.')),
};

export const ReasoningRef = named(
  'ReasoningRef',
  Closed({
    branch: described(BranchName, 'Branch that holds the reasoning.'),
    notes_doc: described(DocName, 'Document for notes.'),
    graph_doc: described(DocName, 'Document for the graph.'),
    trace_doc: described(DocName, 'Document for the trace.'),
  }),
  'Branch and documents that hold the reasoning of a plan or task.',
);

/** A document by name, with one that is meant when none is given. */
export const DocOr = (fallback: string) =>
  Opt(
    Type.String({
      minLength: 1,
      maxLength: DocName.maxLength ?? 128,
      pattern: DocName.pattern ?? '',
      form: DocName.form,
      default: fallback,
      description: `A document (${fallback}).`,
    }),
  );
