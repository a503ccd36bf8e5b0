import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { programLine } from '../support/programs.ts';
import { cleanEnv } from './process.ts';

const run = promisify(execFile);

let home: ReturnType<typeof tempFolder>;
let program: string;
beforeAll(async () => {
  home = tempFolder();
  program = await programLine('src/bin/noema.ts');
});
afterAll(() => home.remove());

/** The blocks of one language in a page, in order. */
const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

/** A shell in which the words of the page mean this program. */
const shell = async (commands: string): Promise<string> => {
  const script = `set -eu\nnoema() { ${program} "$@"; }\nnode() { shift; noema "$@"; }\n${commands}`;
  const env = { ...cleanEnv(home.folder), NOEMA_WORKSPACE: 'acme/shop' };
  return (await run('bash', ['-c', script], { env })).stdout;
};

test('the session of the tour goes as it says', async () => {
  const page = readFileSync('docs/tour.md', 'utf8');
  const [session = ''] = blocks(page, 'sh');
  const [answer = ''] = blocks(page, 'text');
  const [picture = ''] = blocks(page, 'mermaid');
  expect((await shell(session)).slice(-answer.length)).toBe(answer);
  expect(await shell('noema call anchors_export')).toBe(picture);
});

test('the first minute of the README goes as it says', async () => {
  const page = readFileSync('README.md', 'utf8');
  const terminal = blocks(page, 'sh').filter((block) => block.includes('dist/noema.js call'));
  expect(terminal).toHaveLength(2);
  const said = await shell(terminal.join('\n'));
  expect(said).toMatch(/^new workspace=acme\/app\nnoema call tasks_macro_start /);
  expect(said).toMatch(/^focus TASK-001 — Halve the cold start \| next: s:1/m);
  expect(said).toMatch(/^branch what-if\/cache from task\/TASK-001@\d+/m);
  expect(said).toContain('"merged": 1');
});
