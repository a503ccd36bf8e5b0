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
const shell = async (commands: string, workspace = 'acme/shop'): Promise<string> => {
  const script = `set -eu\nnoema() { ${program} "$@"; }\nnode() { shift; noema "$@"; }\n${commands}`;
  const env = { ...cleanEnv(home.folder), NOEMA_WORKSPACE: workspace };
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

/** What was written on which day is not the same tomorrow. */
const undated = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY');

test('what the page of the ledger says at a terminal goes as it says', async () => {
  const page = readFileSync('docs/ledger.md', 'utf8');
  const [session = ''] = blocks(page, 'sh').filter((block) => block.includes('session=$('));
  /** Here node is node, and not this program. */
  const script = `set -eu\nnoema() { ${program} "$@"; }\n${session}`;
  const { stdout } = await run('bash', ['-c', script], { env: cleanEnv(home.folder) });
  expect(stdout).toMatch(/"sessionClosed": true/);
  expect(stdout).toMatch(/"excerpt": "S2\|C\|S1\|∴ The cache is cold \(80%\)"/);
  expect(stdout).toContain('S1|O|Pages are slow after a deploy\\nS2|C|S1|∴ The cache is cold (80%)');
  expect(stdout).toMatch(/"id": "ask-what-changed"/);
  const [moving = ''] = blocks(page, 'sh').filter((block) => block.includes('ledger import'));
  const copied = moving.replace('~/.thoughtbox/exports', `${home.folder}/exports`).replace('--dry-run', '--project copy');
  expect(await shell(copied)).toMatch(/: imported, 2 thoughts: "Slow pages"/);
});

test('the session of the README goes as it says', async () => {
  const page = readFileSync('README.md', 'utf8');
  const [session = ''] = blocks(page, 'console');
  const lines = session.split('\n');
  const typed = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
  const answers = lines.filter((line) => !line.startsWith('$ ')).join('\n');
  expect(undated(await shell(typed.join('\n'), 'acme/api'))).toBe(undated(answers));
});
