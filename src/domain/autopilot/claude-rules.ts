import type { HandsEvent } from '../../kernel/hands.ts';
import { isRecord } from '../../kernel/json.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { asText, type Json } from './codex-rules.ts';
import type { Commands } from './command-rules.ts';
import { actionText, errorText, type Observing } from './observe-rules.ts';

const records = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : records(content)
        .map(({ text }) => asText(text))
        .filter((text) => text !== '')
        .join('\n');

/** Its shell says at the start of an error how a command ended. */
const exitOf = (block: Json): number | null => {
  if (block.is_error !== true) return 0;
  const code = /^(?:Error: )?Exit code (\d{1,3})\b/.exec(textOf(block.content))?.[1];
  return code === undefined ? null : Number(code);
};

const longestDelta = 256 * 1024;
const endsWell = new Set(['', 'success', 'ok']);

/** What Claude Code has said so far (`--output-format stream-json` or `json`), apart from counts. */
export class ClaudeStory {
  /** `result` of the last line, which sums up. */
  result: string | null = null;
  /** The text of the newest message of the model. */
  message: string | null = null;
  /** The same piece by piece, where a host prints nothing else. */
  deltas = '';

  constructor(
    readonly commands: Commands,
    readonly observing: Observing,
  ) {}

  #used(block: Json): HandsEvent[] {
    const { input } = block;
    const command = isRecord(input) ? asText(input.command) || asText(input.cmd) : '';
    if (command !== '') return [this.commands.start(asText(block.id), command)];
    this.observing.action(actionText('tool_use', isRecord(input) ? { name: block.name, ...input } : { name: block.name }));
    return [];
  }

  #block(block: Json): HandsEvent[] {
    const type = asText(block.type) || 'block';
    this.observing.items.add(type);
    if (type === 'tool_use') return this.#used(block);
    if (type !== 'tool_result') return [];
    const ended = this.commands.end(asText(block.tool_use_id), undefined, exitOf(block), textOf(block.content));
    if (!ended && block.is_error === true) this.observing.error(textOf(block.content));
    return ended ? [ended] : [];
  }

  /** `assistant` and `user`: one message each, of which pieces may come in several lines. */
  #said(role: string, message: Json): HandsEvent[] {
    const blocks = records(message.content);
    this.observing.pathsOf(blocks);
    const text = role === 'assistant' ? textOf(blocks.filter(({ type }) => type === 'text')) : '';
    if (text !== '') this.message = text;
    return [...(text === '' ? [] : [{ kind: 'message', text } as const]), ...blocks.flatMap((block) => this.#block(block))];
  }

  #summed(event: Json): HandsEvent[] {
    const text = asText(event.result);
    const failed = event.is_error === true || !endsWell.has(asText(event.subtype));
    const why = text || errorText(event) || errorText(records(event.errors)[0]);
    if (failed) this.observing.error([asText(event.subtype), why].filter((one) => one !== '').join(': ') || 'is_error');
    for (const denied of records(event.permission_denials))
      this.observing.action(actionText('permission_denied', { name: denied.tool_name, input: denied.tool_input }));
    if (typeof event.result !== 'string') return [];
    this.result = text;
    /** What was shown as a message is not shown again. */
    return this.message === null && text !== '' ? [{ kind: 'message', text }] : [];
  }

  #streamed(inner: Json): void {
    const type = asText(inner.type) || 'stream_event';
    this.observing.items.add(type);
    if (type === 'message_start') this.deltas = '';
    const { delta } = inner;
    if (type === 'content_block_delta' && isRecord(delta)) this.deltas = cutWhole(this.deltas + asText(delta.text), longestDelta);
  }

  /** Nothing where the event is none of its own. */
  event(event: Json): readonly HandsEvent[] | undefined {
    const { type, message } = event;
    if ((type === 'assistant' || type === 'user') && isRecord(message)) return this.#said(type, message);
    if (type === 'result' || (type === undefined && typeof event.result === 'string')) return this.#summed(event);
    if (type === 'stream_event' && isRecord(event.event)) {
      this.#streamed(event.event);
      return [];
    }
    if (type === 'system') return [];
    return undefined;
  }
}
