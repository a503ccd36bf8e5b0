import { ask, crewOf, type Member } from '../crew.ts';
import { interleave, percentile, ratio, rowWith, withTimes } from '../measure.ts';
import type { Operation, Row, Section } from '../shape.ts';

const section = 'throughput';
const entries = 1000;
const inFlight = 8;

interface Lane {
  readonly member: Member;
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

const rowOf = ({ member, operation }: Lane, what: string, unit: Row['unit'], values: readonly number[]): Row => ({
  section,
  measure: `${operation.measure}, ${what}`,
  subject: member.subject.name,
  entries,
  unit,
  samples: values.length,
  p50: percentile(values, 0.5),
  values,
});

export const throughput: Section = {
  name: section,
  async run(context) {
    const crew = await crewOf(context, [entries]);
    const lanes = crew.flatMap((member) =>
      member.operations.filter(({ where }) => where !== 'derived').map((operation): Lane => ({ member, operation, ran: [] })),
    );
    const warmup = 2;
    const calls = context.quick ? 80 : 160;
    const rates = await interleave(
      lanes.map((lane) => ({ once: () => burst(lane, calls) })),
      context.quick ? 5 : 15,
      warmup,
    );
    for (const { client } of crew) await client.close();
    const rows = lanes.map((lane, i) => rowOf(lane, `${inFlight} in flight`, '/s', rates[i] ?? []));
    const work = lanes.filter(({ ran }) => ran.length).map((lane) => rowOf(lane, 'cpu per call', 'ms', lane.ran.slice(warmup)));
    return withTimes([...rows, ...work], 'floor+sqlite');
  },
  targets: (rows) => {
    const beside = (measure: string) =>
      ratio(rowWith(rows, { measure, subject: 'ours' }), rowWith(rows, { measure, subject: 'floor+sqlite' }));
    const together = `write, ${inFlight} in flight`;
    const work = 'page of 20, cpu per call';
    return [
      { name: `${together}: ours / floor+sqlite`, value: beside(together), least: 2 },
      { name: `${work}: ours / floor+sqlite`, value: beside(work), most: 2.5 },
    ];
  },
};
