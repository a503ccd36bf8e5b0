import type { NextCall } from '../../generated/handlers/codes.ts';
import type { FactKind, InnerCalls, Tell } from '../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import type { Envelope, Warning } from '../../generated/types/index.ts';
import { nobody } from '../kernel/client.ts';
import { Fault, fault } from '../kernel/fault.ts';
import { isRecord } from '../kernel/json.ts';
import { LateSignal } from '../kernel/late-signal.ts';
import type { Snapshot, Told, Unit } from '../kernel/ports.ts';
import { nearest } from '../kernel/text.ts';
import { admit } from './admit.ts';
import type { App, Caller } from './app.ts';
import { asOf } from './as-of.ts';
import { envelope, errorOf, warningOf } from './envelope.ts';
import { type Fitted, fit, fitsAsItIs } from './fit.ts';
import { asGatewayCalls, route } from './gateway.ts';
import { checkGuard } from './guard.ts';
import { isDry, isRead } from './reads.ts';
import { redact } from './redact.ts';
import { scoped, scopeField, scopeOf } from './scope.ts';
import { select } from './select.ts';
import { short } from './shorten.ts';
import { disclosed, proposals, suggestions } from './suggest.ts';
import { largest } from './toolsets.ts';
import type { Turn } from './turns.ts';
import { verifyAnswer, verifyFact, verifyFault } from './verify.ts';

type Args = Record<string, unknown>;

/** The way of every call, in order. */
export async function call(app: App, name: string, args: unknown, caller: Caller = {}): Promise<Envelope> {
  const now_ms = app.clock.now();
  const throughGateway = name === app.product.gateway?.name;
  let scope: string | null = null;
  /** Whose data proposed calls are about; a caller of the gateway who named nobody need not do so next time. */
  let named: string | null = null;
  const proposed = async (next: readonly NextCall[]) => {
    const found = await suggestions(app.product, next, named);
    return redact(throughGateway ? asGatewayCalls(app.product, found) : found);
  };
  let tool: ToolInfo | undefined;
  let turn: Turn | undefined;
  try {
    const meant = throughGateway ? route(app.product, args) : { name, args };
    if ('refusal' in meant) throw await stageBefore(app, caller, meant.about, args, meant.refusal);
    tool = find(app, meant.name);
    /** Before anything is waited for, so that places are given in the order in which calls came. */
    turn = tool.operation?.in_turn && caller.connection ? app.connections.turn(caller.connection.handle) : undefined;
    await turn?.come;
    stopIfCancelled(caller);
    const input = await admitFrom(app, caller, tool, meant.args);
    scope = scopeOf(tool, input, app.policy);
    named = throughGateway ? ((input.workspace as string | undefined) ?? null) : scopeField(tool) ? scope : null;
    const agent_id = (input.agent_id as string | undefined) ?? app.policy.default_agent_id;
    const who = app.product.places ? (agent_id?.toLowerCase() ?? caller.connection?.handle ?? '') : '';
    const noticed: Warning[] = [];
    const admitted = { app, caller, tool, input, agent_id, who, scope, turn, noticed };
    if (caller.looks_only && !isRead(tool, input)) throw fault('UNAUTHORIZED', {});
    const {
      output,
      warnings,
      next,
      cut = [],
    } = await (caller.as_of === undefined ? run(admitted) : asOf(admitted, caller.as_of, read));
    const fitted = await show(app, tool, input, output, warnings);
    return envelope({
      intent: name,
      now_ms,
      workspace: scope,
      result: fitted.result,
      warnings: redact([...warnings, ...cut, ...noticed, ...fitted.warnings]),
      suggestions: await proposed(next),
    });
  } catch (error) {
    const failure = toFault(app, name, error);
    if (app.verify && tool) verifyFault(tool, failure);
    return envelope({
      intent: name,
      now_ms,
      workspace: scope,
      error: redact(errorOf(failure)),
      suggestions: await proposed(proposals(failure)),
    });
  } finally {
    turn?.end();
  }
}

function find({ product: { tools } }: App, name: string): ToolInfo {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool) return tool;
  throw fault('UNKNOWN_TOOL', { tool: name, nearest: nearest(name, Object.keys(tools)) ?? 'help' });
}

function stopIfCancelled(caller: Caller): void {
  if (caller.signal?.aborted) throw fault('CANCELLED', {});
}

/** What is wrong with a call is said only to those who may make it: a stage that is missing comes first. */
async function admitFrom(app: App, caller: Caller, tool: ToolInfo, args: unknown): Promise<Args> {
  try {
    return await admit(tool, args);
  } catch (error) {
    throw error instanceof Fault ? await stageBefore(app, caller, tool, args, error) : error;
  }
}

/** The fault to answer: that a connection is not where the call can be made, else what is wrong with the call itself. */
async function stageBefore(app: App, caller: Caller, tool: ToolInfo, args: unknown, otherwise: Fault): Promise<Fault> {
  if (!tool.operation?.stage || !caller.connection) return otherwise;
  const field = scopeField(tool) ?? '';
  const given = isRecord(args) ? args[field] : undefined;
  const input = typeof given === 'string' ? { [field]: given } : {};
  try {
    const scope = scopeOf(tool, input, app.policy);
    const about = { app, caller, tool, input, agent_id: null, who: '', scope, turn: undefined, noticed: [] };
    await app.store.read(scope, (at) => look(about, at));
    return otherwise;
  } catch (error) {
    return error instanceof Fault ? error : otherwise;
  }
}

/** A call that was admitted. */
export interface Admitted {
  readonly app: App;
  readonly caller: Caller;
  readonly tool: ToolInfo;
  readonly input: Args;
  readonly agent_id: string | null;
  /** By which name its place in a workspace is kept: the agent's, else the connection's, else none. */
  readonly who: string;
  /** Whose data it works on. */
  readonly scope: string | null;
  /** Its place among the calls of its connection, where they have an order. */
  readonly turn: Turn | undefined;
  /** What the store met while it wrote for it. */
  readonly noticed: Warning[];
}

/** What a handler said: its output, and what it said besides. */
export interface Outcome {
  readonly output: Args;
  readonly warnings: Warning[];
  readonly next: NextCall[];
  /** What was cut from an answer that an act sent outside. */
  readonly cut?: readonly Warning[];
}

function run(call: Admitted): Promise<Outcome> {
  if (call.tool.effect === 'act') return call.app.units.act(() => act(call));
  return isRead(call.tool, call.input) || call.scope === null ? read(call) : write(call);
}

function read(call: Admitted): Promise<Outcome> {
  const { room, name } = call.tool;
  const tell = (kind: FactKind): never => {
    throw new Error(`${name} reads here, it cannot tell ${kind}`);
  };
  return snapshot(call, (at, found) => perform(call, found, { store: at.of(room), seq: () => found.seq, tell }));
}

function write(call: Admitted): Promise<Outcome> {
  return transaction(call, (unit, found) => perform(call, found, writing(call, unit, found.target)));
}

/** Of a caller that waits for its answer, however long it takes. */
const patient = new LateSignal();

function signalOf({ signal = patient }: Caller): AbortSignal {
  return signal instanceof LateSignal ? signal.signal : signal;
}

/** What is wrong with the call is said before anything outside is touched; after that, each unit finds its target anew. */
async function act(call: Admitted): Promise<Outcome> {
  const { app, caller, tool, input } = call;
  const found = tool.begins_in_unit ? unseen(call) : await snapshot(call, async (_, before) => before);
  const cut: Warning[] = [];
  const outcome = await perform(call, found, {
    signal: signalOf(caller),
    ports: Object.fromEntries(tool.ports.map((name) => [name, name === 'client' ? (caller.client ?? nobody) : app.ports[name]])),
    reading: (work: (at: object) => Promise<unknown>) =>
      snapshot(call, (at, { target, seq }) => app.units.unit(() => work({ store: at.of(tool.room), target, seq: () => seq }))),
    writing: (work: (at: object) => Promise<unknown>) =>
      transaction(call, (unit, { target }) => app.units.unit(() => work(writing(call, unit, target)))),
    shown: async (answer: Args) => {
      const { result, warnings } = await show(app, find(app, tool.shows ?? tool.name), input, answer, []);
      cut.push(...warnings);
      return result;
    },
  });
  return { ...outcome, cut };
}

/** Its target is known inside of units only. */
const unseen = ({ scope, app }: Admitted): Found => ({
  workspace: scope ?? app.policy.default_workspace ?? '',
  seq: 0,
  target: undefined,
});

/** What the store knows about a call before its handler runs. */
interface Found {
  readonly workspace: string;
  readonly seq: number;
  readonly target: unknown;
}

async function look({ app, caller, tool, input, scope }: Admitted, at: Snapshot): Promise<Found> {
  checkGuard(at, app);
  const locator = app.locators[tool.target];
  const connection = caller.connection?.handle ?? null;
  return {
    workspace: at.workspace?.name ?? scope ?? app.policy.default_workspace ?? '',
    seq: at.workspace?.seq ?? 0,
    target: locator ? await locator.locate({ tool, args: input, store: at.of(locator.room) as never, connection, redact }) : null,
  };
}

/** One read of the store, in a workspace that exists or may be absent. */
async function snapshot<T>(call: Admitted, work: (at: Snapshot, found: Found) => Promise<T>): Promise<T> {
  const { app, tool, input, scope, who } = call;
  const how = { leaves_nothing: isDry(tool, input) };
  const read = (isFirst: boolean) =>
    app.store.read<{ readonly unsettled: string } | { readonly done: T }>(
      scope,
      async (at) => {
        if (scope !== null && !at.workspace && tool.absent_workspace !== 'allowed')
          throw (await at.storeIsEmpty())
            ? fault('NOT_INITIALIZED', { workspace: scope })
            : fault('UNKNOWN_WORKSPACE', { workspace: scope });
        if (isFirst && at.workspace?.unsettled) return { unsettled: at.workspace.name };
        return { done: await work(at, await look(call, at)) };
      },
      who,
      how,
    );
  const outcome = await read(true);
  if ('done' in outcome) return outcome.done;
  await settle(call, outcome.unsettled);
  return ((await read(false)) as { done: T }).done;
}

/**
 * What a caller is told once about where it stands must still hold when it acts on it, wherever others went meanwhile: from its
 * first call on it has a place of its own. A write that does nothing gives it one. A store that cannot be written to now can be
 * read all the same.
 */
async function settle({ app, agent_id, who }: Admitted, workspace: string): Promise<void> {
  try {
    await app.store.write(workspace, agent_id, async ({ snapshot }) => checkGuard(snapshot, app), who);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    app.log.debug('a caller keeps no place of its own yet', { workspace, code: error.code });
  }
}

/** One transaction of the store; what it told is published once it is committed. */
async function transaction<T>(call: Admitted, work: (unit: Unit, found: Found) => Promise<T>): Promise<T> {
  const { app, tool, agent_id, scope, who } = call;
  if (scope === null) throw new Error(`${tool.name} has no scope to write to`);
  if (isDry(tool, call.input)) throw new Error(`${tool.name} only reads here`);
  let [told, noticed]: [readonly Told[], Unit['noticed']] = [[], []];
  const done = await app.store.write(
    scope,
    agent_id,
    async (unit) => {
      const { project_guard } = app.policy;
      checkGuard(unit.snapshot, app);
      if (project_guard !== null && unit.snapshot.workspace?.project_guard === null)
        await unit.tell('project_guard_bound', { guard: project_guard });
      const result = await work(unit, await look(call, unit.snapshot));
      told = unit.told;
      noticed = unit.noticed;
      return result;
    },
    who,
  );
  /** What comes next sees what was written; whatever an act still waits for outside, it need not wait for. */
  call.turn?.end();
  for (const { code, facts } of noticed ?? []) call.noticed.push(warningOf(code, facts));
  app.bus.publish(scope, told);
  return done;
}

/** What a handler is given inside a transaction. */
function writing(call: Admitted, unit: Unit, target: unknown, at = unit.snapshot) {
  const { app, tool } = call;
  const tell = async (kind: FactKind, payload: never) => {
    if (app.verify) await verifyFact(tool, kind, payload);
    return unit.tell(kind, payload);
  };
  const { known, inner } = innerCalls(call, unit);
  return { known, inner, store: at.of(tool.room), target, seq: unit.seq, tell: tell as Tell<FactKind> };
}

/** What a handler is given besides what every handler has: by the kind of its tool, some of these. */
interface Given {
  readonly store?: unknown;
  readonly seq?: () => number;
  readonly tell?: unknown;
  readonly known?: InnerCalls['known'];
  readonly inner?: InnerCalls['inner'];
  readonly signal?: AbortSignal;
  readonly ports?: Args;
  readonly reading?: unknown;
  readonly writing?: unknown;
  readonly shown?: unknown;
}

/** Runs the handler and gathers what it said besides its output. */
async function perform({ app, caller, tool, input, agent_id }: Admitted, found: Found, given: Given): Promise<Outcome> {
  const warnings: Warning[] = [];
  const next: NextCall[] = [];
  const { store, seq, tell, known, inner, signal, ports, reading, writing, shown } = given;
  /** Written out: a spread costs as much as a short handler. */
  const ctx = {
    store,
    seq,
    tell,
    known,
    inner,
    signal,
    ports,
    reading,
    writing,
    shown,
    workspace: found.workspace,
    target: found.target,
    warn: (code: string, facts: Args) => warnings.push(warningOf(code, facts)),
    suggest: (proposal: NextCall) => next.push(proposal),
    ready: async (calls: readonly NextCall[]) =>
      disclosed(
        app.product,
        await suggestions(app.product, calls, found.workspace || null),
        caller.toolset ?? largest(app.product),
      ),
    now_ms: app.clock.now(),
    newId: app.newId,
    agent_id,
    connection: caller.connection,
    progress: (done: number, total?: number) => {
      stopIfCancelled(caller);
      caller.progress?.(done, total);
    },
    short,
  };
  const handler = app.handlers[tool.preset?.of ?? tool.name];
  if (!handler) throw new Error(`${tool.name} has no handler`);
  const output = await handler(input, ctx);
  /** Inside a transaction this is the last moment at which nothing has happened yet. */
  stopIfCancelled(caller);
  return { output, warnings, next };
}

/** Tools that a tool runs inside its own write; each is admitted, located and checked as if it had been called. */
function innerCalls(outer: Admitted, unit: Unit): InnerCalls {
  const { app, scope } = outer;
  return {
    known: (name) => {
      const tool = Object.hasOwn(app.product.tools, name) ? app.product.tools[name] : undefined;
      return tool && tool.effect !== 'act' ? { room: tool.room, undoable: tool.undo.length > 0 } : undefined;
    },
    async inner(name, args) {
      const tool = find(app, name);
      try {
        return await unit.part(async () => {
          const call = { ...outer, tool, input: await admit(tool, scoped(tool, args, scope)) };
          const at = await unit.again();
          const found = await look(call, at);
          const { output, warnings } = await perform(call, found, writing(call, unit, found.target, at));
          if (app.verify) await verifyAnswer(tool, output, warnings);
          return { success: true as const, result: output, warnings };
        });
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (app.verify) verifyFault(tool, error);
        const { code, message, recovery } = errorOf(error);
        return { success: false, error: { code, message, recovery: recovery ?? '' } };
      }
    },
  };
}

/** An answer as it may be shown: held against its contract, without secrets, and as small as was asked. */
async function show({ verify }: App, tool: ToolInfo, input: Args, output: Args, warnings: readonly Warning[]): Promise<Fitted> {
  if (verify) await verifyAnswer(tool, output, warnings);
  if (fitsAsItIs(tool.budget, output, input)) return { result: tool.redacted ? redact(output) : output, warnings: [] };
  const chosen = select(tool.budget, output);
  return fit(tool.budget, tool.redacted ? redact(chosen.output) : chosen.output, input, chosen.cut);
}

/** Whatever was thrown, as a typed failure. What has no type is a defect: logged here, and never shown whole. */
function toFault(app: App, name: string, error: unknown): Fault {
  if (error instanceof Fault) return error;
  const reference = crypto.randomUUID().slice(0, 8);
  const detail = error instanceof Error ? error.message : String(error);
  app.log.error('a call failed unexpectedly', {
    tool: name,
    reference,
    detail,
    stack: error instanceof Error ? error.stack : undefined,
  });
  return fault('INTERNAL', { tool: name, detail, reference });
}
