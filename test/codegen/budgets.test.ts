import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitCommitted, isBuilt } from '../../codegen/emit/index.ts';
import { caseWith, codeWith, manifestWith, object, toolWith } from './manifest-with.ts';

const megabytes = 1_000_000;

const bytesBelow = (folder: string, counts: (file: string) => boolean = () => true): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .filter(counts)
    .reduce((sum, file) => sum + statSync(file).size, 0);

describe('budgets', () => {
  it('what is committed of what is generated', () => {
    const bytes = bytesBelow('generated', (file) => !isBuilt(file));
    expect(bytes).toBeGreaterThan(megabytes);
    expect(bytes).toBeLessThan(7 * megabytes);
  });
  /**
   * Four programs: the server, one that answers hooks, the autopilot, and one for its looks. Each is kept compiled in a file of its own,
   * which holds again what it needs of the others; data that is read when it is used, and what checks the lines of logs, stands beside them.
   */
  it.runIf(existsSync('dist'))('what a user runs', () => expect(bytesBelow('dist')).toBeLessThan(12 * megabytes));

  it.runIf(existsSync('dist'))('nothing in it is loaded by nobody', () => {
    const programs = readdirSync('dist').filter((file) => /js$/.test(file));
    const code = programs.map((file) => readFileSync(path.join('dist', file), 'utf8')).join('\n');
    const started = ['noema.js', 'mi.cjs'];
    const named = (file: string) => code.includes(file) || code.includes(path.basename(file, '.cjs'));
    expect(programs.filter((file) => !started.includes(file) && !named(file))).toEqual([]);
    expect(readdirSync('dist/data').filter((file) => !code.includes(`/data/${file}`))).toEqual([]);
  });

  it('what a new tool changes', async () => {
    const named = (name: string) =>
      toolWith({
        name,
        errors: ['NOT_THERE'],
        tells: ['text_kept'],
        cases: [caseWith({ id: `${name}/one-note`, tool: name, proves: [`${name}/text-is-kept`] })],
      });
    const withTools = (...names: string[]) =>
      emitCommitted(
        manifestWith({
          tools: names.map(named),
          errors: { NOT_THERE: codeWith() },
          facts: {
            text_kept: {
              room: 'notes',
              summary: 'A text was kept.',
              payload: object({ text: { type: 'string' } }),
              kept_elsewhere: [],
            },
          },
        }),
      );
    const before = await withTools('keep');
    const changed = [...(await withTools('keep', 'keep_again'))].filter(([file, text]) => before.get(file) !== text);
    const below = (folder: string) => changed.map(([file]) => file).filter((file) => file.startsWith(folder));
    expect(below('generated/')).toContain('generated/types/index.ts');
    expect(below('generated/').length, below('generated/').join(', ')).toBeLessThanOrEqual(8);
    expect(below('docs/').length, below('docs/').join(', ')).toBeLessThanOrEqual(4);
  });
});
