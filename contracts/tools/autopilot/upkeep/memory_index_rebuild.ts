import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';
import { MemoryStatus } from '../../../types/upkeep.ts';

export default defineTool({
  name: 'memory_index_rebuild',
  title: 'Make the memory index anew',
  summary: 'Deletes the memory index and makes it anew from the files of all projects. Loses nothing: it is derived from them.',
  effect: 'act',
  ports: ['home_files'],
  idempotent: true,
  render: 'lines',
  scope: 'project',
  command: {
    path: ['memory', 'index', 'rebuild'],
    looks_only: true,
    examples: ['mi memory index rebuild', 'mi memory index rebuild --no-snapshots'],
  },
  input: Type.Object({
    ...InProject,
    snapshots: Opt(Type.Boolean({ default: true, description: 'Take in the snapshots that are in the logs now.' })),
  }),
  output: Closed({
    rebuilt: Type.Boolean({ description: 'It was made anew.' }),
    included_snapshots: Type.Boolean({ description: 'With the snapshots of the logs.' }),
    indexed_snapshots: Type.Integer({ minimum: 0, description: 'Snapshots in it.' }),
    indexed_nodes: Type.Integer({ minimum: 0, description: 'Nodes in it.' }),
    memory: MemoryStatus,
    truncated: Type.Boolean({ description: 'There was no room for all groups.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'memory.groups', from: 'back' }] },
  errors: [],
  rules: {
    'a-new-index-holds-what-files-say': must(
      'Afterwards the index holds what can be recalled by the files of all projects, and nothing else.',
    ),
    'snapshots-can-be-left-out': must(
      'With snapshots=false the snapshots that are in the logs are not recalled, and those that come later are.',
    ),
  },
});
