import path from 'node:path';
import { compose } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { call } from '../../../src/boundary/call.ts';
import type { NotesStore } from '../../../src/domain/notes/store.ts';
import { silent } from '../../support/app.ts';
import type { Operation, Subject } from '../shape.ts';
import { noteText } from './text.ts';

const workspace = 'bench';
const fileIn = (folder: string) => path.join(folder, 'noema.db');

async function addNotes(app: App, branch: string, from: number, count: number): Promise<void> {
  for (let at = 0; at < count; at += 5000)
    await app.store.write(workspace, null, async ({ snapshot, tell }) => {
      const { id = 0 } = (await (snapshot.of('notes') as NotesStore).branches.find(branch)) ?? {};
      for (let i = at; i < Math.min(at + 5000, count); i += 1)
        await tell('note_added', { branch, branch_id: id, doc: 'notes', content: noteText(from + i) });
    });
}

/**
 * Half of the notes on main, then two branches three bases deep, then the other half: the cut lies in the middle of main.
 * Each base holds five notes, so that a page of twenty on `read` crosses all of them into main; writes go to `write`.
 */
async function fill(folder: string, entries: number): Promise<void> {
  const app = await compose({ database: fileIn(folder), durability: 'normal', log: silent });
  const make = async (name: string, from: string) => {
    const { error } = await call(app, 'branch_create', { workspace, name, from });
    if (error) throw new Error(error.message);
    await addNotes(app, name, 0, 5);
  };
  const half = Math.floor(entries / 2);
  await addNotes(app, 'main', 0, half);
  await make('one', 'main');
  await make('two', 'one');
  await make('read', 'two');
  await make('write', 'two');
  await addNotes(app, 'main', half, entries - half - 20);
  await app.store.close();
}

const write = (where: string, branch: string): Operation => ({
  measure: 'write',
  where,
  writes: true,
  call: (i) => ({ tool: 'notes_commit', args: { branch, content: noteText(i) } }),
});

const page = (where: string, branch: string): Operation => ({
  measure: 'page of 20',
  where,
  call: () => ({ tool: 'show', args: { branch, doc_kind: 'notes', limit: 20 } }),
});

const operations = [write('main', 'main'), write('derived', 'write'), page('main', 'main'), page('derived', 'read')];

/** A build of this program, by the path of its noema.js. */
export const build = (name: string, program: string): Subject => ({
  name,
  command: (folder) => ({
    args: [program, 'mcp', '--workspace', workspace, '--database', fileIn(folder)],
    env: { NOEMA_HOME: folder },
  }),
  fill,
  operations: () => operations,
  most: Number.POSITIVE_INFINITY,
});
