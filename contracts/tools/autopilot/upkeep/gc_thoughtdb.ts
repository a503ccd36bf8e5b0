import { Closed, defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { MindScope } from '../../../types/mind.ts';
import { InProject } from '../../../types/scope.ts';
import { CompactedFile } from '../../../types/upkeep.ts';

export default defineTool({
  name: 'gc_thoughtdb',
  title: 'Compact the Thought DB',
  summary: 'Rewrites claims, nodes and edges without lines that no longer count; everything as it was goes to archive/ first.',
  effect: 'act',
  reads_when: { unless: 'apply' },
  ports: ['home_files'],
  changes_outside: true,
  render: 'lines',
  scope: 'project',
  command: { path: ['gc', 'thoughtdb'], examples: ['mi gc thoughtdb', 'mi gc thoughtdb --global --apply'] },
  input: Type.Object({
    ...InProject,
    global: Opt(Type.Boolean({ default: false, description: 'The global store, not that of the project.' })),
    apply: Opt(Type.Boolean({ default: false, description: 'Do it; without it, only say what would be done.' })),
  }),
  output: Closed({
    dry_run: Type.Boolean({ description: 'Nothing was changed.' }),
    scope: MindScope,
    thoughtdb_dir: Type.String({ description: 'The folder.' }),
    archive_dir: Nullable(Type.String(), { description: 'Where everything is as it was; null where nothing was changed.' }),
    files: Type.Array(CompactedFile, { maxItems: 3, description: 'Each file before and after.' }),
  }),
  errors: ['CONFLICT', 'STORE_BUSY'],
  refuses: ['thought-record-is-of-another-version'],
  rules: {
    'looking-compacts-nothing': must('Without apply the answer says what would be left out, and no file is changed.'),
    'compaction-changes-no-view': must(
      'Every list and graph is the same before and after; only lines that no longer count are gone.',
    ),
    'everything-is-archived-first': must(
      'Before anything is rewritten, all files are in archive/ as they were, with a manifest of checksums.',
      {
        untested: 'a case cannot look into files; test/store/home/compact.test.ts does, stopped before every step',
      },
    ),
    'what-only-others-know-stops-it': must(
      'A record of a kind that is not known here answers CONFLICT, and nothing is changed.',
      {
        untested: 'a case cannot write a record of another version; test/store/home/compact.test.ts does',
      },
    ),
  },
});
