import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programs } from '../../generated/registry/commands.ts';
import { tools } from '../../generated/registry/rooms/autopilot.ts';
import { lookWords } from '../../src/bin/look-words.ts';
import { tempFolder } from '../support/app.ts';
import { evidenceLog, projectIdOf } from '../support/home-log.ts';
import { programFile } from '../support/programs.ts';

const temp = tempFolder();
afterAll(() => temp.remove());

const at = (...names: string[]) => path.join(temp.folder, ...names);

/** Homes to look at: nothing yet, a log, everything damaged, and more than is read without an index. */
const homes = { none: at('none'), logged: at('logged'), damaged: at('damaged'), large: at('large') };
const project = at('project');
const other = at('other');

function fill(home: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

let dist: string;
beforeAll(async () => {
  for (const folder of [project, other, homes.none]) mkdirSync(folder, { recursive: true });
  const own = `projects/${projectIdOf(project)}`;
  const claim = {
    kind: 'claim',
    claim_id: 'cl_1',
    claim_type: 'preference',
    text: 'Small commits; mail me at ann@example.org.',
    scope: 'global',
    tags: ['values:base'],
    asserted_ts: '2026-01-02T03:04:05.000Z',
  };
  fill(homes.logged, {
    [`${own}/evidence.jsonl`]: evidenceLog(23),
    'thoughtdb/global/claims.jsonl': `${JSON.stringify(claim)}\n`,
    [`${own}/overlay.json`]: '{"host_bindings": []}\n',
    [`${own}/STOP`]: '',
  });
  fill(homes.damaged, {
    'config.json': '{"version": 1,',
    'global/project_selection.json': '[]',
    [`${own}/evidence.jsonl`]: `${evidenceLog(6)}not JSON\n\n{"kind":7}\n{"kind":"hands_in`,
    [`${own}/overlay.json`]: '{"host_bindings": 7}',
  });
  fill(homes.large, { [`${own}/evidence.jsonl`]: evidenceLog(1000) });
  dist = path.dirname(await programFile('src/bin/noema.ts'));
});

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = (args: readonly string[], home: string, variables: NodeJS.ProcessEnv = {}): Said => {
  const env = { PATH: process.env.PATH, HOME: temp.folder, MI_HOME: home, ...variables };
  const { status: code, stdout: out, stderr: err } = spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' });
  return { code, out, err };
};

/** The whole program by itself, as the start of mi runs it. */
const whole = `const [,file]=process.argv;(0,eval)(require('fs').readFileSync(file,'latin1'))
  ({},require('module').createRequire(file),{exports:{}},file,require('path').dirname(file))`;

/** Ways of typing that the smaller program takes, and ways that it leaves to the whole one. */
const taken: readonly (readonly string[])[] = [
  [],
  ['status'],
  ['status', '--json'],
  ['status', '--redact'],
  ['status', '--json', '--redact'],
  ['status', '--here'],
  ['status', '--cd', '../other'],
  ['status', '-C', '../other', '--json'],
  ['status', '--home', homes.logged, '--json', '--json'],
];
const left: readonly (readonly string[])[] = [
  ['status', '--help'],
  ['status', '-h'],
  ['status', '--wrong'],
  ['status', 'more'],
  ['status', '--cd'],
  ['status', '--cd', '../nowhere'],
  ['status', '--cd', '@nobody'],
  ['status', '--cd=../other'],
  ['status', '--json=yes'],
  ['status', '--', '--json'],
  ['--json', 'status'],
  ['--json'],
  ['@last', 'status'],
  ['../other', 'status'],
  ['statu'],
  ['help', 'status'],
];

describe('the smaller program of looks', () => {
  it('is meant for every command that looks, and for no other', () => {
    const looking = programs.autopilot.commands.filter(({ calls }) => calls && tools[calls.tool]?.group === 'looks');
    expect(looking.map(({ path: [word] }) => word).sort()).toEqual([...lookWords].sort());
    expect(looking.find(({ by_default }) => by_default)?.path).toEqual([lookWords[0]]);
  });

  it.each(Object.entries(homes))('says of a home as the whole program does, however it is typed: %s', (_, home) => {
    for (const words of [...taken, ...left]) {
      const both = [
        run([path.join(dist, 'mi.cjs'), ...words], home),
        run(['-e', whole, path.join(dist, 'mi-program.cjs'), ...words], home),
      ];
      expect({ words, ...both[0] }).toEqual({ words, ...both[1] });
    }
  });

  it('reads settings of the environment as the whole program does', () => {
    for (const variables of [
      { MI_CD: '../other' },
      { MI_CD: '../nowhere' },
      { MI_MEMORY_BACKEND: 'mem' },
      { MI_MEMORY_BACKEND: 'x' },
      { MI_STATE_WARNINGS_STDERR: '0' },
    ])
      expect(run([path.join(dist, 'mi.cjs'), 'status'], homes.damaged, variables)).toEqual(
        run(['-e', whole, path.join(dist, 'mi-program.cjs'), 'status'], homes.damaged, variables),
      );
  });

  it('takes what is plain by itself and passes on the rest', () => {
    const alone = at('alone');
    mkdirSync(alone);
    for (const name of ['mi.cjs', 'mi-looks.cjs']) copyFileSync(path.join(dist, name), path.join(alone, name));
    writeFileSync(path.join(alone, 'mi-program.cjs'), '(function(){process.stdout.write("passed on");process.exitCode=7})');
    const by = (words: readonly string[]) => run([path.join(alone, 'mi.cjs'), ...words], homes.none);
    for (const words of taken.filter((each) => !each.includes('--home')))
      expect({ words, ...by(words) }).toMatchObject({ words, code: 0 });
    for (const words of left) expect({ words, ...by(words) }).toEqual({ words, code: 7, out: 'passed on', err: '' });
  });
});
