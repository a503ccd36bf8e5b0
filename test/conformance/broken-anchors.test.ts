import { brokenAnchors } from './broken-anchors.ts';
import { describeCaught } from './caught.ts';

describeCaught('a server that breaks a promise about anchors is caught:', brokenAnchors);
