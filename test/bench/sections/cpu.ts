import { Client } from '../client.ts';
import { interleave, percentile, ratio, rowWith, withTimes } from '../measure.ts';
import type { Row, Section, Subject } from '../shape.ts';
import { noteText } from '../subjects/text.ts';

const section = 'cpu';
const measures = ['tasks_snapshot', 'think_watch', 'context_pack'] as const;
const tasks = 30;
const cards = 300;
const types = ['hypothesis', 'question', 'test', 'evidence', 'decision', 'note'] as const;

/** Through its own tools: a build may keep things as no other does. */
async function fill(client: Client): Promise<void> {
  const call = (tool: string, args: Record<string, unknown>) => client.call({ tool, args });
  const steps = ['Find out', 'Mend', 'Verify'].map((title) => ({ title, success_criteria: ['done'], tests: ['run'] }));
  await call('tasks_create', { kind: 'plan', title: 'Everything' });
  for (let i = 0; i < tasks; i += 1) await call('tasks_create', { parent: 'PLAN-001', title: `Task ${i}`, steps });
  await call('tasks_focus_set', { task: 'TASK-001' });
  for (let i = 0; i < cards; i += 1) {
    const status = i % 10 === 0 ? 'open' : 'closed';
    const card = { type: types[i % types.length], title: `Card ${i}`, text: noteText(i), status };
    await call('think_card', { card });
    await call('notes_commit', { content: noteText(i) });
  }
}

const isBuild = ({ name }: Subject) => name === 'ours' || name === 'against';

/** Milliseconds that a build runs for one call of what agents ask most; waiting for a core does not count. */
export const cpu: Section = {
  name: section,
  async run({ subjects, stock, quick, say }) {
    const crew: { readonly name: string; readonly client: Client }[] = [];
    for (const subject of subjects.filter(isBuild)) {
      say(`${subject.name} is filled`);
      const client = new Client(subject, stock.empty());
      await client.greet();
      await fill(client);
      crew.push({ name: subject.name, client });
    }
    const calls = 20;
    const lanes = crew.flatMap(({ name, client }) =>
      measures.map((measure) => ({
        name,
        measure,
        once: async () => {
          const before = client.cpu() ?? Number.NaN;
          for (let i = 0; i < calls; i += 1) await client.call({ tool: measure, args: {} });
          return ((client.cpu() ?? Number.NaN) - before) / calls;
        },
      })),
    );
    const values = await interleave(lanes, quick ? 9 : 25, 5);
    for (const { client } of crew) await client.close();
    const rows = lanes.map(({ name, measure }, i): Row => {
      const found = values[i] ?? [];
      return { section, measure, subject: name, unit: 'ms', samples: found.length, p50: percentile(found, 0.5), values: found };
    });
    return withTimes(rows, 'against').sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
  },
  targets: (rows) =>
    measures.map((measure) => ({
      name: `${measure}, cpu: ours / against`,
      value: ratio(rowWith(rows, { measure, subject: 'ours' }), rowWith(rows, { measure, subject: 'against' })),
      most: 0.5,
    })),
};
