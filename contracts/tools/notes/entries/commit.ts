import { defineTool, described, must, OneOrMany, Opt, Type, Words } from '../../../kit/index.ts';
import { CommitRecord } from '../../../types/branch.ts';
import { Meta, NoteText } from '../../../types/entry.ts';
import { AgentId, BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'commit',
  title: 'Commit an artifact',
  summary: 'Appends an artifact with a message to documents of the checked-out branch and returns commit records.',
  effect: 'write',
  scope: 'workspace',
  target: 'branch',

  input: Type.Object({
    ...InWorkspace,
    artifact: described(NoteText, 'The text to commit.'),
    message: Words(500, { description: 'What this commit says, in a line.' }),
    docs: Opt(OneOrMany(DocName, { maxItems: 16, description: 'Where to (notes).' })),
    meta: Opt(Meta),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    docs: Type.Array(DocName, { description: 'Documents that were written to.' }),
    commits: Type.Array(CommitRecord, { description: 'One record for each document.' }),
  }),
  errors: ['INVALID_INPUT'],
  tells: ['note_added'],

  rules: {
    'the-artifact-is-the-content': must('A commit is a note with the message as title and the artifact as content.'),
    'notes-is-the-default': must('Without docs the commit goes to notes.'),
    'each-document-gets-one': must(
      'Several documents get one entry each, in the order given, all or none; a repeated name counts once.',
    ),
    'blank-text-is-refused': must('A blank artifact or message answers INVALID_INPUT.'),
  },
});
