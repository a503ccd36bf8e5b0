/** The least that an HTTP server on PostgreSQL can be: one row for each request. Says where it listens. */
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] });
await pool.query(
  'create table if not exists floor_notes (id bigserial primary key, workspace text not null, text text not null)',
);

async function put(body) {
  const { workspace, content } = JSON.parse(body);
  const { rows } = await pool.query('insert into floor_notes (workspace, text) values ($1, $2) returning id', [
    workspace,
    content,
  ]);
  return JSON.stringify({ id: rows[0].id });
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () =>
    put(Buffer.concat(chunks).toString()).then(
      (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
      (error) => response.writeHead(500).end(String(error)),
    ),
  );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
