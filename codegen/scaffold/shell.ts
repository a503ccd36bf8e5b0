import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const say = (line: string) => void process.stderr.write(`${line}\n`);

export function stop(message: string): never {
  say(message);
  process.exit(1);
}

export const exists = (file: string) => existsSync(path.join(root, file));
export const holds = (file: string, text: string) => readFileSync(path.join(root, file), 'utf8').includes(text);

export function run(command: string, args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  return spawnSync(command, args, { cwd: root, stdio }).status === 0;
}
