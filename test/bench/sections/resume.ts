import { day, dayAsGraph, facts, missingIn, resuming } from '../../support/lived-day.ts';
import { Client } from '../client.ts';
import { rowWith } from '../measure.ts';
import type { Row, Section, ToolCall } from '../shape.ts';

const section = 'resume';
const planted = Object.keys(facts).length;

/** What is written, and what is asked after a crash. */
const lived: Readonly<Record<string, { day: readonly ToolCall[]; resuming: readonly ToolCall[]; where: string }>> = {
  ours: { day, resuming, where: 'status + tasks_snapshot' },
  'server-memory': { day: dayAsGraph, resuming: [{ tool: 'read_graph', args: {} }], where: 'read_graph' },
};

const textOf = (result: Record<string, unknown>) => (result.content as { text: string }[]).map(({ text }) => text).join('\n');

/** A day is lived, the process killed, and a new one asked: how much does it say of what was known, in how many bytes. */
export const resume: Section = {
  name: section,
  async run({ subjects, stock }) {
    const rows: Row[] = [];
    for (const subject of subjects) {
      const known = lived[subject.name];
      if (!known) continue;
      const folder = stock.empty();
      const first = new Client(subject, folder);
      await first.greet();
      for (const one of known.day) await first.call(one);
      process.kill(first.pid, 'SIGKILL');
      await first.close();

      const next = new Client(subject, folder);
      await next.greet();
      const heard: string[] = [];
      for (const one of known.resuming) heard.push(textOf((await next.call(one)).result));
      await next.close();
      const text = heard.join('\n');
      const place = { section, subject: subject.name, where: known.where, samples: 1 };
      rows.push({ ...place, measure: `facts of ${planted}`, unit: 'facts', p50: planted - missingIn(text).length });
      rows.push({ ...place, measure: 'bytes', unit: 'B', p50: Buffer.byteLength(text) });
    }
    return rows.sort((a, b) => (a.measure < b.measure ? -1 : 1));
  },
  targets: (rows) => {
    const found = rowWith(rows, { measure: `facts of ${planted}`, subject: 'ours' })?.p50;
    return [
      { name: 'facts lost over a crash', value: found === undefined ? undefined : planted - found, most: 1 },
      { name: 'bytes to go on from', value: rowWith(rows, { measure: 'bytes', subject: 'ours' })?.p50, most: 2048 },
    ];
  },
};
