import { describeRows } from './rows.ts';

describeRows({ transport: 'in process', store: 'memory' });
