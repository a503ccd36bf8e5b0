import { Const, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { NotebookSummary, NotebookTitle } from '../../../types/notebook.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notebook_create',
  title: 'Make a notebook',
  summary:
    'A new notebook with a title and a package.json, or filled in from a template. Its cells are words and code that can be run.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'notebook', stage: 2 },
  target: 'ledger',
  aliases: { title: 'name' },

  input: Type.Object({
    ...InWorkspace,
    name: described(NotebookTitle, 'What it is called.'),
    language: Opt(
      OneOf(['javascript', 'typescript'], {
        default: 'typescript',
        description: 'What its code is written in (typescript).',
      }),
    ),
    template: Opt(
      OneOf(['blank', 'sequential-feynman'], {
        default: 'blank',
        description: 'What it begins with (blank).',
      }),
    ),
  }),
  output: Type.Object({
    success: Const(true, { description: 'It was made.' }),
    notebook: described(NotebookSummary, 'The notebook; notebook list_cells shows its cells.'),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],
  tells: ['notebook_created'],

  rules: {
    'a-blank-one-has-a-title-and-packages': must(
      'A blank notebook has a title cell with its name and a package.json cell of type module without dependencies.',
    ),
    'title-is-another-name': must('title means name.'),
    'typescript-is-meant': must('Without language its code is TypeScript.'),
    'a-template-fills-it': must(
      'sequential-feynman makes a title and eleven cells that lead through research, explanation, refinement, re-encoding and reflection, with the name filled in.',
    ),
    'it-outlives-its-connection': must('Whoever connects later finds it.'),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET, and nothing is made.'),
  },
});
