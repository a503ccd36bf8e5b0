import { describeRows } from './rows.ts';

describeRows({ transport: 'HTTP' });
