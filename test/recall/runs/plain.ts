import Sqlite from 'better-sqlite3';
import type { Finder } from '../measure.ts';
import { left } from './load.ts';

/** Other ways to look things up, on the same data. */
export interface Plain {
  readonly subject: string;
  readonly find: Finder;
}

const most = 10;

/** Every word must stand there, as SQLite finds words; the best first. */
function allWords(db: Sqlite.Database, subject: string, tokens: RegExp): Plain {
  const search = db.prepare('select key from words where words match ? order by rank limit ?').pluck();
  return {
    subject,
    find: async (query) => {
      const asked = [...new Set(query.toLowerCase().match(tokens) ?? [])].slice(0, 24);
      return asked.length === 0 ? [] : (search.all(asked.map((token) => `"${token}"`).join(' '), most) as string[]);
    },
  };
}

/** The first word as a part of a text, the newest first; and any of the words, what holds most of them first. */
function like(db: Sqlite.Database): Plain[] {
  const first = db.prepare("select key from items where text like '%' || ? || '%' order by n desc limit ?").pluck();
  const words = (query: string) => query.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [
    { subject: 'LIKE, the first word', find: async (query) => first.all(words(query)[0] ?? query, most) as string[] },
    {
      subject: 'LIKE, any word',
      find: async (query) => {
        const held = words(query).map(() => "(text like '%' || ? || '%')");
        if (held.length === 0) return [];
        const score = held.join(' + ');
        const sql = `select key from items where ${score} > 0 order by ${score} desc, n desc limit ?`;
        return db
          .prepare(sql)
          .pluck()
          .all(...words(query), ...words(query), most) as string[];
      },
    },
  ];
}

export function plainWays(): { readonly ways: readonly Plain[]; close(): void } {
  const db = new Sqlite(':memory:');
  db.exec(
    'create table items (n integer primary key, key text, text text); create virtual table words using fts5(key unindexed, text)',
  );
  const [item, word] = [
    db.prepare('insert into items (key, text) values (?, ?)'),
    db.prepare('insert into words (key, text) values (?, ?)'),
  ];
  for (const { key, title, text } of left) {
    item.run(key, `${title} ${text}`);
    word.run(key, `${title} ${text}`);
  }
  return {
    ways: [
      allWords(db, 'FTS5, all words', /[\p{L}\p{N}_]{2,}/gu),
      allWords(db, 'FTS5, all words of ASCII', /[A-Za-z0-9_]{2,}/g),
      ...like(db),
    ],
    close: () => db.close(),
  };
}
