import { isRecord, parseJson } from '../../kernel/json.ts';

/** What hosts send, as far as it is needed; all else is ignored, and what has the wrong type counts as not sent. */
export interface HookInput {
  readonly conversation: string;
  readonly cwd: string | undefined;
  readonly transcript: string | undefined;
  readonly source: string | undefined;
  readonly prompt: string | undefined;
  readonly reminded: boolean;
  /** Who sent it, where nobody says: Codex calls its transcripts rollouts. */
  readonly host: string;
}

const textIn = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, most).toWellFormed() : undefined;

/** An id that can be kept: what else stands in it is left out. */
const idIn = (value: unknown): string | undefined =>
  textIn(value, 1000)
    ?.replaceAll(/[^A-Za-z0-9._:-]+/g, '')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 128) || undefined;

const longestPrompt = 100_000;

/** Both hosts send the same fields. Throws where it is no JSON object, or names no conversation. */
export function readInput(text: string): HookInput {
  const found = parseJson(text);
  if (!found || !isRecord(found.value)) throw new Error('the input is no JSON object');
  const { session_id, cwd, transcript_path, source, prompt, stop_hook_active } = found.value;
  const conversation = idIn(session_id);
  if (conversation === undefined) throw new Error('the input has no session_id');
  return {
    conversation,
    cwd: textIn(cwd, 4096),
    transcript: textIn(transcript_path, 4096),
    source: textIn(source, 32),
    prompt: textIn(prompt, longestPrompt)?.replaceAll('\0', ''),
    reminded: stop_hook_active === true,
    host: /[\\/]rollout-[^\\/]*$/.test(textIn(transcript_path, 4096) ?? '') ? 'codex' : 'claude-code',
  };
}
