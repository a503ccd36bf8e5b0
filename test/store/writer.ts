import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { compose } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { silent } from '../support/app.ts';

/** A process of its own that opens a store and writes; what was acknowledged it prints, one JSON line each. */
interface Orders {
  readonly database: string;
  /** open: only open and close. mixed: some of everything, one after another. storm: without end, several at once. */
  readonly mode: 'open' | 'mixed' | 'storm';
  readonly who?: string;
  readonly count?: number;
}

const { database, mode, who = 'w', count = 0 }: Orders = JSON.parse(process.argv[2] ?? '{}');
const workspace = 'shared';
/** Standard output is a pipe, which Node writes synchronously: what is printed was acknowledged, whatever happens next. */
const say = (line: unknown) => process.stdout.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);

const mixed = (id: string, i: number): [string, Record<string, unknown>] => {
  const calls: [string, Record<string, unknown>][] = [
    ['notes_commit', { content: id, branch: 'main' }],
    ['branch_create', { name: `b-${id}`, from: 'main' }],
    ['macro_branch_note', { content: id }],
    ['checkout', { ref: i % 2 ? 'main' : `b-${who}-1` }],
    ['notes_commit', { content: id }],
    ['merge', { from: `b-${who}-1`, into: 'main' }],
    ['tag_create', { name: 'newest', from: 'main', force: true }],
    ['tag_create', { name: `once-${i}`, from: 'main' }],
  ];
  return calls[i % calls.length] as [string, Record<string, unknown>];
};

async function writeMixed(app: App): Promise<void> {
  let told: { seq: number; kind: string }[] = [];
  app.bus.listen((_, facts) => {
    told = facts.map(({ seq, kind }) => ({ seq, kind }));
  });
  for (let i = 0; i < count; i++) {
    told = [];
    const id = `${who}-${i}`;
    const [tool, args] = mixed(id, i);
    const { error } = await call(app, tool, { workspace, ...args });
    say(error ? { error: error.code, message: error.message } : { id, told, noted: args.content === id });
  }
}

const storms: ((id: string) => [string, Record<string, unknown>])[] = [
  (id) => ['notes_commit', { content: id, branch: 'main' }],
  (id) => ['commit', { artifact: id, message: 'three at once', docs: ['one', 'two', 'three'] }],
  (id) => ['macro_branch_note', { content: id, name: id, from: 'main' }],
];

/** As many at once of each kind, so that some wait while others are written. */
const inFlight = 4;

/** A write that fails after it has told something, among those that do not. */
async function refused(app: App): Promise<void> {
  const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'never' };
  for (;;) {
    await app.store
      .write(workspace, null, async ({ tell }) => {
        await tell('note_added', note);
        throw new Error('on purpose');
      })
      .catch(() => {});
    /** What fails takes no time on SQLite, and would let nobody else begin. */
    await setImmediate();
  }
}

const storm = (app: App) =>
  Promise.all([
    refused(app),
    ...storms.flatMap((make, lane) =>
      Array.from({ length: inFlight }, async (_, way) => {
        for (let i = 0; ; i++) {
          const id = `${who}-${lane}-${way}-${i}`;
          const [tool, args] = make(id);
          const { error } = await call(app, tool, { workspace, ...args });
          say(error ? { error: error.code, message: error.message } : { id, lane });
        }
      }),
    ),
  ]);

const go = () => once(process, 'message');
const open = () => compose({ database, durability: 'full', log: silent });

if (mode === 'open') {
  say('loaded');
  await go();
  await (await open()).store.close();
} else {
  const app = await open();
  say('ready');
  await go();
  if (mode === 'storm') await storm(app);
  else await writeMixed(app);
  await app.store.close();
}
process.exit(0);
