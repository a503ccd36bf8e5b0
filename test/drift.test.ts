import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emitCommitted, isBuilt } from '../codegen/emit/index.ts';
import { picture } from '../codegen/picture.ts';
import { compare } from '../codegen/write.ts';
import { contracts } from './support/contracts.ts';

const root = path.resolve('.');

test('what is generated is what the contracts say', async () => {
  const committed = await emitCommitted(contracts.manifest);
  expect(committed.size).toBeGreaterThan(50);
  expect(await compare(root, committed, isBuilt)).toEqual({ stale: [], missing: [], orphaned: [] });

  const [file = '', text = ''] = [...committed][0] ?? [];
  const edited = new Map([...committed].slice(1)).set(file, `${text} `).set('generated/new.ts', '');
  const second = [...committed.keys()][1] ?? '';
  edited.delete(second);
  expect(await compare(root, edited, isBuilt)).toEqual({ stale: [file], missing: ['generated/new.ts'], orphaned: [second] });
});

test('the picture of the folders is drawn from the code as it stands', async () => {
  expect(await picture(root)).toBe(await readFile('docs/architecture.md', 'utf8'));
});
