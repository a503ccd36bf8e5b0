import { parseArgs } from 'node:util';
import { stop } from './shell.ts';

export const kinds = ['read', 'write', 'act', 'portal'] as const;
export type Kind = (typeof kinds)[number];

export interface Wanted {
  readonly address: string;
  readonly name: string;
  readonly kind: Kind;
  /** `entries.countNotes`: a new method of a reader that the room has. */
  readonly reader?: { readonly of: string; readonly method: string };
  /** The fact that a write tells; made with it. */
  readonly fact?: string;
}

const usage = `Usage: npm run new:tool -- <room>/<group> <name> [--kind ${kinds.join('|')}] [--reader <reader>.<method>] [--fact <kind>]
Such as: npm run new:tool -- notes/entries notes_count --reader entries.countNotes
         npm run new:tool -- vcs/branches branch_lock --kind write --fact branch_locked`;

const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

function parsed(args: readonly string[]) {
  try {
    const options = { kind: { type: 'string' }, reader: { type: 'string' }, fact: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

export function wantedTool(args: readonly string[]): Wanted {
  const { positionals, values } = parsed(args);
  const [address = '', name = '', ...more] = positionals;
  const { kind = 'read', reader, fact } = values;
  if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(address) || !snake.test(name) || more.length) stop(usage);
  const known = kinds.find((each) => each === kind) ?? stop(`There is no kind called ${kind}.\n${usage}`);
  const [, of = '', method = ''] = /^([a-z][A-Za-z]*)\.([a-z][A-Za-z]*)$/.exec(reader ?? '') ?? [];
  if (reader !== undefined && !method) stop(`--reader is <reader>.<method>, such as entries.countNotes.\n${usage}`);
  if (reader !== undefined && known !== 'read' && known !== 'portal') stop('Only a read or a portal is made with a reader.');
  if ((known === 'write') !== (fact !== undefined))
    stop(
      known === 'write'
        ? 'A write tells a fact: add --fact <kind>, such as --fact branch_locked.'
        : 'Only a write is made with a fact.',
    );
  if (fact !== undefined && !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(fact))
    stop('A fact is named in the past tense, such as branch_locked.');
  return { address, name, kind: known, ...(method ? { reader: { of, method } } : {}), ...(fact ? { fact } : {}) };
}
