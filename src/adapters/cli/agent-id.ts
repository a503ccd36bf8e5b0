import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Policy } from '../../kernel/ports.ts';
import { SettingError } from './value.ts';

const form = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/** `auto` makes an id once and keeps it beside the store; any other id is taken as given, in lower case. */
export function withAgentId(policy: Policy, home: string): Policy {
  const wanted = policy.default_agent_id?.toLowerCase() ?? null;
  if (wanted === null) return policy;
  if (wanted !== 'auto') {
    if (!form.test(wanted))
      throw new SettingError(
        `--agent-id (NOEMA_AGENT_ID) is ${JSON.stringify(wanted)}; it must be letters, digits and . _ - (at most 64).`,
      );
    return { ...policy, default_agent_id: wanted };
  }
  const file = path.join(home, 'agent-id');
  mkdirSync(home, { recursive: true });
  try {
    /** Made only if it is not there, so two servers that start at once agree. */
    writeFileSync(file, `agent-${randomBytes(4).toString('hex')}\n`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { ...policy, default_agent_id: readFileSync(file, 'utf8').trim() };
}
