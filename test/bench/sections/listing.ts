import { Client } from '../client.ts';
import { rowWith } from '../measure.ts';
import type { Row, Section } from '../shape.ts';

const section = 'listing';
const measure = 'tools/list';

export const listing: Section = {
  name: section,
  async run({ subjects, stock }) {
    const rows: Row[] = [];
    for (const subject of subjects) {
      const client = new Client(subject, stock.empty());
      await client.greet();
      const tiers = subject.name === 'ours' ? ['core', 'daily', 'full'] : [undefined];
      for (const toolset of tiers) {
        const { bytes } = await client.request('tools/list', toolset ? { toolset } : {});
        const place = { section, measure, subject: subject.name, ...(toolset ? { where: toolset } : {}) };
        rows.push({ ...place, unit: 'B', samples: 1, p50: bytes });
      }
      await client.close();
    }
    return rows;
  },
  targets: (rows) => [
    {
      name: 'tools/list daily, bytes',
      value: rowWith(rows, { measure, subject: 'ours', where: 'daily' })?.p50,
      most: 20 * 1024,
    },
  ],
};
