import { brokenSecrets } from './broken-secrets.ts';
import { describeCaught } from './caught.ts';

describeCaught('a server that lets something out is caught:', brokenSecrets);
