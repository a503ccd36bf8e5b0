import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { isPack } from '../../src/domain/views/packs.ts';
import type { ExportFiles } from '../../src/kernel/exports.ts';
import { tempFolder, testApp } from '../support/app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
type Answer = any;

let temp: ReturnType<typeof tempFolder>;
let project: string;
let allowed: string;
let app: Awaited<ReturnType<typeof testApp>>;

beforeEach(async () => {
  temp = tempFolder();
  project = path.join(temp.folder, 'project');
  allowed = path.join(temp.folder, 'allowed');
  for (const folder of [project, path.join(temp.folder, 'elsewhere')]) mkdirSync(folder);
  app = await testApp({ exports: { project_root: project, folders: [allowed] } });
  await ask('notes_commit', { content: 'The token=abcdefghijklmnop lies open' });
  await ask('think_card', { card: { id: 'H1', type: 'hypothesis', title: 'The cache is cold' } });
});
afterEach(async () => {
  await app.end();
  temp.remove();
});

const ask = async (tool: string, args: object = {}, at: App = app): Promise<Answer> =>
  JSON.parse(JSON.stringify(await call(at, tool, { workspace: 'acme', ...args })));
const write = (out_file: string, more: object = {}) => ask('context_pack_export', { out_file, ...more });
const read = (...at: string[]) => readFileSync(path.join(temp.folder, ...at), 'utf8');
const code = async (out_file: string) => (await write(out_file)).error?.code;

describe('a pack is written', () => {
  it('as context_pack answers it, without secrets, folders and all', async () => {
    const out_file = '.agents/mcp/context/.context/branchmind/context_pack.json';
    const { result, warnings } = await write(out_file);
    const text = read('project', out_file);
    expect(result).toEqual({ out_file: path.join(project, out_file), bytes: Buffer.byteLength(text), truncated: false });
    expect(warnings).toEqual([]);
    expect(JSON.parse(text)).toEqual((await ask('context_pack')).result);
    expect(text).toContain('The cache is cold');
    expect(text).not.toContain('abcdefghijklmnop');
  });

  it.each([0, 2, 20, 400, 900])('within %i bytes', async (max_chars) => {
    const { result, warnings } = await write('pack.json', { max_chars });
    const written = JSON.parse(read('project', 'pack.json'));
    const { budget, ...payload } = written;
    expect(written).toEqual((await ask('context_pack', { max_chars })).result);
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThanOrEqual(Math.max(2, max_chars));
    expect(budget.truncated).toBe(true);
    expect(result.truncated).toBe(true);
    expect(warnings.map((w: Answer) => w.code)).toContain('BUDGET_TRUNCATED');
    expect(isPack(read('project', 'pack.json'))).toBe(true);
  });

  it('over an earlier one, and leaves nothing beside it', async () => {
    await write('pack.json', { max_chars: 2 });
    await write('pack.json');
    expect((await write('pack.json')).success).toBe(true);
    expect(readdirSync(project)).toEqual(['pack.json']);
  });

  it('where the operator allows it', async () => {
    expect((await write(path.join(allowed, 'a', 'pack.json'))).result.out_file).toBe(path.join(allowed, 'a', 'pack.json'));
  });

  it('through a link that stays inside', async () => {
    mkdirSync(path.join(project, 'real'));
    symlinkSync(path.join(project, 'real'), path.join(project, 'link'));
    expect((await write('link/pack.json')).result.out_file).toBe(path.join(project, 'real', 'pack.json'));
  });

  it('when no transaction is open', async () => {
    let open = 0;
    let during = -1;
    const { store } = app;
    const counting: App = {
      ...app,
      store: {
        ...store,
        read: async (workspace, work) => {
          open += 1;
          return store.read(workspace, work).finally(() => {
            open -= 1;
          });
        },
      },
      ports: {
        ...app.ports,
        exports: {
          write: (...args: Parameters<ExportFiles['write']>) => {
            during = open;
            return (app.ports.exports as ExportFiles).write(...args);
          },
        },
      },
    };
    await ask('context_pack_export', { out_file: 'pack.json' }, counting);
    expect(during).toBe(0);
  });
});

describe('nothing is written', () => {
  const untouched = () => expect(readdirSync(path.join(temp.folder, 'elsewhere'))).toEqual([]);

  it.each([
    '../elsewhere/pack.json',
    'a/../../elsewhere/pack.json',
    '/tmp/noema-elsewhere/pack.json',
    '.git/pack.json',
    'a/.git/x.json',
    '.GIT/x.json',
    'a/.Git./x.json',
    'GIT~1/x.json',
    '.g\u200cit/x.json',
  ])('to %s', async (out_file) => {
    expect(await code(out_file)).toBe('INVALID_INPUT');
    untouched();
    expect(readdirSync(project)).toEqual([]);
  });

  it('through a link that leads out, at any place of the path', async () => {
    const elsewhere = path.join(temp.folder, 'elsewhere');
    symlinkSync(elsewhere, path.join(project, 'out'));
    symlinkSync(path.join(elsewhere, 'pack.json'), path.join(project, 'pack.json'));
    symlinkSync(path.join(elsewhere, 'not-yet'), path.join(project, 'dangling'));
    for (const out_file of ['out/pack.json', 'out/a/b/pack.json', 'pack.json', 'dangling/pack.json'])
      expect([out_file, await code(out_file)]).toEqual([out_file, 'INVALID_INPUT']);
    untouched();
  });

  it('over a file that somebody else wrote', async () => {
    writeFileSync(path.join(project, 'package.json'), '{"name":"mine"}');
    expect(await code('package.json')).toBe('INVALID_INPUT');
    expect(read('project', 'package.json')).toBe('{"name":"mine"}');
    mkdirSync(path.join(project, 'folder.json'));
    expect(await code('folder.json')).toBe('INVALID_INPUT');
  });

  it('below a file', async () => {
    writeFileSync(path.join(project, 'file'), '');
    expect(await code('file/pack.json')).toBe('IO_ERROR');
  });
});
