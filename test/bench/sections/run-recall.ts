import { SqliteMemory } from '../../../src/store/home/memory/sqlite.ts';
import { measure } from '../../recall/measure.ts';
import { finderOn, homeWith, tasks } from '../../recall/runs/load.ts';
import { plainWays } from '../../recall/runs/plain.ts';
import { rowWith } from '../measure.ts';
import type { Row, Section } from '../shape.ts';

const section = 'run recall';
const measures = { recall: 'recalled among the first five', mrr: 'mean of 1/place of what is recalled' } as const;
const nothing = { tune: [], heldOut: [] };

/** How well the words of a task find what earlier runs left: the held-out half of test/recall/runs, in three languages. */
export const runRecall: Section = {
  name: section,
  async run({ stock }) {
    const memory = new SqliteMemory(homeWith(stock.empty()));
    const { ways, close } = plainWays();
    const rows: Row[] = [];
    for (const { subject, find } of [{ subject: 'ours', find: finderOn(memory) }, ...ways]) {
      const { recall, mrr, questions } = await measure(find, tasks, nothing, 'heldOut');
      for (const [measured, value] of Object.entries({ recall, mrr }))
        rows.push({
          section,
          measure: measures[measured as keyof typeof measures],
          subject,
          unit: '%',
          samples: questions,
          p50: 100 * value,
        });
    }
    close();
    await memory.close();
    return rows.sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
  },
  targets: (rows) =>
    (
      [
        [measures.recall, 10],
        [measures.mrr, 30],
      ] as const
    ).map(([measure, missing]) => ({
      name: `${measure}: % missing`,
      value: 100 - (rowWith(rows, { measure, subject: 'ours' })?.p50 ?? 0),
      most: missing,
    })),
};
