import { codexReader } from '../../../src/domain/autopilot/codex-rules.ts';
import { defaultInterrupt } from '../../../src/kernel/hands.ts';
import { codexHands } from '../../../src/outside/hands/codex.ts';

/** Runs one batch as a process of its own, says what it sees, and ends by itself when it is told to. */
const { program, cwd, transcript } = JSON.parse(process.argv[2] as string) as Record<'program' | 'cwd' | 'transcript', string>;

process.on('message', () => process.exit(3));
const hands = codexHands({ reader: codexReader, program });
const batch = { cwd, transcript, prompt: 'Go.', resume: null, interrupt: defaultInterrupt, signal: new AbortController().signal };
let lines = 0;
const { ended } = await hands.run(batch, ({ kind }) => {
  if (kind === 'raw' && ++lines % 1000 === 1) process.stdout.write(`line ${lines}\n`);
});
process.stdout.write(`${ended}\n`);
process.exit(0);
