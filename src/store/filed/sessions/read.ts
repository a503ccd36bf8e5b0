import type { CipherGraph } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { iso } from '../../../kernel/text.ts';
import { nodeId } from '../../../records/sessions.ts';
import type { ItemFiles, Problem, Replay } from '../collection.ts';
import { type Found, findSession } from './found.ts';
import type { Elsewhere, ThoughtFile } from './names.ts';
import { type Chains, type FoundThought, thoughtFacts } from './thought-text.ts';

/** What the index remembers of a session's files. */
export interface SessionKept {
  /** How many thoughts were ever recorded. */
  order: number;
  checksum: string;
  /** What files that are missing or cannot be read have in the checksum. */
  absent?: string;
  /** When all its files were last read. */
  lastValidated: string;
  elsewhere?: Elsewhere;
  /** Files that somebody went on without: nobody misses them any more, and their numbers stay used. */
  lost?: readonly string[];
}

/** What the index knew about a session, for the case that its manifest can no longer say it. */
export interface KnownSession {
  readonly title: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly created_at_ms: number;
  readonly accessed_at_ms: number;
  readonly concluded: boolean;
}

export interface SessionFound {
  readonly facts: readonly Replay[];
  readonly kept: SessionKept;
  readonly problems: readonly Problem[];
  readonly leftovers: readonly string[];
  readonly updated_ms: number;
  readonly accessed_ms: number;
  /** The highest number of each chain that is used, also by files that are missing or cannot be read. */
  readonly highest: ReadonlyMap<string, number>;
}

export type ReadCipher = (thought: string) => CipherGraph | null;

/** As they were recorded. Files of other versions do not say it, but when. */
function inOrder(thoughts: readonly FoundThought[]): FoundThought[] {
  const saysOrder = thoughts.every(({ order }) => order !== undefined);
  const byTime = (a: FoundThought, b: FoundThought) =>
    a.ts_ms - b.ts_ms || Number(a.branch !== null) - Number(b.branch !== null) || a.number - b.number;
  return [...thoughts].sort((a, b) => (saysOrder ? (a.order as number) - (b.order as number) || byTime(a, b) : byTime(a, b)));
}

/** Where branches begin, as their first thoughts say; one that nobody says begins with the session. */
function chainsOf(thoughts: readonly FoundThought[], problems: Problem[]): Chains {
  const origins = new Map<string, number>();
  const opens = new Set<string>();
  for (const { id, branch, origin, file } of thoughts) {
    if (branch === null || origins.has(branch)) continue;
    opens.add(id);
    origins.set(branch, origin ?? 1);
    if (origin === null) problems.push({ kind: 'inconsistent', file, detail: 'origin' });
  }
  return { origins, opens };
}

/** The thought before each: as it says itself, else the last one of its chain. */
function previousOf(session: string, thoughts: readonly FoundThought[], { origins }: Chains): (string | null)[] {
  const tails = new Map<string, string>();
  return thoughts.map(({ id, branch, prev }) => {
    const chain = branch ?? '';
    const start = branch === null ? null : nodeId(session, null, origins.get(branch) as number);
    const before = prev === undefined ? (tails.get(chain) ?? start) : prev;
    tails.set(chain, id);
    return before;
  });
}

/** Thoughts that contradict their own names, or follow one that nobody knows. */
function contradictions(session: string, { lost }: Found, thoughts: readonly FoundThought[], before: readonly (string | null)[]) {
  const ids = new Set(thoughts.map(({ id }) => id));
  for (const { branch, number } of lost) ids.add(nodeId(session, branch, number));
  return thoughts.flatMap(({ file, contradicts }, i): Problem[] => {
    const prev = before[i] ?? null;
    const said = [...contradicts, ...(prev !== null && !ids.has(prev) ? ['prev'] : [])];
    return said.length > 0 ? [{ kind: 'inconsistent', file, detail: said.join(' ') }] : [];
  });
}

const highestOf = (files: readonly ThoughtFile[]): Map<string, number> => {
  const highest = new Map<string, number>();
  for (const { branch, number } of files) highest.set(branch ?? '', Math.max(number, highest.get(branch ?? '') ?? 0));
  return highest;
};

/** What a session is called, when it was begun and written to, and whether it has ended. */
function aboutOf(
  session: string,
  { manifest, isBehind }: Found,
  thoughts: readonly FoundThought[],
  known: KnownSession | undefined,
) {
  const last = thoughts.at(-1);
  const created_ms = manifest?.createdAt ?? known?.created_at_ms ?? thoughts[0]?.ts_ms ?? Date.now();
  const updated_ms = Math.max(manifest?.updatedAt ?? created_ms, last?.ts_ms ?? created_ms);
  const isLast = last?.nextThoughtNeeded === false;
  return {
    created_ms,
    updated_ms,
    accessed_ms: Math.max(manifest?.lastAccessedAt ?? known?.accessed_at_ms ?? updated_ms, updated_ms),
    concluded: manifest ? !isBehind && (manifest.concluded ?? isLast) : (known?.concluded ?? isLast),
    start: {
      sessionId: session,
      title: manifest?.title || known?.title || text('session-default-title', { time: iso(created_ms) }),
      description: (manifest ? manifest.description : known?.description) ?? null,
      tags: [...(manifest?.tags ?? known?.tags ?? [])],
    },
  };
}

/** A session as its folder says it; undefined where there is nothing of one. */
export function readSession(files: ItemFiles, known: KnownSession | undefined, cipherOf: ReadCipher): SessionFound | undefined {
  const session = files.key;
  const found = findSession(files);
  const { manifest, elsewhere, lost, checksum, absent } = found;
  const isNothing = found.problems.every(({ kind }) => kind === 'missing');
  if (!manifest && found.thoughts.length === 0 && isNothing) return undefined;
  const problems = [...found.problems];
  const thoughts = inOrder(found.thoughts);
  const chains = chainsOf(thoughts, problems);
  const before = previousOf(session, thoughts, chains);
  problems.push(...contradictions(session, found, thoughts, before));
  const { created_ms, updated_ms, accessed_ms, concluded, start } = aboutOf(session, found, thoughts, known);
  const end = { sessionId: session, thoughtCount: thoughts.length, exportPath: null };
  return {
    facts: [
      { kind: 'session_started', fact: start, ts_ms: created_ms },
      ...thoughts.flatMap((one, i) => thoughtFacts(session, one, chains, before[i] ?? null, cipherOf(one.thought))),
      ...(concluded ? [{ kind: 'session_closed' as const, fact: end, ts_ms: updated_ms }] : []),
    ],
    kept: {
      order: thoughts.reduce((most, { order = 0 }) => Math.max(most, order), thoughts.length + lost.length),
      checksum,
      ...(absent === undefined ? {} : { absent }),
      lastValidated: iso(Date.now()),
      ...(Object.keys(elsewhere).length > 0 ? { elsewhere } : {}),
      ...(manifest?.lost.length ? { lost: manifest.lost } : {}),
    },
    problems,
    leftovers: found.leftovers,
    updated_ms,
    accessed_ms,
    highest: highestOf([...thoughts, ...lost]),
  };
}
