import { existsSync } from 'node:fs';
import type { Commands } from '../../../generated/registry/commands.ts';
import type { ProductInfo, ToolInfo } from '../../../generated/registry/shape.ts';
import type { Envelope } from '../../../generated/types/index.ts';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { scopeField } from '../../boundary/scope.ts';
import { databaseAddress, inMemory } from '../../kernel/database.ts';
import { printableJson } from '../../kernel/line.ts';
import { nearest } from '../../kernel/text.ts';
import { renderAnswer } from '../render/answer.ts';
import { renderBrief } from '../render/brief.ts';
import type { Reader } from '../render/lines.ts';
import { atShell, noemaCall, type Typed } from './at-shell.ts';
import { type CliContext, extended, type Outcome, type StoreContext } from './context.ts';
import { readLedgerSettings } from './ledger-settings.ts';
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
function shown({ terminal }: CliContext, tool: string, envelope: Envelope, reader: Reader): string {
  const { text, json } = renderAnswer(tool, envelope, reader);
  if (!json) return text;
  return terminal ? renderBrief(tool, envelope, reader) : asJson(envelope, 2);
}

/** What a tool is mostly asked about. */
const mainField = (tool: ToolInfo): string | undefined =>
  [...tool.required, ...tool.fields].find((field) => field !== scopeField(tool));

/** Calls one tool of a product and prints its answer. */
export async function callWith(
  cli: CliContext,
  { args: { tool, pairs }, options }: Commands['memory']['call'],
  typed: Typed,
  open: () => Promise<App>,
): Outcome {
  const { json: given } = options;
  /** `--json` may stand right before a pair, which is then not its value. */
  const isPair = typeof given === 'string' && /^[A-Za-z_]\w*=/.test(given);
  const object = typeof given === 'string' && !isPair ? given : undefined;
  const more = isPair ? [given] : [];
  const known = Object.hasOwn(cli.product.tools, tool) ? cli.product.tools[tool] : undefined;
  const args = {
    ...(object === undefined ? {} : parseObject(object)),
    ...parsePairs([...more, ...pairs], known && takes[tool], known && mainField(known)),
  };
  const app = await open();
  try {
    const envelope = await call(app, tool, args);
    cli.out(given === undefined ? shown(cli, tool, envelope, atShell(app, typed)) : asJson(envelope));
    return envelope.success ? 0 : 1;
  } finally {
    await app.store.close();
  }
}

/** No two products have a tool of the same name, so a name says which is meant; of one that nobody has, the nearest does. */
function isMeantBy({ tools, gateway }: ProductInfo, others: ProductInfo, name: string): boolean {
  const own = [...Object.keys(tools), ...(gateway ? [gateway.name] : [])];
  const all = [...Object.keys(others.tools), ...own];
  return own.includes(all.includes(name) ? name : (nearest(name, all) ?? ''));
}

/** Who looks for something that must be there makes no store to find it missing in. */
function storeFor(tool: ToolInfo | undefined, database: string): string {
  const address = databaseAddress(database);
  const looks = tool?.effect === 'read' && tool.target !== null;
  return looks && address.kind === 'file' && !existsSync(address.file) ? inMemory : database;
}

/** `noema call <tool> key=value…` */
export function callTool(cli: StoreContext, given: Given<Commands['memory']['call']>): Outcome {
  const { flags } = given;
  const typed = noemaCall(flags);
  const { product, openLedger } = cli.ledger;
  if (isMeantBy(product, cli.product, given.args.tool)) {
    /** What a workspace is to the one product, a project is to the other. */
    const own = readLedgerSettings({ ...flags, project: flags.workspace }, cli.env);
    return callWith(extended(cli, { product }), given, typed, () => openLedger(own));
  }
  const own = readSettings(flags, cli.env, cli.project);
  const database = storeFor(cli.product.tools[given.args.tool], own.database);
  return callWith(cli, given, typed, () => cli.openApp({ ...own, database }));
}
