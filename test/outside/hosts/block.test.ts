import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HostPlan } from '../../../src/kernel/hosts.ts';
import { withBlock } from '../../../src/outside/hosts/block.ts';
import { createHosts } from '../../../src/outside/hosts/index.ts';
import { tempFolder } from '../../support/app.ts';

const marks = { begin: '<!-- begin -->', end: '<!-- end -->' };
const blockOf = (text: string) => `${marks.begin}\n${text}\n${marks.end}\n`;

const contentOf = (placed: ReturnType<typeof withBlock>) => (placed.kind === 'placed' ? placed.content : placed.kind);

test('whatever stands around the block stays as it is, to the byte', () => {
  const words = fc
    .array(fc.constantFrom('a', 'é', '\n', '\r\n', '\0', ' ', '<!-- begin', '-->', '\u{1f600}'), { maxLength: 12 })
    .map((s) => s.join(''))
    /** A mark of its own would make no pair. */
    .filter((s) => !s.includes(marks.begin));
  fc.assert(
    fc.property(words, words, fc.string({ maxLength: 20 }), (before, later, text) => {
      const first = withBlock(before, marks, 'one', '');
      if (first.kind !== 'placed') throw new Error('broken');
      expect(first.content).toBe(`${before}${first.separator}${blockOf('one')}`);
      const said = text.replaceAll(/<!--|-->/g, '');
      const second = withBlock(`${first.content}${later}`, marks, said, first.separator);
      expect(contentOf(second)).toBe(`${before}${first.separator}${blockOf(said)}${later}`);
      const gone = withBlock(`${first.content}${later}`, marks, null, first.separator);
      expect(contentOf(gone)).toBe(`${before}${later}`);
    }),
  );
});

describe('marks that are no pair', () => {
  test.each([
    ['a beginning alone', `${marks.begin}\nx\n`],
    ['an end alone', `x\n${marks.end}\n`],
    ['the wrong way round', `${marks.end}\n${marks.begin}\n`],
    ['two blocks', `${blockOf('a')}${blockOf('b')}`],
  ])('%s', (_, content) => {
    expect(withBlock(content, marks, 'new', '')).toEqual({ kind: 'broken' });
    expect(withBlock(content, marks, null, '')).toEqual({ kind: 'broken' });
  });

  test('marks within a line are none', () => {
    const content = `see ${marks.begin} and ${marks.end} here\n`;
    expect(contentOf(withBlock(content, marks, 'new', ''))).toBe(`${content}\n${blockOf('new')}`);
  });
});

describe('in a file', () => {
  let temp: ReturnType<typeof tempFolder>;
  beforeEach(() => {
    temp = tempFolder();
  });
  afterEach(() => temp.remove());

  const file = (name = 'AGENTS.md') => path.join(temp.folder, name);
  const plan = (text: string | null, leaves = false): HostPlan => ({
    host: 'codex',
    workspace_root: temp.folder,
    project_id: '0123456789abcdef',
    ts: '2026-02-02T08:00:00.000Z',
    generated_rel_dir: '.mi/generated/codex',
    files: [],
    links: [],
    symlink_dirs: [],
    block: { file: 'AGENTS.md', ...marks, text },
    leaves,
  });
  const hosts = createHosts();

  test('bytes that are no text of any kind come through', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0d, 0x0a, 0xc3]);
    writeFileSync(file(), bytes);
    chmodSync(file(), 0o600);
    expect(await hosts.write(plan('Wörkflows'))).toMatchObject({ notes: [] });
    const now = readFileSync(file());
    expect(now.subarray(0, bytes.length)).toEqual(bytes);
    expect(now.toString('utf8')).toContain('Wörkflows');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    await hosts.write(plan(null, true));
    expect(readFileSync(file())).toEqual(bytes);
  });

  test('a file that was made for the block goes with it', async () => {
    await hosts.write(plan('x'));
    expect(readFileSync(file(), 'utf8')).toBe(blockOf('x'));
    expect(await hosts.write(plan(null, true))).toMatchObject({ removed_n: 1, notes: [] });
    expect(() => statSync(file())).toThrow();
  });

  test('a file that was empty before stays', async () => {
    writeFileSync(file(), '');
    await hosts.write(plan('x'));
    await hosts.write(plan(null, true));
    expect(readFileSync(file(), 'utf8')).toBe('');
  });

  test('a link inside the workspace is followed and stays a link', async () => {
    writeFileSync(file('CLAUDE.md'), 'mine\n');
    symlinkSync('CLAUDE.md', file());
    expect(await hosts.write(plan('x'))).toMatchObject({ notes: [] });
    expect(lstatSync(file()).isSymbolicLink()).toBe(true);
    expect(readFileSync(file('CLAUDE.md'), 'utf8')).toBe(`mine\n\n${blockOf('x')}`);
  });

  test('a link out of the workspace is not', async () => {
    const outside = tempFolder();
    writeFileSync(path.join(outside.folder, 'theirs.md'), 'theirs\n');
    symlinkSync(path.join(outside.folder, 'theirs.md'), file());
    expect(await hosts.write(plan('x'))).toMatchObject({ notes: [{ kind: 'outside', path: 'AGENTS.md' }] });
    expect(readFileSync(path.join(outside.folder, 'theirs.md'), 'utf8')).toBe('theirs\n');
    outside.remove();
  });

  test('half a block, or a folder of that name, is left alone', async () => {
    writeFileSync(file(), `${marks.begin}\nmine\n`);
    expect(await hosts.write(plan('x'))).toMatchObject({ notes: [{ kind: 'broken_block' }] });
    expect(readFileSync(file(), 'utf8')).toBe(`${marks.begin}\nmine\n`);
    mkdirSync(file('sub'));
    const odd = { ...plan('x'), block: { file: 'sub', ...marks, text: 'x' } };
    expect(await hosts.write(odd)).toMatchObject({ notes: [{ kind: 'foreign_file' }] });
  });
});
