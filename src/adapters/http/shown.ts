import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a server shows to people besides what its products answer to clients. Host and Origin are checked before. */
export interface Shown {
  /** False: it has nothing at this path. `isKnown`: the request may see data. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string, isKnown: boolean): Promise<boolean>;
  /** Whether a request without the token may read data all the same: it comes from a page whose reader has given it. */
  admits(request: IncomingMessage): boolean;
  /** Takes over a connection that may see data; false: there is no socket at this path. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, pathname: string): boolean;
  close(): Promise<void>;
}
