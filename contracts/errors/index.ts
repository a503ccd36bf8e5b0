import { autopilotErrors } from './autopilot.ts';
import { boundaryErrors, commonErrors } from './common.ts';
import { httpErrors } from './http.ts';
import { ledgerErrors } from './ledger.ts';
import { taskErrors } from './tasks.ts';

export { boundaryErrors };
export const errors = { ...boundaryErrors, ...httpErrors, ...commonErrors, ...taskErrors, ...ledgerErrors, ...autopilotErrors };
export type ErrorCode = keyof typeof errors;
/** Codes that the boundary itself answers, whatever the tool declares. */
export type BoundaryCode = keyof typeof boundaryErrors;
