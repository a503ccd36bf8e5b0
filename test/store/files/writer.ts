import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { append, DerivedIndex, replace, takeLock, updateState, withLock } from '../../../src/store/files/index.ts';
import { counting } from './counting.ts';

/** A process of its own that writes files; what was acknowledged it prints, one line each. */
interface Orders {
  readonly file: string;
  readonly mode: 'append' | 'replace' | 'update' | 'critical' | 'hold' | 'index';
  readonly who?: string;
  readonly count?: number;
}

const { file, mode, who = 'w', count = Number.POSITIVE_INFINITY }: Orders = JSON.parse(process.argv[2] ?? '{}');
const say = (line: unknown) => process.stdout.write(`${line}\n`);
/** From nothing to more than a chunk, so that a kill finds writers in the middle. */
const padding = (i: number) => 'ü'.repeat((i * 7919) % 40_000);

const appending = async (lane: number) => {
  for (let i = 0; i < count; i++) {
    const id = `${who}-${lane}-${i}`;
    await append(file, { id, pad: padding(i), until: 'end' });
    say(id);
  }
};

const replacing = async () => {
  for (let i = 0; i < count; i++) {
    await replace(file, JSON.stringify({ who, i, pad: padding(i), until: 'end' }));
    say(i);
  }
};

const updating = async () => {
  for (let i = 0; i < count; i++) {
    const { after } = await updateState<Record<string, number>>(
      file,
      (before = {}) => ({ ...before, [who]: (before[who] ?? 0) + 1 }),
      {
        label: 'counts',
      },
    );
    say(after[who]);
  }
};

/** Goes in and out without end, and writes it down where others write too. */
const critical = async () => {
  for (let i = 0; i < count; i++) {
    await withLock(`${file}.lock`, async () => {
      appendFileSync(file, `${who} in\n`);
      await new Promise((resolve) => setImmediate(resolve));
      appendFileSync(file, `${who} out\n`);
    });
    say(i);
  }
};

const indexing = async () => {
  const index = new DerivedIndex(counting(`${file}.sqlite`));
  for (let i = 0; i < count; i++) {
    await append(file, { id: `${who}-${i}` });
    say(await index.read([{ path: file, kind: 'lines' }], (db) => db.prepare('select count(*) from records').pluck().get()));
  }
};

say('ready');
await once(process, 'message');
if (mode === 'append') await Promise.all([0, 1, 2].map(appending));
else if (mode === 'replace') await replacing();
else if (mode === 'update') await updating();
else if (mode === 'critical') await critical();
else if (mode === 'index') await indexing();
else {
  say((await takeLock(file, { purpose: 'holds it' })).kind);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}
process.exit(0);
