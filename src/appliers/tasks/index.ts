import { deletionAppliers } from './deletions.ts';
import { entityAppliers } from './entities.ts';
import { nodeAppliers } from './nodes.ts';
import { operationAppliers } from './operations.ts';
import { stepAppliers } from './steps.ts';

export const taskAppliers = { ...entityAppliers, ...stepAppliers, ...nodeAppliers, ...operationAppliers, ...deletionAppliers };
