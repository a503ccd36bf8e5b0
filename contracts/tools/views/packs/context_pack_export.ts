import { defineTool, must, Type } from '../../../kit/index.ts';
import { PackInput } from '../../../types/pack.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { PathText } from '../../../types/transcript.ts';
import context_pack from './context_pack.ts';

const inOutside = { untested: 'writes files; proved in test/outside' };

export default defineTool({
  name: 'context_pack_export',
  title: 'Write a context pack to a file',
  summary: 'Writes what context_pack would answer to a JSON file in the project, for tools that read files only.',
  notes:
    'out_file is relative to the project root, such as .agents/mcp/context/.context/branchmind/context_pack.json. It must end in .json.',
  effect: 'act',
  ports: ['exports'],
  changes_outside: true,
  shows: context_pack,
  destructive: true,
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    out_file: PathText('Where to: a .json file in the project, or in a folder that the server allows (--export-dir).'),
    ...PackInput,
  }),
  output: Type.Object({
    out_file: Type.String({ description: 'Path of the file that was written.' }),
    bytes: Type.Integer({ minimum: 0, description: 'Size of the file.' }),
    truncated: Type.Boolean({ description: 'True when the pack was shortened to fit max_chars.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'IO_ERROR'],
  refuses: ['out-file-leads-outside', 'out-file-is-no-pack', 'out-file-is-no-json'],
  warnings: ['CONTEXT_EMPTY_FOR_TARGET'],

  rules: {
    'the-file-holds-the-pack': must('The file holds the result of context_pack for the same arguments, as JSON.', inOutside),
    'secrets-stay-out-of-the-file': must('What an answer would not show is not in the file either.', inOutside),
    'the-budget-holds-for-the-file': must(
      'max_chars and context_budget bound what is written as they bound the answer; truncated says when it was cut.',
      inOutside,
    ),
    'the-file-appears-whole': must('A reader finds the old file or the new one, never a part.', inOutside),
    'folders-are-made': must('Folders that are missing on the way are made.', inOutside),
    'an-earlier-pack-is-replaced': must(
      'A file that an export wrote is replaced; any other answers INVALID_INPUT and stays.',
      inOutside,
    ),
    'only-json-is-written': must('An out_file that does not end in .json answers INVALID_INPUT.'),
    'a-way-out-is-refused': must(
      'A path out of the project and of the folders that the server allows, or below .git, answers INVALID_INPUT.',
    ),
    'a-link-out-is-refused': must('A path through a symbolic link that leads out answers INVALID_INPUT.', inOutside),
    'the-answer-says-what-was-written': must('The answer is the path of the file and how many bytes it takes.', inOutside),
    'an-unknown-branch-is-refused': must('A ref that does not exist answers UNKNOWN_ID, and nothing is written.'),
    'target-excludes-places': must('target together with ref or a document answers INVALID_INPUT.'),
  },
});
