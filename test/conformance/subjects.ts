import { httpSubject } from '../../src/adapters/conformance/http-subject.ts';
import { stdioSubject } from '../../src/adapters/conformance/stdio-subject.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { serveHttp } from '../../src/adapters/http/serve.ts';
import type { App } from '../../src/boundary/app.ts';
import { tempFolder, testApp, testClock } from '../support/app.ts';
import { inside } from '../support/inside.ts';
import { freshDatabase } from '../support/postgres.ts';
import { programLine } from '../support/programs.ts';
import type { Store, Transport } from './grid.ts';

/** Something that cases can be run against. */
export interface Prepared {
  readonly subject: Subject;
  /** How often the last call asked the store; unknown from outside. */
  readonly asked?: () => number;
  end(): Promise<void>;
}

/** A database by its address; SQLite makes a file where it stands. */
type Database = { readonly database?: string };

const token = 'only-for-this-test';
/** Against a server that hangs; one that is slow because the machine is busy is waited for. */
const timeoutMs = 300_000;

/** An app that counts how often its store is asked. */
function counting(app: App): { app: App; reset(): void; asked(): number } {
  let asked = 0;
  const store = new Proxy(app.store, {
    get: (target, key, receiver) => {
      if (typeof Reflect.get(target, key, receiver) === 'function') asked += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const reset = () => {
    asked = 0;
  };
  return { app: { ...app, store }, reset, asked: () => asked };
}

async function openInside(place: Database): Promise<Prepared> {
  const own = await testApp(place);
  const { app, reset, asked } = counting(own);
  const subject = inside(app);
  const call: Subject['call'] = (tool, args) => {
    reset();
    return subject.call(tool, args);
  };
  return { subject: { ...subject, call }, asked, end: () => own.end() };
}

async function openHttp(place: Database): Promise<Prepared> {
  const clock = testClock();
  const app = await testApp({ clock, ...place });
  const access = { host: '127.0.0.1', token, origins: [] };
  const server = await serveHttp(app, { access, port: 0, toolset: 'daily', version: '0.0.0' });
  const subject = await httpSubject(new URL('/mcp', server.url), { token, timeoutMs });
  return {
    subject: { ...subject, aside: inside(app).call, wait: async (ms) => clock.advance(ms) },
    end: async () => {
      await subject.close();
      await server.close();
      await app.end();
    },
  };
}

/** One server for all cases that need it set up alike. */
function shared(subject: Subject): Subject {
  const { configured } = subject;
  if (!configured) return subject;
  const servers = new Map<string, Promise<Subject>>();
  return {
    ...subject,
    configured: async (options) => {
      const key = JSON.stringify(options);
      const server = servers.get(key) ?? configured(options);
      servers.set(key, server);
      return { ...(await server), close: async () => {} };
    },
    close: async () => {
      for (const server of servers.values()) await (await server).close();
      await subject.close();
    },
  };
}

async function openStdio({ database }: Database): Promise<Prepared> {
  const { folder, remove } = tempFolder();
  const store = database === undefined ? { NOEMA_DURABILITY: 'normal' } : { NOEMA_DATABASE_URL: database };
  const env = { ...process.env, NOEMA_DATABASE_URL: undefined, NOEMA_HOME: folder, ...store };
  const subject = shared(await stdioSubject(`${await programLine('src/bin/noema.ts')} mcp`, { env, timeoutMs }));
  return {
    subject,
    end: async () => {
      await subject.close();
      remove();
    },
  };
}

const transports: Readonly<Record<Transport, (place: Database) => Promise<Prepared>>> = {
  'in process': openInside,
  stdio: openStdio,
  HTTP: openHttp,
};

const stores: Readonly<Record<Store, () => Promise<Database & { drop?: () => Promise<void> }>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => {
    const { url, drop, set } = await freshDatabase();
    /** So many workspaces in tables that nobody has analyzed: plans would read them whole, each case for all before it. */
    await set('enable_seqscan = off');
    return { database: url, drop };
  },
};

export async function open(transport: Transport, store: Store): Promise<Prepared> {
  const { drop, ...place } = await stores[store]();
  const prepared = await transports[transport](place);
  return {
    ...prepared,
    end: async () => {
      await prepared.end();
      await drop?.();
    },
  };
}
