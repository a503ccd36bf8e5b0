import { dropSession } from '../../session-rows.ts';
import type { Collection, HeadGiven } from '../collection.ts';
import { type Granularity, isPartition, partitionOf } from '../partition.ts';
import { type Lists, listedWith, manifestBytes, manifestFile } from './manifest.ts';
import { placeOf, thoughtFiles } from './names.ts';
import { type ReadCipher, readSession, type SessionKept } from './read.ts';
import { completeSession, knownSession, listsFor, sessionFor } from './rows.ts';

interface Remembered {
  readonly stamp: string;
  readonly lists: Lists;
}

/** Sessions whose lists are remembered: making those of a long one again takes longer than all the rest of a write. */
const mostRemembered = 100;

/** The lists of manifests as they were last written here, so that one more thought is one more name. */
class ManifestLists {
  readonly #known = new Map<string, Remembered>();
  readonly #next = new Map<string, Lists>();

  async of(given: HeadGiven): Promise<Lists> {
    const { db, ws, key, stamp, added } = given;
    const known = this.#known.get(given.place);
    const grown = known && known.stamp === stamp && stamp !== '' ? this.#grown(known.lists, added) : undefined;
    const lists = grown ?? (await listsFor(db, { ws, session: key }, placeOf));
    this.#next.set(given.place, lists);
    return lists;
  }

  settled({ place, stamp }: HeadGiven): void {
    const lists = this.#next.get(place);
    this.#next.delete(place);
    this.#known.delete(place);
    if (lists) this.#known.set(place, { stamp, lists });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostRemembered) return;
      this.#known.delete(oldest);
    }
  }

  #grown(lists: Lists, added: readonly string[]): Lists | undefined {
    const all = new Map(lists);
    for (const file of added) {
      const { branch = null, number = 0 } = placeOf(file) ?? {};
      const list = listedWith(all.get(branch ?? ''), number);
      if (!list) return undefined;
      all.set(branch ?? '', list);
    }
    return all;
  }
}

export interface SessionOptions {
  readonly granularity: Granularity;
  /** What a thought says in cipher. */
  readonly cipherOf: ReadCipher;
}

/** Sessions: each a folder with a manifest, a file for each thought, and a folder for each branch. */
export function sessionCollection({ granularity, cipherOf }: SessionOptions): Collection {
  const lists = new ManifestLists();
  return {
    name: 'sessions',
    folder: 'sessions',
    items: 'folders',
    group: { of: partitionOf[granularity], is: isPartition },
    head: {
      file: manifestFile,
      async text(given) {
        const { db, ws, key, place } = given;
        const { checksum, lastValidated, lost } = given.kept as SessionKept;
        const [group = ''] = place.split('/').slice(-2, -1).filter(isPartition);
        return manifestBytes({
          ...(await sessionFor(db, { ws, session: key })),
          lists: await lists.of(given),
          partitionPath: group,
          checksum,
          lastValidated,
          lost,
        });
      },
      settled: (given) => lists.settled(given),
    },
    files: (names) => thoughtFiles(names).map(({ file }) => file),
    async read(files, { db, ws }) {
      const known = await knownSession(db, { ws, session: files.key });
      const found = readSession(files, known, cipherOf);
      return (
        found && {
          facts: found.facts,
          kept: found.kept,
          problems: found.problems,
          leftovers: found.leftovers,
          complete: (writer) => completeSession(writer, files.key, found),
        }
      );
    },
    drop: dropSession,
  };
}
