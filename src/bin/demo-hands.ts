import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';

/**
 * The agent of `mi demo`: a coding agent that knows one task. It speaks as Claude Code does with `--output-format stream-json`, and
 * what it says it does it does: files are written, and tests are run.
 */

const [, , , resumed] = process.argv;
const session_id = resumed ?? randomUUID();
const pace = Number(process.env.MI_DEMO_PACE ?? 0);

const say = (event: object): void => {
  if (pace > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pace);
  writeSync(1, `${JSON.stringify({ ...event, session_id })}\n`);
};
const content = (...blocks: object[]) => ({ message: { content: blocks } });
let used = 0;

/** Does something that has a command for it, and tells of both. */
function does(command: string, work: () => { readonly text: string; readonly code: number }): void {
  const id = `use_${++used}`;
  say({ type: 'assistant', ...content({ type: 'tool_use', id, name: 'Bash', input: { command } }) });
  const { text, code } = work();
  const shown = code === 0 ? text : `Exit code ${code}\n${text}`;
  say({ type: 'user', ...content({ type: 'tool_result', tool_use_id: id, is_error: code !== 0, content: shown }) });
}

function ends(text: string): void {
  say({ type: 'assistant', ...content({ type: 'text', text }) });
  say({ type: 'result', subtype: 'success', result: text });
}

const file = 'report.mjs';
const tests = 'report.test.mjs';
const ok = (text: string) => ({ text, code: 0 });

function writeExport(separator: ',' | ';'): void {
  const row = `row.join('${separator}')`;
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').trimEnd()}\n\n/** The rows as a file that a spreadsheet reads. */\nexport const toCsv = () => rows.map((row) => ${row}).join('\\n');\n`,
  );
  writeFileSync(
    tests,
    `${readFileSync(tests, 'utf8').trimEnd().replace('{ rows }', '{ rows, toCsv }')}\n\ntest('an export has a line for each day', () => assert.equal(toCsv().split('\\n')[0], '2026-05-04${separator}12'));\n`,
  );
}

function runTests(): { text: string; code: number } {
  const { NODE_TEST_CONTEXT: _, NODE_OPTIONS: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--test'], { encoding: 'utf8', env });
  return { text: `${stdout}${stderr}`.trim(), code: status ?? 1 };
}

const prompt = readFileSync(0, 'utf8');
say({ type: 'system', subtype: 'init' });
if (resumed === undefined) {
  does(`cat ${file}`, () => ok(readFileSync(file, 'utf8')));
  ends('I can write toCsv() in report.mjs. Which separator should the columns have, comma or semicolon?');
} else if (/node --test/.test(prompt)) {
  let passed = false;
  does('node --test', () => {
    const ran = runTests();
    passed = ran.code === 0;
    return ran;
  });
  ends(passed ? 'I ran node --test: every test passes.' : 'I ran node --test: it fails.');
} else {
  const separator = /\bcomma/i.test(prompt.slice(prompt.lastIndexOf('\n\n'))) ? ',' : ';';
  does(`edit ${file} ${tests}`, () => {
    writeExport(separator);
    return ok('written');
  });
  ends(`toCsv() is written, with ${separator === ';' ? 'semicolons' : 'commas'}, and a test for it. I have not run the tests.`);
}
