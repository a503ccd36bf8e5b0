import type { CallSuggestion, Delivery, FactKind, InnerCalls } from '../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import { tools } from '../../generated/registry/tools.ts';
import type { Envelope, Warning } from '../../generated/types/index.ts';
import { Fault, fault } from '../kernel/fault.ts';
import type { Reads, Told, Unit } from '../kernel/ports.ts';
import { nearest } from '../kernel/text.ts';
import { admit } from './admit.ts';
import { envelope, errorOf, warningOf } from './envelope.ts';
import { type Fitted, fit } from './fit.ts';
import type { Caller, House } from './house.ts';
import { checkGuard, locate, whichWorkspace } from './locate.ts';
import { redact, redactText } from './redact.ts';
import { select } from './select.ts';
import { disclosed, type Proposal, proposals, suggestions } from './suggest.ts';
import { verifyAnswer, verifyFact, verifyFault } from './verify.ts';

type Args = Record<string, unknown>;
type Handler = (input: Args, ctx: object) => Promise<Record<string, unknown>>;

interface Outcome {
  readonly output: Record<string, unknown>;
  readonly warnings: Warning[];
  readonly next: Proposal[];
}

const find = (name: string): ToolInfo => {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool) return tool;
  throw fault('UNKNOWN_TOOL', { tool: name, nearest: nearest(name, Object.keys(tools)) ?? 'help' });
};

const stopIfCancelled = (caller: Caller) => {
  if (caller.signal?.aborted) throw fault('CANCELLED', {});
};

interface Standing {
  readonly house: House;
  readonly caller: Caller;
  readonly tool: ToolInfo;
  readonly input: Args;
  readonly agent_id: string | null;
}

/** Tools that a tool runs inside its own write; each is admitted, located and checked as if it had been called. */
const innerCalls = (standing: Standing, unit: Unit | null): InnerCalls => ({
  known: (name) => {
    const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
    return tool && { room: tool.room, undoable: tool.undo.length > 0 };
  },
  async inner(name, args) {
    const { house, input } = standing;
    const tool = find(name);
    if (!unit) throw new Error(`${standing.tool.name} reads, it cannot run ${name}`);
    try {
      return await unit.part(async () => {
        const admitted = await admit(tool, tool.scope === 'workspace' ? { workspace: input.workspace, ...args } : args);
        const own = { ...standing, tool, input: admitted };
        const reads = await unit.again();
        const { output, warnings } = await perform(own, await look(own, reads), reads, unit);
        if (house.verify) await verifyAnswer(tool, output, warnings);
        return { success: true as const, result: output, warnings };
      });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (house.verify) verifyFault(tool, error);
      const { code, message, recovery } = errorOf(error);
      return { success: false, error: { code, message, recovery: recovery ?? '' } };
    }
  },
});

/** What the store knows about a call before its handler runs. */
interface Found {
  readonly workspace: string;
  readonly seq: number;
  readonly target: Awaited<ReturnType<typeof locate>>;
}

async function look({ house, tool, input }: Standing, reads: Reads): Promise<Found> {
  checkGuard(reads, house.policy);
  return {
    workspace: reads.workspace?.name ?? (input.workspace as string | undefined) ?? house.policy.default_workspace ?? '',
    seq: reads.workspace?.seq ?? 0,
    target: await locate(tool, input, reads),
  };
}

/** Runs the handler and gathers what it said besides its output. */
async function perform(standing: Standing, found: Found, store: Reads | null, unit: Unit | null): Promise<Outcome> {
  const { house, caller, tool, input, agent_id } = standing;
  const warnings: Warning[] = [];
  const next: Proposal[] = [];
  const ctx = {
    workspace: found.workspace,
    target: found.target,
    store,
    tell: async (kind: FactKind, payload: never) => {
      if (!unit) throw new Error(`${tool.name} reads, it cannot tell ${kind}`);
      if (house.verify) await verifyFact(tool, kind, payload);
      return unit.tell(kind, payload);
    },
    warn: (code: string, facts: Record<string, unknown>) => warnings.push(warningOf(code, facts)),
    suggest: (call: CallSuggestion) => next.push(call),
    ready: async (calls: readonly CallSuggestion[]) =>
      disclosed(await suggestions(calls, found.workspace || null), caller.toolset ?? 'full'),
    seq: () => unit?.seq() ?? found.seq,
    now_ms: house.clock.now(),
    agent_id,
    ...innerCalls(standing, unit),
    progress: (done: number, total: number) => {
      stopIfCancelled(caller);
      caller.progress?.(done, total);
    },
    redact: redactText,
  };
  const handler = house.handlers[(tool.preset?.of ?? tool.name) as keyof typeof house.handlers] as unknown as Handler;
  const output = await handler(input, ctx);
  /** The last moment at which nothing has happened yet. */
  stopIfCancelled(caller);
  return { output, warnings, next };
}

async function refuseAbsent(tool: ToolInfo, workspace: string | null, reads: Reads): Promise<void> {
  if (workspace === null || reads.workspace || tool.absent_workspace === 'allowed') return;
  throw (await reads.storeIsEmpty()) ? fault('NOT_INITIALIZED', { workspace }) : fault('UNKNOWN_WORKSPACE', { workspace });
}

/** A tool that writes only with some field is a read without it, or with another: it takes no lock and makes no workspace. */
const isRead = ({ effect, writes_with, reads_with }: ToolInfo, input: Args) =>
  effect === 'read' ||
  (reads_with !== undefined && input[reads_with] === true) ||
  writes_with?.every((field) => input[field] === undefined) === true;

async function run(standing: Standing, workspace: string | null): Promise<Outcome> {
  const { house, tool, input, agent_id } = standing;
  if (tool.outside) {
    const found = await house.store.read(workspace, async (reads) => {
      await refuseAbsent(tool, workspace, reads);
      return look(standing, reads);
    });
    return perform(standing, found, null, null);
  }
  if (isRead(tool, input) || workspace === null)
    return house.store.read(workspace, async (reads) => {
      await refuseAbsent(tool, workspace, reads);
      return perform(standing, await look(standing, reads), reads, null);
    });

  let told: readonly Told[] = [];
  const outcome = await house.store.write(workspace, agent_id, async (unit) => {
    const { project_guard } = house.policy;
    checkGuard(unit.reads, house.policy);
    if (project_guard !== null && unit.reads.workspace?.project_guard === null)
      await unit.tell('project_guard_bound', { guard: project_guard });
    const done = await perform(standing, await look(standing, unit.reads), unit.reads, unit);
    told = unit.told;
    return done;
  });
  house.bus.publish(workspace, told);
  return outcome;
}

/** Whatever was thrown, as a typed failure. What has no type is a defect: logged here, and never shown whole. */
function toFault(house: House, name: string, error: unknown): Fault {
  if (error instanceof Fault) return error;
  const reference = crypto.randomUUID().slice(0, 8);
  const detail = error instanceof Error ? error.message : String(error);
  house.log.error('a call failed unexpectedly', {
    tool: name,
    reference,
    detail,
    stack: error instanceof Error ? error.stack : undefined,
  });
  return fault('INTERNAL', { tool: name, detail, reference });
}

/** An answer as it may be shown: held against its contract, without secrets, and as small as was asked. */
async function show({ verify }: House, tool: ToolInfo, input: Args, output: Args, warnings: readonly Warning[]): Promise<Fitted> {
  if (verify) await verifyAnswer(tool, output, warnings);
  const chosen = select(tool.budget, output);
  return fit(tool.budget, tool.redacted ? redact(chosen.output) : chosen.output, input, chosen.cut);
}

/** The answer itself; or, of one that leaves the house, what its delivery says. The store is closed by now. */
async function send(house: House, tool: ToolInfo, input: Args, output: Args, warnings: readonly Warning[]): Promise<Fitted> {
  if (tool.delivers === undefined) return show(house, tool, input, output, warnings);
  const { answer, deliver } = output as unknown as Delivery<Args, Args>;
  const shown = await show(house, find(tool.delivers), input, answer, warnings);
  const receipt = await show(house, tool, input, await deliver(shown.result), warnings);
  return { ...receipt, warnings: shown.warnings };
}

/** The way of every call, in order. */
export async function call(house: House, name: string, args: unknown, caller: Caller = {}): Promise<Envelope> {
  const now_ms = house.clock.now();
  let workspace: string | null = null;
  let tool: ToolInfo | undefined;
  try {
    tool = find(name);
    stopIfCancelled(caller);
    const input = await admit(tool, args);
    workspace = whichWorkspace(tool, input, house.policy);
    const agent_id = (input.agent_id as string | undefined) ?? house.policy.default_agent_id;
    const { output, warnings, next } = await run({ house, caller, tool, input, agent_id }, workspace);
    const fitted = await send(house, tool, input, output, warnings);
    const proposed = await suggestions(next, workspace);
    return envelope({
      intent: name,
      now_ms,
      workspace,
      result: fitted.result,
      warnings: redact([...warnings, ...fitted.warnings]),
      suggestions: redact(proposed),
    });
  } catch (error) {
    const failure = toFault(house, name, error);
    if (house.verify && tool) verifyFault(tool, failure);
    return envelope({
      intent: name,
      now_ms,
      workspace,
      error: redact(errorOf(failure)),
      suggestions: redact(await suggestions(proposals(failure), workspace)),
    });
  }
}
