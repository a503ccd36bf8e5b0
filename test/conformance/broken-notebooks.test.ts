import { ledger } from '../../generated/products/ledger.ts';
import { notebookFaults } from './broken-notebooks.ts';
import { describeFaults } from './faults.ts';

describeFaults('notebooks', notebookFaults, { product: ledger });
