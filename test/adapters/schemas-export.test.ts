import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../contracts/answers/index.ts';
import { evidence } from '../../contracts/evidence/index.ts';
import { exportSchemas } from '../../src/adapters/cli/schemas-export.ts';

const from = path.resolve(import.meta.dirname, '../../generated');
const answerFiles = answers.map((a) => `answers/${a.name}.json`);
const recordFiles = evidence.map((e) => `evidence/${e.kind}.json`);

let out: string;
beforeEach(async () => {
  out = path.join(await mkdtemp(path.join(tmpdir(), 'noema-schemas-')), 'deep', 'down');
});
afterEach(() => rm(path.dirname(path.dirname(out)), { recursive: true, force: true }));

const present = async () =>
  (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .sort();

describe('exporting schemas', () => {
  it.each(['plain', 'codex', 'openai', 'anthropic'] as const)('writes %s, and says which files', async (dialect) => {
    const expected = dialect === 'plain' ? [...answerFiles, ...recordFiles] : answerFiles;
    const files = await exportSchemas({ dialect, out, from });
    expect(files.map((file) => path.relative(out, file)).sort()).toEqual([...expected].sort());
    expect(await present()).toEqual([...expected].sort());
    for (const file of files) new Ajv2020({ strict: false }).compile(JSON.parse(await readFile(file, 'utf8')));
  });
  it('writes what was generated', async () => {
    await exportSchemas({ dialect: 'codex', out, from });
    const name = 'decide_next.json';
    expect(await readFile(path.join(out, 'answers', name), 'utf8')).toBe(
      await readFile(path.join(from, 'answers', 'codex', name), 'utf8'),
    );
  });
  it('replaces what stands there and leaves other files alone', async () => {
    const [first] = await exportSchemas({ dialect: 'openai', out, from });
    await writeFile(first as string, 'old');
    await writeFile(path.join(out, 'mine.txt'), 'mine');
    await exportSchemas({ dialect: 'openai', out, from });
    expect(JSON.parse(await readFile(first as string, 'utf8'))).toMatchObject({ type: 'object' });
    expect(await present()).toEqual([...answerFiles, 'mine.txt'].sort());
  });
});
