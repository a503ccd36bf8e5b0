import type { Commands } from '../../../generated/registry/commands.ts';
import { call } from '../../boundary/call.ts';
import { printableJson } from '../../kernel/line.ts';
import { renderAnswer } from '../render/answer.ts';
import { atShell, noemaCall } from './at-shell.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Given } from './program.ts';
import { readSettings } from './settings.ts';

/** `noema search words…` */
export async function search(cli: StoreContext, { args, options, flags }: Given<Commands['memory']['search']>): Outcome {
  const { all, json, ...filters } = options;
  const query = args.words.join(' ');
  const app = await cli.openApp(readSettings(flags, cli.env, cli.project));
  try {
    const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
    const asked = { ...given, ...(query ? { query } : {}), ...(all ? { workspace: '*' } : {}) };
    const envelope = await call(app, 'search', asked);
    cli.out(
      json ? printableJson(JSON.stringify(envelope)) : renderAnswer('search', envelope, atShell(app, noemaCall(flags))).text,
    );
    return envelope.success ? 0 : 1;
  } finally {
    await app.store.close();
  }
}
