import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';
import { MemoryStatus } from '../../../types/upkeep.ts';

export default defineTool({
  name: 'memory_index_status',
  title: 'What can be recalled',
  summary: 'Says what earlier work can be recalled from: how many snapshots, workflows, claims and nodes, of which projects.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  command: { path: ['memory', 'index', 'status'], looks_only: true, json: 'memory', examples: ['mi memory index status'] },
  input: Type.Object({ ...InProject }),
  output: Closed({ memory: MemoryStatus, truncated: Type.Boolean({ description: 'There was no room for all groups.' }) }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'memory.groups', from: 'back' }] },
  errors: [],
  rules: {
    'only-what-holds-is-counted': must(
      'Claims and nodes are counted while they are active and no duplicates, workflows while they are enabled, raw values never.',
    ),
    'looking-makes-no-index': must('Where there is no index yet, exists is false, nothing is counted, and no file is made.'),
  },
});
