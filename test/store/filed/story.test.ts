import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/app.ts';
import { type Any, inFiles, type Ledger, moment, openLedger, stranger, thought } from './world.ts';

const whose = fc.constantFrom(0, 1);
const which = fc.nat({ max: 3 });
const connection = fc.constantFrom(undefined, undefined, 'ann', 'bob');
const words = fc.constantFrom(
  'the cache is cold',
  'S1|H|The index is missing',
  'S2|E|S1|It takes 2 s\n\nand more',
  '“ü”\u2028 {"a": 1}',
  'x',
);
const kinds = fc.constantFrom(
  'next',
  'next',
  'next',
  'gap',
  'low',
  'used',
  'revision',
  'branch',
  'on',
  'on',
  'last',
  'last',
  'started',
);

const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const), tag: fc.constantFrom('a', 'b'), connection }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('thought' as const), which, kind: kinds, words, connection }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('critique' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('resume' as const),
      tool: fc.constantFrom('session_resume', 'load_context', 'load_context'),
      which,
      connection,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('learn' as const), which, how: fc.nat({ max: 5 }), words }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), which, how: fc.nat({ max: 3 }), words }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('disturb' as const),
      how: fc.constantFrom('restart', 'index', 'index', 'only the file', 'copy', 'move', 'strange'),
      which,
    }),
  },
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Which number, chain and end a kind of thought has, as far as one who has seen the session can tell. */
function planned({ kind, words: said }: Step & { do: 'thought' }, nodes: readonly Any[]): object {
  const main = nodes.filter((node) => node.branchId === null).map((node) => node.data.thoughtNumber as number);
  const highest = Math.max(0, ...main);
  const branched = nodes.find((node) => node.branchId !== null);
  const on = branched ? { branchId: branched.branchId } : { branchId: 'other', branchFromThought: main[0] ?? 1 };
  const more: Readonly<Record<string, object>> = {
    next: { thoughtNumber: highest + 1 },
    gap: { thoughtNumber: highest + 3 },
    low: { thoughtNumber: Math.max(1, highest - 1) },
    used: { thoughtNumber: main[0] ?? 1 },
    revision: { thoughtNumber: highest, isRevision: true, revisesThought: main.at(-1) ?? 1 },
    branch: { thoughtNumber: highest + 1, branchId: `b-${nodes.length}`, branchFromThought: main.at(-1) ?? 1 },
    on: { thoughtNumber: nodes.length + 1, ...on },
    last: { thoughtNumber: highest + 1, nextThoughtNeeded: false },
    started: { thoughtNumber: 1, sessionId: undefined, sessionTitle: 'Started by itself' },
  };
  return { thought: said, ...more[kind] };
}

/** Notebooks and knowledge, whole. */
async function others(ledger: Ledger): Promise<Any[]> {
  const { patterns } = await ledger.ask('knowledge_list_patterns');
  const { notes } = await ledger.ask('knowledge_list_notes');
  const { notebooks } = await ledger.ask('notebook_list');
  const each: Any[] = [patterns, notes, notebooks, await ledger.ask('knowledge_list_patterns', { search: 'cold' })];
  for (const { id } of patterns) each.push(await ledger.ask('knowledge_get_pattern', { id }));
  for (const { id } of notes) each.push(await ledger.ask('knowledge_get_note', { id }));
  for (const { id } of notebooks) {
    const { cells } = await ledger.ask('notebook_list_cells', { notebookId: id });
    for (const cell of cells) each.push(await ledger.ask('notebook_get_cell', { notebookId: id, cellId: cell.id }));
    each.push(await ledger.ask('notebook_export', { notebookId: id }));
  }
  return each;
}

/** Everything that a ledger shows. */
async function views(ledger: Ledger): Promise<Any> {
  const { sessions } = await ledger.ask('list_sessions', { limit: 100 });
  const each: Any[] = [];
  for (const { id } of sessions) {
    const { content } = await ledger.ask('session_export', { sessionId: id });
    each.push([
      await ledger.ask('session_get', { sessionId: id }),
      JSON.parse(content),
      await ledger.ask('session_analyze', { sessionId: id }),
    ]);
  }
  const found: Any[] = [];
  for (const query of ['cold', 'index missing', 'started', 'a']) found.push(await ledger.ask('session_search', { query }));
  const states: Any[] = [];
  for (const who of ['ann', 'bob']) states.push(await ledger.ask('get_state', {}, who));
  return { sessions, each, found, states, others: await others(ledger) };
}

const patternTools = ['knowledge_create_pattern', 'knowledge_update_pattern', 'knowledge_delete_pattern'] as const;
const noteTools = ['knowledge_create_note', 'knowledge_update_note', 'knowledge_delete_note'] as const;

/** What only files know. */
const plain = (seen: Any): Any => JSON.parse(JSON.stringify(seen), (key, value) => (key === 'partitionPath' ? undefined : value));

/** Two ledgers on the same files, each with an index of its own, so that each is a stranger to the other; and one in tables. */
class Story {
  readonly time = moment();
  readonly #temp = tempFolder();
  readonly #stranger = stranger(this.#temp.folder);
  #tables: Ledger | undefined;
  #files: Ledger[] = [];

  get #folder() {
    return path.join(this.#temp.folder);
  }

  #indexOf = (who: number) => path.join(this.#folder, `.index-${who}`, 'x.sqlite');
  #open = (who: number) => inFiles(this.#folder, { clock: this.time, newId: this.time.newId }, { index: this.#indexOf(who) });

  async begin(): Promise<void> {
    this.#tables = await openLedger({ clock: this.time, newId: this.time.newId });
    this.#files = [await this.#open(0), await this.#open(1)];
  }

  async end(): Promise<void> {
    for (const ledger of [this.#tables, ...this.#files]) await ledger?.end();
    this.#temp.remove();
  }

  async #both(who: number, tool: string, args: object, as?: string): Promise<void> {
    const again = this.time.twice();
    const there = await this.#tables?.ask(tool, args, as);
    again();
    const here = await this.#files[who]?.ask(tool, args, as);
    expect(plain(here)).toEqual(plain(there));
  }

  /** Patterns and notes are made, changed and removed; one of three names each. */
  async #learn(who: number, { how, which: n, words: content }: Step & { do: 'learn' }): Promise<void> {
    const id = `name-${n % 3}`;
    const [create, update, remove] = how < 3 ? patternTools : noteTools;
    const about = how < 3 ? { description: 'x' } : {};
    if (how % 3 === 0) return this.#both(who, create, { id, title: 'A title', ...about, content });
    if (how % 3 === 1) return this.#both(who, update, { id, title: content, content: 'changed' });
    return this.#both(who, remove, { id, confirm: true });
  }

  /** Notebooks are made, added to, changed and run. */
  async #write(who: number, { how, which: n, words: content }: Step & { do: 'write' }): Promise<void> {
    const { notebooks } = await (this.#tables as Ledger).ask('notebook_list');
    const notebookId = notebooks[n % Math.max(1, notebooks.length)]?.id;
    if (how === 0 || notebookId === undefined) return this.#both(who, 'notebook_create', { name: 'Try it' });
    if (how === 1) return this.#both(who, 'notebook_add_cell', { notebookId, type: n % 2 ? 'code' : 'markdown', content });
    const { cells } = await (this.#tables as Ledger).ask('notebook_list_cells', { notebookId });
    const { id: cellId } = cells.at(-1 - (n % 2)) ?? cells[0];
    if (how === 2) return this.#both(who, 'notebook_update_cell', { notebookId, cellId, content });
    const run = { notebookId, cellId, runId: 'run', runner: 'x', until_ms: this.time.at + 1000 };
    for (const ledger of [this.#tables, this.#files[who]])
      await ledger?.app.store.write('shop', null, ({ tell }) => tell('cell_run_started', run));
  }

  async #session(which: number): Promise<{ id: string; nodes: readonly Any[] } | undefined> {
    const { sessions } = await (this.#tables as Ledger).ask('list_sessions', {
      sortBy: 'createdAt',
      sortOrder: 'asc',
      limit: 100,
    });
    const id = sessions[which % Math.max(1, sessions.length)]?.id;
    if (id === undefined) return undefined;
    const { content } = await (this.#tables as Ledger).ask('session_export', { sessionId: id });
    return { id, nodes: JSON.parse(content).nodes };
  }

  async #disturb(who: number, { how, which: n }: Step & { do: 'disturb' }): Promise<void> {
    const index = this.#indexOf(who);
    if (how === 'restart') {
      await this.#files[who]?.end();
      this.#files[who] = await this.#open(who);
    } else if (how === 'index') rmSync(path.dirname(index), { recursive: true, force: true });
    else if (how === 'only the file') rmSync(index, { force: true });
    const session = await this.#session(n);
    if (!session) return;
    if (how === 'copy')
      for (const name of ['manifest.json', '001.json']) {
        if (existsSync(this.#stranger.file(session.id, name))) this.#stranger.edit(session.id, name, (text) => text);
      }
    if (how === 'move') this.#stranger.move(session.id, `2025-0${1 + n}`);
    if (how === 'strange') {
      this.#stranger.write(session.id, 'notes.txt', 'mine');
      this.#stranger.write(session.id, '0001.json', 'no number');
      mkdirSync(path.join(this.#stranger.place(session.id), 'Not A Branch'), { recursive: true });
      writeFileSync(path.join(this.#stranger.sessions, '.DS_Store'), '');
      mkdirSync(path.join(this.#stranger.sessions, '2024-01', 'empty'), { recursive: true });
    }
  }

  async take(step: Step, who: number, pause: number): Promise<void> {
    /** Files do not tell which of two things of one moment came first, so that their order may differ from that of tables. */
    this.time.at += Math.max(1, pause);
    if (step.do === 'start')
      return this.#both(who, 'start_new', { title: `At ${this.time.at}`, tags: [step.tag] }, step.connection);
    if (step.do === 'disturb') return this.#disturb(who, step);
    if (step.do === 'learn') return this.#learn(who, step);
    if (step.do === 'write') return this.#write(who, step);
    const session = await this.#session(step.which);
    if (!session) return;
    const { id, nodes } = session;
    if (step.do === 'thought') {
      if (step.connection !== undefined) await this.#both(who, 'cipher', {}, step.connection);
      const given = { ...thought(id, 1), ...planned(step, nodes) };
      return this.#both(who, 'thought', JSON.parse(JSON.stringify(given)), step.connection);
    }
    if (step.do === 'resume') return this.#both(who, step.tool, { sessionId: id }, step.connection);
    if (step.do === 'delete') return this.#both(who, 'session_delete', { sessionId: id, confirm: true });
    const { branchId, data, id: nodeId } = nodes.at(-1) ?? {};
    if (nodeId === undefined) return;
    const critique = { text: 'Is it?', model: 'm', timestamp: '2026-01-01T00:00:00.000Z' };
    const fact = { sessionId: id, nodeId, branchId, thoughtNumber: data.thoughtNumber, critique };
    for (const ledger of [this.#tables, this.#files[who]])
      await ledger?.app.store.write('shop', null, ({ tell }) => tell('thought_critiqued', fact));
  }

  async check(): Promise<void> {
    const wanted = plain(await views(this.#tables as Ledger));
    for (const ledger of this.#files) expect(plain(await views(ledger))).toEqual(wanted);
    for (const name of readdirSync(this.#folder)) expect(name).toMatch(/^(\.lock|\.index-[01]|config\.json|projects)$/);
  }
}

test('whatever happens to files and index, files show what tables show', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(steps, whose, fc.constantFrom(0, 0, 0, 1, 1500, 3 * 86_400_000)), { minLength: 3, maxLength: 25 }),
      async (all) => {
        const story = new Story();
        await story.begin();
        try {
          for (const [step, who, pause] of all) {
            await story.take(step, who, pause);
            await story.check();
          }
        } finally {
          await story.end();
        }
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
