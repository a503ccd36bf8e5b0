import { brokenTrace } from './broken-trace.ts';
import { describeFaults } from './faults.ts';

describeFaults('traces', brokenTrace);
