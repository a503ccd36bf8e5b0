import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BranchListOutput, NotesCommitOutput, ShowOutput } from '../../generated/types/index.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

interface Note {
  readonly seq: number;
  readonly on: Model;
}

/** The naive way: a branch owns a copy of everything that it shows. */
interface Model {
  name: string;
  readonly base: Model | null;
  readonly base_seq: number | null;
  readonly notes: Note[];
}

type Step =
  | { readonly kind: 'append'; readonly on: number }
  | { readonly kind: 'branch'; readonly from: number }
  | { readonly kind: 'rename'; readonly which: number }
  | { readonly kind: 'delete'; readonly which: number };

const which = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('append' as const), on: which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('branch' as const), from: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
);

let runs = 0;

/** One workspace and the model of it. */
function world() {
  const workspace = `run/${++runs}`;
  const branches: Model[] = [{ name: 'main', base: null, base_seq: null, notes: [] }];
  let named = 0;
  /** Names that do not sort as they were made. */
  const name = () => `${'zBaXm'[named % 5]}-${named++}`;
  const pick = (n: number) => branches[n % branches.length] as Model;
  const done = async <T>(tool: string, args: object): Promise<T> => {
    const { result, error } = await call(app, tool, { workspace, ...args });
    expect(error, tool).toBeNull();
    return result as T;
  };

  const take: { [K in Step['kind']]: (step: Extract<Step, { kind: K }>) => Promise<void> } = {
    async append({ on }) {
      const branch = pick(on);
      const { entry } = await done<NotesCommitOutput>('notes_commit', { branch: branch.name, content: 'x' });
      branch.notes.push({ seq: entry.seq, on: branch });
    },
    async branch({ from }) {
      const base = pick(from);
      const made = name();
      const { branch } = await done<{ branch: { base_seq: number } }>('branch_create', { name: made, from: base.name });
      branches.push({ name: made, base, base_seq: branch.base_seq, notes: [...base.notes] });
    },
    async rename({ which }) {
      const branch = pick(which);
      const current = name();
      await done('branch_rename', { old: branch.name, new: current });
      branch.name = current;
    },
    async delete({ which }) {
      const branch = pick(which);
      const { error } = await call(app, 'branch_delete', { workspace, name: branch.name });
      const stays = branch.base === null || branches.some((other) => other.base === branch);
      expect(error?.code).toBe(stays ? 'INVALID_INPUT' : undefined);
      if (!stays) branches.splice(branches.indexOf(branch), 1);
    },
  };

  return { branches, done, take: (one: Step) => (take[one.kind] as (step: Step) => Promise<void>)(one) };
}

type World = ReturnType<typeof world>;
type Page = Pick<ShowOutput, 'entries' | 'pagination'>;

/** Every page of a list, put together oldest first. */
async function walk({ done }: World, tool: string, args: object, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: number | null = null, more = true; more; ) {
    const page: Page = await done<Page>(tool, { ...args, limit, ...(cursor === null ? {} : { cursor }) });
    found.unshift(...page.entries.map((entry) => `${entry.branch}@${entry.seq}`));
    expect(page.entries.length).toBe(page.pagination.count);
    cursor = page.pagination.next_cursor;
    more = page.pagination.has_more;
  }
  return found;
}

const shown = (notes: readonly Note[]) => notes.map((note) => `${note.on.name}@${note.seq}`);

async function check(given: World, limit: number): Promise<void> {
  const { branches, done } = given;
  const listed = await done<BranchListOutput>('branch_list', { limit: 200 });
  const wanted = branches.map((b) => ({ name: b.name, base_branch: b.base?.name ?? null, base_seq: b.base_seq }));
  wanted.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
  expect(listed.branches).toMatchObject(wanted);
  expect(listed.branches).toHaveLength(wanted.length);
  for (const branch of branches) {
    expect(await walk(given, 'show', { branch: branch.name, doc_kind: 'notes' }, limit), branch.name).toEqual(
      shown(branch.notes),
    );
    const other = branches[(branches.indexOf(branch) + 1) % branches.length] as Model;
    const theirs = new Set(branch.notes.map((note) => note.seq));
    const difference = other.notes.filter((note) => !theirs.has(note.seq));
    expect(await walk(given, 'diff', { from: branch.name, to: other.name }, limit)).toEqual(shown(difference));
  }
}

it('what branches show and how they differ is what copies would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), fc.integer({ min: 1, max: 7 }), async (steps, limit) => {
      const given = world();
      await given.done('init', {});
      for (const one of steps) await given.take(one);
      await check(given, limit);
    }),
    { numRuns: 60 },
  );
});
