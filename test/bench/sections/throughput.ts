import { ask, crewOf, type Member } from '../crew.ts';
import { interleave, percentile, ratio, rowWith, withTimes } from '../measure.ts';
import type { Context, Operation, Row, Section } from '../shape.ts';
import { flushIn, onSlowDisk } from '../subjects/slow-disk.ts';

const section = 'throughput';
const entries = 1000;
const inFlight = 8;

/**
 * What is saved by sharing a flush depends on how long one takes: a tenth of a millisecond on a disk that answers from its cache,
 * 1 to 10 on one that does not. So writes are measured on the disk that is here, and on one as slow as many are.
 */
const usualFlushMs = 2;
const here = 'this disk';
const slower = `a flush of ${usualFlushMs} ms`;
/** Below this, two servers differ in their own work, and not in how often they flush. */
const leastFlushMs = 1;
const flush = 'a flush';

interface Lane {
  readonly member: Member;
  readonly where: string;
  readonly operation: Operation;
  /** Milliseconds that the server ran for one call, in each burst. */
  readonly ran: number[];
}

/** Calls per second while so many are always under way. */
async function burst({ member, operation, ran }: Lane, calls: number): Promise<number> {
  const before = member.client.cpu();
  const began = performance.now();
  let left = calls;
  const asking = async () => {
    while (left > 0) {
      left -= 1;
      await ask(member, operation);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, asking));
  const took = performance.now() - began;
  const after = member.client.cpu();
  if (before !== undefined && after !== undefined) ran.push((after - before) / calls);
  return (calls * 1000) / took;
}

const rowOf = ({ member, operation, where }: Lane, what: string, unit: Row['unit'], values: readonly number[]): Row => ({
  section,
  measure: `${operation.measure}, ${what}`,
  subject: member.subject.name,
  entries,
  where,
  unit,
  samples: values.length,
  p50: percentile(values, 0.5),
  values,
});

const compared = ['ours', 'against', 'floor+sqlite'];

const lanesOf = (member: Member, where: string) =>
  member.operations
    .filter((operation) => operation.where !== 'derived')
    .map((operation): Lane => ({ member, where, operation, ran: [] }));

const flushHere = ({ stock }: Context): Row => ({
  section,
  measure: flush,
  subject: here,
  unit: 'ms',
  samples: 1,
  p50: flushIn(stock.empty()),
});

export const throughput: Section = {
  name: section,
  async run(context) {
    const slow = context.subjects
      .filter(({ name }) => compared.includes(name))
      .map((subject) => onSlowDisk(subject, usualFlushMs));
    const crews = { [here]: await crewOf(context, [entries]), [slower]: await crewOf({ ...context, subjects: slow }, [entries]) };
    const lanes = Object.entries(crews).flatMap(([where, crew]) => crew.flatMap((member) => lanesOf(member, where)));
    const warmup = 2;
    const calls = context.quick ? 80 : 160;
    const rates = await interleave(
      lanes.map((lane) => ({ once: () => burst(lane, calls) })),
      context.quick ? 5 : 15,
      warmup,
    );
    for (const { client } of Object.values(crews).flat()) await client.close();
    const rows = lanes.map((lane, i) => rowOf(lane, `${inFlight} in flight`, '/s', rates[i] ?? []));
    const work = lanes.filter(({ ran }) => ran.length).map((lane) => rowOf(lane, 'cpu per call', 'ms', lane.ran.slice(warmup)));
    return [flushHere(context), ...withTimes([...rows, ...work], 'floor+sqlite')];
  },
  targets: (rows) => {
    const beside = (measure: string, where: string) =>
      ratio(rowWith(rows, { measure, subject: 'ours', where }), rowWith(rows, { measure, subject: 'floor+sqlite', where }));
    const together = `write, ${inFlight} in flight`;
    const work = 'page of 20, cpu per call';
    const isSlowHere = (rowWith(rows, { measure: flush })?.p50 ?? 0) >= leastFlushMs;
    return [
      ...[slower, ...(isSlowHere ? [here] : [])].map((where) => ({
        name: `${together}, ${where}: ours / floor+sqlite`,
        value: beside(together, where),
        least: 2,
      })),
      { name: `${work}: ours / floor+sqlite`, value: beside(work, here), most: 2.5 },
    ];
  },
};
