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

/** Of what follows from schemas, one of each tool and one of each kind. */
const refusals = (cases: readonly AddressedCase[]) => {
  const derived = cases.filter(isDerived);
  return new Set([...firsts(derived, ({ tool }) => tool), ...firsts(derived, kindOf)]);
};

/** Where what a connection has reached decides what it is answered; of refusals a few show whether it does. */
export const overAProtocol: Selection = (cases) => [...own(cases), ...refusals(cases)];

/** The first of each kind, and whatever outlives a connection. */
const firstOfEach =
  (kind: (c: AddressedCase) => string, too: (c: AddressedCase) => boolean = () => false): Selection =>
  (cases) => {
    const able = own(cases).filter((c) => !waits(c));
    const chosen = new Set([...firsts(able, kind), ...able.filter((c) => reconnects(c) || too(c))]);
    return able.filter((c) => chosen.has(c));
  };

const ofEachTool = firstOfEach(
  ({ tool }) => tool,
  ({ server }) => server !== undefined,
);

/** Each tool answers and refuses once, and a server can be set up in every way. */
export const overAWire: Selection = (cases) => [...ofEachTool(cases), ...refusals(cases)];

/** A wire and a store, each proved with another one: that they find one another, also after a restart. */
export const joining: Selection = firstOfEach(({ address }) => address);

/** What ends the connection, moves the clock or has a server of its own cannot be told beside others. */
export const alone = (steps: readonly { reconnect?: boolean; wait_ms?: number }[], server: object | undefined): boolean =>
  server !== undefined || steps.some((step) => step.reconnect || step.wait_ms !== undefined);
