import { createCells } from '../../src/outside/cells/index.ts';
import { cell, orderOf } from './cell-world.ts';

/** A process of its own that runs cells in a folder until it is killed; what came of the first it prints. */
const { folder, source } = JSON.parse(process.argv[2] ?? '{}') as { folder: string; source: string };
const cells = createCells({ folder });
const outcome = await cells.run(orderOf([cell('a.js', source)]), new AbortController().signal);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
