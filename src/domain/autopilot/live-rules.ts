import { shorten } from '../../kernel/cut.ts';
import type { HandsEvent, HandsStream } from '../../kernel/hands.ts';
import { printable } from '../../kernel/line.ts';

const most = { command: 400, output: 4000, message: 8000 } as const;

export interface LiveOptions {
  /** Lines as they came, and nothing else. */
  readonly raw: boolean;
  /** Hides secrets. It comes before any cut: half a secret looks like none. */
  readonly clean?: (text: string) => string;
  /** The same for a line of a stream, with what earlier lines tell about it; left out: each line is clean by itself. */
  readonly cleanLine?: ((stream: HandsStream, text: string) => string) | undefined;
}

/** What is shown of a batch while it runs, line by line. */
export function liveLines(event: HandsEvent, options: LiveOptions): string[] {
  const { raw, clean = (text) => text, cleanLine = (_, text) => clean(text) } = options;
  /** Every line has the prefix, so that no text can pass for somebody else's. */
  const all = (prefix: string, text: string) => text.split('\n').map((line) => `${prefix} ${line}`.trimEnd());
  const lines = (prefix: string, text: string) => {
    const shown = printable(text).replace(/\n+$/, '');
    return shown === '' ? [] : all(prefix, shown);
  };
  const hands = (text: string) => lines('[hands]', text);
  const command = (text: string) => shorten(clean(text).replaceAll(/\s*\n\s*/g, ' '), most.command);
  const textLine = ({ stream, text }: { readonly stream: HandsStream; readonly text: string }) => {
    const shown = shorten(cleanLine(stream, text), most.message);
    return shown.trim() === '' ? [] : lines(`[hands:${stream}]`, shown);
  };
  if (event.kind === 'raw') return raw ? all(`[hands:${event.stream}]`, printable(cleanLine(event.stream, event.text))) : [];
  if (raw) return [];
  switch (event.kind) {
    case 'thread':
      return hands(`thread.started ${event.thread_id}`);
    case 'command_started':
      return hands(`$ ${command(event.command)}`);
    case 'command_ended':
      return [
        ...hands(`(exit_code=${event.exit_code ?? 'unknown'}) $ ${command(event.command)}`),
        ...hands(shorten(clean(event.output), most.output)),
      ];
    case 'message':
      return hands(shorten(clean(event.text), most.message));
    case 'line':
      return textLine(event);
  }
}
