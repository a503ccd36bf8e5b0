import path from 'node:path';
import { compose } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { silent } from '../../support/app.ts';
import { interleave, ratio, rowWith, spread } from '../measure.ts';
import type { Row, Section } from '../shape.ts';
import { fillGraph, type Size, workspace } from '../subjects/graph-stock.ts';
import { timed } from '../timed.ts';

const section = 'graph';
const small: Size = { nodes: 1000, edges: 3000, changed: 50 };
const large: Size = { nodes: 100_000, edges: 300_000, changed: 5000 };
const largeInHaste: Size = { nodes: 20_000, edges: 60_000, changed: 1000 };

interface Ask {
  readonly measure: string;
  readonly tool: string;
  /** In multiples of what it costs in the small graph. */
  readonly most: number;
  args(i: number, size: Size): Record<string, unknown>;
}

const on = ['main', 'idea'] as const;

/** Nodes are asked for on main and on the branch; the branch answers out of two segments. */
const asks: readonly (Ask & { readonly where: string })[] = [
  ...on.flatMap((branch) =>
    [
      { measure: 'query by id', most: 2, args: (i: number, { nodes }: Size) => ({ ids: [`n${(i * 37) % nodes}`] }) },
      { measure: 'query, newest', most: 2, args: () => ({}) },
      { measure: 'query by type', most: 2, args: () => ({ types: ['rare'] }) },
      { measure: 'query by common type', most: 2, args: () => ({ types: ['type3'] }) },
      { measure: 'query by tag', most: 2, args: () => ({ tags_all: ['rare'] }) },
      { measure: 'query by common tag', most: 2, args: () => ({ tags_any: ['all'] }) },
      { measure: 'query by text', most: 4, args: () => ({ text: 'ZEBRA cross' }) },
    ].map((ask) => ({
      ...ask,
      tool: 'graph_query',
      where: branch,
      args: (i: number, size: Size) => ({ branch, ...ask.args(i, size) }),
    })),
  ),
  { measure: 'diff, first page', tool: 'graph_diff', most: 2, where: 'main → idea', args: () => ({ from: 'main', to: 'idea' }) },
  { measure: 'diff, first page', tool: 'graph_diff', most: 2, where: 'idea → main', args: () => ({ from: 'idea', to: 'main' }) },
  ...on.map((branch) => ({
    measure: 'apply one',
    tool: 'graph_apply',
    most: 2,
    where: branch,
    args: (i: number, { nodes }: Size) => ({
      branch,
      ops: [{ op: 'node_upsert', id: `n${(i * 41) % nodes}`, type: 'written', title: `Written ${i}` }],
    }),
  })),
];

/** In process: what a transport adds is the same at every size and would hide the difference. */
export const graph: Section = {
  name: section,
  async run({ quick, stock, say }) {
    const apps: { size: Size; app: App }[] = [];
    for (const size of [small, quick ? largeInHaste : large]) {
      say(`${size.nodes} nodes and ${size.edges} edges`);
      const file = path.join(stock.empty(), 'noema.db');
      await fillGraph(file, size);
      apps.push({ size, app: await compose({ database: file, durability: 'normal', log: silent }) });
    }
    say('measuring');
    const lanes = apps.flatMap(({ size, app }) =>
      asks.map((ask) => ({ ask, size, once: (i: number) => timed(app, ask.tool, { workspace, ...ask.args(i, size) }) })),
    );
    const values = await interleave(lanes, quick ? 60 : 200, 20);
    for (const { app } of apps) await app.store.close();
    return lanes
      .map(({ ask: { measure, where }, size: { nodes } }, i): Row => {
        return { section, measure, subject: 'ours', entries: nodes, where, unit: 'ms', ...spread(values[i] ?? []) };
      })
      .sort((a, b) => (`${a.measure} ${a.where}` < `${b.measure} ${b.where}` ? -1 : 1));
  },
  targets: (rows) => {
    const largest = Math.max(...rows.map((row) => row.entries ?? 0));
    return asks.map(({ measure, where, most }) => ({
      name: `${measure}, ${where}: ${largest} nodes / ${small.nodes}`,
      value: ratio(rowWith(rows, { measure, where, entries: largest }), rowWith(rows, { measure, where, entries: small.nodes })),
      most,
    }));
  },
};
