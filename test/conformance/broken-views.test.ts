import { brokenViews } from './broken-views.ts';
import { describeFaults } from './faults.ts';

describeFaults('views', brokenViews);
