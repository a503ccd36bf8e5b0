import { call } from '../../../src/boundary/call.ts';
import { decideContext } from '../../../src/domain/claims/context-rules.ts';
import type { ThoughtReads } from '../../../src/records/thoughts.ts';
import { testHome } from '../../support/home.ts';
import { quietPorts } from '../../support/pilot.ts';
import { interleave, ratio, rowWith, spread } from '../measure.ts';
import type { Row, Section } from '../shape.ts';
import { claimAt, decision, fillThoughts, project } from '../subjects/thoughts-stock.ts';

const section = 'claims';
const small = 1000;
const most = 2;

type Home = Awaited<ReturnType<typeof testHome>>;

const asked = async (home: Home, tool: string, args: object): Promise<number> => {
  const start = performance.now();
  const { error } = await call(home, tool, { project, ...args });
  if (error) throw new Error(`${tool}: ${error.message}`);
  return performance.now() - start;
};

const context = async (home: Home): Promise<number> => {
  const start = performance.now();
  await home.store.read(project, async (snapshot) => {
    const { thoughts } = snapshot.of('claims') as ThoughtReads;
    const about = { task: 'Fix the export of invoices for customer7.', last_message: 'Which token signs the report?' };
    await decideContext(thoughts, { ...about, recent_evidence: [], now_ms: Date.UTC(2027, 0, 1) });
  });
  return performance.now() - start;
};

const measures: Readonly<Record<string, (home: Home, i: number) => Promise<number>>> = {
  'claim list': (home) => asked(home, 'claim_list', { limit: 50 }),
  'claim list --contains': (home) => asked(home, 'claim_list', { limit: 50, contains: 'the queue ' }),
  'claim show --graph': (home, i) => asked(home, 'claim_show', { id: claimAt((i * 13) % small), graph: true, depth: 2 }),
  'decide context': (home) => context(home),
  'why event': (home) => asked(home, 'why_event', { id: decision }),
};

/** The Thought DB with a thousand claims and with a hundred thousand, three edges for each: a question costs what its answer is long. */
export const claimsSection: Section = {
  name: section,
  async run({ quick, stock, say }) {
    const homes: { claims: number; home: Home }[] = [];
    for (const claims of [small, quick ? 10_000 : 100_000]) {
      const folder = stock.empty();
      say(`${claims} claims and ${3 * claims} edges`);
      fillThoughts(folder, claims);
      const home = await testHome(project, { home: folder, ports: quietPorts(), verify: false });
      await asked(home, 'claim_list', { limit: 1 });
      homes.push({ claims, home });
    }
    say('measuring');
    const lanes = homes.flatMap(({ claims, home }) =>
      Object.entries(measures).map(([measure, once]) => ({ claims, measure, once: (i: number) => once(home, i) })),
    );
    const values = await interleave(lanes, quick ? 30 : 100, 5);
    for (const { home } of homes) await home.end();
    return lanes
      .map(
        ({ claims, measure }, i): Row => ({
          section,
          measure,
          subject: 'ours',
          entries: claims,
          unit: 'ms',
          ...spread(values[i] ?? []),
        }),
      )
      .sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
  },
  targets: (rows) => {
    const largest = Math.max(...rows.map((row) => row.entries ?? 0));
    return Object.keys(measures).map((measure) => ({
      name: `${measure}: ${largest} claims / ${small}`,
      value: ratio(rowWith(rows, { measure, entries: largest }), rowWith(rows, { measure, entries: small })),
      most,
    }));
  },
};
