import type { Commands } from '../../../generated/registry/commands.ts';
import type { ToolInfo } from '../../../generated/registry/shape.ts';
import type { Envelope } from '../../../generated/types/index.ts';
import { call } from '../../boundary/call.ts';
import { scopeField } from '../../boundary/scope.ts';
import { printableJson } from '../../kernel/line.ts';
import { renderAnswer } from '../render/answer.ts';
import { renderBrief } from '../render/brief.ts';
import type { Reader } from '../render/lines.ts';
import { atShell } from './at-shell.ts';
import type { Outcome, StoreContext } from './context.ts';
import { parsePairs } from './pairs.ts';
import type { Given } from './program.ts';
import { readSettings } from './settings.ts';
import { takes } from './takes.ts';
import { SettingError } from './value.ts';

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  } catch {}
  throw new SettingError('--json takes a JSON object, such as \'{"workspace":"acme"}\'.');
}

const asJson = (envelope: Envelope, indent?: number) => printableJson(JSON.stringify(envelope, null, indent));

/** Tools that answer JSON answer a person in brief, and a program as a whole. */
function shown({ terminal }: StoreContext, tool: string, envelope: Envelope, reader: Reader): string {
  const { text, json } = renderAnswer(tool, envelope, reader);
  if (!json) return text;
  return terminal ? renderBrief(tool, envelope, reader) : asJson(envelope, 2);
}

/** What a tool is mostly asked about. */
const mainField = (tool: ToolInfo): string | undefined =>
  [...tool.required, ...tool.fields].find((field) => field !== scopeField(tool));

/** `noema call <tool> key=value…` */
export async function callTool(
  cli: StoreContext,
  { args: { tool, pairs }, options, flags }: Given<Commands['memory']['call']>,
): Outcome {
  const { json: given } = options;
  const settings = readSettings(flags, cli.env, cli.project);
  /** `--json` may stand right before a pair, which is then not its value. */
  const isPair = typeof given === 'string' && /^[A-Za-z_]\w*=/.test(given);
  const object = typeof given === 'string' && !isPair ? given : undefined;
  const more = isPair ? [given] : [];
  const known = Object.hasOwn(cli.product.tools, tool) ? cli.product.tools[tool] : undefined;
  const args = {
    ...(object === undefined ? {} : parseObject(object)),
    ...parsePairs([...more, ...pairs], known && takes[tool], known && mainField(known)),
  };
  const app = await cli.openApp(settings);
  try {
    const envelope = await call(app, tool, args);
    cli.out(given === undefined ? shown(cli, tool, envelope, atShell(app, flags)) : asJson(envelope));
    return envelope.success ? 0 : 1;
  } finally {
    await app.store.close();
  }
}
