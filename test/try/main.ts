import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Generates, then runs the cases of each tool in process: 0 all hold, 1 something does not, 2 there is no such tool. */
async function tryOut(): Promise<number> {
  const start = performance.now();
  const { generate } = await import('./generate.ts');
  const generated = await generate(root, names);
  if (typeof generated === 'string') {
    say(generated);
    return 2;
  }
  /** Loaded only now: it reads what was just generated. */
  const { runTools } = await import('./run.ts');
  const { textOf } = await import('./text.ts');
  const ran = await runTools(root, generated.tools);
  const { text, ok } = textOf(generated, ran, process.stdout.isTTY === true && !process.env.NO_COLOR);
  say(`${text}\n${((performance.now() - start) / 1000).toFixed(1)} s`);
  return ok ? 0 : 1;
}

/** Tries again in a process of its own whenever something was saved: a process loads each file once. */
function tryAgain(): void {
  const again = [...process.execArgv, ...process.argv.slice(1).filter((word) => word !== '--watch')];
  let running = false;
  let wanted = false;
  const start = () => {
    wanted = running;
    if (running) return;
    running = true;
    spawn(process.execPath, again, { stdio: 'inherit' }).on('exit', () => {
      running = false;
      if (wanted) start();
    });
  };
  for (const folder of ['contracts', 'src', 'codegen']) watch(path.join(root, folder), { recursive: true }, start);
  start();
}

if (!names.length) {
  say('Name a tool: npm run try -- <tool>… [--watch]');
  process.exitCode = 2;
} else if (process.argv.includes('--watch')) tryAgain();
else process.exitCode = await tryOut();
