import { SettingError } from './value.ts';

/** As much as a call may carry. */
const mostBytes = 16 * 1024 * 1024;

/** All that standard input holds, as text. */
export async function readStdin(input: NodeJS.ReadableStream = process.stdin): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk as Buffer);
    bytes += part.length;
    if (bytes > mostBytes) throw new SettingError(`Standard input holds more than ${mostBytes} bytes. Send less.`);
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}
