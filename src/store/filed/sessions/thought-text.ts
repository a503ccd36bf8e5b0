import type { CipherGraph, Critique, ThoughtNode } from '../../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { nodeId } from '../../../records/sessions.ts';
import type { Replay } from '../collection.ts';
import type { ThoughtFile } from './names.ts';

/** A thought as its file says it. `next` is empty: what comes after it says so itself, in `prev`. */
export const thoughtText = (node: ThoughtNode, order: number): string =>
  `${JSON.stringify({ ...node, next: [], order }, null, 2)}\n`;

/** A thought that was read, so far as its own file tells of it. */
export interface FoundThought extends ThoughtFile {
  readonly id: string;
  /** In which it was recorded among those of its session; undefined in files that do not say it. */
  readonly order: number | undefined;
  readonly ts_ms: number;
  readonly thought: string;
  readonly totalThoughts: number;
  readonly nextThoughtNeeded: boolean;
  readonly isRevision: boolean;
  readonly revisesThought: number | null;
  readonly needsMoreThoughts: boolean;
  readonly critique: Critique | null;
  /** Undefined: not said. */
  readonly prev: string | null | undefined;
  readonly revisesNode: string | null;
  readonly origin: number | null;
  /** What it says about itself that is not so, as words. */
  readonly contradicts: readonly string[];
}

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1_000_000 ? value : undefined;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const timeIn = (value: unknown): number | undefined => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
};

const critiqueIn = (value: unknown): Critique | null => {
  if (!isRecord(value)) return null;
  const { text, model, timestamp } = value;
  return typeof text === 'string' && typeof model === 'string' && typeof timestamp === 'string'
    ? { text, model, timestamp }
    : null;
};

/** The number at the end of a node's id. */
const numberOf = (id: unknown): number | undefined => positive(Number(/:(\d+)$/.exec(textIn(id) ?? '')?.[1]));

/** Undefined where a text is no thought. The name of the file says which one it is, whatever the text says. */
export function thoughtIn(text: string, session: string, file: ThoughtFile, changed_ms: number): FoundThought | undefined {
  const parsed = parseJson(text.replace(/^\ufeff/, ''))?.value;
  if (!isRecord(parsed)) return undefined;
  const data = isRecord(parsed.data) ? parsed.data : parsed;
  const thought = textIn(data.thought);
  if (thought === undefined) return undefined;
  const { branch, number } = file;
  const id = nodeId(session, branch, number);
  const said = [
    data.thoughtNumber !== number ? 'number' : '',
    (data.branchId ?? null) !== branch ? 'branch' : '',
    parsed.id !== undefined && parsed.id !== id && parsed.id !== nodeId(session, null, number) ? 'id' : '',
  ];
  const revisesThought = positive(data.revisesThought) ?? null;
  return {
    ...file,
    id,
    order: positive(parsed.order),
    ts_ms: timeIn(data.timestamp) ?? changed_ms,
    thought,
    totalThoughts: Math.max(positive(data.totalThoughts) ?? number, number),
    nextThoughtNeeded: data.nextThoughtNeeded !== false,
    isRevision: data.isRevision === true || revisesThought !== null,
    revisesThought,
    needsMoreThoughts: data.needsMoreThoughts === true,
    critique: critiqueIn(data.critique),
    prev: parsed.prev === undefined ? undefined : (textIn(parsed.prev) ?? null),
    revisesNode: textIn(parsed.revisesNode) ?? null,
    origin: branch === null ? null : (positive(data.branchFromThought) ?? numberOf(parsed.branchOrigin) ?? null),
    contradicts: said.filter(Boolean),
  };
}

/** Where each branch begins, and which thought opened it. */
export interface Chains {
  readonly origins: ReadonlyMap<string, number>;
  readonly opens: ReadonlySet<string>;
}

/** A thought as what had happened when it was recorded. */
export function thoughtFacts(
  session: string,
  found: FoundThought,
  { origins, opens }: Chains,
  prev: string | null,
  cipher: CipherGraph | null,
): Replay[] {
  const { id, branch, number, ts_ms, critique } = found;
  const origin = branch === null ? null : (origins.get(branch) as number);
  const about = { sessionId: session, nodeId: id, branchId: branch, thoughtNumber: number };
  return [
    {
      kind: 'thought_recorded',
      ts_ms,
      fact: {
        ...about,
        totalThoughts: found.totalThoughts,
        nextThoughtNeeded: found.nextThoughtNeeded,
        isRevision: found.isRevision,
        revisesThought: found.revisesThought,
        branchFromThought: origin,
        needsMoreThoughts: found.needsMoreThoughts,
        prev,
        revisesNode: found.revisesNode,
        branchOrigin: origin === null ? null : nodeId(session, null, origin),
        opens: opens.has(id),
        thought: found.thought,
        cipher,
      },
    },
    ...(critique ? [{ kind: 'thought_critiqued' as const, ts_ms, fact: { ...about, critique } }] : []),
  ];
}
