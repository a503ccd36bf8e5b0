import Sqlite from 'better-sqlite3';
import { compose } from '../../../src/app/compose.ts';
import { call } from '../../../src/boundary/call.ts';
import { silent } from '../../support/app.ts';
import { noteText } from './text.ts';

export const workspace = 'bench';

/** How large a graph is: on main, and how much of it a derived branch has changed. */
export interface Size {
  readonly nodes: number;
  readonly edges: number;
  readonly changed: number;
}

/** Spread evenly, and the same at every run. */
const pick = (i: number, of: number) => (i * 7919) % of;

interface Row {
  readonly seq: number;
  readonly branch: number;
  readonly replaces: number | null;
}

function writer(db: Sqlite.Database) {
  const place = 'ws, seq, branch_id, doc, key, deleted, standing, replaces_seq, ts_ms';
  const node = db.prepare(
    `insert into node_versions (${place}, type, title, text, status, tags) values (1, ?, ?, 'graph', ?, 0, 'live', ?, 0, ?, ?, ?, ?, ?)`,
  );
  const tag = db.prepare(`insert into node_tags (ws, seq, tag, branch_id, doc, standing) values (1, ?, ?, ?, 'graph', 'live')`);
  const edge = db.prepare(
    `insert into edge_versions (${place}, from_id, rel, to_id) values (1, ?, ?, 'graph', ?, 0, 'live', ?, 0, ?, ?, ?)`,
  );
  return {
    /** One in twenty is rare: twenty of each type, tag and word, however many nodes there are. */
    node({ seq, branch, replaces }: Row, i: number, nodes: number, note: string): void {
      const rare = i % Math.max(1, Math.floor(nodes / 20)) === 0;
      const type = rare ? 'rare' : `type${i % 7}`;
      const tags = rare ? ['rare', 'all'] : ['all', `tag${i % 13}`];
      const text = rare ? `${noteText(i)} zebra crossing` : noteText(i);
      node.run(seq, branch, `n${i}`, replaces, type, `${note} ${i}`, text, i % 3 ? 'open' : 'closed', JSON.stringify(tags));
      for (const name of tags) tag.run(seq, name, branch);
    },
    edge({ seq, branch, replaces }: Row, from: number, rel: string, to: number): void {
      edge.run(seq, branch, `n${from}|${rel}|n${to}`, replaces, `n${from}`, rel, `n${to}`);
    },
  };
}

/** A graph on main, and a branch from it with changes of its own; written as rows, for it would take long as calls. */
export async function fillGraph(file: string, { nodes, edges, changed }: Size): Promise<void> {
  const app = await compose({ database: file, durability: 'normal', log: silent });
  await call(app, 'init', { workspace });
  const db = new Sqlite(file);
  const write = writer(db);
  let seq = 1;
  const save = db.prepare('update workspaces set seq = ? where id = 1');
  const document = db.prepare(`insert into documents values (1, ?, 'graph', 'graph', ?, 0, 0)`);
  db.transaction(() => {
    document.run(1, 2);
    for (let i = 0; i < nodes; i += 1) write.node({ seq: ++seq, branch: 1, replaces: null }, i, nodes, 'Node');
    for (let i = 0; i < edges; i += 1)
      write.edge({ seq: ++seq, branch: 1, replaces: null }, i % nodes, `rel${Math.floor(i / nodes)}`, pick(i, nodes));
    save.run(seq);
  })();
  const { error } = await call(app, 'branch_create', { workspace, name: 'idea', from: 'main' });
  if (error) throw new Error(error.message);
  db.transaction(() => {
    seq += 1;
    const branch = seq;
    document.run(branch, seq + 1);
    for (let i = 0; i < changed; i += 1) {
      const at = Math.floor((i * nodes) / changed);
      write.node({ seq: ++seq, branch, replaces: at + 2 }, at, nodes, 'Changed');
    }
    save.run(seq);
  })();
  db.pragma('wal_checkpoint(truncate)');
  db.close();
  await app.store.close();
}
