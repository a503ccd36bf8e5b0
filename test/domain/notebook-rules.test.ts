import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { freeName, planFile } from '../../src/domain/notebooks/cell-rules.ts';
import { installable, isPackageName, isRange, refusePackage, withPackages } from '../../src/domain/notebooks/package-rules.ts';
import { resultOf } from '../../src/domain/notebooks/run-rules.ts';
import type { Ended } from '../../src/kernel/cells.ts';
import { nameKey, nameProblem } from '../../src/records/notebook-source/names.ts';
import { testApp } from '../support/app.ts';

describe('packages are taken', () => {
  test.each([
    'zod',
    'lodash.merge',
    '@scope/name',
    'left-pad@1.0.0',
    'zod@^4.0.0',
    '@scope/name@~1.2',
    'react@latest',
    'x@>=1.2 <2',
    'x@1.x || 2.x',
    'x@1.0.0-beta.1+build',
    'x@*',
  ])('%s', (given) => expect(() => refusePackage(given)).not.toThrow());
  test.each([
    '',
    '.',
    '..',
    '/etc/passwd',
    './x',
    '~/x',
    'C:\\x',
    'file:x',
    'http://x/y.tgz',
    'https://x/y.tgz',
    'git@host:x/y.git',
    'git+https://x/y',
    'github:x/y',
    'x/y',
    'x/y#main',
    'x@npm:y',
    'x@file:../y',
    'x@link:../y',
    'x@workspace:*',
    'x@https://x/y.tgz',
    'x@git+ssh://x',
    'x@user/repo',
    'x@./y',
    'x@../y',
    '-x',
    '--registry=http://x',
    '--',
    'x --global',
    'x@1 --global',
    'x@-g',
    'X',
    '_x',
    '.x',
    'node_modules',
    '@scope',
    '@/x',
    '@scope/../x',
    'x\u0000',
    'x\ny',
    'x@1\n2',
    'x@',
    '%2e%2e',
    'a'.repeat(215),
  ])('%j is not', (given) => expect(() => refusePackage(given)).toThrow());

  test('what is taken leads nowhere else, whatever it is', () => {
    const pieces = fc.constantFrom(
      'x',
      '@',
      '/',
      '.',
      '-',
      ':',
      '1',
      '^',
      ' ',
      '|',
      'git',
      'file',
      'npm',
      '~',
      '\\',
      '#',
      '*',
      '<',
      '=',
      '%',
      '_',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
        (given) => {
          const at = given.indexOf('@', 1);
          const [name, range] = at < 0 ? [given, undefined] : [given.slice(0, at), given.slice(at + 1)];
          if (!isPackageName(name) || (range !== undefined && !isRange(range))) return;
          expect(given).not.toMatch(/^[-./]|[:\\#%]|\.\.\/|\/\.\.|\/.*\//);
          expect(range ?? '').not.toMatch(/[/:@]|^-/);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('npm is given names and ranges of a package.json, and nothing else of it', () => {
    const manifest = {
      type: 'module',
      name: 'mine',
      scripts: { postinstall: 'x' },
      workspaces: ['../x'],
      overrides: { x: 'file:..' },
      dependencies: { x: '^1.0.0' },
      devDependencies: { y: '*' },
    };
    expect(installable(manifest)).toEqual({
      private: true,
      type: 'module',
      dependencies: { x: '^1.0.0' },
      devDependencies: { y: '*' },
    });
    expect(() => installable({ dependencies: { x: 'file:..' } })).toThrow();
    expect(() => installable({ optionalDependencies: { '../x': '1' } })).toThrow();
    expect(installable(JSON.parse('{"__proto__":{"dependencies":{"x":"file:.."}},"dependencies":[]}'))).toEqual({
      private: true,
      type: 'module',
    });
    const after = withPackages(manifest, { dependencies: { x: '^1.0.0', z: '^2.0.0' } });
    expect(after).toMatchObject({ name: 'mine', scripts: {}, dependencies: { z: '^2.0.0' } });
  });
});

test('a name that is made is free and safe', () => {
  const taken = fc.array(fc.constantFrom('cell-1.ts', 'CELL-2.ts', 'cell-3.js', 'x.ts'), { maxLength: 6 });
  fc.assert(
    fc.property(taken, fc.constantFrom('javascript' as const, 'typescript' as const), (names, language) => {
      const cells = names.map((filename, i) => ({ id: String(i), filename }));
      const name = freeName(cells, language);
      expect(nameProblem(name)).toBeUndefined();
      expect(names.map(nameKey)).not.toContain(nameKey(name));
      expect(planFile(undefined, cells, language)).toEqual({ filename: name, language });
    }),
  );
});

describe('what came of a run', () => {
  const said = (head: string, tail = '', cut = 0) => ({ head, tail, cut, bytes: head.length + tail.length + cut });
  const ended = (more: Partial<Ended>): Ended => ({
    kind: 'ended',
    by: 'exit',
    exitCode: 0,
    durationMs: 5,
    stdout: said(''),
    stderr: said(''),
    ...more,
  });

  test.each<[string, Partial<Ended>, object]>([
    ['nothing', {}, { status: 'completed', output: '', error: null }],
    ['standard error alone', { stderr: said('e') }, { status: 'completed', output: 'e', error: null }],
    ['a failure in silence', { exitCode: 3 }, { status: 'failed', error: expect.stringContaining('3') }],
    [
      'a failure that speaks on standard output',
      { exitCode: 1, stdout: said('o') },
      { status: 'failed', output: 'o', error: 'o' },
    ],
    [
      'time',
      { by: 'time', exitCode: -1, stderr: said('e') },
      { status: 'failed', error: expect.stringMatching(/too long\.\ne$/) },
    ],
    [
      'a cut',
      { stdout: said('a\n', 'z\n', 100) },
      { output: 'a\n\n[… 100 bytes left out …]\nz\n', execution: { cutBytes: 100 } },
    ],
  ])('%s', (_, given, want) => expect(resultOf(ended(given))).toMatchObject(want));
});

test('a notebook has an end', async () => {
  const app = await testApp({ product: ledger, policy: { ...noPolicy, default_workspace: '_default' } });
  const header = '<!-- srcbook:{"language":"javascript"} -->\n';
  const titles = (count: number) => `${header}${'# x\n'.repeat(count)}`;
  const ask = async (operation: string, args: object) => call(app, `notebook_${operation}`, args);
  const { result } = await ask('load', { content: titles(500) });
  const notebookId = (result as { notebook: { id: string } }).notebook.id;
  const { error } = await ask('add_cell', { notebookId, type: 'markdown', content: '' });
  expect(error).toMatchObject({ code: 'INVALID_OPERATION', refusal: 'notebook-is-full' });
  expect((await ask('load', { content: titles(501) })).error).toMatchObject({ message: expect.stringContaining('Line 502') });
  const long = `${header}\nwords\n\n###### a.js\n\`\`\`js\n${'x'.repeat(200_001)}\n\`\`\`\n`;
  expect((await ask('load', { content: long })).error).toMatchObject({ message: expect.stringContaining('Line 5') });
  await app.end();
});
