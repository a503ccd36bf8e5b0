import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ledger } from '../../../generated/products/ledger.ts';
import type { AppOptions, InFiles } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { call } from '../../../src/boundary/call.ts';
import type { Connection } from '../../../src/boundary/connections.ts';
import { quietFiles, testApp } from '../../support/app.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer of any operation
export type Any = any;

/** Time that stands still until it is moved, and ids that say when they were given, and as which of that moment. */
export const moment = (start = Date.UTC(2026, 0, 31, 23, 59, 58)) => {
  let last = { at: Number.NaN, count: 0 };
  const time = {
    at: start,
    now: () => time.at,
    newId: () => {
      last = { at: time.at, count: last.at === time.at ? last.count + 1 : 0 };
      return `00000000-0000-4000-8${String(last.count).padStart(3, '0')}-${String(time.at).padStart(12, '0')}`;
    },
    /** What comes after the call that it gives is given the same ids as what comes now. */
    twice: () => {
      const now = last;
      return () => {
        last = now;
      };
    },
  };
  return time;
};

export const connected = (handle: string): Connection => ({ handle, remembers: true, get: () => undefined, set: () => {} });

export interface Ledger {
  readonly app: App;
  /** Its answer, or what it refused. */
  ask(tool: string, args?: object, connection?: string): Promise<Any>;
  end(): Promise<void>;
}

export async function openLedger(options: Partial<AppOptions>, workspace = 'shop'): Promise<Ledger> {
  const app = await testApp({ product: ledger, exports: 'nowhere', ...options });
  return {
    app,
    async ask(tool, args = {}, connection) {
      const caller = connection === undefined ? {} : { connection: connected(connection) };
      const { result, error, warnings } = await call(app, tool, { workspace, ...args }, caller);
      if (error) return { refused: error.code, message: error.message };
      return warnings.length > 0 ? { ...result, warned: warnings.map(({ code }) => code) } : result;
    },
    end: () => app.end(),
  };
}

export const inFiles = (folder: string, options: Partial<AppOptions> = {}, files: Partial<InFiles> = {}): Promise<Ledger> =>
  openLedger({ files: { ...quietFiles(folder), ...files }, ...options });

/** A thought with what has to be said of each. */
export const thought = (session: string, number: number, more: object = {}) => ({
  sessionId: session,
  thought: `Thought ${number}`,
  thoughtNumber: number,
  totalThoughts: 5,
  nextThoughtNeeded: true,
  ...more,
});

/** All files below a folder, by their names from there; hidden ones left out. */
export function filesBelow(folder: string, from = ''): string[] {
  return readdirSync(path.join(folder, from), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const name = path.posix.join(from, entry.name);
      return entry.isDirectory() ? filesBelow(folder, name) : [name];
    })
    .sort();
}

/** What somebody does to files who is not us. */
export const stranger = (folder: string, workspace = 'shop') => {
  const sessions = path.join(folder, 'projects', workspace, 'sessions');
  const find = (session: string): string => {
    const found = filesBelow(sessions).find((file) => file.includes(`${session}/`)) ?? '';
    return path.join(sessions, found.slice(0, found.indexOf(session) + session.length));
  };
  const edit = (file: string, change: (text: string) => string) => {
    const text = change(readFileSync(file, 'utf8'));
    /** As editors do, under another name first: within one tick of the clock nothing else would show. */
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  return {
    sessions,
    place: find,
    file: (session: string, name: string) => path.join(find(session), name),
    read: (session: string, name: string) => readFileSync(path.join(find(session), name), 'utf8'),
    json: (session: string, name: string): Any => JSON.parse(readFileSync(path.join(find(session), name), 'utf8')),
    edit: (session: string, name: string, change: (text: string) => string) => edit(path.join(find(session), name), change),
    write: (session: string, name: string, content: unknown) => {
      const file = path.join(find(session), name);
      mkdirSync(path.dirname(file), { recursive: true });
      rmSync(file, { force: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    },
    remove: (session: string, name = '') => rmSync(path.join(find(session), name), { recursive: true }),
    move: (session: string, to: string) => {
      const from = find(session);
      mkdirSync(path.join(sessions, to), { recursive: true });
      renameSync(from, path.join(sessions, to, session));
    },
  };
};
