import { describe, expect, test } from 'vitest';
import { cliReader } from '../../../src/domain/autopilot/cli-rules.ts';
import { codexReader } from '../../../src/domain/autopilot/codex-rules.ts';
import type { HandsReader } from '../../../src/kernel/hands.ts';

type Said = object | string | readonly ['stderr', string];

/** Lets a reader read lines of stdout: events, texts, or texts of stderr. */
function read(reader: HandsReader, ...said: Said[]) {
  const events = said.flatMap((one) =>
    Array.isArray(one) && one[0] === 'stderr'
      ? reader.line('stderr', one[1], true)
      : reader.line('stdout', typeof one === 'string' ? one : JSON.stringify(one), true),
  );
  return { events, ...reader.read() };
}
const codex = (...said: Said[]) => read(codexReader(), ...said);
const cli = (...said: Said[]) => read(cliReader(''), ...said);
const item = (type: string, more: object) => ({ type: 'item.completed', item: { id: `i-${Math.random()}`, type, ...more } });
const assistant = (...content: object[]) => ({ type: 'assistant', message: { role: 'assistant', content } });

describe('events of Codex', () => {
  test('tell of errors wherever they stand', () => {
    const { observation } = codex(
      { type: 'error', message: 'stream closed' },
      { type: 'thread.error', error: { message: 'no such thread' } },
      { type: 'turn.failed', error: { message: 'out of tokens' } },
      item('error', { message: 'bad configuration' }),
      ['stderr', 'WARN nothing'],
      ['stderr', 'ERROR: the disk failed'],
      { type: 'error', message: 'a sixth' },
    );
    expect(observation.errors).toEqual(['stream closed', 'no such thread', 'out of tokens', 'bad configuration', 'a sixth']);
    const logs: Said[] = [
      ['stderr', 'hello'],
      ['stderr', 'thread/resume failed: no rollout found'],
    ];
    expect(codex(...logs, { type: 'turn.started' }).observation.errors).toEqual(['thread/resume failed: no rollout found']);
    expect(codex(...logs).observation.errors).toEqual(['thread/resume failed: no rollout found', 'hello']);
  });

  test('tell of other actions in a line each', () => {
    const { observation } = codex(
      item('mcp_tool_call', { server: 'noema', tool: 'status', arguments: {} }),
      item('web_search', { query: 'x' }),
      item('todo_list', { items: [] }),
      item('reasoning', { text: 'hm' }),
      item('file_change', { changes: [{ path: 'a/b.ts' }, { path: 'c.ts' }], status: 'completed' }),
    );
    expect(observation.non_command_actions).toEqual([
      'type=mcp_tool_call name=noema.status',
      'type=web_search keys=query',
      'type=todo_list keys=items',
      'type=reasoning',
      'type=file_change paths=a/b.ts,c.ts',
    ]);
    expect(observation.item_type_counts).toEqual({ mcp_tool_call: 1, web_search: 1, todo_list: 1, reasoning: 1, file_change: 1 });
  });

  test('of any number leave a record of the size that is promised', () => {
    const many = Array.from({ length: 2000 }, (_, i) => i);
    const { observation, commands, commands_total, risk_signals } = codex(
      ...many.map((i) =>
        item('command_execution', { command: `git push origin b${i}`, exit_code: 0, aggregated_output: 'y'.repeat(9000) }),
      ),
      ...many.map((i) => item('file_change', { path: `src/${i}.ts` })),
      ...many.map((i) => ({ type: `invented.${i}${'z'.repeat(500)}` })),
      ...many.map((i) => ({ type: 'error', message: `${i} ${'e'.repeat(1000)}` })),
    );
    expect(observation.file_paths).toHaveLength(30);
    expect(observation.non_command_actions).toHaveLength(20);
    expect(observation.errors.map((error) => error.length)).toEqual([400, 400, 400, 400, 400]);
    expect(Object.keys(observation.event_type_counts).length).toBeLessThanOrEqual(61);
    expect(Object.values(observation.event_type_counts).reduce((a, b) => a + b)).toBe(8000);
    expect([commands.length, commands_total]).toEqual([100, 2000]);
    expect(commands.at(-1)?.command).toBe('git push origin b1999');
    expect(Math.max(...commands.map(({ output }) => output.length))).toBeLessThanOrEqual(4000);
    expect(risk_signals).toHaveLength(20);
  });

  test('may be called anything', () => {
    const { observation } = codex('{"type":"__proto__"}', '{"type":"constructor"}', '{"type":7}', '{}', item('__proto__', {}));
    expect(Object.entries(observation.event_type_counts)).toEqual([
      ['__proto__', 1],
      ['constructor', 1],
      ['untyped', 2],
      ['item.completed', 1],
    ]);
    expect(Object.entries(observation.item_type_counts)).toEqual([['__proto__', 1]]);
  });

  test('name a thread only by an id that can be used', () => {
    expect(codex({ type: 'thread.started', thread_id: '--last' }).thread_id).toBeNull();
    expect(codex({ type: 'thread.started', thread_id: 7 }).thread_id).toBeNull();
    expect(codex({ type: 'thread.started', thread_id: 't-1' }).thread_id).toBe('t-1');
  });

  test('come before text: text is judged only where there are none', () => {
    const push = 'I ran git push for you';
    expect(codex({ type: 'turn.started' }, push)).toMatchObject({ risk_signals: [], saw_events: true });
    expect(codex(push, ['stderr', 'ran sudo reboot'])).toMatchObject({
      risk_signals: ['push: I ran git push for you', 'privilege: ran sudo reboot'],
      saw_events: false,
      last_message: push,
    });
  });

  test('of which only a part was kept are text', () => {
    const reader = codexReader();
    expect(reader.line('stdout', '{"type":"thread.started","thread_id":"t-1"}', false)).toHaveLength(1);
    expect(reader.read()).toMatchObject({ saw_events: false, thread_id: null });
  });
});

describe('lines of another command line', () => {
  test('are counted by stream, and what is written about the batch is not looked into', () => {
    const reader = cliReader('');
    reader.line('stdout', 'wrote src/a.ts', true);
    reader.line('stderr', 'a warning', true);
    reader.meta();
    expect(reader.read().observation).toEqual({
      event_type_counts: { 'stream.stdout': 1, 'stream.stderr': 1, 'stream.meta': 1 },
      item_type_counts: {},
      file_paths: ['src/a.ts'],
      non_command_actions: ['raw_transcript_lines=3', 'stdout_lines=1', 'stderr_lines=1'],
      errors: ['a warning'],
    });
    expect(reader.read()).toEqual(reader.read());
  });

  test('tell of errors: on stderr, by their words, by events; warnings leave room', () => {
    const { observation } = cli(
      ['stderr', 'one warning'],
      ['stderr', 'two warnings'],
      'Traceback (most recent call last):',
      'ValueError: 7',
      'panic: nil',
      { type: 'error', error: 'quota' },
      { type: 'result', subtype: 'error_max_turns', is_error: true },
    );
    expect(observation.errors).toEqual([
      'Traceback (most recent call last):',
      'ValueError: 7',
      'panic: nil',
      'quota',
      'error_max_turns',
    ]);
    expect(cli(['stderr', 'one warning'], 'it failed').observation.errors).toEqual(['it failed', 'one warning']);
  });

  test.each<[string, Said[], string]>([
    ['a message of Codex', [item('agent_message', { text: 'codex' }), { result: 'sum' }, 'line'], 'codex'],
    ['a result without a type', [{ result: 'sum' }, assistant({ type: 'text', text: 'said' }), 'line'], 'sum'],
    ['a result', [assistant({ type: 'text', text: 'said' }), { type: 'result', result: 'sum' }, 'line'], 'sum'],
    ['what the assistant said', [assistant({ type: 'text', text: 'one' }, { type: 'text', text: 'two' }), 'line'], 'one\ntwo'],
    [
      'pieces of what it says',
      [
        { type: 'stream_event', event: { type: 'message_start' } },
        { type: 'stream_event', event: { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Hel' } } },
        { type: 'stream_event', event: { type: 'content_block_delta', delta: { type: 'text_delta', text: 'lo' } } },
        'line',
      ],
      'Hello',
    ],
    ['the last line of text', ['one', 'two', '', ['stderr', 'three']], 'two'],
    ['nothing', [], ''],
  ])('end with %s', (_, said, last_message) => {
    expect(cli(...said).last_message).toBe(last_message);
  });

  test('may hold events in a list', () => {
    const list = [
      { type: 'system', subtype: 'init', session_id: 's-1' },
      assistant({ type: 'text', text: 'Hi.' }),
      { type: 'result', result: 'Hi.' },
    ];
    const { events, ...outcome } = cli(JSON.stringify(list));
    expect(outcome).toMatchObject({ thread_id: 's-1', last_message: 'Hi.', saw_events: true });
    expect(events).toEqual([
      { kind: 'thread', thread_id: 's-1' },
      { kind: 'message', text: 'Hi.' },
    ]);
  });

  test('hold events that nobody here knows: they are shown, counted and judged as they are', () => {
    const line = { type: 'tool_call', name: 'shell', args: { run: 'git push' }, path: 'a/b.ts' };
    const { events, observation, risk_signals } = cli(line);
    expect(events).toEqual([{ kind: 'line', stream: 'stdout', text: JSON.stringify(line) }]);
    expect(observation.event_type_counts).toEqual({ 'stream.stdout': 1, 'event.tool_call': 1 });
    expect(observation.file_paths).toEqual(['a/b.ts']);
    expect(risk_signals).toHaveLength(1);
  });

  test('are judged by what is said where no command is seen', () => {
    expect(cli({ type: 'result', result: 'I ran `git push`.' }).risk_signals).toEqual(['push: I ran `git push`.']);
    const bash = { type: 'tool_use', id: 'u', name: 'Bash', input: { command: 'ls' } };
    expect(cli(assistant(bash), { type: 'result', result: 'I did not git push.' }).risk_signals).toEqual([]);
  });

  test('count what a stream is made of as items', () => {
    const { observation } = cli(
      { type: 'stream_event', event: { type: 'message_start' } },
      assistant({ type: 'thinking', thinking: 'hm' }),
    );
    expect(observation.item_type_counts).toEqual({ message_start: 1, thinking: 1 });
  });
});

test('an alarm is raised by commands of Codex, and by commands and text of others', () => {
  const line = { kind: 'line', stream: 'stdout', text: 'sudo reboot' } as const;
  const command = { kind: 'command_started', command: 'sudo reboot' } as const;
  const message = { kind: 'message', text: 'sudo reboot' } as const;
  const alarms = (reader: HandsReader) => [line, command, message].map((event) => reader.alarm(event, 'on_high_risk'));
  expect(alarms(codexReader())).toEqual([null, 'sudo reboot', null]);
  expect(alarms(cliReader(''))).toEqual(['sudo reboot', 'sudo reboot', null]);
});
