import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first: begun last, one of these would run alone at the end beside an idle processor. A clean
 * clone remembers no times, and many of these files are short.
 */
const long = [
  'conformance/http',
  'codegen/scaffold',
  'conformance/inside-postgres',
  'upgrades/killed',
  'conformance/stdio',
  'conformance/inside-files',
  'boundary/suggest',
  'conformance/inside',
  'adapters/cli',
  'e2e/pilot-killed',
].map((name) => path.resolve('test', `${name}.test.ts`));

const place = ({ moduleId }: TestSpecification) => (long.includes(moduleId) ? long.indexOf(moduleId) : long.length);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
