import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import { httpSubject } from '../../src/adapters/conformance/http-subject.ts';
import { ownOutputs } from '../../src/adapters/conformance/outputs.ts';
import { stdioSubject } from '../../src/adapters/conformance/stdio-subject.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { serveHttp } from '../../src/adapters/http/serve.ts';
import { listTools } from '../../src/adapters/mcp/listing.ts';
import type { AppOptions } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import { largest } from '../../src/boundary/toolsets.ts';
import { inMemory } from '../../src/kernel/database.ts';
import { quietFiles, tempFolder, testApp, testClock } from '../support/app.ts';
import { openHomes } from '../support/homes.ts';
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

/** A product, and a database by its address; SQLite makes a file where it stands, and files a folder. */
interface Place {
  readonly product: string;
  readonly database?: string;
  readonly inFiles?: boolean;
}

const products: Readonly<Record<string, ProductInfo>> = { memory, ledger };

/** What a product writes to files stands in a folder that is gone afterwards. */
function settingsOf({ product, inFiles, ...place }: Place): { options: Partial<AppOptions>; remove: () => void } {
  const { folder, remove } = tempFolder();
  const files = inFiles ? { files: quietFiles(folder) } : {};
  return {
    options: { product: products[product] as ProductInfo, exports: { project_root: folder }, ...files, ...place },
    remove,
  };
}

/** How a product is started for one client. */
const startLines: Readonly<Record<string, string>> = { memory: 'mcp', ledger: 'ledger --stdio' };

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

async function openInside(place: Place): Promise<Prepared> {
  if (place.product === 'autopilot') return openHomes();
  const { options, remove } = settingsOf(place);
  const own = await testApp(options);
  const { app, reset, asked } = counting(own);
  const subject = inside(app, 'full', ownOutputs(await listTools(app, largest(app.product))));
  const call: Subject['call'] = (tool, args) => {
    reset();
    return subject.call(tool, args);
  };
  return { subject: { ...subject, call }, asked, end: () => own.end().finally(remove) };
}

async function openHttp(place: Place): Promise<Prepared> {
  const clock = testClock();
  const { options, remove } = settingsOf(place);
  const app = await testApp({ clock, ...options });
  const access = { host: '127.0.0.1', token, origins: [] };
  const server = await serveHttp(app, { access, port: 0, toolset: app.product.default_toolset ?? '', version: '0.0.0' });
  const subject = await httpSubject(new URL('/mcp', server.url), { token, timeoutMs });
  return {
    subject: { ...subject, ...shortcut(app), wait: async (ms) => clock.advance(ms) },
    end: async () => {
      await subject.close();
      await server.close();
      await app.end();
      remove();
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

/** What a connection has reached is part of a case, so nothing may go around it. */
const shortcut = (app: App): Pick<Subject, 'aside'> => (app.product.gateway ? {} : { aside: inside(app).call });

async function openStdio({ product, database, inFiles }: Place): Promise<Prepared> {
  const { folder, remove } = tempFolder();
  const store = database === undefined ? { NOEMA_DURABILITY: 'normal' } : { NOEMA_DATABASE_URL: database };
  /** Files are what it has by default. */
  const own = { THOUGHTBOX_DATA_DIR: folder, THOUGHTBOX_STORAGE: inFiles ? undefined : 'db', NOEMA_LOG: 'error' };
  const env = { ...process.env, NOEMA_DATABASE_URL: undefined, NOEMA_HOME: folder, ...own, ...store };
  const line = `${await programLine('src/bin/noema.ts')} ${startLines[product]}`;
  const subject = shared(await stdioSubject(line, { env, timeoutMs }));
  return {
    subject,
    end: async () => {
      await subject.close();
      remove();
    },
  };
}

const transports: Readonly<Record<Transport, (place: Place) => Promise<Prepared>>> = {
  'in process': openInside,
  stdio: openStdio,
  HTTP: openHttp,
};

const stores: Readonly<Record<Store, () => Promise<Omit<Place, 'product'> & { drop?: () => Promise<void> }>>> = {
  SQLite: async () => ({}),
  files: async () => ({ inFiles: true }),
  memory: async () => ({ database: inMemory }),
  PostgreSQL: async () => {
    const { url, drop } = await freshDatabase();
    return { database: url, drop };
  },
};

export async function open(product: string, transport: Transport, store: Store): Promise<Prepared> {
  const { drop, ...place } = await stores[store]();
  const prepared = await transports[transport]({ product, ...place });
  return {
    ...prepared,
    end: async () => {
      await prepared.end();
      await drop?.();
    },
  };
}
