import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process that runs a script beside this file, stands ready, and goes when told to; what it prints last is JSON. */
export async function racer<T>(script: string, args: readonly string[]): Promise<{ go(): Promise<T> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `test/support/${script}`, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 60_000,
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    async go() {
      child.stdin.write('go\n');
      const { value } = await lines.next();
      await once(child, 'exit');
      return JSON.parse(String(value)) as T;
    },
  };
}
