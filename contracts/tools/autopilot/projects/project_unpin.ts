import { defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { SelectionEntry } from '../../../types/project-state.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'project_unpin',
  title: 'Unpin the project',
  summary: 'Takes @pinned away again. Nothing that is kept about the project changes.',
  effect: 'write',
  idempotent: true,
  scope: 'project',
  tier: 'commands',
  render: 'lines',
  command: { path: ['project', 'unpin'], looks_only: true },
  input: Type.Object({ ...InProject }),
  output: Type.Object({ was: Nullable(SelectionEntry, { description: 'What @pinned meant; null when it meant nothing.' }) }),
  errors: [],
  tells: ['selection_saved'],
  rules: {
    'nothing-is-pinned-afterwards': must('@pinned means nothing afterwards; the answer says what it meant.'),
    'unpinning-twice-is-no-failure': must('Where nothing is pinned, nothing is written.'),
  },
});
