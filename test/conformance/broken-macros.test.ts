import { brokenMacros } from './broken-macros.ts';
import { describeFaults } from './faults.ts';

describeFaults('packs and macros', brokenMacros);
