import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autopilot } from '../../../generated/products/autopilot.ts';
import { call } from '../../../src/boundary/call.ts';
import type { HomeLayout, ProjectLayout } from '../../../src/store/home/layout.ts';
import { demoProject, testHome } from '../../support/home.ts';
import { quietPorts } from '../../support/pilot.ts';

type Home = Awaited<ReturnType<typeof testHome>>;
type Place = (home: HomeLayout, project: ProjectLayout) => string;

/** Every file that a home may hold, and whether it is lines or one value. */
const files: readonly (readonly [name: string, kind: 'lines' | 'value', at: Place])[] = [
  ['config.json', 'value', ({ config }) => config],
  ['the marker of the last backup', 'value', ({ last_backup }) => last_backup],
  ['the selection of projects', 'value', ({ selection }) => selection],
  ['the global log', 'lines', ({ global }) => global.evidence],
  ['global claims', 'lines', ({ global }) => global.claims],
  ['global nodes', 'lines', ({ global }) => global.nodes],
  ['global edges', 'lines', ({ global }) => global.edges],
  ['a global workflow', 'value', ({ global }) => global.workflow('wf_1_0a1b2c3d')],
  ['the global view', 'value', ({ global }) => global.view_snapshot],
  ['the log', 'lines', (_, { evidence }) => evidence],
  ['claims', 'lines', (_, { claims }) => claims],
  ['nodes', 'lines', (_, { nodes }) => nodes],
  ['edges', 'lines', (_, { edges }) => edges],
  ['the view', 'value', (_, { view_snapshot }) => view_snapshot],
  ['the overlay', 'value', (_, { overlay }) => overlay],
  ['the segment', 'value', (_, { segment }) => segment],
  ['candidates of workflows', 'value', (_, { workflow_candidates }) => workflow_candidates],
  ['candidates of preferences', 'value', (_, { preference_candidates }) => preference_candidates],
  ['a workflow', 'value', (_, { workflow }) => workflow('wf_1_0a1b2c3d')],
  [
    'a transcript of Hands',
    'lines',
    (_, { hands_transcripts }) => path.join(hands_transcripts, '20990101T000000Z_b0_0a1b2c3d.jsonl'),
  ],
  [
    'a transcript of the Mind',
    'lines',
    (_, { mind_transcripts }) => path.join(mind_transcripts, '20990101T000000Z_x_0a1b2c3d.jsonl'),
  ],
  ['the order to stop', 'value', (_, { stop }) => stop],
  ['the index', 'value', (_, { index }) => index],
  ['the memory index', 'value', ({ memory_index }) => memory_index],
];

type Damage = (file: string, before: string) => void;

/** What may have happened to a file that held `before`. */
const damages: Readonly<Record<string, Damage>> = {
  'is empty': (file) => writeFileSync(file, ''),
  'breaks off': (file, before) => writeFileSync(file, `${before.slice(0, -Math.ceil(before.length / 3))}{"kind":"us`),
  'has a bad line in the middle': (file, before) =>
    writeFileSync(
      file,
      Buffer.concat([Buffer.from(`${before}{"kind": oops}\n`), Buffer.from([0xff, 0xc3, 0x28, 0x0a]), Buffer.from(before)]),
    ),
  'holds another type': (file) => writeFileSync(file, '[42]\n'),
  'holds other types in its fields': (file) =>
    writeFileSync(file, '{"kind":7,"version":[],"claim_id":{},"last":3,"steps":"x"}\n'),
  'is of a newer version': (file) => writeFileSync(file, '{"kind":"of_tomorrow","version":"v99"}\n'),
  'is a folder': (file) => {
    rmSync(file, { force: true });
    mkdirSync(file);
  },
  'cannot be opened': (file) => {
    rmSync(file, { force: true });
    symlinkSync(file, file);
  },
};

/** Every file of a home but what is derived, byte by byte. */
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => [path.join(entry.parentPath, entry.name), entry] as const)
      .filter(([file]) => !path.relative(folder, file).startsWith('indexes'))
      .map(([file, entry]) => [file, entry.isFile() ? readFileSync(file, 'latin1') : 'no file'])
      .sort(),
  );

let home: Home;
beforeAll(async () => {
  home = await testHome(demoProject, { ports: quietPorts() });
  await call(home, 'values_set', { text: 'Be brief.' });
  await call(home, 'mi_run', { task: 'Add CSV export.' });
});
afterAll(() => home.end());

/** All that only looks; what some of them have to be told. */
const told: Readonly<Record<string, readonly object[]>> = {
  mi_tail: [{}, { log: 'global' }, { what: 'hands' }, { what: 'mind' }],
  mi_show: [{ ref: 'last' }],
  claims_search: [{ query: 'brief' }],
  claims_show: [{ id: 'cl_1_0a1b2c3d' }],
  claims_graph: [{ id: 'cl_1_0a1b2c3d' }],
  claim_show: [{ id: 'cl_1_0a1b2c3d' }],
  node_show: [{ id: 'nd_1_0a1b2c3d' }],
  edge_show: [{ id: 'ed_1_0a1b2c3d' }],
  workflow_show: [{ id: 'wf_1_0a1b2c3d' }],
  config_template: [{ name: 'mind.anthropic' }],
};
const looks = Object.values(autopilot.tools).flatMap(({ name, effect }) => (effect === 'read' ? [name] : []));
const often = ['mi_status', 'mi_tail', 'mi_show', 'claim_list', 'workflow_list', 'project_show', 'config_validate'];

/** What a command says that cannot do its work because of a file, or finds nothing there. */
const sayable = ['STORE_ERROR', 'CONFLICT', 'UNKNOWN_ID'];

const placeOf = (at: Place) => at(home.files.layout, home.files.layout.project(demoProject));

/** Runs work while files are damaged, and puts them right again. */
async function whileDamaged(places: readonly string[], damage: Damage, work: () => Promise<void>): Promise<void> {
  const before = places.map((file) => (existsSync(file) ? readFileSync(file) : null));
  for (const [i, file] of places.entries()) {
    mkdirSync(path.dirname(file), { recursive: true });
    damage(file, before[i]?.toString('utf8') ?? '{"kind":"none"}\n');
  }
  try {
    await work();
  } finally {
    for (const [i, file] of places.entries()) {
      rmSync(file, { recursive: true, force: true });
      const sound = before[i];
      if (sound) writeFileSync(file, sound);
    }
  }
}

async function look(names: readonly string[]): Promise<void> {
  const held = contents(home.home);
  const asked = names.flatMap((name) => (told[name] ?? [{}]).map((input) => [name, input] as const));
  for (const [name, input] of asked) {
    const { success, error } = await call(home, name, input);
    if (!success) expect(sayable, `${name}: ${error?.code} ${error?.message}`).toContain(error?.code);
    expect(`${error?.message}${error?.recovery}`, name).not.toMatch(/\n\s+at |node:internal|undefined is not/);
  }
  expect(contents(home.home)).toEqual(held);
}

describe.each(files)('%s', (_name, _kind, at) => {
  test.each(Object.entries(damages))('that %s stops nobody who looks, and stays as it is', async (_name, damage) => {
    await whileDamaged([placeOf(at)], damage, () => look(often));
  });
});

test.each(Object.entries(damages))('where every file %s, everything that looks still answers', async (_name, damage) => {
  await whileDamaged(
    files.map(([, , at]) => placeOf(at)),
    damage,
    () => look(looks),
  );
});

const bytesOf = (file: string) => readFileSync(file, 'latin1');

/** State that is written again by a command, and the command. */
const written: readonly (readonly [name: string, at: Place, tool: string, input: object, says: boolean])[] = [
  ['the selection of projects', ({ selection }) => selection, 'project_pin', {}, false],
  ['the overlay', (_, { overlay }) => overlay, 'host_bind', { host: 'openclaw', workspace_root: '.' }, true],
];

describe.each(written)('%s', (_, at, tool, input, says) => {
  test.each(['breaks off', 'has a bad line in the middle', 'holds another type'])(
    'that %s is put aside as it is before it is written again',
    async (name) => {
      const file = placeOf(at);
      const aside = () => readdirSync(path.dirname(file)).filter((each) => each.startsWith(`${path.basename(file)}.corrupt.`));
      await whileDamaged([file], damages[name] as Damage, async () => {
        const [bad, before] = [bytesOf(file), aside()];
        const { success, warnings } = await call(home, tool, input);
        expect(success).toBe(true);
        const [kept] = aside().filter((each) => !before.includes(each));
        expect(bytesOf(path.join(path.dirname(file), kept ?? 'nothing'))).toBe(bad);
        expect(JSON.parse(bytesOf(file))).toEqual(expect.any(Object));
        if (says)
          expect(warnings).toContainEqual(
            expect.objectContaining({ code: 'STATE_PUT_ASIDE', message: expect.stringContaining(kept ?? 'nothing') }),
          );
      });
    },
  );
});

describe('of the overlay', () => {
  const layout = () => home.files.layout.project(demoProject);
  const overlayNow = () => JSON.parse(bytesOf(layout().overlay)) as Record<string, unknown>;

  test('nothing is put aside by a command that is refused', async () => {
    const { overlay } = layout();
    await whileDamaged([overlay], damages['breaks off'] as Damage, async () => {
      const held = contents(home.home);
      expect(await call(home, 'host_unbind', { host: 'openclaw' })).toMatchObject({ error: { refusal: 'host-is-not-bound' } });
      expect(contents(home.home)).toEqual(held);
    });
  });

  test.each(['workflow_run', 'hands_state', 'testless_verification_strategy', 'global_workflow_overrides'])(
    'a bad %s costs no other field, and the next run says so',
    async (field) => {
      await call(home, 'host_bind', { host: 'openclaw', workspace_root: '.' });
      const { [field]: _, ...sound } = overlayNow();
      writeFileSync(layout().overlay, JSON.stringify({ ...sound, [field]: 7 }));
      await call(home, 'mi_run', { task: 'Add CSV export.' });
      const after = overlayNow();
      for (const kept of ['host_bindings', 'root_path', 'identity']) expect(after[kept], kept).toEqual(sound[kept]);
      expect(after[field]).toEqual(expect.any(Object));
      const { result } = await call(home, 'mi_tail', { lines: 200 });
      const { records } = result as { records: { kind: string; record: { items?: { label: string }[] } }[] };
      const said = records.findLast(({ kind }) => kind === 'state_corrupt')?.record.items;
      expect(said).toEqual([expect.objectContaining({ label: `overlay.${field}` })]);
    },
  );
});

test('what is global is no project', () => {
  expect(readdirSync(home.files.layout.projects)).toEqual([demoProject]);
});
