import { askingTheStore, every, joining, overAProtocol, overAWire, type Selection } from './which.ts';

export type Transport = 'in process' | 'stdio' | 'HTTP';
export type Store = 'SQLite' | 'PostgreSQL' | 'files' | 'memory';

/** What is run on one way of reaching one store, and why that is enough. */
export interface Row {
  readonly product: string;
  readonly transport: Transport;
  readonly store: Store;
  readonly cases: Selection;
  /** Several cases at a time, also without a wire: the store is one that is waited for. */
  readonly together?: true;
  readonly why: string;
}

/**
 * Where every case is proved. A case runs where it could go otherwise, and nowhere else: adapters cannot see the store, and the store
 * cannot see adapters, so that what holds on each transport and on each store holds on both together. A product adds its rows.
 */
export const grid: readonly Row[] = [
  {
    product: 'memory',
    transport: 'in process',
    store: 'SQLite',
    cases: every,
    why: 'The truth about every rule, facts told included. Answers are read as MCP writes them, and held against the schemas that are listed; what follows from a schema is refused before the store is asked.',
  },
  {
    product: 'memory',
    transport: 'in process',
    store: 'PostgreSQL',
    cases: askingTheStore,
    together: true,
    why: 'Whatever asks the store may be answered otherwise by another one.',
  },
  {
    product: 'memory',
    transport: 'HTTP',
    store: 'SQLite',
    cases: overAWire,
    why: 'Several at a time; what is in a message was read in process, and nothing on the way looks into it.',
  },
  {
    product: 'memory',
    transport: 'stdio',
    store: 'SQLite',
    cases: overAWire,
    why: 'The same messages through pipes, to a process of its own that is set up by its environment and started again.',
  },
  {
    product: 'memory',
    transport: 'HTTP',
    store: 'PostgreSQL',
    cases: joining,
    why: 'Several callers share the connections to the store.',
  },
  {
    product: 'memory',
    transport: 'stdio',
    store: 'PostgreSQL',
    cases: joining,
    why: 'The program finds its store by its settings, and finds everything again after a restart.',
  },
  {
    product: 'ledger',
    transport: 'in process',
    store: 'SQLite',
    cases: every,
    why: 'The truth about every rule, and every form in which the gateway reads a call.',
  },
  {
    product: 'ledger',
    transport: 'in process',
    store: 'PostgreSQL',
    cases: askingTheStore,
    why: 'Whatever asks the store may be answered otherwise by another one.',
  },
  {
    product: 'ledger',
    transport: 'in process',
    store: 'files',
    cases: askingTheStore,
    why: 'What is told is written to files and found again in an index beside them.',
  },
  {
    product: 'ledger',
    transport: 'in process',
    store: 'memory',
    cases: askingTheStore,
    why: 'Reads and writes share the one connection that a store without a file can have.',
  },
  {
    product: 'ledger',
    transport: 'HTTP',
    store: 'SQLite',
    cases: overAProtocol,
    why: 'What a connection has reached is kept behind its handle, several connections at a time.',
  },
  {
    product: 'ledger',
    transport: 'stdio',
    store: 'files',
    cases: overAWire,
    why: 'The program finds its folder by its settings, and in files what a connection had reached before a restart.',
  },
  {
    product: 'autopilot',
    transport: 'in process',
    store: 'files',
    cases: every,
    why: 'The truth about every rule; each case has a home folder of its own, since what is global belongs to all projects.',
  },
];
