import { existsSync, statSync } from 'node:fs';
import type { Envelope } from '../../../generated/types/index.ts';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { databaseAddress } from '../../kernel/database.ts';
import { text } from '../../kernel/says.ts';
import type { Said } from '../../kernel/transcript-message.ts';
import { readSettings, type Settings } from '../cli/settings.ts';
import { answerFor } from './answer.ts';
import { type HookInput, readInput } from './input.ts';

/** What a hook needs of the world. */
export interface HookWorld {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** Folder of the project that a folder belongs to; null where it is none. */
  projectAround(folder: string): string | null;
  open(settings: Settings): Promise<App>;
  /** The last things said in a transcript. */
  tail(file: string, settings: Settings, project: string | null): Promise<Said[]>;
}

export interface Asked {
  readonly event: string;
  readonly client: string | undefined;
  readonly flags: Readonly<Record<string, unknown>>;
}

const giving = new Set(['SessionStart', 'UserPromptSubmit', 'Stop']);
const keeping = new Set(['PreCompact', 'SessionEnd']);

/** A store that is not there is not made: a folder that nobody works in with Noema stays as it is. */
function isThere(database: string): boolean {
  const address = databaseAddress(database);
  if (address.kind !== 'file') return true;
  if (!existsSync(address.file)) return false;
  /** Opening a pipe would wait for whoever writes to it, and nothing could end that. */
  if (!statSync(address.file).isFile()) throw new Error('the store is no file');
  return true;
}

const resultOf = ({ success, result, error }: Envelope): Record<string, unknown> => {
  if (!success) throw new Error(`${error?.code}: ${error?.message}`);
  return result as Record<string, unknown>;
};

/** Puts a question to the tools, in a workspace that is known. */
async function ask(app: App, asked: Asked, input: HookInput, said: () => Promise<Said[]>): Promise<string | undefined> {
  const { event, client } = asked;
  const { conversation, source, prompt, reminded, host: sender } = input;
  const host = client ?? sender;
  const about = { host, conversation, event };
  if (giving.has(event)) {
    const given = {
      ...about,
      reminded,
      ...(source && event === 'SessionStart' ? { source } : {}),
      ...(prompt ? { prompt } : {}),
    };
    const found = resultOf(await call(app, 'context_give', given)).text;
    return typeof found === 'string' ? found : undefined;
  }
  resultOf(await call(app, 'context_keep', { ...about, ...(event === 'PreCompact' ? { said: await said() } : {}) }));
  return undefined;
}

/** What to say to the host; undefined for nothing. Throws whatever goes wrong: whoever runs it keeps that from the host. */
export async function runHook(world: HookWorld, asked: Asked, sent: string): Promise<string | undefined> {
  const { event, flags } = asked;
  if (!giving.has(event) && !keeping.has(event)) throw new Error(`there is no event ${event.slice(0, 64)}`);
  const input = readInput(sent);
  const project = world.projectAround(input.cwd ?? world.cwd);
  const settings = readSettings(flags, world.env, project);
  const workspace = settings.policy.default_workspace;
  if (event === 'UserPromptSubmit' && !settings.hook_prompts) return undefined;
  const unknown = () =>
    settings.hook_everywhere && event === 'SessionStart' && project !== null ? answerFor(event, text('context-new')) : undefined;
  if (workspace === null || !isThere(settings.database)) return unknown();
  const app = await world.open(settings);
  try {
    const [known] = await app.store.workspaces(workspace, 1);
    if (known !== workspace) return unknown();
    const said = async () => (input.transcript === undefined ? [] : world.tail(input.transcript, settings, project));
    const found = await ask(app, asked, input, said);
    return found === undefined ? undefined : answerFor(event, found);
  } finally {
    await app.store.close();
  }
}
