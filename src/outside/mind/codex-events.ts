import { isRecord, parseJson } from '../../kernel/json.ts';
import { MindProblem, messageIn, told } from './trouble.ts';

/** What the events of a run say, in the order in which they came. */
export interface CodexRun {
  /** The last message, which is the answer. */
  message: string | undefined;
  /** What it said went wrong, the last last. */
  errors: string[];
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Takes one line of `codex exec --json` into account. */
export function hear(run: CodexRun, line: string): void {
  const { value: event } = (line.startsWith('{') && parseJson(line)) || {};
  if (!isRecord(event)) return;
  const item = isRecord(event.item) ? event.item : {};
  if (event.type === 'item.completed' && item.type === 'agent_message') run.message = textIn(item.text) ?? run.message;
  const error = event.type === 'turn.failed' && isRecord(event.error) ? event.error.message : undefined;
  const said = event.type === 'error' || event.type === 'thread.error' ? (event.message ?? event.error) : error;
  if (typeof said === 'string') run.errors.push(said);
}

/** The status of the model's own server, where a message names it: the program itself has tried again before. */
const statusIn = (message: string): number => Number(/\b(?:status|http|error)[^0-9]{0,16}([45]\d\d)\b/i.exec(message)?.[1] ?? 0);

/** Why a run brought no answer. */
export function problemOf({ errors }: CodexRun, exit: string, stderr: string): MindProblem {
  const last = errors.at(-1) ?? '';
  const { message } = messageIn(last);
  const said = message || told(stderr.trimEnd().split('\n').at(-1) ?? '');
  const status = statusIn(last);
  const kind =
    status === 401 || status === 403
      ? 'auth'
      : status === 429 || /rate limit|usage limit/i.test(last)
        ? 'rate_limited'
        : status >= 400 && status < 500
          ? 'refused'
          : 'unavailable';
  return new MindProblem(kind, `Codex ended ${exit} without an answer${said ? `: ${said}` : '.'}`);
}

/** A run that was ended while it had trouble says which: it goes on trying by itself. */
export const withLast = ({ kind, message }: MindProblem, { errors }: CodexRun): MindProblem =>
  new MindProblem(kind, errors.length ? `${message} Codex said last: ${told(errors.at(-1) ?? '')}` : message);
