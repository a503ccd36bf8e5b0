import type { FactKind } from '../../../generated/handlers/ctx.ts';
import { isRecord } from '../../kernel/json.ts';
import type { FollowOptions, JournalFollower, Told } from '../../kernel/ports.ts';
import { Following, fileStart, type Line } from '../files/index.ts';
import type { HomeLayout } from './layout.ts';
import { projectsIn } from './projects-in.ts';

type Listening = Parameters<JournalFollower['listen']>[0];

/** At this pace logs are asked whether they have grown: one question to the system for each. */
const paceMs = 250;

const everyPace = (tick: () => void) => {
  const timer = setInterval(tick, paceMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** A record as a fact; its number is where it stands, from 1 on. What is no record of a kind tells nothing. */
function toldIn(line: Line): Told | undefined {
  if (line.kind !== 'record' || !isRecord(line.value) || typeof line.value.kind !== 'string') return undefined;
  const ts_ms = Date.parse(String(line.value.ts));
  return {
    seq: line.byte + 1,
    ts_ms: Number.isFinite(ts_ms) ? ts_ms : 0,
    kind: line.value.kind as FactKind,
    payload: line.value,
  };
}

/** Tells what is appended to the logs of all projects, by whichever process. A project that is new is told from its beginning. */
class HomeFollower implements JournalFollower {
  readonly #listeners = new Set<Listening>();
  readonly #logs = new Map<string, Following>();
  #stopTicks: (() => void) | undefined;
  /** One look at a time: two would tell the same. */
  #turn: Promise<void> = Promise.resolve();
  #isDue = false;
  #isClosed = false;

  constructor(
    private readonly layout: HomeLayout,
    private readonly options: Required<FollowOptions>,
  ) {}

  async begin(): Promise<void> {
    for (const project of await projectsIn(this.layout)) await this.#open(project, 'end');
  }

  listen(listener: Listening): () => void {
    this.#listeners.add(listener);
    if (!this.#stopTicks) {
      this.#stopTicks = this.options.ticks(() => this.#soon());
      this.#soon();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  poke(): void {
    this.#soon();
  }

  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#look());
  }

  /** Units of this store number their facts by themselves, so that no fact is known by a number alone: all are left to the log. */
  range(): { readonly after: number; readonly told: number } {
    return { after: 0, told: 0 };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rest();
    await this.#turn;
    for (const log of this.#logs.values()) await log.close();
    this.#logs.clear();
  }

  #rest(): void {
    this.#stopTicks?.();
    this.#stopTicks = undefined;
  }

  #soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#inTurn(async () => {
      this.#isDue = false;
      await this.#look();
    }).catch(this.options.trouble);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #open(project: string, from: 'end' | typeof fileStart): Promise<Following> {
    const log = new Following(this.layout.project(project).evidence, {});
    await log.begin(from);
    this.#logs.set(project, log);
    return log;
  }

  async #look(): Promise<void> {
    if (this.#isClosed || this.#listeners.size === 0) return;
    for (const project of await projectsIn(this.layout)) {
      const log = this.#logs.get(project) ?? (await this.#open(project, fileStart));
      for await (const event of log.look()) if (event.kind === 'lines') this.#tell(project, event.lines);
    }
  }

  #tell(project: string, lines: readonly Line[]): void {
    const facts = lines.flatMap((line) => toldIn(line) ?? []);
    if (facts.length === 0) return;
    for (const listener of this.#listeners)
      try {
        listener(project, facts);
      } catch (error) {
        this.options.trouble(error);
      }
  }
}

export async function followHome(
  layout: HomeLayout,
  { ticks = everyPace, trouble = () => {} }: FollowOptions = {},
): Promise<JournalFollower> {
  const follower = new HomeFollower(layout, { ticks, trouble });
  await follower.begin();
  return follower;
}
