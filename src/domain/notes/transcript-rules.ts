import type { TranscriptProject } from '../../../generated/types/index.ts';
import { isRecord } from '../../kernel/json.ts';
import { contentText } from '../../kernel/transcript-message.ts';

/** Longest text of one message in an answer. */
export const longestText = 8_000;

export interface Message {
  readonly role: string;
  readonly text: string;
  readonly ts: string | undefined;
}

/** What the first lines of a session say about it. */
export interface Head {
  readonly id: string | undefined;
  readonly ts: string | undefined;
  readonly cwd: string | undefined;
  /** Folders that instructions and early messages name, in order. */
  readonly hints: readonly string[];
  readonly messages: number;
}

export const emptyHead: Head = { id: undefined, ts: undefined, cwd: undefined, hints: [], messages: 0 };

/** Context comes first: rules, environment, the first question. */
const earlyMessages = 6;
const mostHints = 16;
/** A folder is named near the beginning of a text, or not at all. */
const hintChars = 64 * 1024;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * A line's message, if it is one. Today a line is `{timestamp, type: "response_item", payload: {type: "message", …}}`;
 * before that it was the payload alone. `event_msg` lines repeat messages for the screen and are left out.
 */
export function messageOf(record: unknown): Message | undefined {
  if (!isRecord(record)) return undefined;
  const item = isRecord(record.payload) && record.type === 'response_item' ? record.payload : record;
  if (item === record && record.payload !== undefined) return undefined;
  if (item.type !== 'message' && !(item.type === undefined && item.content !== undefined)) return undefined;
  const role = textIn(item.role);
  const text = contentText(item.content);
  return role === undefined || text === '' ? undefined : { role, text, ts: textIn(record.timestamp) };
}

/** Bounded everywhere, so that no text makes them go over it again and again. */
const hintPatterns = [
  /<cwd>([^<\n]{1,4096})<\/cwd>/g,
  /AGENTS\.md instructions for ([^\n<]{1,4096})/g,
  /^[ \t]{0,8}current working directory:([^\n]{1,4096})$/gim,
];

const isFolder = (path: string) => path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path);

const hintsIn = (text: string): string[] => {
  const early = text.slice(0, hintChars);
  return hintPatterns
    .flatMap((pattern) => [...early.matchAll(pattern)].map(([, path = '']) => path.trim().replace(/^`|`$/g, '')))
    .filter(isFolder);
};

const withHints = (head: Head, found: readonly string[]): Head => ({
  ...head,
  hints: [...new Set([...head.hints, ...found])].slice(0, mostHints),
});

/** The session's own description: `session_meta` today, a bare object with an id before. */
function metaOf(record: Record<string, unknown>): Record<string, unknown> | undefined {
  if (record.type === 'session_meta') return isRecord(record.payload) ? record.payload : undefined;
  const bare = record.type === undefined && record.payload === undefined && record.content === undefined;
  return bare && typeof record.id === 'string' ? record : undefined;
}

/** Learns from one more of the first lines. */
export function learn(head: Head, record: unknown): Head {
  if (!isRecord(record)) return head;
  const meta = head.id === undefined ? metaOf(record) : undefined;
  if (meta) {
    const { instructions } = meta;
    const text = isRecord(instructions) ? textIn(instructions.text) : textIn(instructions);
    const known = {
      ...head,
      id: textIn(meta.id) ?? textIn(meta.session_id),
      ts: textIn(meta.timestamp) ?? textIn(record.timestamp),
      cwd: textIn(meta.cwd),
    };
    return text ? withHints(known, hintsIn(text)) : known;
  }
  const message = messageOf(record);
  if (!message) return head;
  return { ...withHints(head, hintsIn(message.text)), messages: head.messages + 1 };
}

const withoutEnd = (path: string) => (path.length > 1 ? path.replace(/[\\/]+$/, '') : path);

/** Whole folder names count: /srv/app is not the beginning of /srv/app2. */
export function isBelow(path: string, prefix: string): boolean {
  const [inner, outer] = [withoutEnd(path), withoutEnd(prefix)];
  return inner === outer || inner.startsWith(/[\\/]$/.test(outer) ? outer : `${outer}/`);
}

const foldersOf = (head: Head) => [...(head.cwd === undefined ? [] : [head.cwd]), ...head.hints];

/** Whether a session belongs to what is asked for; an empty prefix asks for all. */
export const belongs = (head: Head, prefix: string): boolean =>
  prefix === '' || foldersOf(head).some((folder) => isBelow(folder, prefix));

/** Whether more lines could still change the answer. */
export const isSettled = (head: Head, prefix: string): boolean =>
  head.messages >= earlyMessages || (prefix === '' ? head.cwd !== undefined : belongs(head, prefix));

/** The project of a session: the folder that was asked for, else the first it names. */
export function projectOf(head: Head, prefix: string): TranscriptProject {
  const folders = foldersOf(head);
  const folder = (prefix === '' ? undefined : folders.find((f) => isBelow(f, prefix))) ?? folders[0];
  if (folder === undefined) return { id: 'unknown', name: 'unknown', confidence: 'low' };
  const id = withoutEnd(folder);
  return { id, name: id.split(/[\\/]/).at(-1) || id, confidence: folder === head.cwd ? 'high' : 'medium' };
}

/** Two 32-bit sums: enough to know a text again, and no text has to be kept. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}.${text.length}`;
}

const control = /\u001b\[[0-9;?]*[A-Za-z]|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Text that a terminal can show: no escapes, no control characters. */
export const displayable = (text: string): string => text.replaceAll(control, '');

const label =
  /^[ \t]{0,8}(?:#{1,6}[ \t]{0,4}|\*\*|[-*] \*\*)?(?:summary|recap|tl;?dr|what (?:i|we) did|what changed|changes(?: made)?|outcome|results?|status|done|next steps?)\b[^\n]{0,40}$/im;
const listItem = /^[ \t]{0,8}(?:[-*+•]|\d{1,3}[.)])[ \t]{1,4}\S/gm;
const shortestList = 120;

/** Whether an answer reads like a summary: a heading or label that says so, or a list of at least three items. */
export function looksLikeSummary(text: string): boolean {
  if (label.test(text)) return true;
  return text.length >= shortestList && (text.match(listItem)?.length ?? 0) >= 3;
}

/** The newest of each session first, then the second newest, until there are enough; shown in the order of sessions. */
export function pick<T>(sessions: readonly (readonly T[])[], most: number): T[] {
  const chosen = new Set<T>();
  for (let rank = 1; chosen.size < most && sessions.some((found) => found.length >= rank); rank++)
    for (const found of sessions) {
      const item = found.at(-rank);
      if (item !== undefined && chosen.size < most) chosen.add(item);
    }
  return sessions.flatMap((found) => [...found].reverse().filter((item) => chosen.has(item)));
}
