import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly begin: () => void;
}

interface Line {
  current: Turn | undefined;
  readonly waiting: Turn[];
}

/** Behind so many a connection is not read any further. What it had sent up to then may still join them: 64 KB at most. */
const mostWaiting = 64;

/**
 * The requests of each connection, one at a time: the next begins when the answer before it has left. They are answered in this order
 * anyway; begun all at once they would hold as many answers as fit into what was sent. It also means that whatever is begun holds the
 * connection, without which Node never says that an answer was closed.
 */
export class Turns {
  readonly #lines = new WeakMap<Duplex, Line>();

  take(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const { socket } = request;
    const line = this.#line(socket);
    const turn = { request, response, begin };
    if (line.current) {
      line.waiting.push(turn);
      this.#hold(socket, line);
    } else this.#begin(socket, line, turn);
  }

  /** What is answered on this connection now. */
  current(socket: Duplex): Turn | undefined {
    return this.#lines.get(socket)?.current;
  }

  #line(socket: Duplex): Line {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line: Line = { current: undefined, waiting: [] };
    this.#lines.set(socket, line);
    /** Reading a body makes Node read the connection again. */
    socket.on('resume', () => this.#hold(socket, line));
    return line;
  }

  #hold(socket: Duplex, { waiting }: Line): void {
    if (waiting.length >= mostWaiting) socket.pause();
  }

  #begin(socket: Duplex, line: Line, turn: Turn): void {
    line.current = turn;
    turn.response.once('close', () => {
      line.current = undefined;
      const next = line.waiting.shift();
      /** Without the connection nobody hears an answer: whoever waits for one is forgotten. */
      if (!next || socket.destroyed || next.response.socket === null) return void line.waiting.splice(0);
      if (line.waiting.length === mostWaiting - 1) socket.resume();
      this.#begin(socket, line, next);
    });
    turn.begin();
  }
}

/** Once nothing more can be sent, also where that is so by now. */
export function whenClosed(response: ServerResponse, then: () => void): void {
  if (response.destroyed) then();
  else response.once('close', then);
}
