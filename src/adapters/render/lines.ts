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
}

export const readerOf = ({ product, lines, policy }: App, toolset: Toolset = largest(product)): Reader => ({
  product,
  lines,
  defaults: scopeDefaults(policy),
  toolset,
});

/** `key=value …`: keys in order; a scope that is the default is left out. */
const pairs = (params: Readonly<Record<string, unknown>>, reader: Reader): Line[] =>
  Object.entries(params)
    .filter(([key, v]) => v !== undefined && !(key in reader.defaults && v === reader.defaults[key]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => line`${key}=${value(v)}`);

/** `tool key=value …`, ready to be called. */
export const commandLine = (tool: string, params: Readonly<Record<string, unknown>>, reader: Reader): Line =>
  spaced(tool, ...pairs(params, reader));

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

const state = (tool: string, result: Record<string, unknown>, { lines }: Reader): Line[] =>
  [(lines[tool]?.state(result as never) as Line | Line[] | undefined) ?? line`ok`].flat();

/** Where an answer goes on, said only when there is nothing else to do. */
function moreLine(tool: string, result: Record<string, unknown>, suggested: boolean, reader: Reader): Line[] {
  const args = pairs(reader.lines[tool]?.more?.(result as never) ?? {}, reader);
  return suggested || args.length === 0 ? [] : [line`MORE: ${spaced(...args)}`];
}

const bytesOf = (lines: readonly Line[]): number => Buffer.byteLength(lines.map(({ text }) => `${text}\n`).join('')) - 1;

/** Detail lines, as many as there is room for beside the lines that must stand: what ranks highest is left out first. */
function details(tool: string, result: Record<string, unknown>, standing: readonly Line[], { lines, product }: Reader): Line[] {
  const all = lines[tool]?.details?.(result as never) ?? [];
  const asked = (result.budget as { max_chars?: number } | undefined)?.max_chars;
  let room = (asked ?? product.tools[tool]?.lines_bytes ?? Number.POSITIVE_INFINITY) - bytesOf(standing);
  const kept = new Set<Line>();
  for (const { line: one } of [...all].sort((a, b) => a.rank - b.rank)) {
    const size = bytesOf([one as Line]) + 1;
    if (size > room) break;
    room -= size;
    kept.add(one as Line);
  }
  return all.map((detail) => detail.line as Line).filter((one) => kept.has(one));
}

/** The line protocol: state, details, what is listed, commands, then tagged lines. No blank line, no JSON. */
export function renderLines(tool: string, envelope: Envelope, reader: Reader): string {
  const { error, result, suggestions, warnings } = envelope;
  if (error)
    return text(
      fields(line`ERROR: ${error.code} ${error.message}`, line`fix: ${error.recovery ?? ''}`),
      ...commands(suggestions.slice(0, 2), reader),
    );
  const first = state(tool, result ?? {}, reader);
  const last = [
    ...commands(suggestions, reader),
    ...moreLine(tool, result ?? {}, suggestions.length > 0, reader),
    ...warnings.filter(({ code }) => !saidByState.has(code)).map(warningLine),
  ];
  return text(...first, ...details(tool, result ?? {}, [...first, ...last], reader), ...last);
}

const text = (...lines: readonly Line[]): string => lines.map((one) => one.text).join('\n');
