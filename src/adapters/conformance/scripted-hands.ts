import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScriptedBatch } from './script.ts';

/** An agent that reads a prompt, says what was written for it, and ends. */
const program = (
  batches: readonly ScriptedBatch[],
): string => `import { appendFileSync, existsSync, readFileSync, writeSync } from 'node:fs';
const batches = ${JSON.stringify(batches)};
const seen = new URL('hands.seen', import.meta.url);
const n = existsSync(seen) ? readFileSync(seen, 'utf8').length : 0;
appendFileSync(seen, '.');
const say = (line) => writeSync(1, \`\${line}\\n\`);
for await (const _ of process.stdin);
const { says = 'Done.', commands = [], exit_code = 0 } = batches[Math.min(n, batches.length - 1)] ?? {};
for (const { command, exit_code: code = 0, output = '' } of commands) say(\`$ \${command}\\n\${output}(exit \${code})\`);
say(JSON.stringify({ type: 'result', subtype: 'success', result: says, session_id: 'thread-1' }));
process.exitCode = exit_code;
`;

/** Writes it below a folder; gives the words that start it. */
export async function writeHands(folder: string, batches: readonly ScriptedBatch[] = [{}]): Promise<string[]> {
  const file = path.join(folder, 'hands.mjs');
  await writeFile(file, program(batches));
  return [process.execPath, file];
}
