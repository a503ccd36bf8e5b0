import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../generated/registry/commands.ts';
import { tools } from '../../generated/registry/rooms/autopilot.ts';
import { smallLogBytes } from '../../src/store/home/small-log.ts';
import { evidenceLog } from '../support/home-log.ts';
import { type PilotWorld, pilotWorld } from './pilot.ts';

/** Everything below a folder: what it is, what it holds, and when it was last touched. */
function everythingIn(folder: string, below = ''): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return { '': 'missing' };
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const [at, name] = [path.join(folder, entry.name), path.join(below, entry.name)];
      const { ino, mtimeMs, mode } = lstatSync(at);
      const held = entry.isFile() ? createHash('sha256').update(readFileSync(at)).digest('hex') : 'folder';
      const own = [[name, [ino, mtimeMs, mode, held].join(' ')] as const];
      return entry.isDirectory() ? [...own, ...Object.entries(everythingIn(at, name))] : own;
    }),
  );
}

let world: PilotWorld;
const ids: Record<string, string> = {};
/** As it was left by runs and commands; each state below begins there. */
const left = () => `${world.home}.left`;

beforeAll(async () => {
  const learned = { scope: 'project', severity: 'high', text: 'Ask before a push.', rationale: 'It went out.' } as const;
  world = await pilotWorld({
    mind: { decide_next: [{ next_action: 'stop', status: 'done', learn_suggested: [learned] }] },
    runtime: { violation_response: { auto_learn: false } },
  });
  const done = async (...words: string[]) => {
    const { exit, stdout, stderr } = await ended(...words);
    expect([words, exit, stderr]).toEqual([words, 0, expect.any(String)]);
    return stdout;
  };
  await done('run', 'Push it.');
  await done('settings', 'set', '--scope', 'project', '--ask-when-uncertain', 'proceed');
  ids.workflow = (await done('workflow', 'create', '--name', 'Release')).trim();
  ids.event = (JSON.parse(await done('claim', 'mine', '--json')) as { event_id: string }).event_id;
  ids.suggestion = String(world.records().find(({ kind }) => kind === 'learn_suggested')?.id);
  await done('status');
  cpSync(world.home, left(), { recursive: true, preserveTimestamps: true });
});
afterAll(() => world?.remove());

async function ended(...words: string[]) {
  const running = await world.mi(...words);
  running.child.stdin.end();
  const exit = await running.ended;
  return { exit, stdout: running.output.out, stderr: running.output.err };
}

const firstProject = () => path.join(world.home, 'projects', readdirSync(path.join(world.home, 'projects'))[0] ?? '');

/** Homes in which there would be something to write. */
const states: Readonly<Record<string, () => void>> = {
  'as runs left it': () => {},
  'whose index is behind': () => {
    appendFileSync(path.join(firstProject(), 'evidence.jsonl'), evidenceLog(Math.ceil(smallLogBytes / 300)));
    const claims = path.join(firstProject(), 'thoughtdb', 'claims.jsonl');
    const [line = ''] = readFileSync(claims, 'utf8').split('\n');
    appendFileSync(claims, `${line.replace(/"claim_id":"\w+"/, '"claim_id":"cl_1767800000_0a1b2c3d"')}\n`);
  },
  'without an index': () => rmSync(path.join(world.home, 'indexes'), { recursive: true }),
  'whose index is damaged': () => {
    for (const name of readdirSync(path.join(world.home, 'indexes'))) writeFileSync(path.join(world.home, 'indexes', name), 'x');
  },
  'whose state is damaged': () => {
    writeFileSync(path.join(firstProject(), 'overlay.json'), '{ "host_bindings": [');
    writeFileSync(path.join(world.home, 'global', 'project_selection.json'), '[');
    appendFileSync(path.join(firstProject(), 'evidence.jsonl'), '{"kind": oops}\n{"kind":"evi');
  },
  'with nothing but its configuration': () => {
    for (const name of readdirSync(world.home))
      if (name !== 'config.json') rmSync(path.join(world.home, name), { recursive: true });
  },
};

/** How each command is typed that can be asked what it would do. */
const typed: Readonly<Record<string, () => string[]>> = {
  init: () => ['--values', 'Small commits.', '--dry-run'],
  run: () => ['--dry-run', 'Fix', 'it.'],
  'values set': () => ['--text', 'Small commits.', '--dry-run'],
  'settings set': () => ['--ask-when-uncertain', 'proceed', '--dry-run'],
  'workflow edit': () => [ids.workflow ?? '', '--request', 'Run the tests last.', '--dry-run'],
  'claim apply-suggested': () => [ids.suggestion ?? '', '--dry-run'],
  'claim undo': () => [ids.event ?? '', '--dry-run'],
  'gc transcripts': () => ['--keep-hands', '0', '--keep-mind', '0'],
  'gc thoughtdb': () => [],
};
const dry = programs.autopilot.commands.filter(({ calls }) => tools[calls?.tool ?? '']?.reads_when !== undefined);

test('every command that has --dry-run is tried', () => {
  const flagged = programs.autopilot.commands.filter(({ options }) => options.some(({ field }) => field === 'dry_run'));
  const names = (commands: typeof dry) => commands.map(({ path: words }) => words.join(' ')).sort();
  expect(names(dry)).toEqual(Object.keys(typed).sort());
  expect(names(dry)).toEqual(expect.arrayContaining(names(flagged)));
});

describe.each(Object.entries(states))('a home %s', (state, make) => {
  test('stays as it is, whatever would be done there', async () => {
    rmSync(world.home, { recursive: true });
    cpSync(left(), world.home, { recursive: true, preserveTimestamps: true });
    make();
    const before = everythingIn(world.home);
    expect(Object.keys(before)).toContain('config.json');
    for (const { path: words } of dry) {
      const { exit, stdout, stderr } = await ended(...words, ...(typed[words.join(' ')]?.() ?? []), '--json');
      expect([words, everythingIn(world.home)]).toEqual([words, before]);
      /** What is not there cannot be undone; everything else is answered. */
      const due = state === 'with nothing but its configuration' && /^(workflow edit|claim)/.test(words.join(' ')) ? 2 : 0;
      expect([words, exit, stderr]).toEqual([words, due, expect.not.stringMatching(/\n\s+at /)]);
      if (due === 0) expect(() => JSON.parse(stdout)).not.toThrow();
    }
  });
});
