import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

/** Cuts a text, or pretends to: a helper of its own, a part of a string, or an ellipsis after one. */
const cutting = /\b(?:shorten\w*|cutText|truncate\w*|ellipsi\w+)\s*\(|\.(?:substring|substr)\(|\$\{[^}]*\.slice\(0,|\}…/;

/** What is stored is stored whole, and what is shown is cut by the boundary alone, when secrets are hidden. */
test('nothing below the boundary cuts a text by itself', () => {
  const found = ['src/domain', 'src/appliers', 'src/store', 'src/kernel', 'src/outside'].flatMap(filesBelow).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (cutting.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
