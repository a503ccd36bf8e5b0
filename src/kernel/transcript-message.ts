import { isRecord } from './json.ts';

/** Something that was said in a session; `tool`: a call that the model made. */
export interface Said {
  readonly role: 'user' | 'assistant' | 'tool';
  readonly text: string;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Text of a message's content: a string, or parts of which some have text. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.flatMap((part) => (isRecord(part) ? (textIn(part.text) ?? []) : [])).join('\n');
}

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** `function_call` and its like in a rollout of Codex. */
function callIn({ type, name, arguments: args, input, action }: Record<string, unknown>): Said[] {
  if (typeof type !== 'string' || !type.endsWith('_call')) return [];
  return [{ role: 'tool', text: `${textIn(name) ?? type} ${written(args ?? input ?? action)}` }];
}

/** Hosts speak in the user's name too: between tags of their own. */
const byHost = /^\s*<[a-z][a-z0-9_-]*[\s>]/;

function messageIn({ role, content }: Record<string, unknown>): Said[] {
  const text = contentText(content);
  if (role === 'user' && byHost.test(text)) return [];
  return (role === 'user' || role === 'assistant') && text !== '' ? [{ role, text }] : [];
}

/** `tool_use` among the parts of a message of Claude Code. */
const usesIn = (content: unknown): Said[] =>
  (Array.isArray(content) ? content : []).flatMap((part): Said[] =>
    isRecord(part) && part.type === 'tool_use'
      ? [{ role: 'tool', text: `${textIn(part.name) ?? ''} ${written(part.input)}` }]
      : [],
  );

/** What a line of a transcript says, in the form of Codex or of Claude Code; nothing where it says nothing, or to the screen only. */
export function saidIn(record: unknown): Said[] {
  if (!isRecord(record)) return [];
  if (record.type === 'response_item' && isRecord(record.payload)) {
    const { payload } = record;
    return payload.type === 'message' ? messageIn(payload) : callIn(payload);
  }
  if ((record.type !== 'user' && record.type !== 'assistant') || !isRecord(record.message)) return [];
  if (record.isMeta === true || record.isCompactSummary === true) return [];
  return [...messageIn(record.message), ...usesIn(record.message.content)];
}
