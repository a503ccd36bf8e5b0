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

const bytesIn = (shown: string): number => Buffer.byteLength(shown);

/** Detail lines, as many as there is room for beside the text that must stand: what ranks highest is left out first. */
function details(tool: string, result: Record<string, unknown>, standing: string, { lines, product }: Reader): Line[] {
  const all = lines[tool]?.details?.(result as never) ?? [];
  const asked = (result.budget as { max_chars?: number } | undefined)?.max_chars;
  let room = (asked ?? product.tools[tool]?.lines_bytes ?? Number.POSITIVE_INFINITY) - bytesIn(standing);
  const kept = new Set<Line>();
  for (const { line: one } of [...all].sort((a, b) => a.rank - b.rank)) {
    const size = bytesIn((one as Line).text) + 1;
    if (size > room) break;
    room -= size;
    kept.add(one as Line);
  }
  return all.map((detail) => detail.line as Line).filter((one) => kept.has(one));
}

/** The line protocol: state, details, what is listed, commands, then tagged lines. No blank line, no JSON. */
export function renderLines(tool: string, envelope: Envelope, reader: Reader, state?: string): string {
  const { error, result, suggestions, warnings } = envelope;
  if (error)
    return text([
      fields(line`ERROR: ${error.code} ${error.message}`, line`fix: ${error.recovery ?? ''}`),
      ...commands(suggestions.slice(0, 2), reader),
    ]);
  const first = state ?? stateOf(tool, result ?? {}, reader);
  const calls = [...suggestions, ...(reader.lines[tool]?.next?.((result ?? {}) as never) ?? [])];
  const last = [
    ...commands(calls, reader),
    ...moreLine(tool, result ?? {}, calls.length > 0, reader),
    ...warnings.filter(({ code }) => !saidByState.has(code)).map(warningLine),
  ];
  const standing = [first, ...last.map((one) => one.text)].join('\n');
  const between = details(tool, result ?? {}, standing, reader);
  return [first, ...[...between, ...last].map((one) => one.text)].join('\n');
}

const text = (lines: readonly Line[]): string => lines.map((one) => one.text).join('\n');
