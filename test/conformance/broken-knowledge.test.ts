import { ledger } from '../../generated/products/ledger.ts';
import { knowledgeFaults } from './broken-knowledge.ts';
import { describeFaults } from './faults.ts';

describeFaults('knowledge', knowledgeFaults, { product: ledger });
