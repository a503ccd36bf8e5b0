import { spawn } from 'node:child_process';
import { shorten } from '../../kernel/cut.ts';
import { splitCommand } from './command-line.ts';
import { NoAnswer } from './subject.ts';

/** What a Mind under test is sent: one JSON object. */
export interface MindRequest {
  readonly name: string;
  readonly prompt: string;
  readonly schema: unknown;
  readonly tag: string;
}

/** A Mind under test. Gives what it said, whatever that is; throws NoAnswer where it said nothing. */
export interface MindSubject {
  readonly where: string;
  ask(request: MindRequest): Promise<string>;
  /** What one would type to send it a request by hand. */
  typed(file: string): string;
}

export interface MindSubjectOptions {
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly token?: string | undefined;
}

/** More than any answer is. */
const mostBytes = 4 * 1024 * 1024;
const heardChars = 500;

/** A command that reads one request from its standard input and writes one answer to its standard output, once for each. */
export function commandMind(line: string, { timeoutMs, env = process.env }: MindSubjectOptions): MindSubject {
  const [command = '', ...args] = splitCommand(line);
  const run = (input: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' });
      const chunks: Buffer[] = [];
      let bytes = 0;
      let heard = '';
      const none = (why: string) => reject(new NoAnswer(heard ? `${why}; it said ${shorten(heard.trim(), heardChars)}` : why));
      child.stdout.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= mostBytes) chunks.push(chunk);
        else child.kill('SIGKILL');
      });
      child.stderr.on('data', (chunk: Buffer) => {
        heard = `${heard}${chunk}`.slice(-2 * heardChars);
      });
      child.once('error', (error) => none(`it could not be started: ${error.message}`));
      child.once('close', (code, signal) => {
        if (bytes > mostBytes) none(`it wrote more than ${mostBytes} bytes`);
        else if (signal) none(`no answer within ${timeoutMs / 1000} s`);
        else if (code !== 0) none(`it ended with ${code}`);
        else resolve(Buffer.concat(chunks).toString('utf8'));
      });
      /** It may answer without reading to the end. */
      child.stdin.on('error', () => {});
      child.stdin.end(`${input}\n`);
    });
  return { where: line, ask: (request) => run(JSON.stringify(request)), typed: (file) => `${line} < ${file}` };
}

/** An address that takes requests as POST and answers with the answer alone. */
export function httpMind(url: URL, { timeoutMs, token }: MindSubjectOptions): MindSubject {
  const where = `${url.origin}${url.pathname}`;
  return {
    where,
    typed: (file) => `curl --json @${file} ${where}`,
    async ask(request) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          body: JSON.stringify(request),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const chunks: Uint8Array[] = [];
        let bytes = 0;
        for await (const chunk of response.body ?? []) {
          bytes += (chunk as Uint8Array).length;
          if (bytes > mostBytes) throw new Error(`it wrote more than ${mostBytes} bytes`);
          chunks.push(chunk as Uint8Array);
        }
        const text = Buffer.concat(chunks).toString('utf8');
        if (!response.ok) throw new Error(`status ${response.status}: ${shorten(text.trim(), heardChars)}`);
        return text;
      } catch (error) {
        const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
        throw new NoAnswer(cause ? `${message}: ${cause.code ?? cause.message}` : message);
      }
    },
  };
}
