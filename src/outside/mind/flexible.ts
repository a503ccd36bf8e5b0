import { type Order, post } from './http.ts';
import { MindProblem } from './trouble.ts';
import type { MindWorld } from './world.ts';

/** The request without some of its optional parts. */
type Body = (without: ReadonlySet<string>) => Order['body'];

/** Posts requests with parts that not every server takes. One that a server refuses by name is left out from then on. */
export function flexible(parts: readonly string[]) {
  const refused = new Set<string>();
  return async (order: Omit<Order, 'body'> & { readonly body: Body }, world: MindWorld): Promise<string> => {
    for (let attempt = 1; ; ) {
      const sent = post({ ...order, body: order.body(refused) }, world, attempt);
      try {
        return (await sent).text;
      } catch (error) {
        const part = parts.find((name) => !refused.has(name) && error instanceof MindProblem && error.refusal.includes(name));
        if (part === undefined) throw error;
        refused.add(part);
        attempt += 1;
      }
    }
  };
}
