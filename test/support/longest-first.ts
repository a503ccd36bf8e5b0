import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first: begun last, one of these would run alone at the end beside an idle processor. A clean
 * clone remembers no times, and many of these files are short.
 */
const long = [
  'conformance/inside-postgres',
  'codegen/scaffold',
  'upgrades/killed',
  'conformance/stdio',
  'conformance/http',
  'e2e/pilot-run',
  'store/filed/storm',
  'conformance/inside',
  'conformance/inside-files',
  'boundary/suggest',
  'page/everywhere',
  'e2e/mi-looks',
].map((name) => path.resolve('test', `${name}.test.ts`));

const place = ({ moduleId }: TestSpecification) => (long.includes(moduleId) ? long.indexOf(moduleId) : long.length);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
