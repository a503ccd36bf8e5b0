import { autopilot as runMi } from '../adapters/cli/autopilot.ts';
import { version } from '../app/version.ts';
import { miWorld } from './mi-world.ts';
import { briefTerminal } from './terminal.ts';

runMi(Object.assign(briefTerminal(version), miWorld, { root: '', project: null }), process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
