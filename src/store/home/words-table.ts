import type Sqlite from 'better-sqlite3';
import { prepared } from './prepared.ts';

/** A table that only knows which rows hold a word; what stands before each word says what kind of row it is. */
export const wordsTable = (name: string): string =>
  `create virtual table ${name} using fts5(words, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '_'");`;

export const holdWords = (db: Sqlite.Database, table: string, n: number, prefix: string, words: string): void =>
  void prepared(db, `insert into ${table} (rowid, words) values (?, ?)`).run(
    n,
    words
      .split(' ')
      .map((word) => prefix + word)
      .join(' '),
  );

export const letWordsGo = (db: Sqlite.Database, table: string, n: number): void =>
  void prepared(db, `delete from ${table} where rowid = ?`).run(n);
