import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../contracts/answers/index.ts';
import { evidence } from '../../contracts/evidence/index.ts';
import { exportSchemas } from '../../src/adapters/cli/schemas-export.ts';
import { readManifest } from '../../src/adapters/conformance/load.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { tools, types, facts, prompts } = await readManifest(root);
const requests = prompts.flatMap(({ situations }) => situations.map(({ id }) => `requests/${id}.json`));
const answerFiles = [...answers.flatMap((a) => [`answers/${a.name}.json`, `examples/${a.name}.json`]), ...requests];
const plainFiles = [
  ...evidence.map((e) => `evidence/${e.kind}.json`),
  ...tools.flatMap((t) => [`tools/${t.name}.input.json`, `tools/${t.name}.output.json`]),
  ...Object.keys(types).map((name) => `types/${name}.json`),
  ...Object.keys(facts).map((kind) => `facts/${kind}.json`),
];

const ajv = new Ajv2020({ strict: false });

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
    const expected = dialect === 'plain' ? [...answerFiles, ...plainFiles] : answerFiles;
    const files = await exportSchemas({ dialect, out, root });
    expect(files.map((file) => path.relative(out, file)).sort()).toEqual([...expected].sort());
    expect(await present()).toEqual([...expected].sort());
    for (const file of files.filter((name) => !/[\\/](examples|requests)[\\/]/.test(name))) {
      const document = JSON.parse(await readFile(file, 'utf8'));
      expect(ajv.validateSchema(document), file).toBe(true);
      const named = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) =>
        ref.replace('#/$defs/', ''),
      );
      expect(Object.keys(document.$defs ?? {}), file).toEqual(expect.arrayContaining(named));
    }
  });
  it('writes what was generated', async () => {
    await exportSchemas({ dialect: 'codex', out, root });
    const name = 'decide_next.json';
    expect(await readFile(path.join(out, 'answers', name), 'utf8')).toBe(
      await readFile(path.join(root, 'generated', 'answers', 'codex', name), 'utf8'),
    );
  });
  it.each(['plain', 'codex', 'openai', 'anthropic'] as const)(
    'writes examples that fit %s, and some that do not',
    async (dialect) => {
      await exportSchemas({ dialect, out, root });
      const read = async (file: string) => JSON.parse(await readFile(path.join(out, file), 'utf8'));
      for (const { name } of answers) {
        const check = ajv.compile(await read(`answers/${name}.json`));
        const { valid, invalid } = await read(`examples/${name}.json`);
        expect(valid.length).toBeGreaterThan(1);
        for (const { answer } of valid) expect(check(answer), name).toBe(true);
        expect(invalid.every(({ because }: { because: string }) => because !== '')).toBe(true);
        expect(
          invalid.some(({ answer }: { answer: unknown }) => !check(answer)),
          name,
        ).toBe(true);
      }
    },
  );
  it('writes what a Mind is asked, one line each', async () => {
    await exportSchemas({ dialect: 'anthropic', out, root });
    for (const file of requests) {
      const request = await readFile(path.join(out, file), 'utf8');
      expect(request.trim()).not.toContain('\n');
      const { name, prompt, schema, tag } = JSON.parse(request);
      expect(tag).toBe(`conformance:${file.slice('requests/'.length, -'.json'.length)}`);
      expect(prompt).toContain('=== ');
      expect(schema).toEqual(JSON.parse(await readFile(path.join(out, 'answers', `${name}.json`), 'utf8')));
    }
  });
  it('takes the types that a tool names along', async () => {
    await exportSchemas({ dialect: 'plain', out, root });
    const document = JSON.parse(await readFile(path.join(out, 'tools', 'notes_commit.output.json'), 'utf8'));
    expect(document).toMatchObject({ title: 'notes_commit: result', type: 'object', $defs: { Seq: { type: 'integer' } } });
    expect(JSON.stringify(document)).not.toContain('#/types/');
  });
  it('replaces what stands there and leaves other files alone', async () => {
    const [first] = await exportSchemas({ dialect: 'openai', out, root });
    await writeFile(first as string, 'old');
    await writeFile(path.join(out, 'mine.txt'), 'mine');
    await exportSchemas({ dialect: 'openai', out, root });
    expect(JSON.parse(await readFile(first as string, 'utf8'))).toMatchObject({ type: 'object' });
    expect(await present()).toEqual([...answerFiles, 'mine.txt'].sort());
  });
});
