import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { isEvidenceKind, validateEvidence } from '../../src/kernel/checked.ts';
import { parseJson } from '../../src/kernel/json.ts';
import { type PilotWorld, pilotWorld } from './pilot.ts';
import type { Running } from './process.ts';

/** Moments that are the same for everybody who knows the seed. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A quick agent: it asks once, and is done the second time. */
const agentScript = (counter: string) => `#!/bin/sh
cat >/dev/null
echo '{"type":"system","subtype":"init","session_id":"s-1"}'
if [ -e '${counter}' ]; then text='Done.'; rm -f '${counter}'; else text='Which one?'; : >'${counter}'; fi
echo "{\\"type\\":\\"result\\",\\"subtype\\":\\"success\\",\\"result\\":\\"$text\\",\\"session_id\\":\\"s-1\\"}"
`;

/** Lines that are said only after a record was written. */
const acknowledges: Readonly<Record<string, string>> = {
  batch_start: 'hands_input',
  extract_evidence: 'evidence',
  plan_min_checks: 'check_plan',
  auto_answer_to_hands: 'auto_answer',
  decide_next: 'decide_next',
};

/** What a run has said, as the records that must be there, in their order. */
const acknowledged = (out: string): string[] =>
  out
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      if (line.startsWith('status=')) return ['run_end'];
      const kind = acknowledges[/^\[mi\] (\w+) /.exec(line)?.[1] ?? ''];
      return kind === undefined ? [] : [kind];
    });

interface Logged {
  readonly kind: string;
  readonly run_id: string;
  readonly event_id: string;
}

/** Whole lines of a log. What stands behind the last of them is what a kill left of one. */
const linesIn = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

function recordsOf(at: PilotWorld): Logged[] {
  const file = path.join(at.folder(), 'evidence.jsonl');
  return linesIn(file).flatMap((line) => {
    try {
      return [JSON.parse(line) as Logged];
    } catch {
      /** Only what a kill cut short, closed by whoever wrote next. */
      expect(line.startsWith('{'), line).toBe(true);
      return [];
    }
  });
}

/** Everything that is kept as one whole file is whole. */
function stateIsWhole(at: PilotWorld): void {
  for (const name of ['overlay.json', 'segment_state.json'])
    if (readdirSync(at.folder()).includes(name)) JSON.parse(readFileSync(path.join(at.folder(), name), 'utf8'));
}

/** Every file below the home: one that is replaced is whole, and of one that grows every line is, but for the ends that kills left. */
function everyFileIsRead({ home }: PilotWorld): void {
  for (const name of readdirSync(home, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(home, name);
    if (name.endsWith('.json')) JSON.parse(readFileSync(file, 'utf8'));
    if (!name.endsWith('.jsonl')) continue;
    const torn = linesIn(file).filter((line) => parseJson(line) === undefined);
    expect(
      torn.filter((line) => !line.startsWith('{')),
      name,
    ).toEqual([]);
  }
}

/** A run says about so many lines, and asks so many questions. */
const moments = { lines: 13, questions: 7 } as const;

/**
 * Kills so many runs, one after the other, at moments that follow from the seed: what was acknowledged is there, every file can be
 * read, and after all of them a run works. `program` is what is started; left out: the one that tests build.
 */
export async function killRuns({ kills, seed, program: mi }: { kills: number; seed: number; program?: string }): Promise<void> {
  const dice = random(seed);
  let onAsk = () => {};
  const at = await pilotWorld({
    ...(mi === undefined ? {} : { program: mi }),
    onAsk: () => onAsk(),
    mind: { auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'This one.' }] },
  });
  const program = path.join(at.home, '../bin/quick-agent');
  writeFileSync(program, agentScript(path.join(at.home, '../asked')));
  chmodSync(program, 0o755);
  const file = path.join(at.home, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...config, hands: { provider: 'cli', cli: { exec: [program] } } }));

  /** After so many lines or questions, and then a little later. */
  const killed = async (running: Running) => {
    const byLines = dice(2) === 0;
    const [after, later] = [1 + dice(byLines ? moments.lines : moments.questions), dice(6)];
    let seen = 0;
    const kill = async () => {
      seen += 1;
      if (seen !== after) return;
      if (later > 0) await sleep(later);
      running.child.kill('SIGKILL');
    };
    if (byLines) running.child.stdout.on('data', (text: string) => text.split('\n').forEach(kill));
    else onAsk = () => void kill();
    const code = await running.ended;
    onAsk = () => {};
    return code;
  };
  const ids = new Set<string>();
  const isBegun = () => readdirSync(at.home).includes('projects');
  /** One that was quicker than its killer counts for nothing. */
  for (let [done, began] = [0, 0]; done < kills; began += 1) {
    expect(began).toBeLessThan(2 * kills);
    const before = isBegun() ? recordsOf(at).length : 0;
    const running = await at.mi('run', '--no-mi-prompt', 'do it');
    const code = await killed(running);
    if (code !== 0) {
      done += 1;
      expect([code, running.output.err]).toEqual([null, '']);
    }
    const own = isBegun() ? recordsOf(at).slice(before) : [];
    const said = acknowledged(running.output.out);
    const kinds = new Set(said);
    expect(
      own
        .map(({ kind }) => kind)
        .filter((kind) => kinds.has(kind))
        .slice(0, said.length),
      running.output.out,
    ).toEqual(said);
    for (const record of own) {
      expect(ids.has(record.event_id)).toBe(false);
      ids.add(record.event_id);
      if (isEvidenceKind(record.kind)) expect(await validateEvidence(record.kind, record)).toMatchObject({ ok: true });
    }
    if (isBegun()) stateIsWhole(at);
  }
  everyFileIsRead(at);
  const last = await at.mi('run', 'do it');
  expect([await last.ended, last.output.err]).toEqual([0, '']);
  expect(last.output.out).toContain('status=done');
  await at.remove();
}
