import { compose } from '../../../src/app/compose.ts';
import type { NotesStore } from '../../../src/domain/notes/store.ts';
import { items } from '../../recall/load.ts';
import { silent } from '../../support/app.ts';

export const workspace = 'bench';

const said = items.filter(({ kind }) => kind === 'note' || kind === 'card');

/** Two things that somebody of a real project said, and a number: words are as common among many as among few. */
const searchText = (i: number): string => {
  const a = said[(i * 7919) % said.length];
  const b = said[(i * 104_729 + 17) % said.length];
  return `${a?.title}. ${a?.text} ${b?.text} (${i})`;
};

export async function fillSearch(file: string, entries: number): Promise<void> {
  const app = await compose({ database: file, durability: 'normal', log: silent });
  for (let at = 0; at < entries; at += 5000)
    await app.store.write(workspace, null, async ({ snapshot, tell }) => {
      const { id = 1 } = (await (snapshot.of('notes') as NotesStore).branches.find('main')) ?? {};
      for (let i = at; i < Math.min(at + 5000, entries); i += 1)
        await tell('note_added', { branch: 'main', branch_id: id, doc: 'notes', content: searchText(i) });
    });
  await app.store.close();
}
