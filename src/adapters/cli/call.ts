import type { Commands } from '../../../generated/registry/commands.ts';
import { call } from '../../boundary/call.ts';
import { printableJson } from '../../kernel/line.ts';
import { renderAnswer } from '../render/answer.ts';
import { readerOf } from '../render/lines.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Given } from './program.ts';
import { readSettings } from './settings.ts';
import { SettingError } from './value.ts';

/** `3`, `true`, `["a"]` and `{…}` are values; anything else is text. A leading and trailing quote is JSON too. */
function value(text: string): unknown {
  if (!/^(-?\d+(\.\d+)?|true|false|null|\[[\s\S]*\]|\{[\s\S]*\}|"[\s\S]*")$/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function parsePairs(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new SettingError(`${pair} is not key=value.`);
      return [pair.slice(0, at), value(pair.slice(at + 1))];
    }),
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  } catch {}
  throw new SettingError('--json takes a JSON object, such as \'{"workspace":"acme"}\'.');
}

/** `noema call <tool> key=value…` */
export async function callTool(
  cli: StoreContext,
  { args: { tool, pairs }, options, flags }: Given<Commands['memory']['call']>,
): Outcome {
  const { json: given } = options;
  const settings = readSettings(flags, cli.env);
  /** `--json` may stand right before a pair, which is then not its value. */
  const isPair = typeof given === 'string' && /^[A-Za-z_]\w*=/.test(given);
  const object = typeof given === 'string' && !isPair ? given : undefined;
  const more = isPair ? [given] : [];
  const args = { ...(object === undefined ? {} : parseObject(object)), ...parsePairs([...more, ...pairs]) };
  const app = await cli.openApp(settings);
  try {
    const envelope = await call(app, tool, args);
    const { text, json } = renderAnswer(tool, envelope, readerOf(app));
    const shown = (indent?: number) => printableJson(JSON.stringify(envelope, null, indent));
    cli.out(given !== undefined ? shown() : json ? shown(2) : text);
    return envelope.success ? 0 : 1;
  } finally {
    await app.store.close();
  }
}
