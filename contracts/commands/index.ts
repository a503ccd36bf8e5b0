import autopilot from './autopilot.ts';
import ledger from './ledger.ts';
import memory from './memory.ts';

export const programs = [memory, ledger, autopilot];
