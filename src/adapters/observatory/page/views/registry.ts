import type { View } from '../kit/view.ts';
import { ledger } from './ledger/view.ts';

/** What each product shows, in the order of the menu. */
export const views: readonly View[] = [ledger];
