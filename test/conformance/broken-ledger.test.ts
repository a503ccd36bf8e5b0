import { ledger } from '../../generated/products/ledger.ts';
import { ledgerFaults } from './broken-ledger.ts';
import { describeFaults } from './faults.ts';

describeFaults('the ledger', ledgerFaults, { product: ledger });
