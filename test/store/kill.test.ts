import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Started, start } from '../support/processes.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { checkJournal } from './journal.ts';

interface Line {
  readonly id: string;
  readonly lane: number;
  readonly error?: string;
}

/** How many entries one acknowledged call of each lane has written. */
const perCall = [1, 3, 1];

describe.each(realEngines)('kill -9 on $name', (engine) => {
  let place: TestStore;
  let process: Started;
  beforeEach(async () => {
    place = await engine.place();
  });
  afterEach(async () => {
    process.kill();
    await process.ended;
    await place.remove();
  });

  it('loses nothing that was acknowledged and leaves nothing by half', async () => {
    const acknowledged: Line[] = [];
    for (let round = 0; round < 4; round++) {
      process = await start('test/store/writer.ts', { database: place.url, mode: 'storm', who: `r${round}` });
      await process.until((lines) => lines.includes('ready'));
      process.send('go');
      const enough = 2 + Math.floor(Math.random() * 120);
      await process.until((lines) => lines.length > enough);
      process.kill();
      expect(await process.ended).toMatchObject({ signal: 'SIGKILL', stderr: '' });
      const lines = process.lines.slice(1).map((line) => JSON.parse(line) as Line);
      expect(lines.filter((line) => line.error)).toEqual([]);
      acknowledged.push(...lines);

      const store = await openOn(place, { durability: 'full' });
      const handle = await place.handle();
      const at = `round ${round}, killed after ${lines.length} answers`;
      const journal = await checkJournal(handle, 'shared');
      const rows = await handle.reader.selectFrom('entries').select('content').execute();
      const written = new Map<string, number>();
      for (const { content } of rows) written.set(content ?? '', (written.get(content ?? '') ?? 0) + 1);
      for (const { id, lane } of acknowledged) expect(written.get(id), `${id}, ${at}`).toBe(perCall[lane]);
      /** What was not acknowledged any more is there wholly or not at all. */
      for (const [id, times] of written)
        expect(times, `${id}, ${at}`).toBe(id === 'after' ? round : perCall[Number(id.split('-')[1])]);

      const next = await store.write('shared', null, (unit) =>
        unit.tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content: 'after' }),
      );
      expect(next.seq, at).toBe(journal.length + 1);
      await handle.close();
      await store.close();
    }
  });
});
