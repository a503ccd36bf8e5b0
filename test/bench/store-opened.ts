import { openStore } from '../../src/store/open.ts';

/** The least that a hook can be: a process that opens the store and ends. */
const store = await openStore({
  url: process.argv[2] ?? '',
  durability: 'full',
  clock: { now: () => Date.now() },
  appliers: {} as never,
  readers: {},
});
await store.close();
process.exit(0);
