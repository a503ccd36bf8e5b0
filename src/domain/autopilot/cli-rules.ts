import { type HandsEvent, type HandsReader, type HandsStream, isThreadId } from '../../kernel/hands.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { parsePattern } from '../../kernel/pattern.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { ClaudeStory } from './claude-rules.ts';
import { asText, CodexStory, type Json, objectIn } from './codex-rules.ts';
import { Commands, Signals } from './command-rules.ts';
import { errorText, Observing, tellsOfTrouble } from './observe-rules.ts';
import { isInterrupting } from './risk-rules.ts';

const lastLineMost = 8000;
const textSignalMost = 200;
/** A pattern of a user looks at no more of a line than this. */
const matched = 64 * 1024;

/** One event or several: `json` together with verbose output is one line with a list in it. */
function eventsIn(line: string): readonly Json[] {
  const one = objectIn(line);
  if (one) return [one];
  if (!line.startsWith('[{')) return [];
  const list = parseJson(line)?.value;
  return Array.isArray(list) && list.every(isRecord) ? list : [];
}

const codexTypes = /^(?:thread|turn|item)\./;

/** Lines of any command line that was wrapped: events where it prints JSON, text otherwise. */
class CliReading implements HandsReader {
  readonly #observing = new Observing();
  readonly #commands = new Commands();
  readonly #claude = new ClaudeStory(this.#commands, this.#observing);
  readonly #codex = new CodexStory(this.#commands, this.#observing);
  readonly #textSignals = new Signals();
  readonly #messageSignals = new Signals();
  readonly #lines = { stdout: 0, stderr: 0, meta: 0 };
  #sawEvents = false;
  #named: string | null = null;
  #matched: string | null = null;
  #lastLine = '';

  constructor(readonly pattern: RegExp | null) {}

  #match(text: string): void {
    if (this.#named !== null || this.#matched !== null || !this.pattern) return;
    const id = this.pattern.exec(text.slice(0, matched))?.[1];
    if (id !== undefined && isThreadId(id)) this.#matched = id;
  }

  /** The id that JSON names, once: it stands in every line. */
  #name(event: Json): HandsEvent[] {
    if (this.#named !== null) return [];
    const id = asText(event.session_id) || asText(event.sessionId);
    if (!isThreadId(id)) return [];
    this.#named = id;
    return [{ kind: 'thread', thread_id: id }];
  }

  #event(event: Json): readonly HandsEvent[] | undefined {
    const type = asText(event.type);
    this.#sawEvents = true;
    this.#observing.events.add(`event.${type || 'untyped'}`);
    const named = this.#name(event);
    if (codexTypes.test(type)) return [...named, ...this.#codex.event(event)];
    const told = this.#claude.event(event);
    if (told) {
      for (const one of told) if (one.kind === 'message') this.#messageSignals.judge(one.text, textSignalMost);
      const { subtype } = event;
      this.#observing.action(
        typeof subtype === 'string' ? `type=${type} subtype=${subtype.slice(0, 80)}` : `type=${type || 'untyped'}`,
      );
      return [...named, ...told];
    }
    if (type === 'error') this.#observing.error(errorText(event));
    this.#observing.pathsOf(event);
    this.#observing.action(`type=${(type || 'untyped').slice(0, 80)}`);
    return undefined;
  }

  #text(stream: HandsStream, text: string): void {
    this.#textSignals.judge(text, textSignalMost);
    this.#observing.pathsInText(text);
    if (tellsOfTrouble(text)) this.#observing.error(text);
    else if (stream === 'stderr') this.#observing.murmur(text);
    this.#printed(stream, text);
  }

  #printed(stream: HandsStream, text: string): void {
    if (stream === 'stdout' && text.trim() !== '') this.#lastLine = cutWhole(text.trim(), lastLineMost);
  }

  line(stream: HandsStream, text: string, whole: boolean): readonly HandsEvent[] {
    this.#lines[stream] += 1;
    this.#match(text);
    const events = stream === 'stdout' && whole ? eventsIn(text) : [];
    if (events.length === 0) {
      this.#text(stream, text);
      return [{ kind: 'line', stream, text }];
    }
    const told = events.map((event) => this.#event(event));
    /** An event that nobody here knows is shown, and judged, as the text it is. */
    if (told.includes(undefined)) {
      this.#textSignals.judge(text, textSignalMost);
      this.#printed(stream, text);
      return [...told.flatMap((one) => one ?? []), { kind: 'line', stream, text }];
    }
    return told.flatMap((one) => one ?? []);
  }

  meta(): void {
    this.#lines.meta += 1;
  }

  alarm(event: HandsEvent, mode: Parameters<HandsReader['alarm']>[1]): string | null {
    const text = event.kind === 'command_started' ? event.command : event.kind === 'line' ? event.text : '';
    return isInterrupting(text, mode) ? text : null;
  }

  /** What sums up wins over what was said, and that over what was merely printed. */
  #lastMessage(): string {
    const { result, message, deltas } = this.#claude;
    return [this.#codex.last_message, result, message, deltas].find((one) => one !== null && one !== '') ?? this.#lastLine;
  }

  read(): ReturnType<HandsReader['read']> {
    const { stdout, stderr, meta } = this.#lines;
    const thread_id = this.#named ?? this.#codex.thread_id ?? this.#matched;
    const first = [`raw_transcript_lines=${stdout + stderr + meta}`, `stdout_lines=${stdout}`, `stderr_lines=${stderr}`];
    const last = thread_id === null ? [] : [`session_id=${thread_id}`];
    const streams = Object.entries(this.#lines).flatMap(([name, count]) =>
      count > 0 ? [[`stream.${name}`, count] as const] : [],
    );
    /** Where commands are seen they speak for themselves; else what was said about them has to. */
    const said = this.#commands.total > 0 ? this.#commands.signals : this.#messageSignals;
    return {
      thread_id,
      last_message: this.#lastMessage(),
      commands: this.#commands.all(),
      commands_total: this.#commands.total,
      observation: this.#observing.result({ first, last, streams }),
      risk_signals: [...new Set([...said.all(), ...this.#textSignals.all()])].slice(0, 20),
      saw_events: this.#sawEvents,
    };
  }
}

/** A pattern that is none finds no id; `findConfigFaults` says what is wrong with it. */
export function cliReader(thread_id_regex: string): HandsReader {
  const parsed = thread_id_regex === '' ? undefined : parsePattern(thread_id_regex);
  return new CliReading(parsed && 'pattern' in parsed ? parsed.pattern : null);
}
