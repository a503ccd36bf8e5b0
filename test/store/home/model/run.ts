import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { ClaimRecord, EdgeRecord, NodeRecord } from '../../../../generated/types/index.ts';
import type { Unit } from '../../../../src/kernel/ports.ts';
import type { ThoughtReads } from '../../../../src/records/thoughts.ts';
import { compactThoughts } from '../../../../src/store/home/compact.ts';
import { tempFolder, testClock } from '../../../support/app.ts';
import { demoProject, testHome } from '../../../support/home.ts';
import { checkContext, checkSubgraphs, checkWhy, now_ms } from './derived.ts';
import { Oracle } from './oracle.ts';

type Home = Awaited<ReturnType<typeof testHome>>;
type Scope = 'project' | 'global';

/** What can happen. Things are named by their number, modulo what is there. */
export type Step =
  | {
      readonly do: 'claim';
      readonly scope: Scope;
      readonly text: number;
      readonly type: number;
      readonly tag: number;
      readonly at: number;
    }
  | { readonly do: 'node'; readonly scope: Scope; readonly text: number; readonly at: number }
  | { readonly do: 'again'; readonly scope: Scope; readonly which: number; readonly text: number }
  | { readonly do: 'retract'; readonly scope: Scope; readonly which: number }
  | {
      readonly do: 'edge';
      readonly scope: Scope;
      readonly type: number;
      readonly from: number;
      readonly to: number;
      readonly at: number;
    }
  | { readonly do: 'compact'; readonly scope: Scope }
  | { readonly do: 'crash'; readonly scope: Scope; readonly file: number }
  /** Somebody edits the file of edges, or brings back a copy of it from before. */
  | { readonly do: 'edit'; readonly scope: Scope }
  | { readonly do: 'reload'; readonly index: boolean };

export const texts = ['Dates are UTC.', 'Exports use semicolons.', 'dates  ARE utc.', '日期用UTC保存。', 'Ask before pushing.'];
const types = ['fact', 'preference', 'goal', 'assumption'] as const;
const tagNames = ['dates', 'csv', 'values:base', 'values:raw', 'mi:setting:refactor_intent'];
const edgeTypes = ['same_as', 'same_as', 'supersedes', 'same_as', 'supports', 'same_as', 'depends_on'] as const;
const files = ['claims', 'nodes', 'edges'] as const;

const hex = (n: number) => n.toString(16).padStart(8, '0');
const eventAt = (at: number) => `ev_run_1_${hex(at)}_000001`;
const moment = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString();

/** A store under test beside the plain reading of the same lines. */
export class Run {
  readonly temp = tempFolder();
  readonly clock = testClock();
  readonly oracles: Record<Scope, Oracle> = { project: new Oracle(), global: new Oracle() };
  home!: Home;
  private made = 0;
  private readonly waiting: ((unit: Unit) => Promise<unknown>)[] = [];

  async open(): Promise<this> {
    this.home = await testHome(demoProject, { home: path.join(this.temp.folder, 'mi'), clock: this.clock });
    return this;
  }

  async close(): Promise<void> {
    await this.home.store.close();
    this.temp.remove();
  }

  private at(scope: Scope) {
    const { layout } = this.home.files;
    return scope === 'global' ? layout.global : layout.project(demoProject);
  }

  private ids(scope: Scope): string[] {
    const { claims, nodes } = this.oracles[scope];
    return [...new Set([...claims.map(({ claim_id }) => claim_id), ...nodes.map(({ node_id }) => node_id)])];
  }

  /** Few things, so that what happens to them meets. */
  private pick(scope: Scope, n: number): string {
    const ids = this.ids(scope).slice(0, 6);
    return ids[n % Math.max(1, ids.length)] ?? 'cl_0_00000000';
  }

  /** Facts that come after one another are told in one write: it takes as long as a single one. */
  private write(work: (unit: Unit) => Promise<unknown>): void {
    this.waiting.push(work);
  }

  private async flush(): Promise<void> {
    const works = this.waiting.splice(0);
    if (works.length === 0) return;
    await this.home.store.write(demoProject, null, async (unit) => {
      for (const work of works) await work(unit);
    });
  }

  private common(scope: Scope, at: number) {
    return {
      version: 'v1' as const,
      scope,
      project_id: scope === 'global' ? '' : demoProject,
      visibility: scope,
      asserted_ts: moment(at),
      source_refs: [{ kind: 'evidence_event' as const, event_id: eventAt(at) }],
      notes: '',
    };
  }

  private async claim(
    scope: Scope,
    claim_id: string,
    { text, type, tag, at }: { text: number; type: number; tag: number; at: number },
  ) {
    const claim: ClaimRecord = {
      ...this.common(scope, at),
      kind: 'claim',
      claim_id,
      claim_type: types[type % types.length] as ClaimRecord['claim_type'],
      text: texts[text % texts.length] as string,
      valid_from: null,
      valid_to: type % 7 === 6 ? moment(9) : null,
      status: 'active',
      tags: [tagNames[tag % tagNames.length] as string],
      confidence: 1,
    };
    this.write(async (unit) => unit.tell('claim_asserted', { claim }));
    this.oracles[scope].claims.push(claim);
  }

  async take(step: Step): Promise<void> {
    this.made += 1;
    if (!['claim', 'again', 'node', 'edge', 'retract'].includes(step.do)) await this.flush();
    if (step.do === 'reload') {
      if (step.index) rmSync(path.join(this.home.home, 'indexes'), { recursive: true, force: true });
      await this.home.store.close();
      await this.open();
      return;
    }
    const { scope } = step;
    const oracle = this.oracles[scope];
    if (step.do === 'claim') await this.claim(scope, `cl_${1000 + this.made}_${hex(this.made)}`, step);
    if (step.do === 'again') {
      const [first] = oracle.claims.slice(step.which % Math.max(1, oracle.claims.length));
      if (first) await this.claim(scope, first.claim_id, { text: step.text, type: step.text, tag: step.which, at: step.which });
    }
    if (step.do === 'node') {
      const node: NodeRecord = {
        ...this.common(scope, step.at),
        kind: 'node',
        node_id: `nd_${1000 + this.made}_${hex(this.made)}`,
        node_type: 'decision',
        title: texts[step.text % texts.length] as string,
        text: 'Decided.',
        tags: [],
        confidence: 1,
      };
      this.write(async (unit) => unit.tell('node_asserted', { node }));
      oracle.nodes.push(node);
    }
    if (step.do === 'edge') {
      const edge: EdgeRecord = {
        ...this.common(scope, step.at),
        kind: 'edge',
        edge_id: `ed_${1000 + this.made}_${hex(this.made)}`,
        edge_type: edgeTypes[step.type % edgeTypes.length] as EdgeRecord['edge_type'],
        from_id: this.pick(scope, step.from),
        to_id: this.pick(scope, step.to),
      };
      this.write(async (unit) => unit.tell('edge_asserted', { edge }));
      oracle.edges.push(edge);
    }
    if (step.do === 'retract') await this.retract(scope, this.pick(scope, step.which));
    if (step.do === 'compact') await this.compact(scope);
    if (step.do === 'edit') this.loseAnEdge(scope);
    /** A process that is stopped in the middle of a line. */
    if (step.do === 'crash') {
      const file = this.at(scope)[files[step.file % files.length] as 'claims'];
      try {
        appendFileSync(file, '{"kind":"claim","claim_id":"cl_');
      } catch {}
    }
  }

  private async compact(scope: Scope): Promise<void> {
    await compactThoughts(this.at(scope), { lock: this.home.files.layout.lock, now: this.clock.now, apply: true });
    const { edges } = this.oracles[scope];
    const lastOf = new Map<string, EdgeRecord>();
    for (const edge of edges) {
      const key = `${edge.edge_type} ${edge.from_id} ${edge.to_id}`;
      lastOf.delete(key);
      lastOf.set(key, edge);
    }
    edges.splice(0, edges.length, ...lastOf.values());
  }

  /** The last line of the file goes, whatever stands before it. */
  private loseAnEdge(scope: Scope): void {
    const file = this.at(scope).edges;
    if (!existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    const last = lines.pop();
    if (last === undefined) return;
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    const { edges } = this.oracles[scope];
    const { edge_id } = JSON.parse(last) as EdgeRecord;
    const after = edges.filter((edge) => edge.edge_id !== edge_id);
    edges.splice(0, edges.length, ...after);
  }

  private async retract(scope: Scope, id: string): Promise<void> {
    const said = { version: 'v1' as const, ts: moment(0), rationale: 'No.', source_refs: [] };
    if (id.startsWith('cl_'))
      this.write(async (unit) =>
        unit.tell('claim_retracted', { scope, retraction: { kind: 'claim_retract', claim_id: id, ...said } }),
      );
    else
      this.write(async (unit) =>
        unit.tell('node_retracted', { scope, retraction: { kind: 'node_retract', node_id: id, ...said } }),
      );
    this.oracles[scope].gone.add(id);
  }

  /** Every question, held against the plain reading. */
  async check(): Promise<void> {
    await this.flush();
    await this.home.store.read(demoProject, async (snapshot) => {
      const { thoughts } = snapshot.of('claims') as ThoughtReads;
      for (const scope of ['project', 'global'] as const) await this.checkScope(thoughts, scope);
      await checkContext(thoughts, this.oracles);
      const some = (['project', 'global'] as const).flatMap((scope) => this.ids(scope).slice(0, 6));
      await checkSubgraphs(thoughts, this.oracles, some);
      const [first = '', second = ''] = some;
      await checkWhy(thoughts, this.oracles, { event_id: eventAt(1), hints: [second, first] });
      await checkWhy(thoughts, this.oracles, { event_id: '', hints: [] });
    });
  }

  private async checkScope(thoughts: ThoughtReads['thoughts'], scope: Scope): Promise<void> {
    const oracle = this.oracles[scope];
    const everything = { limit: 1000, statuses: ['active', 'superseded', 'retracted'] as const, aliases: true };
    const claimIds = async (filter: object) =>
      (await thoughts.claims(scope, { limit: 1000, ...filter })).map(({ claim_id }) => claim_id);
    expect(await claimIds({})).toEqual(oracle.claimIds(false));
    expect(await claimIds(everything)).toEqual(oracle.claimIds(true));
    expect(await claimIds({ types: ['preference', 'goal'] })).toEqual(
      oracle.claimIds(false, ({ claim_type }) => claim_type === 'preference' || claim_type === 'goal'),
    );
    expect(await claimIds({ tags: ['csv'] })).toEqual(oracle.claimIds(false, ({ tags }) => tags.includes('csv')));
    expect(await claimIds({ as_of_ms: now_ms })).toEqual(oracle.claimIds(false, ({ valid_to }) => valid_to === null));
    expect(await claimIds({ without_tags: ['csv'] })).toEqual(oracle.claimIds(false, ({ tags }) => !tags.includes('csv')));
    expect(await claimIds({ contains: 'utc' })).toEqual(oracle.claimIds(false, ({ text }) => text.toLowerCase().includes('utc')));
    expect((await thoughts.nodes(scope, { limit: 1000 })).map(({ node_id }) => node_id)).toEqual(oracle.nodeIds(false));
    expect((await thoughts.nodes(scope, everything)).map(({ node_id }) => node_id)).toEqual(oracle.nodeIds(true));
    expect((await thoughts.edges(scope, { limit: 1000 })).map(({ edge_id }) => edge_id)).toEqual(oracle.edgeIds());
    const utc = oracle.claimIds(false, ({ text, tags }) => /utc/i.test(text) && !tags.includes('values:raw'));
    const found = await thoughts.search(scope, 'utc', { kinds: ['claim'], limit: 1000, enough: 0 });
    expect(found.map((one) => (one.kind === 'claim' ? one.claim.claim_id : '')).sort()).toEqual([...utc].sort());
    for (const id of this.ids(scope)) {
      const thing = id.startsWith('cl_') ? await thoughts.claim(id, scope) : await thoughts.node(id, scope);
      expect([id, thing?.status, thing?.canonical_id]).toEqual([id, oracle.status(id), oracle.canonical(id)]);
      expect((await thoughts.aliasesOf(scope, id, 1000)).sort()).toEqual(oracle.aliases(id));
      const around = await thoughts.adjacent(scope, [id], { direction: 'out', limit: 1000 });
      expect(around.map(({ edge_id }) => edge_id)).toEqual(oracle.edgeIds(({ from_id }) => from_id === id));
    }
    for (const text of texts) {
      const same = await thoughts.sameClaim(scope, { claim_type: 'fact', text });
      const flat = (one: string) => one.trim().replaceAll(/\s+/g, ' ').toLowerCase();
      const [newest] = oracle.claimIds(false, (one) => one.claim_type === 'fact' && flat(one.text) === flat(text));
      expect(same?.claim_id).toBe(newest);
    }
  }
}
