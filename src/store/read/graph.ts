import type { GraphReads } from '../../records/graph.ts';
import type { Db } from '../tables.ts';
import { changeReads } from './graph/changes.ts';
import { checkReads } from './graph/check.ts';
import { edgeReads } from './graph/edges.ts';
import { nodeReads } from './graph/nodes.ts';
import { stateReads } from './graph/states.ts';

export const graphReads = (db: Db, ws: number): GraphReads['graph'] => ({
  ...stateReads(db, ws),
  ...nodeReads(db, ws),
  ...edgeReads(db, ws),
  ...changeReads(db, ws),
  ...checkReads(db, ws),
});
