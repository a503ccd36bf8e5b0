import { once } from 'node:events';
import { ledger } from '../../../generated/products/ledger.ts';
import { type AppOptions, compose } from '../../../src/app/compose.ts';
import { call } from '../../../src/boundary/call.ts';
import { silent } from '../../support/app.ts';

/** A process of its own that thinks without end, several thoughts at once; what was acknowledged it prints, one JSON line each. */
interface Orders extends Pick<AppOptions, 'database' | 'files' | 'durability'> {
  readonly who: string;
  /** How many thoughts of each kind; without it, until it is stopped. */
  readonly count?: number;
  /** A session that others think in, too. */
  readonly shared: string;
}

const { who, count = Number.POSITIVE_INFINITY, shared, ...where }: Orders = JSON.parse(process.argv[2] ?? '{}');
const say = (line: unknown) => process.stdout.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
const app = await compose({ product: ledger, durability: 'full', log: silent, exports: 'nowhere', ...where });

const ask = async (tool: string, args: object) => {
  const { result, error } = await call(app, tool, { workspace: 'shop', ...args });
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any operation
  return (error ? { refused: error.code, message: error.message } : result) as any;
};
/** From nothing to more than a page, so that a kill finds writers in the middle. */
const padding = (i: number) => 'ü'.repeat((i * 7919) % 3000);

interface Lane {
  readonly session: string;
  readonly more?: object;
  /** Others may have taken a number. */
  readonly contested?: boolean;
}

async function think(lane: string, { session, more = {}, contested }: Lane): Promise<void> {
  for (let i = 1, number = 1; i <= count; ) {
    const text = `${who}-${lane}-${i} ${padding(i)}`;
    const given = {
      sessionId: session,
      thought: text,
      thoughtNumber: number,
      totalThoughts: 9,
      nextThoughtNeeded: true,
      ...more,
    };
    const { nodeId, refused, message } = await ask('thought', given);
    if (nodeId !== undefined) {
      say({ session, node: nodeId, text });
      i += 1;
      number += 1;
      continue;
    }
    const [, free] = /(\d+) is the next free number/.exec(message) ?? [];
    if (!contested || free === undefined) return void say({ error: refused, message });
    number = Number(free);
  }
}

/** Sessions that come and go. */
async function churn(): Promise<void> {
  for (let i = 1; i <= count; i += 1) {
    const { session, refused, message } = await ask('start_new', { title: `${who} ${i}`, tags: ['churn'] });
    if (!session) return void say({ error: refused, message });
    await ask('thought', {
      sessionId: session.id,
      thought: 'x',
      thoughtNumber: 1,
      totalThoughts: 1,
      nextThoughtNeeded: i % 3 > 0,
    });
    if (i % 2 === 0) await ask('session_delete', { sessionId: session.id, confirm: true });
    say({ churned: session.id, deleted: i % 2 === 0 });
  }
}

/** A page that all write to, a pattern of one's own that is written over, and a notebook that grows. */
async function learn(): Promise<void> {
  const { notebook } = await ask('notebook_create', { name: `Of ${who}` });
  const id = `of-${who}`;
  await ask('knowledge_create_pattern', { id, title: who, description: who, content: '0' });
  for (let i = 1; i <= count; i += 1) {
    const line = `${who} ${i}`;
    const noted = await ask('knowledge_update_note', { id: 'page', append: line });
    if (noted.refused) return void say({ error: noted.refused, message: noted.message });
    say({ line });
    await ask('knowledge_update_pattern', { id, content: `${i} ${padding(i)}` });
    say({ pattern: id, i });
    const { cell, refused, message } = await ask('notebook_add_cell', {
      notebookId: notebook.id,
      type: 'markdown',
      content: line,
    });
    if (!cell) return void say({ error: refused, message });
    say({ notebook: notebook.id, cell: cell.id, line });
    /** As many cells as a notebook may have are enough. */
    if (i > 400) return;
  }
}

say('ready');
await once(process, 'message');
const { session: own } = await ask('start_new', { title: `Of ${who}` });
await ask('thought', {
  sessionId: own.id,
  thought: 'begin',
  thoughtNumber: 1_000_000,
  totalThoughts: 1,
  nextThoughtNeeded: true,
});
await Promise.all([
  think('main', { session: own.id }),
  think('branch', { session: own.id, more: { branchId: 'side', branchFromThought: 1_000_000 } }),
  think('shared', { session: shared, contested: true }),
  think('also', { session: shared, contested: true }),
  churn(),
  learn(),
]);
await app.store.close();
process.exit(0);
