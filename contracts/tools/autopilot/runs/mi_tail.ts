import { Closed, defineTool, FreeObject, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { InProject } from '../../../types/scope.ts';

const LoggedRecord = Closed({
  event_id: Type.String({ description: 'Its id; empty in logs of older versions.' }),
  kind: Type.String({ description: 'What kind of record it is.' }),
  byte: Type.Integer({ description: 'Where it stands in the log; send it as before for what is older.' }),
  fault: Nullable(Type.String(), { description: 'Why it is not what its contract says; null where it is.' }),
  record: FreeObject({ description: 'All of it.' }),
});

export default defineTool({
  name: 'mi_tail',
  title: 'Newest records',
  summary: 'The newest records of an EvidenceLog, the oldest of them first.',
  effect: 'read',
  scope: 'project',
  input: Type.Object({
    ...InProject,
    log: ScopeOr('project', 'Whose log: that of the project, or the global one.'),
    lines: Opt(Type.Integer({ minimum: 1, maximum: 1000, default: 20, description: 'How many.' })),
    before: Opt(Type.Integer({ minimum: 0, description: 'Only what stands before this place.' })),
    kind: Opt(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 40, default: [], description: 'Only these kinds.' })),
  }),
  output: Closed({
    records: Type.Array(LoggedRecord, { description: 'The records, in the order in which they were written.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'records', from: 'front' }] },
  errors: [],
  rules: {
    'the-newest-are-shown': must('As many of the newest records as were asked for are answered, the oldest of them first.'),
  },
});
