import { Client } from '../client.ts';
import { interleave, type Lane, ratio, rowWith, spread, withTimes } from '../measure.ts';
import type { Context, Row, Section, Subject } from '../shape.ts';
import { bundledFloor } from '../subjects/floor.ts';

const section = 'cold-start';
const listed = 'first tools/list';
const written = 'first write';
const entries = 1000;

interface Start {
  readonly subject: Subject;
  readonly where: string;
  folder(): string;
}

async function starts({ subjects, stock }: Context): Promise<Start[]> {
  const all: Start[] = [];
  for (const subject of [...subjects, await bundledFloor(stock.empty())]) {
    const folder = await stock.filled(subject, entries);
    all.push({ subject, where: subject.fill ? `a store of ${entries}` : '', folder: () => folder });
    if (subject.name === 'ours') all.push({ subject, where: 'no store yet', folder: () => stock.empty() });
  }
  return all;
}

/** From the start of the process to the answers of the first listing and of a write after it, asked as a client asks. */
async function start({ subject, folder }: Start, writes: number[]): Promise<number> {
  const write = subject.operations(entries).find((operation) => operation.writes);
  const began = performance.now();
  const client = new Client(subject, folder());
  await client.greet();
  await client.request('tools/list');
  const ms = performance.now() - began;
  if (write) {
    await client.call(write.call(Math.floor(began)));
    writes.push(performance.now() - began);
  }
  await client.close();
  return ms;
}

export const coldStart: Section = {
  name: section,
  async run(context) {
    const lanes = (await starts(context)).map((one): Lane & { one: Start; writes: number[] } => {
      const writes: number[] = [];
      return { one, writes, once: () => start(one, writes) };
    });
    const lists = await interleave(lanes, context.quick ? 7 : 21, 1);
    const row = (measure: string, { subject, where }: Start, values: readonly number[]): Row => {
      const place = { section, measure, subject: subject.name, ...(where ? { where } : {}) };
      return { ...place, unit: 'ms', ...spread(values) };
    };
    return [
      ...withTimes(
        lanes.map(({ one }, i) => row(listed, one, lists[i] ?? [])),
        'floor',
      ),
      ...withTimes(
        lanes.filter(({ writes }) => writes.length).map(({ one, writes }) => row(written, one, writes.slice(1))),
        'floor+sqlite',
      ),
    ];
  },
  targets: (rows) => [
    {
      name: 'cold start: ours / floor',
      value: ratio(rowWith(rows, { measure: listed, subject: 'ours' }), rowWith(rows, { measure: listed, subject: 'floor' })),
      most: 1.3,
    },
  ],
};
