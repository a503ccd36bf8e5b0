import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { tempFolder, testApp } from '../support/app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
type Answer = any;

let temp: ReturnType<typeof tempFolder>;
let project: string;
let data: string;
let app: Awaited<ReturnType<typeof testApp>>;
let notebookId: string;
beforeEach(async () => {
  temp = tempFolder();
  project = path.join(temp.folder, 'project');
  data = path.join(temp.folder, 'data');
  for (const folder of [project, data, path.join(temp.folder, 'elsewhere')]) mkdirSync(folder);
  const policy = { ...noPolicy, default_workspace: '_default' };
  app = await testApp({ product: ledger, policy, books: { project_root: project, folders: [data] } });
  notebookId = (await ask('create', { name: 'Waves' })).notebook.id;
});
afterEach(async () => {
  await app.end();
  temp.remove();
});

const ask = async (operation: string, args: object): Promise<Answer> => {
  const { result, error } = await call(app, `notebook_${operation}`, args);
  return error ? { error } : result;
};
const write = (file: string) => ask('export', { notebookId, path: file });
const load = (file: string) => ask('load', { path: file });
const refusalOf = async (answer: Promise<Answer>) => (await answer).error?.refusal;

describe('a notebook is written', () => {
  test('whole, into the project or the data folder, and read again', async () => {
    const { content, path: file } = await write('notes/waves.src.md');
    expect(file).toBe(path.join(project, 'notes/waves.src.md'));
    expect(readFileSync(file, 'utf8')).toBe(content);
    expect(readdirSync(path.join(project, 'notes'))).toEqual(['waves.src.md']);
    expect((await write(path.join(data, 'waves.src.md'))).path).toBe(path.join(data, 'waves.src.md'));
    expect(await load('notes/waves.src.md')).toMatchObject({ success: true, notebook: { title: 'Waves', cellCount: 2 } });
  });
  test('over an earlier one, and over nothing else', async () => {
    await write('waves.src.md');
    await ask('add_cell', { notebookId, type: 'markdown', content: 'More' });
    expect(await write('waves.src.md')).toMatchObject({ success: true });
    expect(readFileSync(path.join(project, 'waves.src.md'), 'utf8')).toContain('More');
    writeFileSync(path.join(project, 'mine.src.md'), 'My own words');
    expect(await refusalOf(write('mine.src.md'))).toBe('notebook-file-is-something-else');
    expect(readFileSync(path.join(project, 'mine.src.md'), 'utf8')).toBe('My own words');
  });
  test('with all that it says, also what an answer does not show', async () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    await ask('add_cell', { notebookId, type: 'code', content: `const key = '${secret}';` });
    const { content, path: file } = await write('waves.src.md');
    expect(content).not.toContain(secret);
    expect(readFileSync(file, 'utf8')).toContain(secret);
  });
  test('nowhere else', async () => {
    symlinkSync(path.join(temp.folder, 'elsewhere'), path.join(project, 'link'));
    for (const file of ['../elsewhere/a.src.md', '/tmp/a.src.md', 'link/a.src.md', '.git/a.src.md', `${data}-evil/a.src.md`])
      expect(await refusalOf(write(file)), file).toBe('notebook-file-leads-outside');
    for (const file of ['a.md', 'a.src.md.js', 'src.md'])
      expect(await refusalOf(write(file)), file).toBe('notebook-file-ends-otherwise');
    expect(readdirSync(path.join(temp.folder, 'elsewhere'))).toEqual([]);
  });
});

describe('a file is loaded', () => {
  const text = '<!-- srcbook:{"language":"javascript"} -->\r\n\r\n# From Windows\r\n\r\nWords\r\n';

  test('as it comes from elsewhere', async () => {
    writeFileSync(path.join(project, 'a.src.md'), text);
    expect(await load('a.src.md')).toMatchObject({ notebook: { title: 'From Windows', language: 'javascript', cellCount: 2 } });
  });
  test('unless it is missing, none, too large, outside or through a link', async () => {
    writeFileSync(path.join(project, 'none.src.md'), '# Words');
    expect((await load('none.src.md')).error).toMatchObject({
      refusal: 'source-is-no-notebook',
      message: expect.stringContaining('Line 1'),
    });
    expect((await load('missing.src.md')).error).toMatchObject({ code: 'IO_ERROR', message: expect.stringContaining('ENOENT') });
    mkdirSync(path.join(project, 'folder.src.md'));
    expect((await load('folder.src.md')).error).toMatchObject({ code: 'IO_ERROR' });
    writeFileSync(path.join(project, 'large.src.md'), Buffer.alloc(17 * 1024 * 1024, 'x'));
    expect((await load('large.src.md')).error).toMatchObject({ code: 'IO_ERROR', message: expect.stringContaining('EFBIG') });
    writeFileSync(path.join(temp.folder, 'elsewhere', 'a.src.md'), text);
    symlinkSync(path.join(temp.folder, 'elsewhere', 'a.src.md'), path.join(project, 'link.src.md'));
    for (const file of ['../elsewhere/a.src.md', path.join(temp.folder, 'elsewhere', 'a.src.md'), 'link.src.md'])
      expect(await refusalOf(load(file)), file).toBe('notebook-file-leads-outside');
    expect((await ask('list', {})).count).toBe(1);
  });
});

test('a server that keeps nothing on disk says so', async () => {
  const bare = await testApp({ product: ledger, policy: app.policy, books: 'nowhere' });
  const { error } = await call(bare, 'notebook_load', { path: 'a.src.md' });
  expect(error).toMatchObject({ refusal: 'no-notebook-files-here' });
  await bare.end();
});
