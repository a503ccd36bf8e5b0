import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { Envelope } from '../../generated/types/index.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { renderAnswer } from '../../src/adapters/render/answer.ts';
import { readerOf } from '../../src/adapters/render/lines.ts';
import { noPolicy } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { Policy, Snapshot, StorePort } from '../../src/kernel/ports.ts';
import { openStore } from '../../src/store/open.ts';
import type { Writer } from '../../src/store/tables.ts';
import { silent, testClock } from '../support/app.ts';
import { policyOf } from '../support/inside.ts';
import {
  type AllHandlers,
  type AllReads,
  asHandlers,
  handlersOf,
  memoryOn,
  readers,
  appliers as soundAppliers,
} from '../support/rooms.ts';

export type Args = Record<string, unknown>;
export type Calling = (tool: string, args: Args) => Promise<Envelope>;

/** One thing that is wrong with a server which is otherwise sound. */
export interface Defect {
  /** The rule that must turn red. */
  readonly breaks: string;
  readonly handlers?: (sound: AllHandlers) => Partial<AllHandlers>;
  readonly appliers?: (sound: Appliers<Writer>) => Partial<Appliers<Writer>>;
  readonly reads?: (sound: AllReads) => Partial<AllReads>;
  readonly policy?: (sound: Policy) => Policy;
  /** A step around every call; `raw` gives what the handler answered before anything was done to it. */
  readonly boundary?: (sound: Calling, raw: () => Args) => Calling;
  readonly rendered?: (text: string, tool: string, envelope: Envelope) => string;
}

/** Every room's store with something changed; what it does not have stays out. */
function withReads(store: StorePort, change: (sound: AllReads) => Partial<AllReads>): StorePort {
  const changed = (snapshot: Snapshot): Snapshot => ({
    ...snapshot,
    of(room) {
      const sound = snapshot.of(room) as AllReads;
      const wrong: Record<string | symbol, unknown> = change(sound);
      /** Around nothing: a frozen object would insist on its own fields. */
      return new Proxy({} as AllReads, {
        get: (_, name) => (name in wrong && name in sound ? wrong[name] : Reflect.get(sound, name, sound)),
        has: (_, name) => name in sound,
      });
    },
  });
  return {
    ...store,
    read: (workspace, work, caller) => store.read(workspace, (snapshot) => work(changed(snapshot)), caller),
    write: (workspace, agent, work, caller) =>
      store.write(workspace, agent, (unit) => work({ ...unit, snapshot: changed(unit.snapshot), told: unit.told }), caller),
  };
}

type AnyHandler = (input: object, ctx: object) => Promise<object>;

/** Remembers what the last handler answered. */
function listening(handlers: AllHandlers): { handlers: AllHandlers; raw: () => Args } {
  let last: object = {};
  const heard = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (input: object, ctx: object) => {
      last = await (handler as unknown as AnyHandler)(input, ctx);
      return last;
    },
  ]);
  return { handlers: Object.fromEntries(heard) as AllHandlers, raw: () => last as Args };
}

export interface BrokenApp {
  readonly app: App;
  answer(tool: string, args: Args): Promise<{ envelope: Envelope; text: string; json: boolean }>;
  end(): Promise<void>;
}

/** An app with one defect, or a sound one. Nothing is held against its contract here: that is the suite's work. */
export async function openBroken(defect: Partial<Defect>, database: string, policy: Policy = noPolicy): Promise<BrokenApp> {
  const appliers = { ...soundAppliers, ...defect.appliers?.(soundAppliers) };
  const opened = await openStore({ url: database, durability: 'normal', clock: testClock(), appliers, readers });
  const store = defect.reads ? withReads(opened, defect.reads) : opened;
  const own = defect.policy?.(policy) ?? policy;
  const whole = memoryOn(store, { clock: testClock(), log: silent, verify: false }, own);
  const sound = handlersOf(whole);
  const { handlers, raw } = listening({ ...sound, ...defect.handlers?.(sound) });
  const app: App = { ...whole, handlers: asHandlers(handlers) };
  const calling: Calling = (tool, args) => call(app, tool, args);
  const through = defect.boundary?.(calling, raw) ?? calling;
  return {
    app,
    answer: async (tool, args) => {
      const envelope = await through(tool, args);
      const { text, json } = renderAnswer(tool, envelope, readerOf(app));
      return { envelope, text: defect.rendered?.(text, tool, envelope) ?? text, json };
    },
    end: () => opened.close(),
  };
}

/** A broken app as a subject, without a wire. */
export async function brokenInside(defect: Partial<Defect>, database: string, policy?: Policy): Promise<Subject> {
  const { app, answer, end } = await openBroken(defect, database, policy);
  let told: string[] = [];
  app.bus.listen((_, facts) => {
    told = facts.map((fact) => fact.kind);
  });
  return {
    call: async (tool, args) => {
      told = [];
      const { envelope, text } = await answer(tool, args);
      return { envelope: JSON.parse(JSON.stringify(envelope)), text, tells: told };
    },
    reconnect: async () => {},
    configured: (options) => brokenInside(defect, database, policyOf(options)),
    close: end,
  };
}
