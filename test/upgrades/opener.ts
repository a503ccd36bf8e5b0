import { openStore } from '../../src/store/open.ts';

/** A process that opens every store it is told of, as often as it is told, all at once, and says what it found there. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function open(url: string): Promise<void> {
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  const options = { url, durability: 'normal', busyMs: 300_000, clock, appliers: {} as never, readers: {} } as const;
  try {
    const store = await openStore(options);
    say(`opened ${(await store.workspaces('', 10)).join(' ')}`);
    await store.close();
  } catch (error) {
    say(`failed ${String(error)}`);
  }
}

process.on('message', async (stores: string) => {
  const opening = (JSON.parse(stores) as string[]).map(open);
  say('opening');
  await Promise.all(opening);
  say('closed');
});
say('ready');
