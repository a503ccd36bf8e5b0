import type { Appliers } from '../../../generated/handlers/appliers.ts';
import type { FactKind, FactPayloads, FactRows } from '../../../generated/handlers/ctx.ts';
import { scopes } from '../../../generated/registry/scopes.ts';
import type { MindScope } from '../../../generated/types/index.ts';
import type {
  Clock,
  FollowOptions,
  JournalFollower,
  Noticed,
  ReadHow,
  Snapshot,
  StorePort,
  Told,
  Unit,
  WorkspaceRow,
} from '../../kernel/ports.ts';
import type { MemoryStatus } from '../../records/memory.ts';
import { withLock } from '../files/index.ts';
import { Gate } from '../gate.ts';
import { faultOf } from './fault-of.ts';
import { flush } from './flush.ts';
import type { IndexPart } from './index-part.ts';
import { ScopeIndexes } from './indexes.ts';
import { type HomeLayout, layoutOf } from './layout.ts';
import type { MemoryBackend } from './memory/backend.ts';
import { PlainMemory } from './memory/plain.ts';
import { SqliteMemory } from './memory/sqlite.ts';
import { type HomeGiven, HomeReader, type HomeReads } from './reader.ts';
import { HomeWriter, type LogWriter } from './writer.ts';

export interface HomeOptions {
  readonly home: string;
  readonly clock: Clock;
  readonly newId: () => string;
  /** How its records are signed: those of a run, or of one command. */
  readonly writes_as: 'run' | 'cli';
  readonly appliers: Partial<Appliers<HomeWriter>>;
  /** What handlers of each room may read. */
  readonly readers: Readonly<Record<string, HomeReads>>;
  /** What an index holds; asked for where one is opened. */
  readonly parts: () => readonly IndexPart[];
  readonly given: HomeGiven;
  /** Where earlier work is looked up; left out: in an SQLite file. */
  readonly memory?: MemoryStatus['backend'];
  /** Throws where a fact is not what its contract says: nothing else is ever written. */
  readonly check: (kind: FactKind, payload: object) => Promise<void>;
  /** Takes keys out of a text; left out: there are none that anybody knows. */
  readonly hide?: (text: string) => string;
}

const rowOf = (project: string): WorkspaceRow => ({
  id: 0,
  name: project,
  seq: 0,
  checkout: null,
  focus: null,
  project_guard: null,
});

/** What is about no project has the name of its scope; everything else that of a project. */
const projectIn = (scope: string | null): string | null => (scope === scopes.home?.is ? null : scope);

const iso = (ms: number) => new Date(ms).toISOString();

/** Files below one folder, as a store: facts become lines and files; readers ask an index that is derived from them. */
export class HomeStore implements StorePort {
  readonly engine = 'files';
  readonly schema_version = 1;
  readonly layout: HomeLayout;
  readonly indexes: ScopeIndexes;
  #memory: MemoryBackend | undefined;
  /** For reads that may leave nothing; a run or a command seldom has one. */
  #passing: ScopeIndexes | undefined;
  readonly #gate = new Gate();
  readonly #runs = new Map<string, LogWriter>();

  constructor(readonly options: HomeOptions) {
    this.layout = layoutOf(options.home);
    this.indexes = new ScopeIndexes(options.parts);
  }

  /** Where earlier work is looked up: few commands do. */
  get memory(): MemoryBackend {
    this.#memory ??= this.options.memory === 'in_memory' ? new PlainMemory(this.layout) : new SqliteMemory(this.layout);
    return this.#memory;
  }

  get location(): string {
    return this.layout.home;
  }

  /** A run id that nobody has: when, and what no other process has drawn. */
  #runId(prefix: string): string {
    const { clock, newId } = this.options;
    return `${prefix}_${clock.now()}000000_${newId().replaceAll('-', '').slice(0, 8)}`;
  }

  /** The global log has a writer for each record; a project's log one for each run. */
  #writer(project: string | null, log: MindScope): LogWriter {
    if (log === 'global' || project === null) return { run_id: this.#runId('global'), seq: 0 };
    const known = this.#runs.get(project);
    if (known) return known;
    const made = { run_id: this.#runId(this.options.writes_as), seq: 0 };
    this.#runs.set(project, made);
    return made;
  }

  /** The id under which this process writes to a project's log. */
  runId(project: string): string {
    return this.#writer(project, 'project').run_id;
  }

  #reader(project: string | null, { leaves_nothing }: ReadHow): HomeReader {
    if (leaves_nothing) this.#passing ??= new ScopeIndexes(this.options.parts, { keeps: false });
    const indexes = (leaves_nothing && this.#passing) || this.indexes;
    const own = project === null ? null : this.layout.project(project);
    return new HomeReader(this.layout, own, indexes, this, this.options.clock.now, this.options.given);
  }

  #snapshot(scope: string | null, how: ReadHow = {}): Snapshot {
    const { readers } = this.options;
    const home = this.#reader(projectIn(scope), how);
    const workspace = scope === null ? null : rowOf(scope);
    const snapshot: Snapshot = {
      workspace,
      storeIsEmpty: async () => false,
      of: (room) => {
        const store: Record<string, unknown> = { workspace };
        for (const [name, reader] of Object.entries(readers[room] ?? {}))
          Object.defineProperty(store, name, { get: () => reader(home), enumerable: true });
        return store;
      },
    };
    return snapshot;
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    return this.#gate.enter(async () => {
      try {
        return await work();
      } catch (error) {
        throw faultOf(error);
      }
    });
  }

  read<T>(scope: string | null, work: (snapshot: Snapshot) => Promise<T>, _caller?: string, how?: ReadHow): Promise<T> {
    return this.#guarded(() => work(this.#snapshot(scope, how)));
  }

  write<T>(scope: string, agent_id: string | null, work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.#guarded(() => withLock(this.layout.lock, () => this.#unit(scope, agent_id, work)));
  }

  async #unit<T>(scope: string, agent_id: string | null, work: (unit: Unit) => Promise<T>): Promise<T> {
    const project = projectIn(scope);
    const { clock, appliers, check } = this.options;
    const ts_ms = clock.now();
    const used = new Map<LogWriter, number>();
    const numbered = (log: MindScope) => {
      const writer = this.#writer(project, log);
      if (!used.has(writer)) used.set(writer, writer.seq);
      writer.seq += 1;
      return { run_id: writer.run_id, seq: writer.seq };
    };
    const own = project === null ? null : this.layout.project(project);
    const writer = new HomeWriter(this.layout, own, iso(ts_ms), numbered, this.options.hide);
    const told: Told[] = [];
    const noticed: Noticed[] = [];
    const snapshot = this.#snapshot(scope);
    const tell = async <K extends FactKind>(kind: K, payload: FactPayloads[K]): Promise<FactRows[K]> => {
      const apply = appliers[kind];
      if (!apply) throw new Error(`no applier writes ${kind} here`);
      await check(kind, payload as object);
      told.push({ seq: told.length + 1, ts_ms, kind, payload: payload as Readonly<Record<string, unknown>> });
      const at = { workspace: scope, caller: '', seq: told.length, ts_ms, agent_id, db: writer, next_seq: () => 0 };
      return (apply as unknown as (fact: FactPayloads[K], at: object) => Promise<FactRows[K]>)(payload, at);
    };
    const part = async <R>(inside: () => Promise<R>): Promise<R> => {
      const before = { changes: writer.changes.length, told: told.length };
      try {
        return await inside();
      } catch (error) {
        writer.changes.length = before.changes;
        told.length = before.told;
        throw error;
      }
    };
    try {
      const result = await work({
        snapshot,
        seq: () => told.length,
        tell,
        told,
        again: async () => this.#snapshot(scope),
        noticed,
        part,
      });
      await flush(writer.changes, clock.now, noticed);
      return result;
    } catch (error) {
      /** Numbers of records that were never written are given out again. */
      for (const [each, seq] of used) each.seq = seq;
      throw error;
    }
  }

  async workspaces(): Promise<string[]> {
    const { projectsIn } = await import('./projects-in.ts');
    return projectsIn(this.layout);
  }

  async follow(options: FollowOptions = {}): Promise<JournalFollower> {
    const { followHome } = await import('./follow.ts');
    return followHome(this.layout, options);
  }

  async sweep(): Promise<{ readonly kind: 'left_to_the_engine' }> {
    return { kind: 'left_to_the_engine' };
  }

  async close(): Promise<void> {
    await this.#gate.shut();
    await this.indexes.close();
    await this.#passing?.close();
    await this.#memory?.close();
  }
}
