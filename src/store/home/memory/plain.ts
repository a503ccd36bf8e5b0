import { plainQuery } from '../../../kernel/words/query.ts';
import { type SearchTerm, scoreWords, termKey, termsOf, weigh } from '../../../kernel/words/weigh.ts';
import type { FoundMemory, MemoryGroup } from '../../../records/memory.ts';
import { canonicalOf } from '../../../records/thoughts.ts';
import { areAsSeen, readSource, type Seen } from '../../files/derived-sources.ts';
import type { Source } from '../../files/index.ts';
import type { HomeLayout } from '../layout.ts';
import { readThought } from '../thought-record.ts';
import { enough, type MemoryBackend } from './backend.ts';
import { type Kept, snapshotItem, thoughtItem, workflowItem } from './item.ts';
import { logSizes, memorySources, type Origin, originOf } from './origin.ts';

/** What the files say, read once from the first line to the last. */
class Reading {
  readonly #items = new Map<string, { kept: Kept; thought: string }>();
  readonly #gone = new Set<string>();
  readonly #leads = new Map<string, string>();

  take(record: unknown, origin: Origin): void {
    if (origin.file === 'evidence') this.#keep(snapshotItem(origin, record), '');
    else if (origin.file === 'workflow') this.#keep(workflowItem(origin, record), '');
    else this.#takeThought(record, origin);
  }

  #takeThought(record: unknown, origin: Origin): void {
    const place = `${origin.project_id || 'global'}/`;
    const line = readThought(record);
    if (origin.file === 'edges') {
      if (line.kind !== 'edge') return;
      const { edge_type, from_id, to_id } = line.edge;
      if (edge_type === 'supersedes') this.#gone.add(place + from_id);
      if (edge_type === 'same_as') this.#leads.set(place + from_id, place + to_id);
      return;
    }
    const kind = origin.file === 'claims' ? 'claim' : 'node';
    if (line.kind === 'retracted') this.#gone.add(place + line.id);
    if (line.kind !== 'asserted' || line.thought.kind !== kind) return;
    const thought = place + line.thought.id;
    const kept = thoughtItem(origin, line.thought);
    if (kept) this.#keep(kept, thought);
    else for (const [id, one] of this.#items) if (one.thought === thought) this.#items.delete(id);
  }

  #keep(kept: Kept | undefined, thought: string): void {
    if (kept) this.#items.set(kept.item.item_id, { kept, thought });
  }

  /** What holds, the newest first. */
  live(): Kept[] {
    const holds = (thought: string) => !this.#gone.has(thought) && canonicalOf(thought, (id) => this.#leads.get(id)) === thought;
    return [...this.#items.values()]
      .filter(({ thought }) => thought === '' || holds(thought))
      .map(({ kept }) => kept)
      .sort((a, b) => b.ts_ms - a.ts_ms || (a.item.item_id < b.item.item_id ? 1 : -1));
  }
}

const holds = ({ saying }: Kept, { text, prefix }: SearchTerm): boolean =>
  ` ${saying.words} `.includes(prefix ? ` ${text}` : ` ${text} `);

/** Leaves no file behind: everything is read when it is asked for, and kept for as long as the files stay as they are. */
export class PlainMemory implements MemoryBackend {
  #known: { readonly seen: Seen; readonly live: readonly Kept[] } | undefined;
  #skipping: ReadonlyMap<string, number> = new Map();

  constructor(readonly layout: HomeLayout) {}

  async #live(): Promise<readonly Kept[]> {
    const sources = await memorySources(this.layout);
    if (this.#known && (await areAsSeen(sources, this.#known.seen))) return this.#known.live;
    const seen: Seen = new Map();
    const live = await this.#read(sources, seen);
    this.#known = { seen, live };
    return live;
  }

  async #read(sources: readonly Source[], seen: Seen): Promise<readonly Kept[]> {
    const reading = new Reading();
    for (const source of sources) {
      const origin = originOf(this.layout, source.path);
      const from = this.#skipping.get(source.path) ?? 0;
      const now = await readSource(source, undefined, {
        startOver: () => {},
        record: (value, { byte }) => {
          if (byte >= from) reading.take(value, origin);
        },
        problem: () => {},
      });
      seen.set(source.path, now);
    }
    return reading.live();
  }

  search: MemoryBackend['search'] = async (query, { kinds, without_project, limit }, now_ms) => {
    const asked = plainQuery(query).query;
    const some = (await this.#live()).filter(({ item }) => kinds.includes(item.kind));
    const counts = new Map(termsOf(asked).map((term) => [termKey(term), some.filter((kept) => holds(kept, term)).length]));
    const weighed = weigh(asked, counts, some.length);
    return some
      .filter(
        ({ item, valid_from_ms, valid_to_ms }) =>
          item.project_id !== (without_project ?? null) &&
          (valid_from_ms === null || valid_from_ms <= now_ms) &&
          (valid_to_ms === null || now_ms < valid_to_ms),
      )
      .flatMap(({ item, saying }): FoundMemory[] => {
        const { score, share } = scoreWords(saying, weighed);
        return share < enough || score === 0 ? [] : [{ ...item, score: score * share }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };

  async status() {
    const groups = new Map<string, MemoryGroup>();
    for (const { item } of await this.#live()) {
      const { kind, scope, project_id } = item;
      const key = `${kind} ${scope} ${project_id}`;
      groups.set(key, { kind, scope, project_id, count: (groups.get(key)?.count ?? 0) + 1 });
    }
    const inOrder = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
    return { backend: 'in_memory', db_path: '', exists: false, fts_version: 'none', groups: inOrder } as const;
  }

  async rebuild({ snapshots }: { readonly snapshots: boolean }) {
    this.#known = undefined;
    this.#skipping = snapshots ? new Map() : logSizes(this.layout, await memorySources(this.layout));
  }

  async close(): Promise<void> {
    this.#known = undefined;
  }
}
