import type { AllReads } from '../../../support/rooms.ts';
import type { Calling, Defect } from '../../broken.ts';

// biome-ignore lint/suspicious/noExplicitAny: a fault may be of any shape
export type Any = any;
type Handler = (input: Any, ctx: Any) => Promise<Any>;

/** One handler that does something else. */
export const faulty = (tool: string, make: (sound: Handler) => Handler): Pick<Defect, 'handlers'> => ({
  handlers: (sound) => ({ [tool]: make((sound as Any)[tool]) }),
});
export const given = (tool: string, change: (input: Any) => object) =>
  faulty(tool, (sound) => (input, ctx) => sound({ ...input, ...change(input) }, ctx));
export const answering = (tool: string, change: (output: Any, ctx: Any) => Any) =>
  faulty(tool, (sound) => async (input, ctx) => change(await sound(input, ctx), ctx));
/** A handler that takes its step for another. */
export const seeing = (tool: string, change: (step: Any) => object) =>
  faulty(tool, (sound) => (input, ctx) => {
    const { step } = ctx.target;
    return sound(input, { ...ctx, target: { ...ctx.target, step: { ...step, ...change(step) } } });
  });
/** A handler whose store tells it something else. */
export const reading = (tool: string, change: (store: AllReads) => object) =>
  faulty(tool, (sound) => (input, ctx) => sound(input, { ...ctx, store: { ...ctx.store, ...change(ctx.store) } }));
/** A handler that tells other facts than it means; none for nothing. */
export const telling = (tool: string, change: (kind: string, payload: Any, input: Any) => object | undefined) =>
  faulty(tool, (sound) => (input, ctx) => {
    const tell = async (kind: string, payload: Any) => {
      const changed = change(kind, payload, input);
      return changed && ctx.tell(kind, changed);
    };
    return sound(input, { ...ctx, tell });
  });
export const silent = (tool: string) => faulty(tool, (sound) => (input, ctx) => sound(input, { ...ctx, warn: () => {} }));
/** Calls arrive without some of their arguments. */
export const without =
  (...fields: string[]) =>
  (sound: Calling): Calling =>
  (tool, args) =>
    sound(tool, Object.fromEntries(Object.entries(args).filter(([field]) => !fields.includes(field))));

export const confirmations = ({ criteria_confirmed: _, tests_confirmed: __, ...change }: Any) => change;
