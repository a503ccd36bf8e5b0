import { ask, crewOf, type Member } from '../crew.ts';
import { interleave, ratio, rowWith, spread, withTimes } from '../measure.ts';
import type { Row, Section, Target } from '../shape.ts';
import { bytesIn } from '../stock.ts';

const section = 'notes';
const sizesOf = (quick: boolean) => (quick ? [1000, 10_000] : [1000, 20_000, 200_000]);

async function latencies(crew: readonly Member[], quick: boolean): Promise<Row[]> {
  const lanes = crew.flatMap((member) =>
    member.operations.map((operation) => ({
      member,
      operation,
      every: member.subject.every?.(member.entries) ?? 1,
      once: () => ask(member, operation),
    })),
  );
  const values = await interleave(lanes, quick ? 200 : 600, quick ? 50 : 100);
  const rows = lanes.map(({ member: { subject, entries }, operation: { measure, where } }, i): Row => {
    const place = { section, measure, subject: subject.name, entries, ...(where ? { where } : {}) };
    return { ...place, unit: 'ms', ...spread(values[i] ?? []) };
  });
  return withTimes(rows, 'floor+sqlite').sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
}

function memory(crew: readonly Member[]): Row[] {
  return crew.flatMap(({ subject, entries, client }) => {
    const p50 = client.memory();
    if (p50 === undefined) return [];
    return [{ section, measure: 'resident memory', subject: subject.name, entries, unit: 'MB' as const, samples: 1, p50 }];
  });
}

function disk(crew: readonly Member[]): Row[] {
  return crew
    .filter(({ folder }) => bytesIn(folder) > 0)
    .map(({ subject, entries, folder, written }) => {
      const p50 = bytesIn(folder) / (entries + written);
      return { section, measure: 'disk per 200-byte note', subject: subject.name, entries, unit: 'B', samples: 1, p50 };
    });
}

const largestOf = (rows: readonly Row[]) => Math.max(...rows.map((row) => row.entries ?? 0));

function targets(rows: readonly Row[]): Target[] {
  const sizes = [...new Set(rows.filter((row) => row.measure === 'write' && row.subject === 'ours').map((row) => row.entries))];
  const largest = largestOf(rows);
  const ours = (measure: string, entries: number | undefined, where: string) =>
    rowWith(rows, { measure, subject: 'ours', entries, where });
  const writes = sizes.flatMap((entries) =>
    ['main', 'derived'].map((where) => ({
      name: `write at ${entries}, ${where}: ours / floor+sqlite`,
      value: ratio(ours('write', entries, where), rowWith(rows, { measure: 'write', subject: 'floor+sqlite', entries })),
      most: 1.4,
    })),
  );
  const shows = ['main', 'derived'].map((where) => ({
    name: `show, ${where}: ours at ${largest} / at 1000`,
    value: ratio(ours('page of 20', largest, where), ours('page of 20', 1000, where)),
    most: 1.5,
  }));
  return [...writes, ...shows];
}

export const notes: Section = {
  name: section,
  async run(context) {
    const crew = await crewOf(context, sizesOf(context.quick));
    context.say('measuring');
    const timed = await latencies(crew, context.quick);
    const resident = memory(crew);
    for (const { client } of crew) await client.close();
    return [...timed, ...resident, ...disk(crew)];
  },
  targets,
};
