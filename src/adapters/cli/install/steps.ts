import { plugin } from '../../../../generated/registry/plugin.ts';
import { claudeEntry, codexTable, type Server } from '../clients/client.ts';
import { type OwnHook, withHooks, withoutHooks } from '../clients/hooks.ts';
import { withoutServer, withServer } from '../clients/json.ts';
import { withoutTable, withTable } from '../clients/toml.ts';
import { shellWord } from '../shell.ts';
import type { ClientFiles, HookClient } from './places.ts';

/** One file of a client's: with what is ours in it, and without. */
export interface Step {
  readonly file: string;
  put(text: string): string;
  /** Undefined: nothing of it is somebody else's. */
  take(text: string): string | undefined;
}

/** How a client starts this program: node and the file, then what is meant. */
export interface Program {
  readonly command: string;
  readonly file: string;
}

/** A shell that cannot even start it must not trouble the client either. */
const quietly = (words: readonly string[]): string => `${words.map(shellWord).join(' ')} || exit 0`;

export const hooksFor = (client: string | undefined, { command, file }: Program, workspace: string | undefined): OwnHook[] =>
  plugin.hooks.map(({ event, timeout }) => ({
    event,
    timeout,
    command: quietly([
      command,
      file,
      'hook',
      event,
      ...(client === undefined ? [] : ['--client', client]),
      ...(workspace === undefined ? [] : ['--workspace', workspace]),
    ]),
  }));

const emptied = (text: string): string | undefined => (/^\s*(?:\{\s*\}\s*)?$/.test(text) ? undefined : text);

/** A skill is one file, and all of it is ours. */
const isOurSkill = (text: string): boolean => /^---\r?\nname: noema\r?\n/.test(text);

export function stepsFor(client: HookClient, files: ClientFiles, connected: Server, hooks: readonly OwnHook[]): Step[] {
  const { name, reach } = connected;
  const place = { key: 'mcpServers', name };
  const server: Step =
    client === 'codex'
      ? {
          file: files.server,
          put: (text) => withTable(text, name, codexTable(connected)),
          take: (text) => emptied(withoutTable(text, name)),
        }
      : {
          file: files.server,
          put: (text) => withServer(text, place, claudeEntry(reach)),
          take: (text) => emptied(withoutServer(text, place)),
        };
  return [
    server,
    { file: files.hooks, put: (text) => withHooks(text, hooks), take: (text) => emptied(withoutHooks(text)) },
    { file: files.skill, put: () => plugin.skill, take: (text) => (isOurSkill(text) ? undefined : text) },
  ];
}
