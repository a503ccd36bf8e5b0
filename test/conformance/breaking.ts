import type { FactKind } from '../../generated/handlers/ctx.ts';
import type { App, Handler } from '../../src/boundary/app.ts';
import type { StorePort, Unit } from '../../src/kernel/ports.ts';
import type { Faulty } from './faults.ts';

type Json = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: an answer or input of any operation
export type Any = any;
type Apply = Faulty['apply'];

export const handling =
  (tool: string, wrap: (sound: Handler) => Handler): Apply =>
  (app) => ({ ...app, handlers: { ...app.handlers, [tool]: wrap(app.handlers[tool] as Handler) } });

/** Its answer is otherwise. */
export const answers = (tool: string, change: (answer: Any, input: Any) => Json): Apply =>
  handling(tool, (sound) => async (input, ctx) => change(await sound(input, ctx), input));

/** It hears something else than was asked. */
export const hears = (tool: string, change: (input: Any) => Json): Apply =>
  handling(tool, (sound) => (input, ctx) => sound(change(input), ctx));

/** It is told of another place than the connection's. */
export const located =
  (change: (target: Any, tool: Any) => Json): Apply =>
  (app) => {
    const { room, locate } = app.locators.ledger as NonNullable<App['locators']['ledger']>;
    const wrong: Any = async (given: Any) => change(await (locate as Any)(given), given.tool);
    return { ...app, locators: { ...app.locators, ledger: { room, locate: wrong } } };
  };

/** What is told is kept otherwise; nothing is kept where nothing is given back. */
export const tells =
  (kind: FactKind, change: (fact: Any) => Json | undefined): Apply =>
  (app) => {
    const telling = (unit: Unit): Unit => ({
      ...unit,
      told: unit.told,
      tell: (async (told: FactKind, fact: never) => {
        const kept = told === kind ? change(fact) : fact;
        return kept === undefined ? undefined : unit.tell(told, kept as never);
      }) as Unit['tell'],
    });
    const write: StorePort['write'] = (workspace, agent, work, caller) =>
      app.store.write(workspace, agent, (unit) => work(telling(unit)), caller);
    /** A store may be an object of a class with parts of its own, which no copy has. */
    const store = new Proxy(app.store, {
      get: (sound, key) => {
        if (key === 'write') return write;
        const part = Reflect.get(sound, key, sound);
        return typeof part === 'function' ? part.bind(sound) : part;
      },
    });
    return { ...app, store };
  };

/** It keeps a warning to itself. */
export const keepsQuiet = (tool: string, code: string): Apply =>
  handling(tool, (sound) => (input, ctx: Any) => {
    const warn = (said: string, facts: Json) => (said === code ? undefined : ctx.warn(said, facts));
    return sound(input, { ...ctx, warn });
  });

/** A refusal of one kind is swallowed, and something is answered instead. */
export const forgives = (tool: string, code: string, instead: (input: Any, ctx: Any, sound: Handler) => Promise<Json>): Apply =>
  handling(tool, (sound) => async (input, ctx) => {
    try {
      return await sound(input, ctx);
    } catch (error) {
      if ((error as { code?: string }).code !== code) throw error;
      return instead(input, ctx, sound);
    }
  });

export const fault = (rule: string, breaks: string, apply: Apply): Faulty => ({ rule, breaks, apply });
