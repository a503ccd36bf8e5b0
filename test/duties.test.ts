import { expect, test } from 'vitest';
import { ledger } from '../generated/products/ledger.ts';
import { memory } from '../generated/products/memory.ts';
import { readManifest } from '../src/adapters/conformance/load.ts';
import { dutiesOf, excused, isBroken, unnamed } from './try/duties.ts';

const tools = { ...memory.tools, ...ledger.tools };

test('every tool has what a tool needs', () => {
  expect(Object.values(tools).flatMap((tool) => dutiesOf(tool, '.'))).toEqual([]);
});

test('every rule of a command is named by a test', async () => {
  const { programs } = await readManifest('.');
  const rules = programs.flatMap(({ name, commands }) =>
    commands.flatMap(({ path, rules = {} }) =>
      Object.keys(rules).map((rule) => `${[...name.split(' '), ...path].join('-')}/${rule}`),
    ),
  );
  expect(rules).toContain('noema-backup/the-copy-is-one-moment');
  expect(unnamed(rules, '.')).toEqual([]);
  expect(unnamed(['noema-backup/nobody-looks'], '.')).toEqual(['noema-backup/nobody-looks']);
});

test('what is missing is said', () => {
  expect(dutiesOf({ name: 'nobodys_tool', room: 'notes' }, '.')).toEqual([
    expect.stringContaining('nobodys_tool: call it in test/e2e/story.ts'),
    expect.stringContaining('nobodys_tool: break it on purpose in test/conformance/defects'),
  ]);
  expect(dutiesOf({ name: 'show', room: 'notes' }, '.')).toEqual([]);
});

test('only what is there and not broken is excused', () => {
  expect(excused.filter((name) => !Object.hasOwn(tools, name) || isBroken(name, '.'))).toEqual([]);
});
