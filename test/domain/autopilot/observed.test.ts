import fc from 'fast-check';
import { expect, test } from 'vitest';
import evidence from '../../../contracts/evidence/evidence.ts';
import { cliReader } from '../../../src/domain/autopilot/cli-rules.ts';
import { codexReader } from '../../../src/domain/autopilot/codex-rules.ts';
import { liveLines } from '../../../src/domain/autopilot/live-rules.ts';
import { validateEvidence } from '../../../src/kernel/checked.ts';

/** Words that events are made of, so that what is invented often looks like one. */
const key = fc.constantFrom(
  'type',
  'item',
  'message',
  'content',
  'path',
  'files',
  'text',
  'result',
  'command',
  'error',
  'event',
  'id',
  '__proto__',
  'session_id',
  'input',
  'delta',
  'subtype',
);
const word = fc.constantFrom(
  'thread.started',
  'item.started',
  'item.completed',
  'command_execution',
  'agent_message',
  'assistant',
  'user',
  'result',
  'system',
  'stream_event',
  'tool_use',
  'tool_result',
  'error',
  'src/a.ts',
  'git push',
  'x'.repeat(500),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('object'),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
  object: fc.dictionary(key, tie('value'), { maxKeys: 6 }),
}));
const line = fc.oneof(
  fc.string(),
  fc.dictionary(key, value, { maxKeys: 6 }).map((event) => JSON.stringify(event)),
  fc.array(value).map((list) => JSON.stringify(list)),
);
const printed = fc.array(fc.tuple(fc.constantFrom('stdout' as const, 'stderr' as const), line, fc.boolean()), { maxLength: 40 });

const example = evidence.valid[0]?.record;
const record = { kind: 'evidence', ts: '2026-01-07T15:33:20Z', run_id: 'run_1', seq: 1, event_id: 'ev_run_1_000001', ...example };

test.each([
  ['codex', codexReader],
  ['cli', () => cliReader('(x+)')],
] as const)('whatever %s prints is observed in the shape of the record, and shown in lines', async (_, reader) => {
  await fc.assert(
    fc.asyncProperty(printed, async (lines) => {
      const reading = reader();
      for (const [stream, text, whole] of lines)
        for (const event of reading.line(stream, text, whole))
          expect(
            liveLines(event, { raw: false }).filter(
              (shown) => !/^\[hands(:std(out|err))?\]( |$)/.test(shown) || shown.includes('\n'),
            ),
          ).toEqual([]);
      const { observation, risk_signals, last_message, commands } = reading.read();
      const transcript_observation = JSON.parse(JSON.stringify(observation));
      expect(await validateEvidence('evidence', { ...record, transcript_observation })).toMatchObject({ ok: true });
      expect(risk_signals.length).toBeLessThanOrEqual(20);
      expect([typeof last_message, Array.isArray(commands)]).toEqual(['string', true]);
    }),
    { numRuns: 300 },
  );
});
