import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memory } from '../../generated/products/memory.ts';
import { memoryProgram } from '../../src/adapters/cli/memory.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import { commandMind, httpMind } from '../../src/adapters/conformance/mind-subject.ts';
import type { Report } from '../../src/adapters/conformance/report.ts';
import { upkeep } from '../../src/app/upkeep.ts';
import { hookWorld } from '../../src/bin/hook-world.ts';
import { noAutopilot, noLedger, tempFolder } from '../support/app.ts';
import { cases } from '../support/scripted-mind.ts';
import { type Reply, type ScriptedServer, scriptedServer } from '../support/scripted-server.ts';

let temp: ReturnType<typeof tempFolder>;
beforeAll(() => {
  temp = tempFolder();
});
afterAll(() => temp.remove());

const good = Object.fromEntries(cases.map(({ request, situation }) => [request.tag, situation.good]));

/** A Mind as somebody may write it: a program that reads a request and writes an answer. */
function program(name: string, code: string): string {
  const file = path.join(temp.folder, `${name}.mjs`);
  writeFileSync(path.join(temp.folder, 'good.json'), JSON.stringify(good));
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs';\nconst good = JSON.parse(readFileSync(new URL('./good.json', import.meta.url), 'utf8'));\n${code}\n`,
  );
  return `"${process.execPath}" "${file}"`;
}
const reads = "const request = JSON.parse(readFileSync(0, 'utf8'));";

async function conformance(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runProgram(memoryProgram, ['conformance', ...args], {
    product: memory,
    version: '0.0.0',
    root: process.cwd(),
    env: process.env,
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

describe('a command', () => {
  test('that answers well conforms, for a person and for machines', async () => {
    const mind = program(
      'good',
      `${reads}\nif (Object.keys(request).sort().join() !== 'name,prompt,schema,tag') process.exit(3);\nconsole.log(JSON.stringify(good[request.tag]));`,
    );
    const junit = path.join(temp.folder, 'deep', 'mind.xml');
    const { code, out, err } = await conformance('--mind', mind, '--rule', 'loop_break/', '--json', '--junit', junit);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out) as Report;
    expect(report).toMatchObject({ product: 'mind', subject: mind, counts: { failed: 0, skipped: 0 } });
    expect(report.rules.every(({ rule }) => rule.startsWith('loop_break/'))).toBe(true);
    expect(readFileSync(junit, 'utf8')).toMatch(/<testsuite name="noema conformance: mind" tests="\d+" failures="0"/);
    const plain = await conformance('--mind', mind, '--rule', 'loop_break/');
    expect(plain.out).toMatch(/ conforms \(mind\)\n\d+ rules: \d+ passed, 0 failed, /);
  });

  test('that does not is told what is wrong, and how to see it again', async () => {
    const mind = program('unsure', `${reads}\nconsole.log(JSON.stringify({ ...good[request.tag], confidence: 0.2 }));`);
    const { code, out } = await conformance('--mind', mind, '--rule', 'decide_next/done-is-sure');
    expect(code).toBe(1);
    expect(out).toContain('FAILED  decide_next/done-is-sure\n');
    expect(out).toContain('    - $.confidence: 0.2 is less than 0.6\n');
    expect(out).toContain('      noema schemas export --out mind\n');
    expect(out).toContain(`      ${mind} < mind/requests/decide_next/the-evidence-shows-that-it-is-done.json\n`);
  });

  test('that fails is not asked for ever', async () => {
    const mind = program('failing', `console.error('no model today'); process.exit(1);`);
    const { code, out } = await conformance('--mind', mind, '--rule', 'why_trace/', '--json');
    expect(code).toBe(1);
    const { rules } = JSON.parse(out) as Report;
    const [failed, ...others] = rules.filter(({ status }) => status === 'failed');
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ rule: 'why_trace/one-json-object' });
    expect(failed?.failures[0]?.differences).toEqual(['there was no answer: it ended with 1; it said no model today']);
  });

  test.each([
    ['is not there', 'no-such-mind-anywhere', /could not be started: .*ENOENT/],
    ['never ends', () => program('hanging', 'setInterval(() => {}, 1000);'), /no answer within 0\.001 s/],
    [
      'never stops talking',
      () =>
        program(
          'flood',
          `const x = 'x'.repeat(65536); const more = () => { while (process.stdout.write(x)); process.stdout.once('drain', more); }; more();`,
        ),
      /wrote more than/,
    ],
  ])('that %s gives no answer', async (_, line, said) => {
    const command = typeof line === 'string' ? line : line();
    const timeoutMs = command.includes('hanging') ? 1 : 600_000;
    await expect(
      commandMind(command, { timeoutMs }).ask({ name: 'x', prompt: 'y'.repeat(500_000), schema: {}, tag: 'z' }),
    ).rejects.toThrow(said);
  });

  test('that answers without reading is heard', async () => {
    const mind = commandMind(program('deaf', `console.log('{}');`), { timeoutMs: 600_000 });
    expect(await mind.ask({ name: 'x', prompt: 'y'.repeat(2_000_000), schema: {}, tag: 'z' })).toBe('{}\n');
  });
});

describe('an address', () => {
  let server: ScriptedServer | undefined;
  afterEach(() => server?.close());

  test('is sent the same, with its token', async () => {
    const answers: Reply = (response, { body }) => response.end(JSON.stringify(good[body.tag]));
    server = await scriptedServer(answers);
    const { code, out } = await conformance('--mind', `${server.url}/mind`, '--rule', 'risk_judge/', '--token', 'secret-token');
    expect(code, out).toBe(0);
    expect(out).toContain(`${server.url}/mind conforms (mind)`);
    const [first] = server.heard;
    expect(first?.headers.authorization).toBe('Bearer secret-token');
    expect(Object.keys(first?.body).sort()).toEqual(['name', 'prompt', 'schema', 'tag']);
    expect(first?.body.schema).toMatchObject({ title: 'risk_judge', type: 'object' });
  });

  test.each<[string, Reply, RegExp]>([
    ['fails', { status: 500, body: 'no model today' }, /status 500: no model today/],
    ['sends it elsewhere', { status: 302, headers: { location: 'http://127.0.0.2:9/' }, body: '' }, /fetch failed/],
    ['breaks off', (response) => void response.destroy(), /fetch failed: /],
  ])('that %s gives no answer', async (_, reply, said) => {
    server = await scriptedServer(reply);
    const mind = httpMind(new URL(server.url), { timeoutMs: 600_000 });
    await expect(mind.ask({ name: 'x', prompt: 'y', schema: {}, tag: 'z' })).rejects.toThrow(said);
  });
});

describe('wrong usage', () => {
  test.each([
    ['two of them', ['--mind', 'x', '--stdio', 'y'], /one of --stdio, --http and --mind/],
    ['an empty command', ['--mind', ' '], /--mind takes a command, such as/],
    ['a quote left open', ['--mind', 'python3 "mind'], /--mind: .*is not closed/],
    [
      'a rule nobody made',
      ['--mind', 'x', '--rule', 'decide_next/nothing'],
      /No rule of a Mind begins with decide_next\/nothing/,
    ],
    ['no time at all', ['--mind', 'x', '--timeout', '0'], /--timeout/],
  ])('%s', async (_, args, said) => {
    const { code, err } = await conformance(...args);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });
});
