import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Opened } from '../../src/store/tables.ts';
import { type Started, start } from '../support/processes.ts';
import { realEngines, type TestStore } from './engines.ts';
import { checkJournal } from './journal.ts';

interface Line {
  readonly id: string;
  readonly told: readonly { seq: number; kind: string }[];
  readonly noted: boolean;
  readonly error?: string;
}

/** What processes may do to each other: a name that is taken, a branch that has moved on, a store that is busy. */
const expected = new Set(['CONFLICT', 'UNKNOWN_ID', 'STORE_BUSY']);
const count = 40;

describe.each(realEngines)('several processes on $name', (engine) => {
  let place: TestStore;
  let handle: Opened;
  let processes: Started[];
  beforeEach(async () => {
    place = await engine.place();
    processes = await Promise.all(
      ['p', 'q', 'r', 's'].map((who) => start('test/store/writer.ts', { database: place.url, mode: 'mixed', who, count })),
    );
    await Promise.all(processes.map((process) => process.until((lines) => lines.includes('ready'))));
    handle = await place.handle();
  });
  afterEach(async () => {
    for (const process of processes) process.kill();
    await Promise.all(processes.map((process) => process.ended));
    await handle.close();
    await place.remove();
  });

  it('write one workspace, and the journal is one sequence', async () => {
    for (const process of processes) process.send('go');
    const ends = await Promise.all(processes.map((process) => process.ended));
    expect(ends).toEqual(processes.map(() => ({ code: 0, signal: null, stderr: '' })));

    const answers = processes.map((process) => process.lines.slice(1).map((line) => JSON.parse(line) as Line));
    for (const lines of answers) {
      expect(lines).toHaveLength(count);
      expect(lines.filter((line) => line.error !== undefined && !expected.has(line.error))).toEqual([]);
      const seqs = lines.flatMap((line) => line.told?.map((fact) => fact.seq) ?? []);
      expect(seqs, 'numbers grow in the order in which they were acknowledged').toEqual([...seqs].sort((a, b) => a - b));
    }

    const journal = await checkJournal(handle, 'shared');
    const told = answers.flat().flatMap((line) => line.told ?? []);
    expect(
      told.toSorted((a, b) => a.seq - b.seq),
      'every fact was told to exactly one process',
    ).toEqual(journal);

    const notes = await handle.reader.selectFrom('entries').select('content').where('origin_seq', 'is', null).execute();
    const acknowledged = answers.flat().filter((line) => line.noted);
    expect(acknowledged.length).toBeGreaterThan(count);
    expect(notes.map((note) => note.content).toSorted()).toEqual(acknowledged.map((line) => line.id).toSorted());
  });
});
