import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import { memoryProgram } from '../../src/adapters/cli/memory.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import type { Report } from '../../src/adapters/conformance/report.ts';
import { serveHttp } from '../../src/adapters/http/serve.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { upkeep } from '../../src/app/upkeep.ts';
import { hookWorld } from '../../src/bin/hook-world.ts';
import { noAutopilot, noLedger, tempFolder, testApp } from '../support/app.ts';
import { programFile, programLine } from '../support/programs.ts';
import { observed } from '../support/watching.ts';

let own: string;
let broken: string;
let temp: ReturnType<typeof tempFolder>;
beforeAll(async () => {
  temp = tempFolder();
  [own, broken] = await Promise.all([programLine('src/bin/noema.ts'), programLine('test/conformance/broken-stdio.ts')]);
});
afterAll(() => temp.remove());

async function conformance(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runProgram(memoryProgram, ['conformance', ...args], {
    product: memory,
    version: '0.0.0',
    root: process.cwd(),
    env: { ...process.env, NOEMA_HOME: undefined, NOEMA_DATABASE_URL: undefined },
    ledger: noLedger,
    autopilot: noAutopilot,
    openApp: () => Promise.reject(new Error('conformance opens no app')),
    hooks: hookWorld,
    ...upkeep,
    out: (text) => {
      said.out += `${text}\n`;
    },
    err: (text) => {
      said.err += `${text}\n`;
    },
    project: null,
    typing: false,
    terminal: false,
    colour: false,
  });
  return { code, ...said };
}

describe('against our own server', () => {
  const ours = () => ['--stdio', `${own} mcp`];

  test('a room holds, for a person and for machines', async () => {
    const file = path.join(temp.folder, 'deep', 'report.xml');
    const { code, out, err } = await conformance(...ours(), '--rule', 'graph_', '--json', '--junit', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { rules, counts, cases } = JSON.parse(out) as Report;
    expect(counts).toMatchObject({ failed: 0, skipped: 0 });
    expect(counts.passed + counts['not covered']).toBe(rules.length);
    expect(rules.filter((rule) => rule.status === 'not covered').every((rule) => rule.reason)).toBe(true);
    const xml = await readFile(file, 'utf8');
    expect(xml.match(/<testcase /g)).toHaveLength(cases.run);
    expect(xml).toMatch(/<testsuite name="noema conformance: memory" tests="\d+" failures="0"/);
  });

  test('--rule takes what begins so, and the summary can be read', async () => {
    const { code, out } = await conformance(...ours(), '--rule', 'status/');
    expect(code).toBe(0);
    expect(out).toMatch(/^not covered {2}status\/a-foreign-project-is-refused: needs two servers/m);
    expect(out).toMatch(
      / mcp conforms \(memory\)\n\d+ rules: \d+ passed, 0 failed, 0 lacking, 0 skipped, \d+ not covered\. \d+ cases in /,
    );
  });
});

describe('against a broken server', () => {
  test('the rule, the difference and the calls are told', async () => {
    const rule = 'merge/repeating-copies-nothing';
    const { code, out } = await conformance('--stdio', `${broken} "merging twice copies twice"`, '--rule', rule);
    expect(code).toBe(1);
    expect(out).toContain(`FAILED  ${rule}\n`);
    expect(out).toContain('    - /merged: expected 0, got 2\n');
    expect(out).toMatch(/^ {6}merge \{"workspace":"conformance-[0-9a-f]+\/\d+","from":"idea","into":"main"\}$/m);
    expect(out).toMatch(/does not conform \(memory\)\n1 rule: 0 passed, 1 failed/);
  });

  test('and written down for machines', async () => {
    const file = path.join(temp.folder, 'broken.xml');
    const place = ['--stdio', `${broken} "help forgets a tag"`];
    const { code, out } = await conformance(...place, '--rule', 'help/', '--json', '--junit', file);
    expect(code).toBe(1);
    const { rules, counts } = JSON.parse(out) as Report;
    expect(counts.failed).toBeGreaterThan(0);
    expect(counts.passed).toBeGreaterThan(0);
    const red = rules.find((rule) => rule.rule === 'help/the-tags-are-explained');
    expect(red).toMatchObject({
      status: 'failed',
      failures: [{ case: 'help/the-whole-page', calls: ['help {}'] }],
    });
    expect(await readFile(file, 'utf8')).toContain('<failure message="/text: expected text like');
  });
});

describe('over HTTP', () => {
  test('with its token, and not without', async () => {
    const app = await testApp();
    const access = { host: '127.0.0.1', token: 'a-token-of-sixteen', origins: [] };
    const server = await serveHttp(app, { access, port: 0, toolset: 'daily', version: '0.0.0' });
    try {
      const place = ['--http', `${server.url}/mcp`, '--rule', 'status/'];
      const { code, out } = await conformance(...place, '--token', 'a-token-of-sixteen');
      expect(code).toBe(0);
      expect(out).toMatch(/^skipped {6}status\/another-workspace-is-locked-out: needs a server set up with/m);
      const refused = await conformance(...place);
      expect(refused.code).toBe(1);
      expect(refused.err).toMatch(/could not be reached: .*bearer token/i);
    } finally {
      await server.close();
      await app.end();
    }
  });
});

test('a socket that is watched while its ledger is used', async () => {
  const app = await testApp({ product: ledger, policy: { ...noPolicy, default_workspace: '_default' }, exports: 'nowhere' });
  const { url, close } = await observed([app]);
  try {
    const place = ['--observatory', `${url.replace('http', 'ws')}/observatory/socket`, '--http', `${url}/mcp`];
    const { code, out } = await conformance(...place, '--rule', 'observatory/a-thought');
    expect(out).toMatch(/\/observatory\/socket conforms \(observatory\)\n2 rules: 2 passed/);
    expect(code).toBe(0);
  } finally {
    await close();
    await app.end();
  }
});

describe('a command line', () => {
  test.each([
    ['host_list/', /^2 rules: 2 passed/m],
    /** With a Mind on loopback and a program as Hands. */
    ['mi_run/what-was-sent-is-written-first', /^1 rule: 1 passed/m],
  ])('that is the program as it is built: %s', async (rule, said) => {
    const mi = path.join(path.dirname(await programFile('src/bin/noema.ts')), 'mi.cjs');
    const { code, out } = await conformance('--cli', `"${process.execPath}" "${mi}"`, '--rule', rule);
    expect(out).toMatch(said);
    expect(code).toBe(0);
  });

  test('that says nothing of what it should', async () => {
    const nothing = `"${process.execPath}" -e "console.log('{}')" --`;
    const { code, out } = await conformance('--cli', nothing, '--rule', 'host_list/');
    expect(out).toMatch(/^ {6}mi host list --json$/m);
    expect(out).toMatch(/does not conform \(autopilot\)/);
    expect(code).toBe(1);
  });
});

describe('a server that is not there', () => {
  test.each([
    ['no program', ['--stdio', 'no-such-program-anywhere mcp'], /no-such-program-anywhere mcp could not be reached: .*ENOENT/],
    [
      'a program that ends',
      ['--stdio', `"${process.execPath}" -e "console.error('no luck today'); process.exit(1)"`],
      /could not be reached: .*closed[\s\S]*no luck today/,
    ],
    ['nobody listening', ['--http', 'http://127.0.0.1:9/mcp'], /http:\/\/127\.0\.0\.1:9\/mcp could not be reached/],
  ])('%s', async (_, args, said) => {
    const { code, err, out } = await conformance(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(said);
  });
});

describe('wrong usage', () => {
  test.each([
    ['a socket alone', ['--observatory', 'ws://127.0.0.1:1729'], /--http is null; it must be a URL/],
    ['a socket that is none', ['--observatory', 'http://x', '--http', 'http://x/mcp'], /--observatory is "http:\/\/x"/],
    ['no server', [], /--stdio <command> or --http <url>.*--mind/],
    ['two servers', ['--stdio', 'x', '--http', 'http://127.0.0.1:1/mcp'], /Name one server/],
    ['an empty command', ['--stdio', ' '], /--stdio takes a command/],
    ['a quote left open', ['--stdio', 'noema "mcp'], /is not closed/],
    ['no URL', ['--http', 'localhost:7420'], /it must be a URL/],
    ['an unknown product', ['--stdio', 'x', '--product', 'nothing'], /no product nothing. Known: memory, ledger, autopilot/],
    [
      'a rule nobody made',
      ['--stdio', 'x', '--rule', 'merge/nothing-like-it'],
      /No rule of memory begins with merge\/nothing-like-it/,
    ],
    ['an unknown flag', ['--stdoi', 'x'], /unknown option/],
  ])('%s', async (_, args, said) => {
    const { code, err } = await conformance(...args);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });
});
