import type { View } from '../kit/view.ts';
import { autopilot } from './autopilot/view.ts';
import { ledger } from './ledger/view.ts';
import { memory } from './memory/view.ts';

/** What each product shows, in the order of the menu. */
export const views: readonly View[] = [memory, ledger, autopilot];
