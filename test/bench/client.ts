import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { cpuOf, factsOf } from './proc.ts';
import type { Subject, ToolCall } from './shape.ts';

export interface Answer {
  /** From the moment of asking until the last byte of the answer. */
  readonly ms: number;
  readonly bytes: number;
  readonly result: Record<string, unknown>;
}

interface Waiting {
  readonly since: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The thinnest client that speaks MCP to a child process: the same for every subject, and little of it in the numbers. */
export class Client {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<void>;
  #parts: Buffer[] = [];
  #lastId = 0;

  constructor(subject: Subject, folder: string) {
    const { args, env } = subject.command(folder);
    this.#child = spawn(process.execPath, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, HOME: folder, ...env },
    });
    this.#child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#child.stdin.on('error', () => {});
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', (code) => {
        for (const { reject } of this.#waiting.values()) reject(new Error(`${subject.name} ended with ${code}`));
        this.#waiting.clear();
        resolve();
      });
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  request(method: string, params: Record<string, unknown> = {}): Promise<Answer> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const message = `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
      this.#waiting.set(id, { since: performance.now(), resolve, reject });
      this.#child.stdin.write(message);
    });
  }

  async greet(): Promise<void> {
    await this.request('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'bench', version: '1.0.0' },
    });
    this.#child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  }

  async call({ tool, args }: ToolCall): Promise<Answer> {
    const answer = await this.request('tools/call', { name: tool, arguments: args });
    if (answer.result.isError) throw new Error(`${tool} failed: ${JSON.stringify(answer.result)}`);
    return answer;
  }

  /** Resident memory in megabytes; undefined where /proc does not tell. */
  memory(): number | undefined {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(factsOf(this.pid, 'status'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  }

  cpu(): number | undefined {
    return cpuOf(this.pid);
  }

  /** Closes its input, as a client that leaves does; what does not end by itself is ended. */
  async close(): Promise<void> {
    this.#child.stdin.end();
    const late = setTimeout(() => this.#child.kill('SIGKILL'), 5000);
    await this.#exited;
    clearTimeout(late);
  }

  #take(chunk: Buffer): void {
    const now = performance.now();
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      this.#parts.push(rest.subarray(0, end));
      this.#settle(Buffer.concat(this.#parts), now);
      this.#parts = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length) this.#parts.push(rest);
  }

  #settle(line: Buffer, now: number): void {
    const { id, result, error } = JSON.parse(line.toString('utf8'));
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new Error(JSON.stringify(error)));
    else waiting.resolve({ ms: now - waiting.since, bytes: line.length, result });
  }
}
