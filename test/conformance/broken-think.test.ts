import { brokenThink } from './broken-think.ts';
import { describeFaults } from './faults.ts';

describeFaults('thinking', brokenThink);
