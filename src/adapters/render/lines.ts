import type { Envelope, Suggestion, Warning } from '../../../generated/types/index.ts';
import type { App } from '../../boundary/app.ts';
import { scopeDefaults } from '../../boundary/scope.ts';
import { hiddenIn, largest, type Toolset } from '../../boundary/toolsets.ts';
import { fields, type Line, line, spaced, value } from '../../kernel/line.ts';

/** What the reader of the lines already knows, and how the product's portals read. */
export interface Reader extends Pick<App, 'product' | 'lines'> {
  /** What is meant by a field of scope that is left out. */
  readonly defaults: Readonly<Record<string, string | null>>;
  readonly toolset: Toolset;
  /** How a call is written for them. */
  spell(tool: string, args: Args): Line;
}

type Args = Readonly<Record<string, unknown>>;

export const readerOf = ({ product, lines, policy }: App, toolset: Toolset = largest(product)): Reader => ({
  product,
  lines,
  defaults: scopeDefaults(policy),
  toolset,
  spell: plainCall,
});

const pairs = (args: Args): Line[] => Object.entries(args).map(([key, v]) => line`${key}=${value(v)}`);

/** `tool key=value …` */
export const plainCall = (tool: string, args: Args): Line => spaced(tool, ...pairs(args));

/** Keys in order; a scope that is the default is left out. */
const needed = (params: Args, { defaults }: Reader): Args =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([key, v]) => v !== undefined && !(key in defaults && v === defaults[key]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** A call that is ready to be made. */
export const commandLine = (tool: string, params: Args, reader: Reader): Line => reader.spell(tool, needed(params, reader));

/** A tool that this toolset hides is preceded by the command that shows it. */
function commands(suggestions: readonly Suggestion[], reader: Reader): Line[] {
  return suggestions.flatMap(({ target, method, params }) => {
    if (method) return [commandLine(method, params, reader)];
    const command = commandLine(target ?? '', params, reader);
    const wanted = hiddenIn(reader.product, reader.toolset, target ?? '');
    return wanted ? [line`tools/list toolset=${wanted}`, command] : [command];
  });
}

/** Warnings that tell nothing which the state does not. */
const saidByState = new Set(['ALREADY_DONE']);

const warningLine = ({ code, message, recovery }: Warning) => fields(line`WARNING: ${code} ${message}`, line`fix: ${recovery}`);

const stateOf = (tool: string, result: Record<string, unknown>, { lines }: Reader): string =>
  text([(lines[tool]?.state(result as never) as Line | Line[] | undefined) ?? line`ok`].flat());

/** Where an answer goes on, said only when there is nothing else to do. */
function moreLine(tool: string, result: Record<string, unknown>, suggested: boolean, reader: Reader): Line[] {
  const args = pairs(needed(reader.lines[tool]?.more?.(result as never) ?? {}, reader));
  return suggested || args.length === 0 ? [] : [line`MORE: ${spaced(...args)}`];
}

/** The line protocol: state, what is listed, commands, then tagged lines. No blank line, no JSON. */
export function renderLines(tool: string, envelope: Envelope, reader: Reader, state?: string): string {
  const { error, result, suggestions, warnings } = envelope;
  if (error)
    return text([
      fields(line`ERROR: ${error.code} ${error.message}`, line`fix: ${error.recovery ?? ''}`),
      ...commands(suggestions.slice(0, 2), reader),
    ]);
  const after = [
    ...commands(suggestions, reader),
    ...moreLine(tool, result ?? {}, suggestions.length > 0, reader),
    ...warnings.filter(({ code }) => !saidByState.has(code)).map(warningLine),
  ];
  return [state ?? stateOf(tool, result ?? {}, reader), ...(after.length ? [text(after)] : [])].join('\n');
}

const text = (lines: readonly Line[]): string => lines.map((one) => one.text).join('\n');
