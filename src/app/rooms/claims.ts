import { claimAppliers } from '../../appliers/home/claims.ts';
import { claimHandlers } from '../../domain/claims/claims.ts';
import { edgeHandlers } from '../../domain/claims/edges.ts';
import { claimsLines } from '../../domain/claims/lines.ts';
import { nodeHandlers } from '../../domain/claims/nodes.ts';
import type { ClaimsStore } from '../../domain/claims/store.ts';
import { whyHandlers } from '../../domain/claims/why.ts';
import { homeReaders } from './home-readers.ts';
import type { HomeRoom } from './room.ts';

export const claims: HomeRoom<'claims', ClaimsStore> = {
  name: 'claims',
  reads: homeReaders,
  handlers: () => ({ ...claimHandlers, ...nodeHandlers, ...edgeHandlers, ...whyHandlers }),
  appliers: claimAppliers,
  targets: {},
  lines: claimsLines,
};
