import { type HandsEvent, type HandsReader, isThreadId } from '../../kernel/hands.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { Commands, Signals } from './command-rules.ts';
import { actionText, errorText, Observing, tellsOfTrouble } from './observe-rules.ts';
import { isInterrupting } from './risk-rules.ts';

export type Json = Readonly<Record<string, unknown>>;

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asCode = (value: unknown): number | null => (Number.isInteger(value) ? (value as number) : null);

/** A line that may be an event, read as one. */
export const objectIn = (line: string): Json | undefined => {
  if (!line.trimStart().startsWith('{')) return undefined;
  const value = parseJson(line)?.value;
  return isRecord(value) ? value : undefined;
};

/** What Codex has said so far, apart from counts. */
export class CodexStory {
  thread_id: string | null = null;
  last_message = '';

  constructor(
    readonly commands: Commands,
    readonly observing: Observing,
  ) {}

  /** A completed item other than a command. */
  #done(item: Json): HandsEvent[] {
    const type = asText(item.type) || 'item';
    if (type === 'agent_message') {
      this.last_message = asText(item.text);
      return [{ kind: 'message', text: this.last_message }];
    }
    if (type === 'error') this.observing.error(errorText(item));
    else this.observing.action(actionText(type, item));
    return [];
  }

  #item(type: 'item.started' | 'item.completed', item: Json): HandsEvent[] {
    if (type === 'item.completed') this.observing.items.add(asText(item.type) || 'item');
    this.observing.pathsOf(item);
    if (item.type !== 'command_execution') return type === 'item.completed' ? this.#done(item) : [];
    const id = asText(item.id) || asText(item.command);
    if (type === 'item.started') return [this.commands.start(id, asText(item.command))];
    const ended = this.commands.end(id, asText(item.command), asCode(item.exit_code), asText(item.aggregated_output));
    return ended ? [ended] : [];
  }

  event(event: Json): HandsEvent[] {
    const { type, item } = event;
    if (type === 'thread.started') {
      const id = asText(event.thread_id);
      if (!isThreadId(id)) return [];
      this.thread_id = id;
      return [{ kind: 'thread', thread_id: id }];
    }
    if (type === 'error' || type === 'thread.error' || type === 'turn.failed') this.observing.error(errorText(event));
    if ((type === 'item.started' || type === 'item.completed') && isRecord(item)) return this.#item(type, item);
    return [];
  }
}

/** Lines of `codex exec --json`: events on stdout, logs on stderr. */
export function codexReader(): HandsReader {
  const observing = new Observing();
  const commands = new Commands();
  const story = new CodexStory(commands, observing);
  /** For a batch that brings no events at all: then logs say why. */
  const textSignals = new Signals();
  const logged = new Observing();
  let sawEvents = false;
  let lastLine = '';
  return {
    line(stream, text, whole) {
      const event = stream === 'stdout' && whole ? objectIn(text) : undefined;
      if (event) {
        sawEvents = true;
        observing.events.add(asText(event.type) || 'untyped');
        return story.event(event);
      }
      if (!sawEvents) textSignals.judge(text, 200);
      if (stream === 'stderr' && tellsOfTrouble(text)) observing.murmur(text);
      else if (stream === 'stderr' && !sawEvents) logged.murmur(text);
      if (stream === 'stdout' && text.trim() !== '') lastLine = cutWhole(text.trim(), 8000);
      return [{ kind: 'line', stream, text }];
    },
    meta() {},
    alarm: (event, mode) => (event.kind === 'command_started' && isInterrupting(event.command, mode) ? event.command : null),
    read: () => ({
      thread_id: story.thread_id,
      last_message: sawEvents ? story.last_message : lastLine,
      commands: commands.all(),
      commands_total: commands.total,
      observation: sawEvents ? observing.result() : observing.result({ errors: logged.result().errors }),
      risk_signals: sawEvents ? commands.signals.all() : textSignals.all(),
      saw_events: sawEvents,
    }),
  };
}
