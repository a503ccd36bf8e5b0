import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './command.ts';

/** Outside the project: what is tried here is no part of it. Kept between runs, unless NOEMA_REAL_CLIS names another folder. */
const folder = process.env.NOEMA_REAL_CLIS ?? path.join(tmpdir(), 'noema-real-clis');

/** The command lines of both hosts, installed from npm where they are not there yet. */
export async function installClis(): Promise<{ claude: string; codex: string }> {
  const bin = (name: string) => path.join(folder, 'node_modules', '.bin', name);
  if (!existsSync(bin('claude')) || !existsSync(bin('codex'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '@anthropic-ai/claude-code', '@openai/codex'];
    const { code, stderr } = await run('npm', args, { cwd: folder, env: process.env });
    if (code !== 0) throw new Error(`npm install failed: ${stderr}`);
  }
  return { claude: bin('claude'), codex: bin('codex') };
}
