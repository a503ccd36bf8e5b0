import type { AddressedCase } from '../../src/adapters/conformance/load.ts';

export type Selection = (cases: readonly AddressedCase[]) => readonly AddressedCase[];

const around = ({ given, then }: AddressedCase) => [...given, ...(then.after ?? [])];

/** Those on which a key is seen for the first time. */
function firsts(cases: readonly AddressedCase[], key: (c: AddressedCase) => string): AddressedCase[] {
  const seen = new Map<string, AddressedCase>();
  for (const c of cases) if (!seen.has(key(c))) seen.set(key(c), c);
  return [...seen.values()];
}

/** "limit-maximum-is-checked" is of the kind "maximum-is-checked", whatever the field. */
const kindOf = ({ derived = '' }: AddressedCase) => derived.replace(/^.*?-(?=(?:[a-z]+-is-checked|is-required)$)/, '');

const isDerived = ({ derived }: AddressedCase) => derived !== undefined;
const waits = (c: AddressedCase) => around(c).some((step) => step.wait_ms !== undefined);
const reconnects = (c: AddressedCase) => around(c).some((step) => step.reconnect === true);
const own = (cases: readonly AddressedCase[]) => cases.filter((c) => !isDerived(c));

export const every: Selection = (cases) => cases;

export const askingTheStore: Selection = own;

/** A wire may spoil any argument and any answer of its own kind; of refusals one per tool and one per kind show whether it does. */
export const overWires: Selection = (cases) => {
  const derived = cases.filter(isDerived);
  return [...own(cases), ...new Set([...firsts(derived, ({ tool }) => tool), ...firsts(derived, kindOf)])];
};

/** The same, without those that need time to pass. */
export const overWiresAtOnce: Selection = (cases) => overWires(cases).filter((c) => !waits(c));

/** The example of each tool, and whatever outlives a connection or sets the server up. */
export const joining: Selection = (cases) => {
  const able = own(cases).filter((c) => !waits(c));
  const chosen = new Set([...firsts(able, ({ tool }) => tool), ...able.filter((c) => reconnects(c) || c.server)]);
  return able.filter((c) => chosen.has(c));
};

/** What ends the connection, moves the clock or has a server of its own cannot be told beside others. */
export const alone = (steps: readonly { reconnect?: boolean; wait_ms?: number }[], server: object | undefined): boolean =>
  server !== undefined || steps.some((step) => step.reconnect || step.wait_ms !== undefined);
