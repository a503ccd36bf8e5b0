import { describeBudgets } from './budgets.ts';

/** By themselves: their answers are the largest, and take as long to cut as all the others. */
describeBudgets(({ room }) => room === 'views');
