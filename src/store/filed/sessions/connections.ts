import type { LedgerMovedFact } from '../../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { iso } from '../../../kernel/text.ts';
import type { Collection } from '../collection.ts';

const dayMs = 86_400_000;

/** What a connection has reached, as its file says it. */
export const connectionText = ({ from: _, ...state }: LedgerMovedFact, ts_ms: number): string =>
  `${JSON.stringify({ ...state, movedAt: iso(ts_ms) }, null, 2)}\n`;

const nullable = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function connectionIn(content: string): { fact: LedgerMovedFact; ts_ms: number } | undefined {
  const found = parseJson(content)?.value;
  if (!isRecord(found)) return undefined;
  const { connection, stage, session, domain, root, navigation, told, movedAt } = found;
  const ts_ms = Date.parse(String(movedAt));
  if (typeof connection !== 'string' || typeof stage !== 'number' || Number.isNaN(ts_ms)) return undefined;
  const fact = {
    connection,
    stage,
    session: nullable(session),
    domain: nullable(domain) as LedgerMovedFact['domain'],
    root: nullable(root),
    navigation: isRecord(navigation) ? (navigation as LedgerMovedFact['navigation']) : {},
    told: Array.isArray(told) ? told.filter((one): one is string => typeof one === 'string') : [],
  };
  return { fact, ts_ms };
}

/** What connections have reached: each a file. They are no part of any session, and nobody reads them but this program. */
export const connectionCollection: Collection = {
  name: 'connections',
  folder: '.connections',
  items: 'files',
  keptMs: 90 * dayMs,
  files: () => [],
  async read(files) {
    const file = files.read('');
    if (file.kind === 'missing') return undefined;
    const found = file.kind === 'text' ? connectionIn(file.text) : undefined;
    /** A connection whose file says nothing begins anew. */
    if (!found || found.fact.connection !== files.key) return { facts: [], kept: {}, problems: [] };
    return { facts: [{ kind: 'ledger_moved', ...found }], kept: {}, problems: [] };
  },
  async drop({ db: { kysely }, ws }, connection) {
    await kysely.deleteFrom('ledger_states').where('ws', '=', ws).where('connection', '=', connection).execute();
  },
};
