/**
 * Loaded before a server (`--require`), it makes each commit of SQLite wait as long as on a disk that takes BENCH_FLUSH_MS to flush. What
 * the disk itself takes comes on top. It works nothing meanwhile, as a thread that waits for a disk does.
 */
const Sqlite = require('better-sqlite3');

const ms = Number(process.env.BENCH_FLUSH_MS);
const nothing = new Int32Array(new SharedArrayBuffer(4));
const { prepare } = Sqlite.prototype;

Sqlite.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  const run = statement.run.bind(statement);
  const commits = /^\s*commit\b/i.test(sql);
  statement.run = (...given) => {
    const wasInside = this.inTransaction;
    const result = run(...given);
    if (wasInside ? commits : result.changes > 0 && !this.inTransaction) Atomics.wait(nothing, 0, 0, ms);
    return result;
  };
  return statement;
};
