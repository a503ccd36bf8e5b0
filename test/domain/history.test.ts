import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

type Json = Record<string, unknown>;
type Move = readonly ['commit' | 'aside' | 'reset' | 'branch' | 'checkout', number];

interface Commit {
  readonly seq: number;
  readonly parent: Commit | null;
}

/** What a person would draw: every commit points at the one before it, and a branch is a pointer. */
interface Pointer {
  readonly name: string;
  head: Commit | null;
  /** Every commit that was ever seen on it, also those a reset left behind. */
  readonly seen: Commit[];
  readonly moves: { old_seq: number | null; new_seq: number }[];
}

const chain = (head: Commit | null): number[] => (head ? [...chain(head.parent), head.seq] : []);

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

const asking = (workspace: string) => async (tool: string, args: Json) => {
  const { result, error } = await call(app, tool, { workspace, ...args });
  expect(error, `${tool} ${JSON.stringify(args)}`).toBeNull();
  return result as Json;
};
type Ask = ReturnType<typeof asking>;

/** All pages of a list, as the numbers under a key. */
async function pages(ask: Ask, tool: string, args: Json, list: string): Promise<Json[]> {
  const all: Json[] = [];
  for (let cursor: unknown; ; ) {
    const page = await ask(tool, { ...args, limit: 3, ...(cursor === undefined ? {} : { cursor }) });
    const items = page[list] as Json[];
    if (tool === 'reflog') all.push(...items);
    else all.unshift(...items);
    cursor = (page.pagination as Json).next_cursor ?? undefined;
    if (cursor === undefined) return all;
  }
}

const actions: Record<Move[0], (ask: Ask, pointers: Pointer[], at: { current: Pointer }, pick: number) => Promise<void>> = {
  async commit(ask, _, { current }) {
    const { commits } = await ask('commit', { artifact: 'x', message: 'm' });
    const commit = { seq: (commits as { seq: number }[])[0]?.seq ?? -1, parent: current.head };
    current.moves.unshift({ old_seq: current.head?.seq ?? null, new_seq: commit.seq });
    current.head = commit;
    current.seen.push(commit);
  },
  /** What is written to another document moves nothing here. */
  async aside(ask) {
    await ask('notes_commit', { doc: 'aside', content: 'x' });
  },
  async reset(ask, _, { current }, pick) {
    const commit = current.seen[pick % current.seen.length];
    if (!commit) return;
    const old_seq = current.head?.seq ?? null;
    expect(await ask('reset', { ref: String(commit.seq) })).toMatchObject({ old_seq, new_seq: commit.seq, branch: current.name });
    if (old_seq !== commit.seq) current.moves.unshift({ old_seq, new_seq: commit.seq });
    current.head = commit;
  },
  async branch(ask, pointers, { current }) {
    const name = `b${pointers.length}`;
    await ask('branch_create', { name });
    pointers.push({ name, head: current.head, seen: [...current.seen], moves: [] });
  },
  async checkout(ask, pointers, at, pick) {
    at.current = pointers[pick % pointers.length] as Pointer;
    await ask('checkout', { ref: at.current.name });
  },
};

async function agree(ask: Ask, { name, head, moves }: Pointer): Promise<void> {
  const log = await pages(ask, 'log', { ref: name }, 'commits');
  expect(log.map((commit) => commit.seq)).toEqual(chain(head));
  const reflog = await pages(ask, 'reflog', { ref: name }, 'moves');
  expect(reflog.map(({ old_seq, new_seq }) => ({ old_seq, new_seq }))).toEqual(moves);
}

const steps = fc.array(
  fc.tuple(fc.constantFrom<Move[0]>('commit', 'commit', 'commit', 'aside', 'reset', 'reset', 'branch', 'checkout'), fc.nat(50)),
  { minLength: 5, maxLength: 22 },
);

test('log and reflog agree with pointers drawn by hand, whatever is reset, branched and checked out', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (moves: Move[]) => {
      run += 1;
      const ask = asking(`history/${run}`);
      await ask('init', {});
      const main: Pointer = { name: 'main', head: null, seen: [], moves: [] };
      const pointers = [main];
      const at = { current: main };
      for (const [what, pick] of moves) await actions[what](ask, pointers, at, pick);
      for (const pointer of pointers) await agree(ask, pointer);
      for (const commit of at.current.seen.slice(-3)) {
        const log = await pages(ask, 'log', { ref: `notes@${commit.seq}` }, 'commits');
        expect(log.map(({ seq }) => seq)).toEqual(chain(commit));
      }
    }),
    { numRuns: 50 },
  );
});
