import { IncomingMessage } from 'node:http';

const isWebSocket = ({ headers }: IncomingMessage): boolean => /^\s*websocket\s*$/i.test(headers.upgrade ?? '');

/**
 * A request that offers to go on in another protocol, e.g. HTTP/2 as curl and Java do, is one like any other: an offer may be passed
 * over. Node asks here whether it is to hand over the connection; by itself it would for every offer, once it may for one.
 */
export class Incoming extends IncomingMessage {
  declare private offered: boolean | null;

  set upgrade(offered: boolean | null) {
    this.offered = offered;
  }

  get upgrade(): boolean | null {
    return this.offered && (this.method === 'CONNECT' || isWebSocket(this));
  }
}
