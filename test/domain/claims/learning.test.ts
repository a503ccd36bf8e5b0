import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import { demoProject as project } from '../../support/home.ts';
import { play, type Story } from '../../support/pilot.ts';

type Played = Awaited<ReturnType<typeof play>>;
// biome-ignore lint/suspicious/noExplicitAny: an answer of any tool
type Any = any;

const played: Played[] = [];
const run = async (story: Story): Promise<Played> => {
  const one = await play(story);
  played.push(one);
  return one;
};
afterEach(async () => {
  for (const { home, records } of played.splice(0).reverse()) {
    expect(records.filter(({ fault }) => fault !== null)).toEqual([]);
    await home.end();
  }
});

const ask = async ({ home }: Played, tool: string, args: object = {}): Promise<Any> => {
  const { result, error } = await call(home, tool, { project, ...args });
  expect(error).toBeNull();
  return result;
};
const of = ({ records }: Played, kind: string): Any[] => records.filter((one) => one.kind === kind).map(({ record }) => record);

const pushing = {
  scope: 'project' as const,
  severity: 'high' as const,
  text: 'Ask before pushing.',
  rationale: 'It was pushed.',
};
const suggests = (...learn_suggested: (typeof pushing)[]) => ({ decide_next: [{ learn_suggested }] });
const left = { violation_response: { ...usualRuntime.violation_response, auto_learn: false } };
const cut = { should_checkpoint: true, checkpoint_kind: 'done' as const };

describe('what a run suggests', () => {
  test('is learned at once, cites its record, and is undone by one command', async () => {
    const one = await run({ batches: [{}], mind: suggests(pushing) });
    const [suggested] = of(one, 'learn_suggested');
    expect(suggested).toMatchObject({ source: 'decide_next', auto_learn: true });
    const [id] = suggested.applied_claim_ids;
    const { claim } = await ask(one, 'claim_show', { id });
    expect(claim).toMatchObject({
      claim_type: 'preference',
      status: 'active',
      tags: ['mi:learned', 'mi:pref', 'mi:source:decide_next', 'severity:high'],
    });
    const [decision] = of(one, 'decide_next');
    expect(claim.source_event_ids).toEqual([decision.event_id]);
    await ask(one, 'claim_retract', { id });
    expect((await ask(one, 'claim_list', { tag: ['mi:learned'] })).claims).toEqual([]);
    /** What was taken back may be learned again. */
    const again = await run({ home: one.home, batches: [{}], mind: suggests(pushing) });
    expect((await ask(again, 'claim_list', { tag: ['mi:learned'] })).claims).toMatchObject([
      { text: pushing.text, status: 'active' },
    ]);
  });

  test('is left to the user where nothing is learned by itself', async () => {
    const one = await run({ batches: [{}], mind: suggests(pushing), runtime: left });
    const [suggested] = of(one, 'learn_suggested');
    expect(suggested).toMatchObject({ auto_learn: false, applied_claim_ids: [] });
    expect((await ask(one, 'claim_list', { type: ['preference'], tag: ['mi:pref'] })).claims).toEqual([]);
    const applied = await ask(one, 'claim_apply_suggested', { id: suggested.id });
    expect(applied).toMatchObject({ already_applied: false, written_claim_ids: applied.applied_claim_ids });
    const { claim } = await ask(one, 'claim_show', { id: applied.written_claim_ids[0] });
    const given = ['mi:pref', 'mi:source:decide_next', 'severity:high'];
    expect(claim.tags).toEqual(['mi:learned_apply', `learn_suggested:${suggested.id}`, ...given]);
    expect(claim.source_event_ids).toEqual([suggested.event_id, ...suggested.source_event_ids]);
    expect(await ask(one, 'claim_apply_suggested', { id: suggested.id })).toMatchObject({ already_applied: true });
  });

  test('of which a part is a claim already waits for the rest; of which all is, waits for nobody', async () => {
    const one = await run({ batches: [{}], mind: suggests(pushing) });
    const both = suggests(pushing, { ...pushing, text: 'Ask before publishing.' });
    const two = await run({ home: one.home, batches: [{}], mind: both, runtime: left });
    const { id } = of(two, 'learn_suggested').at(-1);
    const waits = async () => (await ask(two, 'mi_status')).pending.learn_suggested.map((each: Any) => each.id);
    expect(await waits()).toEqual([id]);
    expect(await ask(two, 'claim_apply_suggested', { id })).toMatchObject({
      already_applied: false,
      written_claim_ids: [expect.any(String)],
    });
    expect(await waits()).toEqual([]);
    await run({ home: one.home, batches: [{}], mind: both, runtime: left });
    expect(await waits()).toEqual([]);
  });

  test('that is a claim already is that claim', async () => {
    const one = await run({ batches: [{}], mind: suggests(pushing) });
    const two = await run({ home: one.home, batches: [{}], mind: suggests({ ...pushing, text: ' ask  before PUSHING. ' }) });
    const [first, second] = of(two, 'learn_suggested');
    expect(second.applied_claim_ids).toEqual(first.applied_claim_ids);
  });
});

describe('preferences that runs show', () => {
  const shows = (benefit: 'low' | 'high', n = 1) => ({
    checkpoint_decide: [{ ...cut, should_mine_preferences: true }],
    mine_preferences: [
      {
        suggestions: Array.from({ length: n }, (_, i) => ({
          scope: 'project' as const,
          text: `Tests come first, ${i}.`,
          rationale: 'Twice.',
          confidence: 0.9,
          benefit,
        })),
      },
    ],
  });

  test('are counted once a run, and suggested when two runs showed them', async () => {
    const one = await run({ batches: [{}], mind: shows('low') });
    expect(of(one, 'preference_solidified')).toEqual([]);
    const two = await run({ home: one.home, batches: [{}], mind: shows('low') });
    expect(of(two, 'preference_solidified')).toMatchObject([{ count: 2, threshold: 2, text: 'Tests come first, 0.' }]);
    const [suggested] = of(two, 'learn_suggested');
    expect(suggested).toMatchObject({ source: 'mine_preferences', batch_id: 'b0.preference_solidified' });
    const known = new Set(two.records.map(({ record }) => record.event_id));
    expect(suggested.source_event_ids.filter((id: string) => known.has(id)).length).toBeGreaterThan(0);
    const three = await run({ home: one.home, batches: [{}], mind: shows('low') });
    expect(of(three, 'preference_solidified')).toHaveLength(1);
    /** It cites what showed it, is undone by one command, and is learned again when it is shown again. */
    const [id] = suggested.applied_claim_ids;
    expect((await ask(two, 'claim_show', { id })).claim.source_event_ids).toEqual(suggested.source_event_ids);
    await ask(two, 'claim_retract', { id });
    expect((await ask(two, 'claim_list', { tag: ['mi:learned'] })).claims).toEqual([]);
    for (let n = 0; n < 2; n++) await run({ home: one.home, batches: [{}], mind: shows('low') });
    expect((await ask(two, 'claim_list', { tag: ['mi:learned'] })).claims).toMatchObject([{ status: 'active' }]);
  });

  test('that a person applied and took back are suggested again', async () => {
    const one = await run({ batches: [{}], mind: shows('high'), runtime: left });
    const [{ id }] = of(one, 'learn_suggested');
    const { written_claim_ids } = await ask(one, 'claim_apply_suggested', { id });
    const again = async () =>
      of(await run({ home: one.home, batches: [{}], mind: shows('high'), runtime: left }), 'learn_suggested');
    expect(await again()).toHaveLength(1);
    await ask(one, 'claim_retract', { id: written_claim_ids[0] });
    expect(await again()).toHaveLength(2);
  });

  test('are suggested at once where the benefit is high, at most so many a run', async () => {
    const one = await run({ batches: [{}], mind: shows('high', 5) });
    expect(of(one, 'preference_solidified')).toHaveLength(3);
  });
});

describe('claims of a segment', () => {
  const claim = (source_event_ids: string[], local_id = 'c1') => ({
    local_id,
    claim_type: 'fact' as const,
    text: 'The export writes UTC.',
    scope: 'project' as const,
    visibility: 'project' as const,
    valid_from: null,
    valid_to: null,
    confidence: 0.95,
    source_event_ids,
    tags: [],
    notes: '',
  });
  const eventIn = (prompt: string) => /"(ev_\w+)"/.exec(prompt.slice(prompt.indexOf('=== allowed_event_ids')))?.[1] ?? '';

  test('are mined, kept as nodes, and recalled by the next run until they are taken back', async () => {
    const one = await run({
      task: 'Fix the CSV export of invoices.',
      batches: [{}],
      mind: {
        extract_evidence: [{ facts: ['The export writes dates in UTC.'], actions: [{ kind: 'edit', detail: 'export.ts' }] }],
        checkpoint_decide: [cut],
        mine_claims: [(prompt) => ({ claims: [claim([eventIn(prompt)]), claim(['ev_nobody'], 'c2')] })],
      },
    });
    const [mined] = of(one, 'claim_mining');
    expect(mined.applied).toMatchObject({ written: [{ local_id: 'c1' }], skipped: [{ reason: 'no_valid_source_event_ids' }] });
    const { claim: written } = await ask(one, 'claim_show', { id: mined.applied.written[0].claim_id });
    const known = one.records.map(({ record }) => record.event_id);
    expect(known).toEqual(expect.arrayContaining(written.source_event_ids));
    expect(written.source_event_ids).toHaveLength(1);
    const kinds = one.records.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('checkpoint'), kinds.indexOf('run_end'))).toEqual([
      'checkpoint',
      'claim_mining',
      'snapshot',
      'node_materialized',
    ]);
    const [materialized] = of(one, 'node_materialized');
    expect(materialized.written_nodes.map(({ node_type }: Any) => node_type)).toEqual(['summary', 'decision', 'action']);
    const [summary] = materialized.written_nodes;
    const { edges } = await ask(one, 'edge_list', { from: summary.node_id, type: 'derived_from' });
    expect(edges.map(({ to_id }: Any) => to_id)).toContain(materialized.snapshot_event_id);
    const { nodes } = await ask(one, 'node_list');
    const node = (type: string) => nodes.find(({ node_type }: Any) => node_type === type);
    const common = ['auto', 'checkpoint', 'checkpoint_kind:done', 'status:done'];
    const taken = ['snapshot', 'done', 'status:done'].map((tag) => `snapshot_tag:${tag}`);
    expect(node('summary').tags).toEqual(['node:summary', ...common, ...taken]);
    expect(node('decision').tags).toEqual(['node:decision', ...common, 'next_action:stop']);
    expect(node('action').tags).toEqual(['node:action', ...common]);
    const [seen] = of(one, 'evidence');
    expect(node('decision').source_event_ids).toEqual([materialized.decide_next_event_id, seen.event_id]);
    expect(node('action').source_event_ids).toEqual([seen.event_id]);

    const recalls = async () => {
      const next = await run({ home: one.home, task: 'Which dates does the CSV export of invoices write?', batches: [{}] });
      return of(next, 'cross_project_recall').at(-1);
    };
    const before = await recalls();
    expect(before).toMatchObject({
      reason: 'run_start',
      query_raw: 'Which dates does the CSV export of invoices write?',
      top_k: 3,
    });
    expect(before.tokens_used.join(' ')).toBe(before.query_compact);
    const found = before.items.map(({ item_id }: Any) => item_id.split(':').at(-1));
    expect(found.length).toBe(3);

    /** Everything that was recalled is taken back; snapshots stay, since they say what was. */
    for (const { claim_id } of (await ask(one, 'claim_list', { type: ['fact'] })).claims)
      await ask(one, 'claim_retract', { id: claim_id });
    for (const { node_id } of (await ask(one, 'node_list')).nodes) await ask(one, 'node_retract', { id: node_id });
    const after = await recalls();
    expect(after.items.map(({ kind }: Any) => kind)).toEqual(['snapshot']);
  });

  test('are not mined by hand where the Mind fails', async () => {
    const one = await run({ batches: [{}], mind: { mine_claims: [{ fails: 'auth' }] } });
    expect(await ask(one, 'claim_mine')).toMatchObject({ state: 'error', trouble: 'scripted auth', applied: { written: [] } });
    const { records } = await ask(one, 'mi_tail', { kind: ['claim_mining'] });
    expect(records).toMatchObject([{ fault: null, record: { batch_id: 'cli.claim_mining', state: 'error', output: {} } }]);
  });
});

describe('many suggestions of a run', () => {
  const three = ['One.', 'Two.', 'Three.'].map((text) => ({ ...pushing, text }));

  test('are folded into few claims, which cite them', async () => {
    const one = await run({ batches: [{}], mind: suggests(...three) });
    const two = await run({
      home: one.home,
      batches: [{ tree: 'M a' }, { tree: 'M b' }],
      mind: {
        decide_next: [
          {
            next_action: 'send_to_hands',
            status: 'not_done',
            next_hands_input: 'On.',
            learn_suggested: [{ ...pushing, text: 'Four.' }],
          },
          { learn_suggested: [{ ...pushing, text: 'Five.' }] },
        ],
        learn_update: [
          (prompt) => {
            const [event = ''] = /ev_\w+/.exec(prompt.slice(prompt.indexOf('=== allowed_event_ids'))) ?? [];
            const [old = ''] = /cl_\w+/.exec(prompt.slice(prompt.indexOf('=== allowed_retract_claim_ids'))) ?? [];
            const draft = { local_id: 'n', claim_type: 'preference' as const, text: 'All of them.', scope: 'project' as const };
            const rest = { visibility: 'project' as const, valid_from: null, valid_to: null, tags: [], notes: '' };
            return {
              should_apply: true,
              min_confidence: 0.9,
              patch: { claims: [{ ...draft, ...rest, confidence: 0.95, source_event_ids: [event] }], edges: [], notes: '' },
              retract: [
                {
                  scope: 'project' as const,
                  claim_id: old,
                  rationale: 'Said above.',
                  confidence: 0.95,
                  source_event_ids: [event],
                },
                { scope: 'project' as const, claim_id: 'cl_nobody', rationale: 'x', confidence: 0.95, source_event_ids: [event] },
              ],
            };
          },
        ],
      },
    });
    const [update] = of(two, 'learn_update');
    expect(update.applied).toMatchObject({
      written: [{ local_id: 'n' }],
      retracted: [{ scope: 'project' }],
      retract_skipped: [{ reason: 'not_retractable' }],
    });
    const { claim } = await ask(two, 'claim_show', { id: update.applied.written[0].claim_id });
    expect(claim.tags).toContain('mi:learned');
    const suggestions = of(two, 'learn_suggested').map(({ event_id }) => event_id);
    expect(claim.source_event_ids.filter((id: string) => suggestions.includes(id))).toHaveLength(1);
    /** One command takes it back, and what it had retracted holds again. */
    const [{ claim_id: was }] = update.applied.retracted;
    const undone = await ask(two, 'claim_undo', { id: update.event_id });
    expect(undone).toMatchObject({ retracted: [{ claim_id: claim.claim_id }], restored: [{ was }], left: [] });
    expect((await ask(two, 'claim_list', { contains: 'All of them.' })).claims).toEqual([]);
    const { claim: old } = await ask(two, 'claim_show', { id: was });
    const { claim: again } = await ask(two, 'claim_show', { id: undone.restored[0].claim_id });
    expect([old.status, again.status]).toEqual(['retracted', 'active']);
    expect(again).toMatchObject({ text: old.text, tags: old.tags, claim_type: old.claim_type, confidence: old.confidence });
    expect(again.source_event_ids).toEqual([undone.event_id, ...old.source_event_ids]);
  });

  test('are left alone where too little was learned before', async () => {
    const one = await run({ batches: [{}], mind: suggests(pushing) });
    expect(of(one, 'learn_update')).toEqual([]);
  });
});

test('setting one thing, another, and the first again leaves exactly the first', async () => {
  const strategy = { strategy: 'Open  the page.', rationale: 'No tests.' };
  const one = await run({
    batches: [{}],
    mind: { decide_next: [{ update_project_overlay: { set_testless_strategy: strategy } }] },
  });
  const [set] = of(one, 'testless_strategy_set');
  const checking = ['mi:testless_verification_strategy', 'mi:verify', 'mi:testless', 'mi:source:decide_next'];
  expect((await ask(one, 'claim_list')).claims).toMatchObject([
    { text: expect.stringMatching(/ Open the page\.$/), tags: checking, source_event_ids: [set.event_id] },
  ]);
  for (const word of ['proceed', 'ask', 'proceed'])
    await ask(one, 'settings_set', { scope: 'project', ask_when_uncertain: word });
  const { claims } = await ask(one, 'claim_list', { tag: ['mi:setting:ask_when_uncertain'] });
  const tags = ['mi:setting:ask_when_uncertain', 'mi:setting', 'mi:source:cli.settings_set'];
  expect(claims).toMatchObject([{ text: 'Setting: ask_when_uncertain = proceed', status: 'active', tags }]);
  expect(await ask(one, 'settings_show')).toMatchObject({ ask_when_uncertain: false });
});
