import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { redactText } from '../../boundary/redact.ts';
import { shorten } from '../../kernel/cut.ts';

/** One file before this one is kept. */
const mostBytes = 1_000_000;
const longest = 1000;

/** A line in the log of hooks, which no host reads; where it cannot be written, that is no trouble of the host's either. */
export function logTrouble(home: string, event: string, trouble: unknown): void {
  try {
    const file = path.join(home, 'hooks.log');
    mkdirSync(home, { recursive: true, mode: 0o700 });
    const detail = shorten(redactText(trouble instanceof Error ? trouble.message : String(trouble)), longest);
    const line = { ts: new Date().toISOString(), level: 'warning', message: 'a hook could not be answered', event, detail };
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > mostBytes) renameSync(file, `${file}.1`);
    appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  } catch {}
}
