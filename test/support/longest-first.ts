import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first: begun last, one of these would run alone at the end beside an idle processor. A clean
 * clone remembers no times, and many of these files are short.
 */
const long = [
  'conformance/inside-postgres',
  'upgrades/killed',
  'codegen/scaffold',
  'conformance/stdio',
  'e2e/pilot-run',
  'conformance/inside-files',
  'conformance/inside',
  'adapters/cli',
  'domain/autopilot/full',
  'conformance/http',
  'boundary/suggest',
  'e2e/mi-looks',
  'domain/tasks-model',
  'page/everywhere',
  'e2e/mi-dry',
  'conformance/mi',
  'conformance/broken-stdio',
  'domain/autopilot/pathologies',
  'store/filed/storm',
  'adapters/conformance-cli',
  'conformance/broken',
  'domain/graph-model',
  'boundary/fit',
  'boundary/fit-views',
].map((name) => path.resolve('test', `${name}.test.ts`));

const place = ({ moduleId }: TestSpecification) => (long.includes(moduleId) ? long.indexOf(moduleId) : long.length);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
