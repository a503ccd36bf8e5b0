import type { ProductInfo, ToolInfo } from '../../generated/registry/shape.ts';
import type { Suggestion } from '../../generated/types/index.ts';
import { type Fault, refuse } from '../kernel/fault.ts';
import { isRecord } from '../kernel/json.ts';
import { nearest } from '../kernel/text.ts';
import { echo } from './fill.ts';

type Args = Record<string, unknown>;

/** What a call of the gateway means; or which operation it is about, and what cannot be read of it. */
export type Routed = { readonly name: string; readonly args: Args } | { readonly about: ToolInfo; readonly refusal: Fault };

/** Operation → its tool, or the tools of its sub-operations by their names. */
type Routes = ReadonlyMap<string, ToolInfo | ReadonlyMap<string, ToolInfo>>;

const known = new WeakMap<ProductInfo, Routes>();

function routesOf(product: ProductInfo): Routes {
  const made = known.get(product);
  if (made) return made;
  const routes = new Map<string, ToolInfo | Map<string, ToolInfo>>();
  for (const tool of Object.values(product.tools)) {
    if (!tool.operation) continue;
    const { operation, sub_operation } = tool.operation;
    if (sub_operation === null) routes.set(operation, tool);
    else routes.set(operation, ((routes.get(operation) as Map<string, ToolInfo>) ?? new Map()).set(sub_operation, tool));
  }
  known.set(product, routes);
  return routes;
}

const said = (value: unknown) => echo(typeof value === 'string' ? value : JSON.stringify(value));

/** The object in a field, without which there is nothing in it; undefined where something else stands there. */
function objectIn(holder: Args, field: string): Args | undefined {
  const value = holder[field] ?? {};
  return isRecord(value) ? value : undefined;
}

const without = (args: Args, ...fields: readonly string[]): Args =>
  Object.fromEntries(Object.entries(args).filter(([field]) => !fields.includes(field)));

/** Fields that may stand in an object of their own are brought out; what is further inside wins. */
function unwrapped({ operation }: ToolInfo, args: Args): Args {
  return (operation?.unwraps ?? []).reduce(
    (all, field) => (isRecord(all[field]) ? { ...without(all, field), ...(all[field] as Args) } : all),
    args,
  );
}

/**
 * Reads a call of the gateway: fields beside `operation`, in `args`, or in `args.args` of a sub-operation that `subOperation` or
 * `args.operation` names. Where two say different things, what stands further inside was meant.
 */
export function route(product: ProductInfo, given: unknown): Routed {
  const routes = routesOf(product);
  const choices = [...routes.keys()];
  if (given !== undefined && given !== null && !isRecord(given)) throw refuse('arguments-are-no-object');
  const top: Args = given ?? {};
  const operation = top.operation;
  if (operation === undefined || operation === null) throw refuse('operation-is-missing', { choices });
  const named = typeof operation === 'string' && Object.hasOwn(product.tools, operation) ? product.tools[operation] : undefined;
  const found = named ?? (typeof operation === 'string' ? routes.get(operation) : undefined);
  if (typeof operation !== 'string' || !found) {
    const name = said(operation);
    throw refuse('operation-is-not-known', { operation: name, nearest: nearest(name, choices) ?? 'get_state', choices });
  }
  return found instanceof Map
    ? readSub(operation, found as ReadonlyMap<string, ToolInfo>, top)
    : readOne(operation, found as ToolInfo, top);
}

const noObject = (about: ToolInfo, operation: string, field: string): Routed => ({
  about,
  refusal: refuse('operation-takes-an-object', { operation, field }),
});

function readOne(operation: string, tool: ToolInfo, top: Args): Routed {
  const inner = objectIn(top, 'args');
  if (!inner) return noObject(tool, operation, 'args');
  return { name: tool.name, args: unwrapped(tool, { ...without(top, 'operation', 'args'), ...inner }) };
}

function readSub(operation: string, subs: ReadonlyMap<string, ToolInfo>, top: Args): Routed {
  const choices = [...subs.keys()];
  /** Operations of a family stand at one stage. */
  const [any] = subs.values() as Iterable<ToolInfo> as [ToolInfo];
  const inner = objectIn(top, 'args');
  if (!inner) return noObject(any, operation, 'args');
  const sub = inner.operation ?? inner.subOperation ?? top.subOperation;
  if (sub === undefined || sub === null)
    return { about: any, refusal: refuse('sub-operation-is-missing', { operation, choices }) };
  const tool = typeof sub === 'string' ? subs.get(sub) : undefined;
  if (!tool) {
    const given = said(sub);
    const facts = { operation, given, nearest: nearest(given, choices) ?? choices.join(', '), choices };
    return { about: any, refusal: refuse('sub-operation-is-not-known', facts) };
  }
  const innermost = objectIn(inner, 'args');
  if (!innermost) return noObject(tool, operation, 'args.args');
  const own = without(inner, 'operation', 'subOperation', 'args');
  const args = { ...without(top, 'operation', 'subOperation', 'args'), ...own, ...innermost };
  return { name: tool.name, args: unwrapped(tool, args) };
}

/** A proposed call as whoever sees only the gateway can make it. */
export function asGatewayCalls(product: ProductInfo, proposed: readonly Suggestion[]): Suggestion[] {
  return proposed.map((call) => {
    const { operation } = product.tools[call.target ?? ''] ?? {};
    if (!operation || !product.gateway) return call;
    const { operation: name, sub_operation } = operation;
    const params = { operation: name, ...(sub_operation === null ? {} : { subOperation: sub_operation }), ...call.params };
    return { ...call, target: product.gateway.name, params };
  });
}
