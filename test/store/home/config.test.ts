import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { usualAutopilotConfig } from '../../../generated/registry/usual.ts';
import { files } from '../../../generated/registry/validators.ts';
import { call } from '../../../src/boundary/call.ts';
import { merged } from '../../../src/domain/autopilot/config-rules.ts';
import { configTemplates } from '../../../src/domain/autopilot/config-templates.ts';
import { readConfig } from '../../../src/store/home/read/config.ts';
import { tempFolder } from '../../support/app.ts';
import { testHome } from '../../support/home.ts';

const temp = tempFolder();
afterAll(() => temp.remove());
const file = path.join(temp.folder, 'config.json');

async function reading(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const before = readFileSync(file, 'utf8');
  const found = await readConfig(file);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(temp.folder)).toEqual(['config.json']);
  return found;
}

async function faultsOf(content: unknown): Promise<string[]> {
  const found = await reading(content);
  return found.kind === 'unusable' ? found.faults.map(({ message, fix }) => `${message} ${fix}`) : ['usable'];
}

describe('config.json', () => {
  test('what is usual is what the contract says, and every template fits', async () => {
    const { v_AutopilotConfig: validate } = await files();
    for (const [name, template] of Object.entries(configTemplates)) {
      const config = structuredClone(merged({ version: 'v1' }, template));
      expect([name, validate?.(config), validate?.errors ?? null]).toEqual([name, true, null]);
    }
    const nothing = {};
    expect(validate?.(nothing)).toBe(true);
    expect(nothing).toEqual(usualAutopilotConfig);
  });

  test('is laid over what is usual: objects field by field, lists as they are', async () => {
    const found = await reading({
      runtime: { violation_response: { ask_user_risk_severities: ['critical'] }, budgets: { max_minutes: 5 } },
      hands: { cli: { env: { TERM: 'dumb' } } },
      mind: { anthropic: { max_retries: 0, timeout_s: 0 } },
    });
    if (found.kind !== 'usable') throw new Error(found.kind);
    expect(found.config.runtime.violation_response).toEqual({
      ...usualAutopilotConfig.runtime.violation_response,
      ask_user_risk_severities: ['critical'],
    });
    expect(found.config.runtime.budgets).toEqual({ max_batches: null, max_minutes: 5, max_mind_calls: null });
    expect(found.config.hands.cli.env).toEqual({ TERM: 'dumb' });
    expect(found.config.mind.anthropic).toMatchObject({ max_retries: 0, timeout_s: 0, max_tokens: 2048 });
    expect(found.raw).not.toHaveProperty('version');
  });

  test.each<[string, unknown, RegExp]>([
    ['a byte order mark', '\ufeff{}', /^usable$/],
    ['nothing at all', '', /no JSON: line 1, column 1/],
    ['half a file', '{\n  "version": "v1",\n  "mind": {', /no JSON: line 3, column 12/],
    ['a comma too many', '{\n  "version": "v1",\n}', /no JSON: line 3, column 1/],
    [
      'a key without quotes, which is not repeated',
      '{"mind": {"anthropic": {"api_key": sk-secret}}}',
      /no JSON: line 1, column 36/,
    ],
    ['a list', [], /It holds no object/],
    ['a later version', { version: 'v2' }, /Its version is "v2", and this mi knows v1/],
    ['a version that is none', { version: 7 }, /Its version is 7/],
    ['a misspelt field', { runtime: { budget: {} } }, /runtime\.budget is not known\. Did you mean budgets\?/],
    [
      'a field from nowhere',
      { hands: { zzzzzzzz: 1 } },
      /hands\.zzzzzzzz is not known\. There is: provider, continue_across_runs, cli/,
    ],
    ['a proto', '{"__proto__": {"mind": 1}}', /__proto__ is not known/],
    ['null for a part', { runtime: null }, /runtime must be an object/],
    [
      'text for a number',
      { mind: { anthropic: { max_tokens: '2048' } } },
      /mind\.anthropic\.max_tokens must be a whole number\. As usual it is 2048/,
    ],
    [
      'too large',
      { runtime: { thought_db: { why_trace: { top_k: 41 } } } },
      /runtime\.thought_db\.why_trace\.top_k must be at most 40/,
    ],
    ['too small', { runtime: { budgets: { max_batches: 0 } } }, /runtime\.budgets\.max_batches must be at least 1/],
    [
      'neither number nor null',
      { runtime: { budgets: { max_minutes: 'ten' } } },
      /max_minutes must be (a number or null|null or a number)/,
    ],
    [
      'no such provider',
      { mind: { provider: 'oracle' } },
      /mind\.provider must be one of codex_schema, openai_compatible, anthropic/,
    ],
    ['one word of a command', { hands: { cli: { exec: ['claude', 7] } } }, /hands\.cli\.exec\[1\] must be text/],
    ['a variable that is no text', { hands: { cli: { env: { A: 1 } } } }, /hands\.cli\.env\.A must be text/],
  ])('%s', async (_, content, said) => {
    const faults = await faultsOf(content);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(said);
    expect(faults[0]).not.toContain('sk-secret');
  });

  test('all that is wrong is said at once', async () => {
    expect(
      await faultsOf({ mind: { provider: 1 }, hands: { provder: 'codex' }, runtime: { interrupt: { mode: 'never' } } }),
    ).toHaveLength(3);
  });

  test('what cannot be read is said', async () => {
    const folder = path.join(temp.folder, 'as-folder');
    mkdirSync(folder);
    expect(await readConfig(folder)).toMatchObject({ kind: 'unusable', text: null });
    chmodSync(temp.folder, 0o700);
  });
});

test('a bad file keeps commands from being run, and is never touched', async () => {
  const home = await testHome(undefined, {});
  const config = path.join(home.home, 'config.json');
  mkdirSync(home.home, { recursive: true });
  writeFileSync(config, '{ "mnid": {} }');
  try {
    const shown = await call(home, 'config_show', {});
    expect(shown.error).toMatchObject({ code: 'CONFLICT', refusal: 'config-cannot-be-used' });
    expect(shown.error?.message).toMatch(/mnid is not known\. Did you mean mind\?/);
    expect((await call(home, 'config_apply_template', { name: 'mind.anthropic' })).error?.code).toBe('CONFLICT');
    expect((await call(home, 'config_init', {})).result).toMatchObject({ written: false });
    expect((await call(home, 'config_validate', {})).result).toMatchObject({
      ok: false,
      errors: [{ message: 'mnid is not known.' }],
    });
    expect(readFileSync(config, 'utf8')).toBe('{ "mnid": {} }');
    expect(existsSync(path.join(home.home, 'backups'))).toBe(false);
    expect((await call(home, 'config_init', { force: true })).result).toMatchObject({ written: true });
    expect((await call(home, 'config_rollback', {})).success).toBe(true);
    expect(readFileSync(config, 'utf8')).toBe('{ "mnid": {} }');
  } finally {
    await home.end();
  }
});

test('a key in the file is used, hidden, and warned about', async () => {
  const home = await testHome(undefined, { surroundings: { finds: () => true, hasVariable: () => false } });
  mkdirSync(home.home, { recursive: true });
  const key = 'sk-ant-0123456789abcdefghij';
  writeFileSync(
    path.join(home.home, 'config.json'),
    JSON.stringify({ mind: { provider: 'anthropic', anthropic: { model: 'm', api_key: key } } }),
  );
  try {
    expect(JSON.stringify(await call(home, 'config_show', {}))).not.toContain(key);
    expect((await call(home, 'config_validate', {})).result).toMatchObject({
      ok: true,
      warnings: [{ message: 'mind.anthropic.api_key holds a key.' }],
    });
  } finally {
    await home.end();
  }
});
