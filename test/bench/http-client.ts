import { Agent, request } from 'node:http';

export interface HttpAnswer {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

/** Asks over connections that stay open, as many as there are clients. */
export class HttpClient {
  readonly #agent: Agent;

  constructor(
    readonly url: string,
    clients: number,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: clients });
  }

  post(path: string, body: object): Promise<HttpAnswer> {
    const text = JSON.stringify(body);
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const asked = request(this.url + path, { method: 'POST', agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const ms = performance.now() - since;
          resolve({ ms, status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        });
      });
      asked.once('error', reject);
      asked.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
