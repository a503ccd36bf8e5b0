import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { codex, type Step } from '../support/hands/agents.ts';
import { rowsOf } from '../support/hands/watching.ts';
import { askedAndDone } from '../support/pilot.ts';
import { callOn } from './connect.ts';
import { type PilotWorld, pilotWorld } from './pilot.ts';
import type { Running } from './process.ts';

const worlds: PilotWorld[] = [];
const world = async (...given: Parameters<typeof pilotWorld>): Promise<PilotWorld> => {
  const made = await pilotWorld(...given);
  worlds.push(made);
  return made;
};
afterEach(async () => {
  for (const made of worlds.splice(0)) await made.remove();
});

const over = async ({ child, ended, output }: Running, input = '') => {
  child.stdin.end(input);
  return { code: await ended, ...output };
};
const linesOf = (text: string) => text.trimEnd().split('\n');
const stage = (line: string) => /^\[mi\] (\w+)/.exec(line)?.[1];

const asks: readonly Step[] = [codex.thread('t-1'), codex.ran('ls', 0, 'report.ts'), codex.says('Comma or semicolon?')];
const done: readonly Step[] = [codex.thread('t-1'), codex.ran('npm test', 0, 'ok'), codex.says('Done with semicolons.')];
const answers = { auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'Use semicolons.', confidence: 0.9 }] };

describe('a whole run, with Codex and a Mind over HTTP', () => {
  test('two batches, a question answered, and a log that says all of it', async () => {
    const at = await world({ codex: { runs: [asks, done] }, mind: answers });
    const { code, out, err } = await over(await at.mi('run', 'add', 'CSV', 'export', '--max-batches', '4'));
    expect([code, err]).toEqual([0, '']);
    const prompts = ['b0', 'b1'].map((id) =>
      at.records().find(({ kind, batch_id }) => kind === 'hands_input' && batch_id === id),
    );
    expect(prompts.map((record) => record?.input)).toEqual(['add CSV export', 'Use semicolons.']);
    expect(at.log()).toEqual(askedAndDone());
    const started = at.records()[0] as { limits: unknown };
    expect(started.limits).toEqual({ max_batches: 4, max_minutes: null, max_mind_calls: null });
    expect(at.agent.runs().map((argv) => argv.includes('resume'))).toEqual([false, true]);
    const lines = linesOf(out);
    expect(lines.map(stage).filter(Boolean)).toEqual([
      ...['batch_start', 'hands_done', 'extract_evidence', 'plan_min_checks', 'auto_answer_to_hands', 'used'],
      ...['batch_start', 'hands_done', 'extract_evidence', 'plan_min_checks', 'decide_next', 'used'],
    ]);
    expect(lines).toContain('[hands] Comma or semicolon?');
    expect(lines).toContain('[mi->hands] Use semicolons.');
    expect(lines.slice(-6)).toEqual([
      'status=done batches=2 thread_id=t-1',
      expect.stringMatching(/^reason=decided mind_calls=7 minutes=[\d.]+$/),
      `project_dir=${at.folder()}`,
      `evidence_log=${path.join(at.folder(), 'evidence.jsonl')}`,
      `transcripts_dir=${path.join(at.folder(), 'transcripts')}`,
      'notes=',
    ]);
    const transcripts = (of: string) => readdirSync(path.join(at.folder(), 'transcripts', of));
    expect(transcripts('hands')).toHaveLength(2);
    expect(transcripts('mind')).toHaveLength(at.mind.asked.length);
    for (const name of transcripts('mind')) rowsOf(path.join(at.folder(), 'transcripts/mind', name));
    /** An agent in the same project can look at it. */
    const agent = await at.client();
    expect((await callOn(agent, 'mi_runs')).text).toContain('add CSV export');
    expect((await callOn(agent, 'mi_show', { ref: 'last' })).text).toContain('Use semicolons.');
    await agent.close();
  });

  test('for programs: an answer alone, or an exit code alone', async () => {
    const at = await world({ codex: { runs: [done] }, mind: { decide_next: [{ next_action: 'stop', status: 'not_done' }] } });
    const json = await over(await at.mi('run', '--json', 'do it'));
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, status: 'not_done', reason: 'decided', batches: 1, plan: null });
    expect(json.err).toContain('[mi] batch_start');
    expect(await over(await at.mi('run', '--quiet', 'do it'))).toEqual({ code: 1, out: '', err: '' });
  });

  test('what is shown can be chosen, and secrets are not', async () => {
    const secret = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
    const at = await world({ codex: { runs: [[codex.thread('t-1'), codex.says(`The token is ${secret}.`)]] } });
    const plain = await over(await at.mi('run', '--no-mi-prompt', 'do it'));
    expect(plain.out).not.toContain('[mi->hands]');
    expect(plain.out).toContain('[hands] The token is <redacted>');
    const raw = await over(await at.mi('run', '--hands-raw', '--redact', `do it in ${at.home} for ann@example.com`));
    expect(raw.out).toContain('[hands:stdout] {"type":"item.completed"');
    expect(raw.out).not.toContain('[hands] ');
    expect(raw.out).toContain('<email>');
    expect(plain.out + raw.out).not.toContain(secret);
    expect(readFileSync(path.join(at.folder(), 'evidence.jsonl'), 'utf8')).toContain('ann@example.com');
  });

  test('a dry run starts and writes nothing, and asks for no more than it shows', async () => {
    const at = await world({ codex: {} });
    const { code, out } = await over(await at.mi('run', '--dry-run', '--max-minutes', '5', 'add', 'CSV'));
    expect(code).toBe(0);
    expect(linesOf(out)).toEqual(expect.arrayContaining(['max_batches=8 max_minutes=5 max_mind_calls=any', '  add CSV']));
    expect([readdirSync(at.home), at.agent.calls(), at.mind.asked]).toEqual([['config.json'], [], []]);
    expect(await over(await at.mi('init', '--values', 'Ask me first.', '--dry-run'))).toMatchObject({ code: 0 });
    expect([readdirSync(at.home), at.mind.asked.map(({ name }) => name)]).toEqual([['config.json'], ['compile_values']]);
  });

  test('what only the user knows is asked on standard error, also where all else is quiet', async () => {
    const at = await world({
      codex: { runs: [asks, done] },
      mind: { auto_answer_to_hands: [{ needs_user_input: true, ask_user_question: 'Comma or semicolon?' }] },
    });
    const { code, out, err } = await over(await at.mi('run', '--quiet', 'do it'), 'A comma.\n');
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: 'Comma or semicolon?\n> ' });
    expect(at.log()).toContain('b0 user_input A comma.');
  });

  test('a wrong command line, and a configuration that cannot be used, begin nothing', async () => {
    const at = await world({ codex: {} });
    for (const words of [['run'], ['run', '--max-batches', '0', 'x'], ['run', '--max-batchs', '3', 'x']])
      expect((await over(await at.mi(...words))).code, words.join(' ')).toBe(2);
    writeFileSync(path.join(at.home, 'config.json'), '{"version":"v1","hands":{"provider":"codx"}}');
    const bad = await over(await at.mi('run', 'x'));
    expect(bad).toMatchObject({ code: 1, out: '', err: expect.stringContaining('hands.provider') });
    expect(linesOf(bad.err).at(-1)).toBe('mi config validate');
    expect(at.agent.calls()).toEqual([]);
  });
});

test('a secret over several lines is hidden while it is printed, and whenever it is looked at', async () => {
  const key = [0, 1, 2, 3, 4].map((i) => `${String.fromCharCode(75 + i)}9q7Zr+w`.repeat(8));
  const pem = ['-----BEGIN RSA PRIVATE KEY-----', ...key, '-----END RSA PRIVATE KEY-----'];
  const printed = ['Reading the files.', ...pem, 'database:', '  password: |', '    Zx9SuperSecretPw'];
  /** A stream of its own between, line by line. */
  const steps = printed.flatMap((say, i): Step[] => [{ say }, { err: `Warning number ${i} of many.` }]);
  const at = await world({ cli: { runs: [steps] } });
  const looks = [
    ['run', 'look around'],
    ['run', '--hands-raw', 'look around'],
    ...['show', 'tail'].flatMap((look) => [[], ['--json'], ['--jsonl']].map((as) => [look, 'hands', ...as])),
    ['tail', 'hands', '-n', '5'],
    ['show', 'last'],
    ['status', '--json'],
  ];
  for (const words of looks) {
    const { out, err } = await over(await at.mi(...words));
    const shown = out + err;
    for (const secret of [...key, 'SuperSecret']) expect([words, shown.includes(secret.slice(0, 12))]).toEqual([words, false]);
    if (words[0] !== 'run' && !(words.includes('hands') && !words.includes('-n'))) continue;
    expect([words, shown]).toEqual([words, expect.stringContaining('<redacted>')]);
    expect([words, shown]).toEqual([words, expect.stringContaining(`Warning number ${printed.length - 1} of many.`)]);
  }
  /** As many rows as were written, and a mark where the key began. */
  const rows = linesOf((await over(await at.mi('show', 'hands', '--jsonl'))).out).map((row) => JSON.parse(row));
  const said = rows.filter(({ stream }) => stream === 'stdout').map(({ line }) => line);
  expect(said).toEqual([
    ...[printed[0], '<redacted>', ...Array(key.length + 1).fill('')],
    ...['database:', expect.stringMatching(/^ {2}password: (\||<redacted>)$/), '    <redacted>'],
  ]);
  const kept = readdirSync(path.join(at.folder(), 'transcripts/hands')).map((name) =>
    rowsOf(path.join(at.folder(), 'transcripts/hands', name)).flatMap(({ stream, line }) => (stream === 'stdout' ? [line] : [])),
  );
  expect(kept).toEqual([printed, printed]);
});

test('runs of one project at the same time each write all of their records, and share no id', async () => {
  const at = await world({ cli: { runs: [[{ say: 'All done.' }]] } });
  const runs = await Promise.all(['one', 'two', 'three'].map((task) => at.mi('run', '--quiet', task)));
  expect(await Promise.all(runs.map((running) => over(running)))).toEqual(runs.map(() => ({ code: 0, out: '', err: '' })));
  const records = at.records();
  expect(new Set(records.map(({ event_id }) => event_id)).size).toBe(records.length);
  const byRun = [...new Set(records.map(({ run_id }) => run_id))].map((id) => records.filter(({ run_id }) => run_id === id));
  expect(byRun.map((own) => own.at(-1)?.kind)).toEqual(['run_end', 'run_end', 'run_end']);
  for (const own of byRun) expect(own.map(({ seq }) => seq)).toEqual(own.map((_, i) => i + 1));
});

const everyFile = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('keys of the surroundings reach no file, no prompt and no line, whoever says them', async () => {
  const secrets = {
    OPENAI_API_KEY: 'sk-test-0123456789abcdefghijklmnopqrstuvwxyzABCD',
    ANTHROPIC_API_KEY: 'sk-ant-98765432109876543210zyxwvutsrq',
    DEPLOY_TOKEN: 'tok-abcdefghijklmnop-4711',
  };
  const all = Object.values(secrets).join(' and ');
  const at = await world({
    cli: {
      runs: [[{ say: `error: I was given ${all}` }, { err: `fatal: ${all}` }, { say: `Shall I use ${all}?` }], [{ say: all }]],
    },
    mind: { auto_answer_to_hands: [{ needs_user_input: true, ask_user_question: 'Which key?' }] },
    env: secrets,
  });
  const { code, out, err } = await over(await at.mi('run', `deploy with ${all}`), `Use ${all}\n`);
  expect([code, at.agent.runs().length]).toEqual([0, 2]);
  expect(at.log()).toContain('b0 user_input Use [hidden] and [hidden] and [hidden]');
  const prompts = at.mind.asked.map(({ prompt }) => prompt).join('\n');
  for (const secret of Object.values(secrets))
    for (const kept of [everyFile(at.home), prompts, out, err]) expect(kept).not.toContain(secret.slice(4, 24));
  expect(prompts).toContain('[hidden]');
});

test('a damaged list of projects is told to people and to programs, and put aside by whoever writes it', async () => {
  const at = await world({ cli: {} });
  const file = path.join(at.home, 'global/project_selection.json');
  const kept = () => readdirSync(path.dirname(file)).filter((name) => name.includes('.corrupt.'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{bad');
  const looked = await over(await at.mi('project', 'status', '--json'));
  expect([JSON.parse(looked.out).mi_warnings, kept()]).toMatchObject([[{ code: 'STATE_NOT_USED' }], []]);
  expect(looked.err).toContain(`Warning: ${file} could not be used`);
  const used = await over(await at.mi('claim', 'list', '--json'));
  const [{ code, message }] = JSON.parse(used.out).mi_warnings;
  expect([code, kept()]).toEqual(['STATE_PUT_ASIDE', [path.basename(/put aside as (\S+),/.exec(message)?.[1] ?? '')]]);
  expect(JSON.parse((await over(await at.mi('claim', 'list', '--json'))).out)).not.toHaveProperty('mi_warnings');
});

test('standard error is spared what is wrong with state files where that is wished', async () => {
  const at = await world({ cli: {}, env: { MI_STATE_WARNINGS_STDERR: 'off' } });
  mkdirSync(path.join(at.home, 'global'));
  writeFileSync(path.join(at.home, 'global/project_selection.json'), '[]');
  const { out, err } = await over(await at.mi('project', 'status', '--json'));
  expect([err, JSON.parse(out).mi_warnings]).toMatchObject(['', [{ code: 'STATE_NOT_USED' }]]);
});

const claude = (text: string): readonly Step[] => [
  { event: { type: 'system', subtype: 'init', session_id: 's-1' } },
  { event: { type: 'assistant', message: { content: [{ type: 'text', text }] }, session_id: 's-1' } },
  { event: { type: 'result', subtype: 'success', result: text, session_id: 's-1' } },
];

describe('a run that is bound to a task of the memory', () => {
  const start = '{"task_title":"Add CSV export","steps":["Write it"]}';
  const bound = (out: string) => /^bound_to=.*$/m.exec(out)?.[0];

  test('leaves its evidence and its hand-off there, once, also where one before was killed', async () => {
    let [extracted, kill] = [0, () => {}];
    const at = await world({
      codex: { runs: [asks, done, asks, done] },
      mind: { auto_answer_to_hands: [...answers.auto_answer_to_hands, ...answers.auto_answer_to_hands] },
      env: { NOEMA_WORKSPACE: 'acme' },
      onAsk: (name) => {
        if (name === 'extract_evidence' && ++extracted === 2) kill();
      },
    });
    const noema = async (tool: string, args: object) =>
      JSON.parse((await over(await at.noema('call', tool, '--json', JSON.stringify(args)))).out).result;
    await over(await at.noema('call', 'tasks_macro_start', '--json', start));
    const killed = await at.mi('run', '--task', 'TASK-001', '--step', 's:0');
    kill = () => killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe(null);
    const { code, out } = await over(await at.mi('run', '--task', 'TASK-001', '--step', 's:0', 'add CSV export'));
    expect([code, bound(out)]).toEqual([0, 'bound_to=acme#TASK-001@s:0 unreported=0']);
    const started = at.records().filter(({ kind }) => kind === 'run_start');
    expect(started.map(({ task, bound_to }) => [task, bound_to])).toEqual([
      ['Add CSV export\nThe step of it that is meant: s:0 Write it', 'acme#TASK-001@s:0'],
      ['add CSV export', 'acme#TASK-001@s:0'],
    ]);
    const { known } = await noema('tasks_handoff', { task: 'TASK-001' });
    expect(JSON.stringify(known.decisions)).toContain('A run ended done (decided): add CSV export');
    const { events } = await noema('tasks_delta', {});
    expect(events.filter(({ type }: { type: string }) => type === 'evidence_captured')).toHaveLength(3);
  });

  test('begins nothing where the task, or the step, is not there', async () => {
    const at = await world({ codex: {}, env: { NOEMA_WORKSPACE: 'acme' } });
    const refused = async (...words: string[]) => over(await at.mi('run', ...words));
    const kept = () => readdirSync(path.dirname(at.home), { recursive: true }).sort();
    const before = kept();
    expect(await refused('--dry-run', '--task', 'TASK-001')).toMatchObject({ code: 2, err: expect.stringContaining('TASK-001') });
    expect(kept()).toEqual(before);
    await over(await at.noema('call', 'tasks_macro_start', '--json', start));
    for (const words of [
      ['--task', 'TASK-009'],
      ['--task', 'TASK-001', '--step', 's:4'],
    ])
      expect(await refused(...words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words.at(-1) ?? '') });
    expect(at.agent.calls()).toEqual([]);
  });
});

describe('with another command line', () => {
  test('one batch, and the next run goes on with its conversation', async () => {
    const at = await world({ cli: { runs: [claude('All done.')] } });
    expect(await over(await at.mi('run', '--no-mi-prompt', 'do it'))).toMatchObject({ code: 0, err: '' });
    expect((await over(await at.mi('run', '--continue-hands', 'and more'))).out).toContain('mode=resume thread_id=s-1');
    expect((await over(await at.mi('run', '--reset-hands', '--continue-hands', 'x'))).out).toContain('mode=exec');
    expect(at.agent.runs().map((argv) => argv.join(' '))).toEqual(['', '--resume s-1', '']);
  });

  const half = Buffer.from('half a line').toString('base64');
  test.each<[string, readonly Step[], object]>([
    ['dies', [{ say: 'Begun.' }, { die: 'SIGKILL' }], { last_agent_message: 'Begun.', exit_code: 137 }],
    ['fails', [{ err: 'no quota' }, { exit: 3 }], { exit_code: 3 }],
    ['prints half a line', [{ bytes: half }, { exit: 0 }], { last_agent_message: 'half a line', exit_code: 0 }],
    ['floods', [{ flood: { lines: 40_000, bytes: 100 } }, { say: 'The end.' }], { last_agent_message: 'The end.' }],
  ])('an agent that %s is read to its end, and judged', async (_, steps, summary) => {
    const at = await world({ cli: { runs: [steps] } });
    const { code, out } = await over(await at.mi('run', 'do it'));
    expect([code, linesOf(out).some((line) => line.startsWith('status=done'))]).toEqual([0, true]);
    const asked = at.mind.asked.find(({ name }) => name === 'extract_evidence')?.prompt ?? '';
    for (const [field, value] of Object.entries(summary)) expect(asked).toContain(`"${field}": ${JSON.stringify(value)}`);
    expect(at.records().at(-1)).toMatchObject({ kind: 'run_end', status: 'done' });
  });

  test('an agent that is not there ends the run, and says what to do', async () => {
    const at = await world({ cli: {} });
    const file = path.join(at.home, 'config.json');
    const config = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...config, hands: { provider: 'cli', cli: { exec: ['no-such-agent'] } } }));
    const { code, out } = await over(await at.mi('run', 'do it'));
    expect(code).toBe(1);
    expect(linesOf(out).at(-1)).toMatch(/^notes=There is no program no-such-agent\. Install it/);
    expect(at.log().at(-1)).toBe('b0.run_end run_end blocked hands_failed');
  });

  test('whoever reads along and goes away ends the run, and the log says so', async () => {
    const at = await world({ cli: { runs: [[{ say: 'Here.' }, { flood: { lines: 200_000, bytes: 100 } }, { hang: true }]] } });
    const running = await at.mi('run', 'do it');
    await running.until(/Here\./);
    running.child.stdout.destroy();
    expect(await running.ended).not.toBe(null);
    expect(at.records().at(-1)).toMatchObject({
      kind: 'run_end',
      reason: 'stopped',
      notes: 'Whoever read the output went away.',
    });
    expect(existsSync(at.folder())).toBe(true);
  });
});
