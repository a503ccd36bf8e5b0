import type { BranchTarget, Locate } from '../../../generated/handlers/ctx.ts';
import { branchTarget } from '../../records/branch.ts';
import type { VcsStore } from './store.ts';

export const locateBranch: Locate<VcsStore, BranchTarget> = ({ args, store }) =>
  branchTarget(store, args.ref as string | undefined);
