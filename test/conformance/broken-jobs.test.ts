import { brokenJobs } from './broken-jobs.ts';
import { describeFaults } from './faults.ts';

describeFaults('jobs', brokenJobs);
