import path from 'node:path';
import { compose } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { silent } from '../../support/app.ts';
import { interleave, ratio, rowWith, spread } from '../measure.ts';
import type { Row, Section } from '../shape.ts';
import { fillMind, type Memory, workspace } from '../subjects/mind-stock.ts';
import { timed } from '../timed.ts';

const section = 'views';
const small: Memory = { tasks: 10, cards: 500, entries: 2000 };
const large: Memory = { tasks: 1000, cards: 50_000, entries: 200_000 };
const largeInHaste: Memory = { tasks: 100, cards: 5000, entries: 20_000 };

const measures = ['tasks_snapshot', 'think_watch', 'context_pack'] as const;
const most = 2;

/** In process: what a transport adds is the same at every size and would hide the difference. */
export const views: Section = {
  name: section,
  async run({ quick, stock, say }) {
    const apps: { memory: Memory; app: App }[] = [];
    for (const memory of [small, quick ? largeInHaste : large]) {
      say(`${memory.tasks} tasks, ${memory.cards} cards and ${memory.entries} entries of trace`);
      const file = path.join(stock.empty(), 'noema.db');
      await fillMind(file, memory);
      apps.push({ memory, app: await compose({ database: file, durability: 'normal', log: silent }) });
    }
    say('measuring');
    const lanes = apps.flatMap(({ memory, app }) =>
      measures.map((measure) => ({ measure, memory, once: () => timed(app, measure, { workspace }) })),
    );
    const values = await interleave(lanes, quick ? 60 : 200, 20);
    for (const { app } of apps) await app.store.close();
    return lanes
      .map(({ measure, memory }, i): Row => {
        return { section, measure, subject: 'ours', entries: memory.tasks, unit: 'ms', ...spread(values[i] ?? []) };
      })
      .sort((a, b) => (a.measure < b.measure ? -1 : 1));
  },
  targets: (rows) => {
    const largest = Math.max(...rows.map((row) => row.entries ?? 0));
    return measures.map((measure) => ({
      name: `${measure}: ${largest} tasks / ${small.tasks}`,
      value: ratio(rowWith(rows, { measure, entries: largest }), rowWith(rows, { measure, entries: small.tasks })),
      most,
    }));
  },
};
