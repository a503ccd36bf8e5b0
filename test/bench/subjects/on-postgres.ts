import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program that answers HTTP and keeps what it is given in a PostgreSQL database. */
export interface PostgresSubject {
  readonly name: string;
  /** What follows `node`, to serve a database. */
  args(database: string): readonly string[];
  /** Where a note is posted. */
  readonly path: string;
  /** Counts the notes that a database holds. */
  readonly count: string;
}

export const floorWithPostgres: PostgresSubject = {
  name: 'floor+pg',
  args: (database) => [fileURLToPath(new URL('../floor-pg.mjs', import.meta.url)), database],
  path: '/put',
  count: 'select count(*)::int as notes from floor_notes',
};

export const buildOnPostgres = (name: string, program: string): PostgresSubject => ({
  name,
  args: (database) => [program, 'serve', '--port', '0', '--no-ledger', '--database', database],
  path: '/v1/tools/notes_commit',
  count: 'select count(*)::int as notes from entries',
});

export interface Serving {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server and waits until it has said where it listens. */
export async function serve(subject: PostgresSubject, database: string, home: string): Promise<Serving> {
  const child = spawn(process.execPath, [...subject.args(database)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOME: home, NOEMA_HOME: home },
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${subject.name} ended with ${code}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, stop };
}
