import type { ToolEntry } from '../../codegen/manifest.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import { loadSuite } from '../../src/adapters/conformance/load.ts';
import { type Report, reportOf } from '../../src/adapters/conformance/report.ts';
import { runSuite, select } from '../../src/adapters/conformance/suite.ts';
import { homeRooms } from '../../src/app/rooms/home.ts';
import { testApp } from '../support/app.ts';
import { openHomes } from '../support/homes.ts';
import { inside } from '../support/inside.ts';

/** A product is loaded when one of its tools is tried: the others may not be generated yet. */
const productNamed = async (name: string): Promise<ProductInfo> =>
  (await import(`../../generated/products/${name}.ts`))[name] as ProductInfo;

const opened = async (product: ProductInfo) => {
  const app = await testApp({ product });
  return { subject: inside(app), end: () => app.end() };
};

/** Runs every case and scenario that proves a rule of these tools, in process on SQLite; every answer is held against its contract. */
export async function runTools(root: string, tools: readonly ToolEntry[]): Promise<readonly Report[]> {
  const suite = await loadSuite(root);
  const reports: Report[] = [];
  for (const { name, room, group } of tools) {
    const [product = ''] = Object.entries(suite.products).find(([, groups]) => groups.includes(`${room}/${group}`)) ?? [];
    const info = await productNamed(product);
    const { subject, end } = info.rooms.some((of) => of in homeRooms) ? openHomes() : await opened(info);
    try {
      const selection = select(suite, { product, rule: `${name}/` });
      reports.push(reportOf(suite, selection, name, await runSuite(suite, selection, subject)));
    } finally {
      await end();
    }
  }
  return reports;
}
