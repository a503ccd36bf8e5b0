import { echo } from '../../boundary/fill.ts';
import { redact } from '../../boundary/redact.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';

/** What a server says on a socket. */
export interface Message {
  readonly channel: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a client asks on a socket. */
export interface Asked {
  readonly action: 'subscribe' | 'unsubscribe';
  readonly channel: string;
  /** Everything else that it says: what is followed, and from where on. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What stands where no channel is meant. */
export const noChannel = 'error';

export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}

/** What was sent is repeated as messages repeat it: hidden where it must be, and not however long it is. */
export const troubleOn = (channel: string, { code, message, details = null }: Trouble): Message => ({
  channel: echo(channel),
  event: 'error',
  data: { code, message, details: redact(details) },
});

const invalid = (message: string): Trouble => ({ code: 'INVALID_PAYLOAD', message });

const example = '{"action":"subscribe","channel":"sessions"}';

/** Reads what a client sent; what is wrong with it is said with what would be right. */
export function readAsked(text: string): Asked | Trouble {
  const parsed = parseJson(text);
  if (!parsed) return invalid(`A message is ping, or JSON such as ${example}.`);
  const { value } = parsed;
  if (!isRecord(value)) return invalid(`A message is one JSON object, such as ${example}.`);
  const { action, channel, ...fields } = value;
  if (action !== 'subscribe' && action !== 'unsubscribe') return invalid('action must be subscribe or unsubscribe.');
  if (typeof channel !== 'string') return invalid(`channel must be a text, as in ${example}.`);
  return { action, channel, fields };
}
