/**
 * Data as files, with an index beside them: the store port for products whose files people read (`THOUGHTBOX_STORAGE=fs`).
 *
 * Files are the truth. The index is a SQLite file with the tables that other stores have, so that the same appliers and readers serve;
 * it may be deleted at any time. A write holds the lock of the data folder, applies its facts in a transaction of the index, writes the
 * files that they change, flushed, and only then commits. Whoever reads an item (a session, say) looks whether its files are still as
 * the index knows them; if they are not, they are read and the call is done again. Folders tell of items that came or went. A look at
 * everything, now and then, finds the rest.
 *
 * How a room has files: it says so in `src/app/rooms/filed.ts`, where a room of the product that is missing does not compile.
 *
 * 1. `collections`: what kinds of things it has as files, each thing a file (`items: 'files'`, named by its key) or a folder
 *    (`items: 'folders'`, perhaps with a `head`, the file that names the others). A collection can `read` such a thing into facts, with
 *    the problems it found, and `drop` all its rows. Reading uses the room's own appliers: a fact is applied with the time that the file
 *    says, told to nobody and kept in no journal.
 * 2. `changes`: for each fact of the room, which files it changes. A fact whose row is missing does not compile; one that changes
 *    nothing in files says `() => []`, and what it wrote is gone with the index.
 * 3. `readers`: readers that call `looks.items` (and `looks.files`) before they answer, in place of the room's own of the same name.
 *
 * What a file holds must be enough to make its rows again: `test/store/filed/story.test.ts` deletes the index and compares.
 */

export type { Collection, FileChanges, RoomFiles } from './collection.ts';
export { knowledgeFiles } from './knowledge/index.ts';
export { notebookFiles } from './notebooks/index.ts';
export { openFiled } from './open.ts';
export type { FiledOptions } from './open-index.ts';
export { type Granularity, granularities } from './partition.ts';
export { type SessionOptions, sessionFiles } from './sessions/index.ts';
