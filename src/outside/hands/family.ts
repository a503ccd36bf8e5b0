import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process, as the table of the system tells of it. `began` tells it from a later one with the same number. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly began: string;
}

/** Fields behind the name, which may hold anything: state, parent, group, session, …, and the start as the 20th. */
export function statOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const [, parent, group, session] = fields.map(Number) as [number, number, number, number];
    return { pid, parent, group, session, began: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function listed(): Process[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,sess=,stat=,lstart='], { encoding: 'utf8', timeout: 5000 });
  return table.split('\n').flatMap((line) => {
    const [pid, parent, group, session, state, ...began] = line.trim().split(/\s+/);
    if (!pid || state?.startsWith('Z')) return [];
    return [{ pid: +pid, parent: Number(parent), group: Number(group), session: Number(session), began: began.join(' ') }];
  });
}

/** Everything that runs; nothing where the system does not tell. */
function processes(): Process[] {
  try {
    if (process.platform === 'linux')
      return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
    return listed();
  } catch {
    return [];
  }
}

const keyOf = ({ pid, began }: Process) => `${pid} ${began}`;

const pollMs = 20;

/**
 * A process and all that comes from it. Agents start commands in sessions of their own, which a signal to their group does not
 * reach: killed alone, they leave a `git push` running. So whoever was seen once as a child stays known, also when its parent is gone.
 */
export class Family {
  readonly #known = new Set<string>();
  /** Groups and sessions that members lead. */
  readonly #leads = new Set<number>();

  #leaderLives = true;

  constructor(readonly leader: number) {
    this.#leads.add(leader);
  }

  /** Its number may be given to a stranger from now on. */
  leaderEnded(): void {
    this.#leaderLives = false;
  }

  /** Who of the family lives now. */
  living(): number[] {
    const all = processes();
    const members = new Map<number, Process>();
    for (let before = -1; before !== members.size; ) {
      before = members.size;
      for (const one of all) {
        if (members.has(one.pid) || one.pid === process.pid) continue;
        const belongs =
          (this.#leaderLives && one.pid === this.leader) ||
          this.#known.has(keyOf(one)) ||
          members.has(one.parent) ||
          this.#leads.has(one.group) ||
          this.#leads.has(one.session);
        if (!belongs) continue;
        members.set(one.pid, one);
        this.#known.add(keyOf(one));
        if (one.group === one.pid || one.session === one.pid) this.#leads.add(one.pid);
      }
    }
    return [...members.keys()];
  }

  /** To the group that it leads, as a terminal does: it may end what it started in its own way. */
  signalGroup(signal: NodeJS.Signals): void {
    this.living();
    if (process.platform === 'win32') endTree(this.leader);
    else send(-this.leader, signal);
  }

  /** To everybody, once each. */
  signalAll(signal: NodeJS.Signals): void {
    const living = this.living();
    if (living.length === 0) this.signalGroup(signal);
    for (const pid of living) send(pid, signal);
  }

  /** Resolves with true when nobody is left, with false when waiting was given up. What is to be killed is killed again: it may have had children meanwhile. */
  async gone(until: AbortSignal, kill: () => boolean): Promise<boolean> {
    for (;;) {
      const living = this.living();
      if (living.length === 0) return true;
      if (until.aborted) return false;
      if (kill()) for (const pid of living) send(pid, 'SIGKILL');
      await sleep(pollMs, undefined, { signal: until }).catch(() => {});
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    /** It is gone already. */
  }
}

/** Windows knows no groups and no signals. */
function endTree(pid: number): void {
  execFile('taskkill', ['/pid', String(pid), '/T', '/F'], () => {});
}
