/** Jobs as one would write them in an afternoon: lists, loops, and everything read off the events. */
export interface Said {
  kind: string;
  message: string;
  refs: string[];
}

export interface Work {
  id: string;
  status: string;
  revision: number;
  priority: number;
  runner: string | null;
  expires: number | null;
  updated: number;
  /** Heartbeats that followed one another are one event. */
  events: Said[];
}

export type Outcome = 'ok' | 'none' | 'CONFLICT' | 'UNKNOWN_ID';

const clamp = (ttl: number) => Math.max(1_000, Math.min(300_000, ttl));
const over = (work: Work) => ['DONE', 'FAILED', 'CANCELED'].includes(work.status);

export class Oracle {
  readonly jobs: Work[] = [];
  now = 1_000_000;

  #find = (id: string) => this.jobs.find((work) => work.id === id);
  #touch(work: Work, event: Said): 'ok' {
    work.updated = this.now;
    const last = work.events.at(-1);
    if (event.kind === 'heartbeat' && last?.kind === 'heartbeat') work.events[work.events.length - 1] = event;
    else work.events.push(event);
    return 'ok';
  }

  create(priority: number): string {
    const id = `JOB-${String(this.jobs.length + 1).padStart(3, '0')}`;
    const blank = { status: 'QUEUED', revision: 0, runner: null, expires: null, updated: this.now };
    this.jobs.push({ id, priority, ...blank, events: [{ kind: 'created', message: 'work', refs: [] }] });
    return id;
  }

  claim(id: string | undefined, runner: string, ttl: number, stale: boolean): Outcome {
    const best = (of: Work[]) => of.sort((a, b) => a.priority - b.priority || a.id.localeCompare(b.id))[0];
    const gone = (work: Work) => work.status === 'RUNNING' && (work.expires ?? 0) <= this.now;
    const open = this.jobs.filter((work) => work.status === 'QUEUED');
    const work = id === undefined ? (best(open) ?? (stale ? best(this.jobs.filter(gone)) : undefined)) : this.#find(id);
    if (!work) return id === undefined ? 'none' : 'UNKNOWN_ID';
    if (work.status !== 'QUEUED' && !(stale && gone(work))) return 'CONFLICT';
    const kind = work.status === 'QUEUED' ? 'claimed' : 'reclaimed';
    const message = kind === 'claimed' ? `claimed by ${runner}` : `claimed by ${runner} after ${work.runner}`;
    Object.assign(work, { status: 'RUNNING', runner, revision: work.revision + 1, expires: this.now + clamp(ttl) });
    return this.#touch(work, { kind, message, refs: [] });
  }

  report(id: string, runner: string, revision: number, kind: string, message: string, ttl: number): Outcome {
    const work = this.#find(id);
    if (!work) return 'UNKNOWN_ID';
    if (work.status !== 'RUNNING' || work.runner !== runner || work.revision !== revision) return 'CONFLICT';
    work.expires = this.now + clamp(ttl);
    return this.#touch(work, { kind, message, refs: [] });
  }

  message(id: string, message: string, refs: string[]): Outcome {
    const work = this.#find(id);
    if (!work) return 'UNKNOWN_ID';
    return over(work) ? 'CONFLICT' : this.#touch(work, { kind: 'manager', message, refs });
  }

  complete(id: string, runner: string, revision: number, status: string): Outcome {
    const work = this.#find(id);
    if (!work) return 'UNKNOWN_ID';
    if (work.status !== 'RUNNING' || work.runner !== runner || work.revision !== revision) return 'CONFLICT';
    Object.assign(work, { status, revision: revision + 1, expires: null });
    return this.#touch(work, { kind: 'completed', message: status, refs: status === 'DONE' ? [id] : [] });
  }

  cancel(id: string): Outcome {
    const work = this.#find(id);
    if (!work) return 'UNKNOWN_ID';
    if (over(work)) return 'CONFLICT';
    Object.assign(work, { status: 'CANCELED', revision: work.revision + 1, expires: null });
    return this.#touch(work, { kind: 'canceled', message: 'canceled', refs: [] });
  }

  requeue(id: string): Outcome {
    const work = this.#find(id);
    if (!work) return 'UNKNOWN_ID';
    if (!over(work)) return 'CONFLICT';
    Object.assign(work, { status: 'QUEUED', revision: work.revision + 1, runner: null, expires: null });
    return this.#touch(work, { kind: 'requeued', message: 'requeued', refs: [] });
  }

  /** What a job needs, read off what was said since it was last queued. */
  needs(work: Work) {
    const since = work.events.slice(work.events.findLastIndex((event) => event.kind === 'requeued') + 1);
    const last = (is: (event: Said) => boolean) => since.findLastIndex(is);
    const of = (kind: string) => last((event) => event.kind === kind);
    const proof = last((event) => event.kind === 'manager' && event.refs.some((ref) => ref !== work.id));
    return {
      has_error: of('error') > of('checkpoint'),
      needs_manager: !over(work) && of('question') > of('manager'),
      stale: work.status === 'RUNNING' && (work.expires ?? 0) <= this.now,
      needs_proof: of('proof_gate') > Math.max(of('checkpoint'), proof),
    };
  }

  /** Jobs under way, the most pressing first. */
  radar(): string[] {
    const rank = (work: Work) => {
      const needs = this.needs(work);
      return [!needs.has_error, !needs.needs_manager, !needs.stale, work.status !== 'RUNNING'].map(Number);
    };
    return this.jobs
      .filter((work) => !over(work))
      .map((work) => ({ work, key: [...rank(work), -work.updated] }))
      .sort((a, b) => a.key.reduce((d, k, i) => d || k - (b.key[i] ?? 0), 0) || a.work.id.localeCompare(b.work.id))
      .map(({ work }) => work.id);
  }
}
