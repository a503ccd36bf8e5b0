import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { proving } from '../support/command-rule.ts';
import { startWith } from './process.ts';

const temp = tempFolder();
afterAll(() => temp.remove());
const env = { PATH: process.env.PATH ?? '', HOME: temp.folder, TMPDIR: temp.folder };

const demo = async (...words: string[]) => {
  const { child, ended, output } = await startWith({ env, cwd: temp.folder }, 'mi', 'demo', ...words);
  child.stdin.end();
  return { code: await ended, ...output };
};

describe('mi demo', () => {
  it(proving('mi-demo/the-demo-is-a-whole-run', 'from values to a check that passed'), async () => {
    const folder = path.join(temp.folder, 'try');
    const { code, out } = await demo(folder);
    expect(code).toBe(0);
    expect(out).toContain('[mi->hands] Use semicolons.');
    expect(out).toContain('[mi->hands] Run node --test and say what it prints.');
    expect(out).toMatch(/status=done batches=3 thread_id=[0-9a-f-]{36}/);
    expect(readFileSync(path.join(folder, 'project/report.mjs'), 'utf8')).toContain("row.join(';')");
    expect(out).toMatch(/mi --home \S+\/try\/home --cd \S+ tail/);
  });

  it(proving('mi-demo/the-demo-touches-nothing-else', 'a folder that is taken stays as it is'), async () => {
    expect(readdirSync(temp.folder).filter((name) => !['try', '.cache'].includes(name))).toEqual([]);
    const taken = path.join(temp.folder, 'taken');
    mkdirSync(taken);
    writeFileSync(path.join(taken, 'mine.txt'), 'mine');
    expect(await demo(taken)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('holds something already') });
    expect(readdirSync(taken)).toEqual(['mine.txt']);
  });

  it('finds a folder of its own where none is named', async () => {
    expect(await demo()).toMatchObject({ code: 0, out: expect.stringContaining(path.join(temp.folder, 'mi-demo-')) });
  });

  it('leaves compiled code of this command, and none of a word that is no command', async () => {
    const { child, ended } = await startWith({ env, cwd: temp.folder }, 'mi', 'nonsense');
    child.stdin.end();
    expect(await ended).toBe(2);
    const kept = readdirSync(path.join(temp.folder, '.cache/noema')).map((name) => name.replace(/^.*-/, ''));
    expect(kept).toEqual(['demo.kept']);
  });
});
