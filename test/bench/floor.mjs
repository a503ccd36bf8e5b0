/**
 * The least that an MCP server over standard input and output can be; with a file as argument it keeps one row per call, with
 * `--files` and a folder one flushed file.
 */
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

async function sqliteTools(file) {
  const { default: Sqlite } = await import('better-sqlite3');
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table if not exists notes (id integer primary key, text text not null)');
  process.on('exit', () => db.close());
  const insert = db.prepare('insert into notes (text) values (?)');
  const one = db.prepare('select id, text from notes where id = ?');
  const newest = db.prepare('select id, text from notes order by id desc limit ?');
  return {
    put: ({ text }) => ({ id: Number(insert.run(text).lastInsertRowid) }),
    get: ({ id }) => one.get(id),
    page: ({ limit }) => newest.all(limit),
  };
}

/** A file that is whole or not there, and there after a power loss: flushed before it gets its name, and its name after. */
function fileTools(folder) {
  let count = 0;
  const flushed = (file, flags, text) => {
    const handle = openSync(file, flags);
    if (text !== undefined) writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
  };
  return {
    put: ({ text }) => {
      count += 1;
      const unfinished = path.join(folder, '.unfinished');
      flushed(unfinished, 'wx', JSON.stringify({ count, text }, null, 2));
      renameSync(unfinished, path.join(folder, `${count}.json`));
      flushed(folder, 'r');
      return { id: count };
    },
  };
}

const echo = { echo: ({ text }) => ({ text }) };
const [, , file, folder] = process.argv;
const kept = async () => (file === '--files' ? fileTools(folder) : file ? sqliteTools(file) : {});
const tools = { ...echo, ...(await kept()) };

const server = new Server({ name: 'floor', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: Object.keys(tools).map((name) => ({ name, description: name, inputSchema: { type: 'object' } })),
}));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [{ type: 'text', text: JSON.stringify(tools[params.name](params.arguments)) }],
}));
await server.connect(new StdioServerTransport());
