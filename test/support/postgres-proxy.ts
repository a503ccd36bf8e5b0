import { connect, createServer, type Socket } from 'node:net';

/** What a client has sent to PostgreSQL on one connection. */
export interface Sent {
  /** As the client calls itself. */
  readonly application: string;
  /** Texts of statements, however they were sent. */
  readonly statements: string[];
  /** Names of statements that the server was asked to keep. */
  readonly prepared: string[];
}

/** Reads the frontend's side of the protocol: a start without a letter, then a letter, a length and a body each. */
class Listening {
  readonly sent = { application: '', statements: [] as string[], prepared: [] as string[] };
  #bytes = Buffer.alloc(0);
  #started = false;

  take(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      const head = this.#started ? 1 : 0;
      if (this.#bytes.length < head + 4) return;
      const length = this.#bytes.readInt32BE(head) + head;
      if (this.#bytes.length < length) return;
      const message = this.#bytes.subarray(0, length);
      this.#bytes = this.#bytes.subarray(length);
      if (this.#started) this.#note(String.fromCharCode(message[0] as number), message.subarray(5));
      else this.#start(message.subarray(8));
    }
  }

  #start(body: Buffer): void {
    const words = body.toString('utf8').split('\0');
    this.sent.application = words[words.indexOf('application_name') + 1] ?? '';
    this.#started = true;
  }

  #note(kind: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('utf8').split('\0');
    if (kind === 'Q') this.sent.statements.push(first);
    if (kind !== 'P') return;
    this.sent.statements.push(second);
    if (first !== '') this.sent.prepared.push(first);
  }
}

const processNumber = 'K'.charCodeAt(0);

/** Whole messages of the server until it tells the number of its process: a pooler tells one of its own. */
function renumbered() {
  let rest: Buffer = Buffer.alloc(0);
  let isTold = false;
  return (chunk: Buffer): Buffer => {
    if (isTold) return chunk;
    rest = Buffer.concat([rest, chunk]);
    let at = 0;
    while (!isTold && at + 5 <= rest.length && at + 1 + rest.readInt32BE(at + 1) <= rest.length) {
      isTold = rest[at] === processNumber;
      if (isTold) rest.writeInt32BE(rest.readInt32BE(at + 5) ^ 1, at + 5);
      else at += 1 + rest.readInt32BE(at + 1);
    }
    const whole = isTold ? rest : rest.subarray(0, at);
    rest = isTold ? Buffer.alloc(0) : rest.subarray(at);
    return whole;
  };
}

/** Stands between a client and PostgreSQL and hears what the client says; as a pooler does, it may tell another number of the process. */
export async function postgresProxy(target: string, { pooler = false } = {}) {
  const { hostname, port } = new URL(target);
  const connections: Sent[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const listening = new Listening();
    connections.push(listening.sent);
    client.on('data', (chunk: Buffer) => listening.take(chunk));
    client.pipe(upstream);
    const passed = pooler ? renumbered() : (chunk: Buffer) => chunk;
    upstream.on('data', (chunk: Buffer) => client.write(passed(chunk)));
    upstream.on('end', () => client.end());
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  url.searchParams.delete('host');
  return {
    url: url.href,
    connections: connections as readonly Sent[],
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
