import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { LogPage } from '../../../src/records/evidence-log.ts';
import { evidenceIndex } from '../../../src/store/home/evidence-index.ts';
import { ScopeIndexes } from '../../../src/store/home/indexes.ts';
import { layoutOf } from '../../../src/store/home/layout.ts';
import { evidenceLogReads } from '../../../src/store/home/read/evidence-log.ts';
import { HomeReader } from '../../../src/store/home/reader.ts';
import { SmallLog, smallLog, smallLogBytes } from '../../../src/store/home/small-log.ts';
import { tempFolder } from '../../support/app.ts';

const temp = tempFolder();
afterAll(() => temp.remove());
const project = '0123456789abcdef';

/** Asks the index, however small the log is. */
class Indexed extends HomeReader {
  override smallLog(): undefined {
    return undefined;
  }
}

const kinds = ['run_start', 'hands_input', 'learn_suggested', 'run_end'];
const record = fc.record({
  kind: fc.constantFrom(...kinds),
  run_id: fc.constantFrom('run_1', 'run_2'),
  input: fc.string({ unit: 'grapheme', maxLength: 8 }),
});
/** Every way in which somebody may have written a line, or broken it. */
const line = fc.oneof(
  { weight: 8, arbitrary: record.map((each) => JSON.stringify(each)) },
  { weight: 2, arbitrary: record.map((each) => JSON.stringify(each, null, 1).replaceAll('\n', ' ')) },
  { weight: 2, arbitrary: record.map(({ kind }) => `{"kind":"${kind.replace('_', '\\u005f')}"}`) },
  { weight: 1, arbitrary: record.map(({ kind }) => JSON.stringify({ kind: 'other', input: `"${kind}"`, inner: { kind } })) },
  /** A name of a kind may be the name of a field as well. */
  {
    weight: 2,
    arbitrary: fc
      .tuple(record, fc.constantFrom(...kinds), fc.constantFrom('', ' ', '  ', '\t'))
      .map(
        ([{ kind, run_id }, field, gap]) =>
          `{"${field}"${gap}:{"${kind}"${gap}: 1},"kind"${gap}:${gap}"${kind}","run_id":"${run_id}"}`,
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '  ',
      'not JSON',
      '[]',
      '7',
      '{"kind":7}',
      '\ufeff{"kind":"run_end"}',
      '{"kind":"run_end"',
      '\u00ff',
    ),
  },
);
const log = fc
  .tuple(fc.array(line, { maxLength: 14 }), fc.boolean(), fc.boolean())
  .map(([lines, isEnded, isBroken]) =>
    Buffer.concat([
      Buffer.from(lines.map((each) => `${each}\n`).join('')),
      Buffer.from(isBroken ? [0xff, 0x0a] : []),
      Buffer.from(isEnded ? '' : '{"kind":"run_end"}'),
    ]),
  );
const place = fc.option(fc.nat(900), { nil: undefined });
const page: fc.Arbitrary<LogPage> = fc.record({
  limit: fc.integer({ min: 1, max: 6 }),
  before: place,
  since: place,
  oldest_first: fc.boolean(),
  kinds: fc.option(fc.subarray([...kinds, 'never'], { minLength: 1 }), { nil: undefined }),
  run_id: fc.option(fc.constantFrom('run_1', 'run_2', ''), { nil: undefined }),
});

describe('a small log', () => {
  it('is found to hold what its index finds', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(log, fc.array(page, { minLength: 1, maxLength: 4 }), async (bytes, pages) => {
        round += 1;
        const layout = layoutOf(path.join(temp.folder, String(round)));
        const at = layout.project(project);
        mkdirSync(at.folder, { recursive: true });
        mkdirSync(path.dirname(at.index), { recursive: true });
        writeFileSync(at.evidence, bytes);
        const indexes = new ScopeIndexes(() => [evidenceIndex]);
        const made = [layout, at, indexes, {} as never, () => 0, {} as never] as const;
        const [small, indexed] = [new HomeReader(...made), new Indexed(...made)].map((home) =>
          evidenceLogReads(home, async () => null),
        );
        for (const each of pages) expect(await small?.newest('project', each)).toEqual(await indexed?.newest('project', each));
        for (const { since = 0 } of pages)
          expect(await small?.trouble('project', since)).toEqual(await indexed?.trouble('project', since));
        await indexes.close();
      }),
      { numRuns: 80 },
    );
  });

  it('is none where it is missing or large', () => {
    const file = path.join(temp.folder, 'evidence.jsonl');
    expect(smallLog(file)).toBeUndefined();
    writeFileSync(file, Buffer.alloc(smallLogBytes, 0x0a));
    expect(smallLog(file)).toBeInstanceOf(SmallLog);
    writeFileSync(file, Buffer.alloc(smallLogBytes + 1, 0x0a));
    expect(smallLog(file)).toBeUndefined();
  });
});
