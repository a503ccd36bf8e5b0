import type { IndexShape, Position } from '../../../src/store/files/index.ts';

/** An index that keeps each record with its place: what it holds can be held against the files. */
export const counting = (file: string, version = 1): IndexShape => ({
  file,
  version,
  create: (db) =>
    db.exec('create table records (source text, line integer, byte integer, record text, primary key (source, line))'),
  apply: (db, record, { source, line, byte }: Position) =>
    void db.prepare('insert into records values (?, ?, ?, ?)').run(source, line, byte, JSON.stringify(record)),
});

/** The same, which can also take back what came from one file. */
export const forgetting = (file: string, version = 1): IndexShape => ({
  ...counting(file, version),
  forget: (db, source) => void db.prepare('delete from records where source = ?').run(source),
});
