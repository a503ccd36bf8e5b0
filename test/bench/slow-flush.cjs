/**
 * Loaded before a server (`--require`), it makes each commit of SQLite wait as long as on a disk that takes BENCH_FLUSH_MS to flush. What
 * the disk itself takes comes on top. It works nothing meanwhile, as a thread that waits for a disk does. It stands at the library itself,
 * since a server may hold what is around it in its own file.
 */
const { _extensions: loaders } = require('node:module');

const ms = Number(process.env.BENCH_FLUSH_MS);
const nothing = new Int32Array(new SharedArrayBuffer(4));

function slow(statements) {
  const { run } = statements;
  statements.run = function (...given) {
    const { database, source } = this;
    const wasInside = database.inTransaction;
    const result = run.apply(this, given);
    const committed = wasInside ? /^\s*commit\b/i.test(source) : result.changes > 0 && !database.inTransaction;
    if (committed) Atomics.wait(nothing, 0, 0, ms);
    return result;
  };
}

const load = loaders['.node'];
loaders['.node'] = (module, file) => {
  load(module, file);
  if (module.exports.Statement) slow(module.exports.Statement.prototype);
};
