import { start } from './processes.ts';
import type { Program } from './programs.ts';

/** A process that stands ready and goes when told to; what it prints last is JSON. */
export async function racer<T>(name: Program, argument: object): Promise<{ go(): Promise<T> }> {
  const process = await start(name, argument);
  await process.until((lines) => lines.includes('ready'));
  return {
    async go() {
      process.send('go');
      const { code, stderr } = await process.ended;
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${stderr}`);
      return JSON.parse(process.lines.at(-1) ?? '') as T;
    },
  };
}
