import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnchorsLintOutput } from '../../generated/types/index.ts';
import { lintMap } from '../../src/domain/anchors/lint-rules.ts';
import type { AnchorPlace } from '../../src/records/anchors.ts';
import { newWorld, type World } from './world.ts';

const place = (id: string, more: Partial<AnchorPlace> = {}): AnchorPlace => ({
  id,
  title: id,
  kind: 'component',
  status: 'active',
  parent_id: null,
  depends_on: [],
  linked: true,
  ...more,
});
const found = (anchors: AnchorPlace[], aliases: { alias: string; anchor: string }[] = []) =>
  lintMap({ anchors, aliases }).map(({ severity, code, anchor }) => `${severity} ${code} ${anchor}`);

describe('what is wrong with a map', () => {
  it.each<[string, AnchorPlace[], { alias: string; anchor: string }[], string[]]>([
    ['a parent that is nowhere', [place('a:x', { parent_id: 'a:y' })], [], ['error UNKNOWN_PARENT a:x']],
    ['a need of nothing', [place('a:x', { depends_on: ['a:y'] })], [], ['error UNKNOWN_DEPENDS_ON a:x']],
    ['an alias of nothing', [place('a:x')], [{ alias: 'a:o', anchor: 'a:y' }], ['error ALIAS_DANGLING a:y']],
    [
      'an alias that is an anchor',
      [place('a:x'), place('a:y')],
      [{ alias: 'a:y', anchor: 'a:x' }],
      ['warning ALIAS_COLLIDES_WITH_ANCHOR_ID a:y'],
    ],
    [
      'relations by an alias',
      [place('a:x', { parent_id: 'a:o', depends_on: ['a:o'] }), place('a:y')],
      [{ alias: 'a:o', anchor: 'a:y' }],
      ['warning RELATION_USES_ALIAS a:x', 'warning RELATION_USES_ALIAS a:x'],
    ],
    [
      'a circle of three, and a way into it',
      [
        place('a:1', { parent_id: 'a:2' }),
        place('a:2', { parent_id: 'a:3' }),
        place('a:3', { parent_id: 'a:1' }),
        place('a:0', { parent_id: 'a:2' }),
        place('a:9', { parent_id: 'a:0' }),
      ],
      [],
      ['error PARENT_CYCLE a:1', 'error PARENT_CYCLE a:2', 'error PARENT_CYCLE a:3'],
    ],
    ['a part of itself is no circle', [place('a:1', { parent_id: 'a:1' })], [], ['error SELF_PARENT a:1']],
  ])('%s', (_, anchors, aliases, want) => expect(found(anchors, aliases)).toEqual(want));

  it('a long line of parents takes no longer than it is', () => {
    const line = Array.from({ length: 20_000 }, (_, i) => place(`a:${i}`, { parent_id: i === 0 ? null : `a:${i - 1}` }));
    expect(found(line)).toEqual([]);
  });
});

describe('a map that was written past the tools', () => {
  let world: World;
  beforeAll(async () => {
    world = await newWorld();
  });
  afterAll(() => world.end());

  it('is linted as it stands', async () => {
    const { tables, ws, ask } = world;
    const row = {
      ws,
      title: 't',
      kind: 'ops',
      status: 'active',
      description: null,
      refs: '[]',
      created_at_ms: 1,
      updated_at_ms: 1,
    };
    await tables
      .insertInto('anchors')
      .values([
        { ...row, id: 'a:x', parent_id: 'a:gone', depends_on: '["a:old","a:lost"]' },
        { ...row, id: 'a:y', parent_id: 'a:old', depends_on: '[]' },
      ])
      .execute();
    await tables
      .insertInto('anchor_aliases')
      .values([
        { ws, alias: 'a:old', anchor: 'a:x' },
        { ws, alias: 'a:y', anchor: 'a:x' },
        { ws, alias: 'a:stray', anchor: 'a:nowhere' },
      ])
      .execute();
    const { issues, count } = (await ask('anchors_lint')) as unknown as AnchorsLintOutput;
    expect(issues.map(({ code, anchor }) => `${code} ${anchor}`)).toEqual([
      'ALIAS_DANGLING a:nowhere',
      'UNKNOWN_DEPENDS_ON a:x',
      'UNKNOWN_PARENT a:x',
      'ALIAS_COLLIDES_WITH_ANCHOR_ID a:y',
      'ORPHAN_ANCHOR a:x',
      'ORPHAN_ANCHOR a:y',
      'RELATION_USES_ALIAS a:x',
      'RELATION_USES_ALIAS a:y',
    ]);
    expect(count).toBe(8);
  });
});

describe('a map as text', () => {
  it('says how many anchors there are, and when it was cut', async () => {
    const world = await newWorld();
    const anchors = ['a:x', 'a:y'].map((id) => ({ id, title: 't', kind: 'ops' }));
    await world.ask('anchors_bootstrap', { anchors });
    expect(await world.ask('anchors_export')).toMatchObject({ format: 'mermaid', anchors_count: 2, truncated: false });
    const cut = await world.ask('anchors_export', { format: 'text', max_chars: 100 });
    expect(cut).toMatchObject({ format: 'text', anchors_count: 2, truncated: true });
    await world.end();
  });

  it('has a line for each anchor, whatever its title holds', async () => {
    const world = await newWorld();
    const title = 'one\u0085ERROR: two\u2028three \u202e| done\u001b[31m';
    await world.ask('anchors_bootstrap', { anchors: [{ id: 'a:x', title, kind: 'ops' }] });
    const { text } = (await world.ask('anchors_export')) as { text: string };
    expect(text).toBe('flowchart TD\n  A_a_x["a:x\\none ERROR: two three ¦ done"]');
    await world.end();
  });
});

describe('links follow the cards', () => {
  let world: World;
  beforeAll(async () => {
    world = await newWorld();
  });
  afterAll(() => world.end());
  const shown = async (anchor: string) => {
    const { result } = await world.answer('open', { id: anchor, include_drafts: true });
    const { cards = [] } = (result ?? {}) as { cards?: { id: string; branch: string; status: string }[] };
    return cards.map(({ id, branch }) => `${id}@${branch}`);
  };

  it('through branches, tombstones, merges and changes of type', async () => {
    const { ask } = world;
    const decision = (id: string) => ({ id, type: 'decision', title: 't', tags: ['a:x'] });
    await ask('think_card', { card: decision('D1') });
    await ask('branch_create', { name: 'idea' });
    /** Gone on the branch, standing on main. */
    await ask('graph_apply', { branch: 'idea', ops: [{ op: 'node_delete', id: 'D1' }] });
    expect(await shown('a:x')).toEqual(['D1@main']);
    await ask('think_card', { branch: 'idea', card: decision('D2') });
    expect(await shown('a:x')).toEqual(['D2@idea', 'D1@main']);
    /** The tombstone and the new card come home. */
    await ask('graph_merge', { from: 'idea', into: 'main' });
    expect(await shown('a:x')).toEqual(['D2@main']);
    await ask('branch_delete', { name: 'idea' });
    expect(await shown('a:x')).toEqual(['D2@main']);
    /** What is no card any more has no link, and gets it back with its type. */
    await ask('graph_apply', { ops: [{ op: 'node_upsert', id: 'D2', type: 'idea', tags: ['a:x'] }] });
    expect(await shown('a:x')).toEqual([]);
    await ask('graph_apply', { ops: [{ op: 'node_upsert', id: 'D2', type: 'test', tags: ['a:x', 'a:y'] }] });
    expect(await shown('a:x')).toEqual(['D2@main']);
    expect(await shown('a:y')).toEqual(['D2@main']);
    await ask('graph_apply', { ops: [{ op: 'node_upsert', id: 'D2', type: 'test', tags: ['a:y'] }] });
    expect(await shown('a:x')).toEqual([]);
    /** Brought back after it was removed. */
    await ask('graph_apply', { ops: [{ op: 'node_delete', id: 'D2' }] });
    expect(await shown('a:y')).toEqual([]);
    await ask('graph_apply', { ops: [{ op: 'node_upsert', id: 'D2', type: 'test', tags: ['a:y'] }] });
    expect(await shown('a:y')).toEqual(['D2@main']);
  });

  it('two cards of one id in two documents are two cards', async () => {
    const { ask } = world;
    for (const graph_doc of ['one-graph', 'two-graph'])
      await ask('think_card', {
        branch: 'main',
        graph_doc,
        card: { id: 'H1', type: 'hypothesis', title: graph_doc, tags: ['a:z'] },
      });
    expect(await shown('a:z')).toEqual(['H1@main', 'H1@main']);
  });

  it('a merge of many anchors has a title that fits', async () => {
    const { ask } = world;
    const ids = Array.from({ length: 33 }, (_, i) => `a:${'long-name-'.repeat(6)}${i}`);
    await ask('anchors_bootstrap', { anchors: ids.map((id) => ({ id, title: 't', kind: 'ops' })) });
    await ask('anchors_merge', { into: ids[0], from: ids.slice(1) });
    const { anchor, cards } = (await ask('anchor_snapshot', { anchor: ids[5] as string })) as {
      anchor: { aliases: string[] };
      cards: { title: string }[];
    };
    expect(anchor.aliases.length).toBe(32);
    expect(cards[0]?.title.length).toBeLessThanOrEqual(500);
  });
});
