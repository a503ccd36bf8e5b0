import type { Envelope } from '../../../generated/types/index.ts';
import { printable } from '../../kernel/line.ts';
import { type Reader, renderLines } from './lines.ts';

/** How an answer is written for its reader: lines for portals, plain text, or the whole envelope. */
export function renderAnswer(tool: string, envelope: Envelope, reader: Reader): { text: string; json: boolean } {
  const render = reader.product.tools[tool]?.render ?? 'json';
  if (render === 'lines') return { text: renderLines(tool, envelope, reader), json: false };
  if (render === 'text') {
    const text = (envelope.result as { text?: string } | null)?.text;
    return { text: envelope.error ? renderLines(tool, envelope, reader) : printable(text ?? ''), json: false };
  }
  return { text: JSON.stringify(envelope), json: true };
}
