import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { evidenceLog, projectIdOf } from '../support/home-log.ts';
import { compiledCode, programFile } from '../support/programs.ts';

const temp = tempFolder();
afterAll(() => temp.remove());
const at = (...names: string[]) => path.join(temp.folder, ...names);

const project = at('project');
mkdirSync(project);

/** Types a command in a shell, after whatever else is to be done there. */
async function mi(words: string, { home, first = 'true' }: { readonly home: string; readonly first?: string }) {
  const program = await programFile('src/bin/noema.ts');
  const env = { PATH: process.env.PATH, HOME: temp.folder, MI_HOME: home, ...compiledCode() };
  const script = `${first}; exec "$0" "$1" mi ${words}`;
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script, process.execPath, program], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/\n\s+at |INTERNAL/);
  return { status, stdout, stderr };
}

function homeWith(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name, file)), { recursive: true });
    writeFileSync(at(name, file), text);
  }
  return at(name);
}
const own = `projects/${projectIdOf(project)}`;

describe('where mi cannot stand or write', () => {
  test('a working directory that is gone is said', async () => {
    for (const words of ['status', 'run hello']) {
      const { status, stderr } = await mi(words, { home: at('none'), first: 'mkdir -p ../left && cd ../left && rmdir ../left' });
      expect([words, status, stderr]).toEqual([words, 2, 'The folder that you are in is gone. Go to another one first.\n']);
    }
  });

  test('who looks is answered, also where @last cannot be kept', async () => {
    const home = homeWith('kept', { [`${own}/evidence.jsonl`]: evidenceLog(3), global: 'no folder' });
    const { status, stdout, stderr } = await mi('tail --raw', { home });
    expect([status, stdout.trim().split('\n').length]).toEqual([0, 3]);
    expect(stderr).toContain('@last stays as it was.');
    expect(stderr).toContain(path.join(home, 'global'));
  });

  test('a home that is a file is named by whoever needs to write there', async () => {
    writeFileSync(at('file'), 'no folder');
    const { status, stderr } = await mi('values set --no-compile --text hello', { home: at('file') });
    expect([status, stderr]).toEqual([1, expect.stringContaining(at('file'))]);
  });

  test('a log that is a folder is named, and not the index', async () => {
    const home = homeWith('folder', { [`${own}/evidence.jsonl/x`]: '' });
    for (const words of ['status', 'tail', 'run hello']) {
      const { status, stderr } = await mi(words, { home });
      expect([words, status]).toEqual([words, 1]);
      expect(stderr).toContain(path.join(home, own, 'evidence.jsonl'));
    }
  });

  test('what cannot be archived or compacted is a trouble of the disk too, and is not counted', async () => {
    const transcript = `${own}/transcripts/hands/20260101T000000Z_b0.jsonl`;
    const claim = { kind: 'claim', claim_id: 'cl_1', claim_type: 'fact', text: 'x', scope: 'project' };
    const home = homeWith('full', {
      [transcript]: '{"line":"x"}\n',
      [`${own}/transcripts/hands/archive`]: 'no folder',
      [`${own}/thoughtdb/claims.jsonl`]: `${JSON.stringify(claim)}\n${JSON.stringify(claim)}\n`,
      [`${own}/thoughtdb/archive`]: 'no folder',
    });
    const { stdout } = await mi('gc transcripts --keep-hands 0 --apply', { home });
    expect(stdout).toMatch(/^archived 0 of Hands, 0 of the Mind\n- left as it is, failed: /);
    const { status, stderr } = await mi('gc thoughtdb --apply', { home });
    expect([status, stderr]).toEqual([1, expect.stringContaining('The store could not do this')]);
  });

  test('an index that cannot be made anew is a trouble of the disk, and no defect', async () => {
    const home = homeWith('indexes', { [`${own}/evidence.jsonl`]: evidenceLog(3), indexes: 'no folder' });
    const { status, stderr } = await mi('memory index rebuild', { home });
    expect([status, stderr]).toEqual([1, expect.stringContaining('The store could not do this')]);
    expect((await mi('status', { home })).status).toBe(0);
  });
});
