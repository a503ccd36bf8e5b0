import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '../../../boundary/app.ts';
import { call } from '../../../boundary/call.ts';
import type { StoreContext } from '../context.ts';
import type { Settings } from '../settings.ts';
import { count } from '../table.ts';
import { type Check, fail, ok } from './check.ts';
import { newer, sqliteTrouble } from './sqlite-file.ts';

/** Nothing is bound, locked or made while looking. */
const looking = {
  default_workspace: null,
  workspace_lock: false,
  project_guard: null,
  default_agent_id: null,
  proof_policy: 'warn',
} as const;

const open = (cli: StoreContext, settings: Settings, database = settings.database) =>
  cli.openApp({ ...settings, database, policy: looking });

async function withApp<T>(opening: Promise<App>, work: (app: App) => Promise<T>): Promise<T> {
  const app = await opening;
  try {
    return await work(app);
  } finally {
    await app.store.close();
  }
}

/** Opens the store that is there and asks it something, about a workspace that nobody has. */
export async function checkStore(cli: StoreContext, settings: Settings, trouble = sqliteTrouble): Promise<Check> {
  try {
    return await withApp(open(cli, settings), async (app) => {
      const { error } = await call(app, 'status', { workspace: `doctor-${randomBytes(8).toString('hex')}` });
      if (error && !['UNKNOWN_WORKSPACE', 'NOT_INITIALIZED'].includes(error.code))
        return fail('Store', `it opens, but ${error.code}: ${error.message}`, error.recovery ?? '');
      const workspaces = (await app.store.workspaces('', 1000)).length;
      const many = workspaces < 1000 ? count(workspaces, 'workspace') : '1000 workspaces or more';
      return ok('Store', `${app.store.engine} opens, schema ${app.store.schema_version} is current, ${many}`);
    });
  } catch (error) {
    return newer(error) ?? trouble(settings.database, error);
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );

/** Writes a note to a store made for this, beside the real one, and reads it back. Nothing stays behind. */
export async function checkScratch(cli: StoreContext, settings: Settings): Promise<Check> {
  const beside = path.dirname(settings.database);
  const folder = await mkdtemp(path.join((await isThere(beside)) ? beside : tmpdir(), '.doctor-'));
  try {
    return await withApp(open(cli, settings, path.join(folder, 'scratch.db')), async (app) => {
      const content = randomBytes(8).toString('hex');
      const wrote = await call(app, 'notes_commit', { workspace: 'doctor', content });
      const read = await call(app, 'show', { workspace: 'doctor', doc_kind: 'notes' });
      const problem = wrote.error ?? read.error;
      if (problem) return fail('Write and read', `${problem.code}: ${problem.message}`, problem.recovery ?? '');
      return JSON.stringify(read.result).includes(content)
        ? ok('Write and read', 'a note came back from a scratch store')
        : fail('Write and read', 'a note did not come back', 'Check the disk; what was written could not be read.');
    });
  } catch (error) {
    return { ...sqliteTrouble('a scratch store', error), name: 'Write and read' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
