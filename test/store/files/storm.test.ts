import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { append, replace } from '../../../src/store/files/index.ts';
import { type Started, start } from '../../support/processes.ts';
import { place } from './place.ts';

let here: ReturnType<typeof place>;
let running: Started[];
beforeEach(() => {
  here = place();
  running = [];
});
afterEach(async () => {
  for (const process of running) process.kill();
  await Promise.all(running.map((process) => process.ended));
  here.remove();
});

/** Lets some processes write until one of them has said enough, kills them all at once, and answers what each had acknowledged. */
async function storm(orders: object, names: readonly string[]): Promise<string[][]> {
  running = await Promise.all(names.map((who) => start('test/store/files/writer.ts', { ...orders, who })));
  await Promise.all(running.map((process) => process.until((lines) => lines.includes('ready'))));
  for (const process of running) process.send('go');
  const enough = 2 + Math.floor(Math.random() * 40);
  await Promise.race(running.map((process) => process.until((lines) => lines.length > enough)));
  for (const process of running) process.kill();
  for (const process of running) expect(await process.ended).toEqual({ code: null, signal: 'SIGKILL', stderr: '' });
  return running.map((process) => process.lines.slice(1));
}

test('appends: what was acknowledged is there once, and every line is whole', async () => {
  const file = here.at('log.jsonl');
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round++) {
    acknowledged.push(...(await storm({ file, mode: 'append' }, [`r${round}p`, `r${round}q`])).flat());
    await append(file, { id: `after-${round}`, until: 'end' });
    acknowledged.push(`after-${round}`);
    const found = here.records('log.jsonl') as { id: string; until: string }[];
    expect(found.filter(({ until }) => until !== 'end')).toEqual([]);
    const ids = found.map(({ id }) => id);
    expect(new Set(ids).size, 'none is there twice').toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  }
  /** Pieces that were put aside are pieces of what nobody was told about. */
  for (const name of readdirSync(here.folder).filter((one) => one.includes('.corrupt.'))) {
    const piece = readFileSync(here.at(name), 'utf8');
    expect(() => JSON.parse(piece)).toThrow();
  }
});

test('replaced files: always whole, never older than what was acknowledged', async () => {
  const file = here.at('state.json');
  for (let round = 0; round < 4; round++) {
    const who = `r${round}`;
    const [said = []] = await storm({ file, mode: 'replace' }, [who]);
    const found = JSON.parse(here.text('state.json')) as { who: string; i: number; until: string };
    expect(found).toMatchObject({ who, until: 'end' });
    expect(found.i).toBeGreaterThanOrEqual(Number(said.at(-1)));
    expect(found.i).toBeLessThanOrEqual(Number(said.at(-1)) + 1);
    await replace(file, JSON.stringify({ who: 'after', i: 0, until: 'end' }));
    expect(here.names()).toEqual(['state.json']);
  }
});
