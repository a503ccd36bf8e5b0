import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './command.ts';

export interface Clis {
  readonly claude: string;
  readonly codex: string;
  /** The folder of both, for a PATH. */
  readonly bin: string;
}

const files = ['package.json', 'package-lock.json'];
const here = import.meta.dirname;

/** Outside the project: what is tried here is no part of it. Kept between runs, as long as the versions are the same. */
function folderOf(): string {
  if (process.env.NOEMA_REAL_CLIS) return process.env.NOEMA_REAL_CLIS;
  const versions = createHash('sha256')
    .update(readFileSync(path.join(here, 'package-lock.json')))
    .digest('hex');
  return path.join(tmpdir(), `noema-real-clis-${versions.slice(0, 12)}`);
}

/** Whole or not at all: somebody may stop it in the middle. */
async function install(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  for (const file of files) copyFileSync(path.join(here, file), path.join(half, file));
  const { code, stderr } = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: half, env: process.env });
  if (code !== 0) throw new Error(`npm ci failed: ${stderr}`);
  if (existsSync(folder)) rmSync(half, { recursive: true, force: true });
  else renameSync(half, folder);
}

/** The command lines of both hosts, in the versions of `test/real/package.json`, installed from npm where they are not there yet. */
export async function installClis(): Promise<Clis> {
  const folder = folderOf();
  const bin = path.join(folder, 'node_modules', '.bin');
  if (!existsSync(bin)) await install(folder);
  return { claude: path.join(bin, 'claude'), codex: path.join(bin, 'codex'), bin };
}
