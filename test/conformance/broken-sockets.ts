import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

type Json = Record<string, unknown>;

/** A server that breaks a rule of the socket, made of a sound one: what it says and hears is changed on the way. */
export interface BrokenSocket {
  readonly breaks: string;
  /** What becomes of a message of the server; a list: these in its place. */
  says?(message: Json | string, heard: readonly string[]): readonly (Json | string)[];
  /** What becomes of a message of the client; undefined: the sound server never hears it. */
  hears?(text: string, answer: (message: Json) => void): string | undefined;
}

const isEvent = (message: Json | string, event: string): message is Json =>
  typeof message !== 'string' && message.event === event;
const dataOf = (message: Json) => message.data as Json;
const without = (event: string) => (message: Json | string) => (isEvent(message, event) ? [] : [message]);
const changed = (event: string, change: (data: Json) => Json) => (message: Json | string) => [
  isEvent(message, event) ? { ...message, data: change(dataOf(message)) } : message,
];
const called = (event: string, other: string) => (message: Json | string) => [
  isEvent(message, event) ? { ...message, event: other } : message,
];
const asked = (text: string): Json => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
};

export const brokenSockets: Readonly<Record<string, BrokenSocket>> = {
  'nobody answers a ping': { breaks: 'a-ping-is-answered', says: (message) => (message === 'pong' ? [] : [message]) },
  'joining is not confirmed': { breaks: 'joining-is-confirmed', says: without('subscribed') },
  'leaving is not confirmed': { breaks: 'joining-is-confirmed', says: without('unsubscribed') },
  'sessions are not shown': {
    breaks: 'sessions-are-shown-on-joining',
    says: changed('sessions:active', (data) => ({ ...data, sessions: [] })),
  },
  'history is unknown': {
    breaks: 'a-session-is-shown-on-joining',
    says: changed('session:snapshot', (data) => ({ ...data, thoughts: [], branches: {} })),
  },
  'a thought has no time': {
    breaks: 'a-thought-is-whole',
    says: changed('session:snapshot', (data) => ({
      ...data,
      thoughts: (data.thoughts as Json[]).map(({ timestamp: _, ...thought }) => thought),
    })),
  },
  'branches are a list': {
    breaks: 'a-branch-is-whole',
    says: changed('session:snapshot', (data) => ({ ...data, branches: Object.values(data.branches as Json) })),
  },
  'a session begins unheard': { breaks: 'a-session-that-begins-is-told', says: without('session:started') },
  'a session never ends': { breaks: 'a-session-that-ends-is-told', says: without('session:ended') },
  'the end counts the main chain from 0': {
    breaks: 'a-session-that-ends-is-told',
    says: changed('session:ended', (data) => ({ ...data, finalThoughtCount: Number(data.finalThoughtCount) - 1 })),
  },
  'the thought before is guessed': {
    breaks: 'a-thought-is-told',
    says: changed('thought:added', (data) => ({ ...data, parentId: `${data.sessionId}-0` })),
  },
  'a revision is one more thought': { breaks: 'a-revision-is-told', says: called('thought:revised', 'thought:added') },
  'a branch is one more thought': { breaks: 'a-branch-is-told', says: called('thought:branched', 'thought:added') },
  'everything is told twice': {
    breaks: 'each-once-and-in-order',
    says: (message) => (isEvent(message, 'thought:added') ? [message, message] : [message]),
  },
  'only every other thought is told': {
    breaks: 'each-once-and-in-order',
    says: (message) =>
      isEvent(message, 'thought:added') && Number((dataOf(message).thought as Json).thoughtNumber) % 2 === 0 ? [] : [message],
  },
  'a session is not told from another': {
    breaks: 'one-session-alone',
    hears: (text) => {
      const { sessionId: _, ...rest } = asked(text);
      return rest.action === 'subscribe' && rest.channel === 'reasoning' ? JSON.stringify(rest) : text;
    },
    /** The snapshot that the sound server no longer gives. */
    says: (message) =>
      isEvent(message, 'subscribed') && message.channel === 'reasoning'
        ? [message, { channel: 'reasoning', event: 'session:snapshot', data: {} }]
        : [message],
  },
  'all sessions are none': {
    breaks: 'all-without-a-name',
    hears: (text, answer) => {
      const { action, channel, sessionId } = asked(text);
      if (action !== 'subscribe' || channel !== 'reasoning' || sessionId !== undefined) return text;
      answer({ channel: 'reasoning', event: 'subscribed', data: {} });
      return undefined;
    },
  },
  'nobody can leave': {
    breaks: 'leaving-ends-it',
    hears: (text, answer) => {
      const { action, channel } = asked(text);
      if (action !== 'unsubscribe') return text;
      answer({ channel, event: 'unsubscribed', data: {} });
      return undefined;
    },
  },
  'an unknown session is an empty one': {
    breaks: 'an-unknown-session-is-refused',
    says: (message) =>
      isEvent(message, 'error') && dataOf(message).code === 'SESSION_NOT_FOUND'
        ? [{ channel: 'reasoning', event: 'session:snapshot', data: { thoughts: [], branches: {} } }]
        : [message],
  },
  'what cannot be read is passed over': {
    breaks: 'what-cannot-be-read-is-refused',
    says: (message) => (isEvent(message, 'error') && dataOf(message).code === 'INVALID_PAYLOAD' ? [] : [message]),
  },
  'secrets are told': {
    breaks: 'secrets-are-hidden',
    says: (message) =>
      typeof message === 'string' ? [message] : [JSON.parse(JSON.stringify(message).replaceAll('<redacted>', 'hunter2hunter2'))],
  },
  'a refusal repeats what was sent': {
    breaks: 'secrets-are-hidden',
    says: (message) =>
      isEvent(message, 'error')
        ? [{ ...message, channel: String(message.channel).replace('<redacted>', 'hunter2hunter2') }]
        : [message],
  },
  'everybody may watch': { breaks: 'strangers-are-refused' },
  'who comes back is new': {
    breaks: 'what-was-missed-is-told',
    hears: (text) => {
      const { after: _, ...rest } = asked(text);
      return rest.action ? JSON.stringify(rest) : text;
    },
  },
};

/** A frame there and back. */
const carried = (server: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      server.off('pong', done).off('close', done);
      resolve();
    };
    const ask = () => server.ping(undefined, undefined, () => {});
    server.on('pong', done).on('close', done);
    if (server.readyState === WebSocket.OPEN) ask();
    else if (server.readyState === WebSocket.CONNECTING) server.once('open', ask);
    else done();
  });

/** Serves a broken socket in front of a sound one. */
export async function serveBroken(sound: URL, { says = (message) => [message], hears = (text) => text }: BrokenSocket) {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  const servers = new Set<WebSocket>();
  sockets.on('connection', (client) => {
    const heard: string[] = [];
    const server = new WebSocket(sound);
    servers.add(server);
    server.on('close', () => servers.delete(server));
    const waiting: string[] = [];
    const forward = (text: string) => void (server.readyState === WebSocket.OPEN ? server.send(text) : waiting.push(text));
    const answer = (message: Json | string) => client.send(typeof message === 'string' ? message : JSON.stringify(message));
    server.on('open', () => {
      for (const text of waiting.splice(0)) server.send(text);
    });
    server.on('message', (data) => {
      const text = String(data);
      for (const message of says(text.startsWith('{') ? (JSON.parse(text) as Json) : text, heard)) answer(message);
    });
    client.on('message', (data) => {
      const text = String(data);
      heard.push(text);
      const sent = hears(text, answer);
      if (sent !== undefined) forward(sent);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('close', () => other.terminate());
      one.on('error', () => other.terminate());
    }
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    /** Resolves when all that was sent to the sound server, or by it, has arrived. */
    carried: async () => {
      for (const server of servers) await carried(server);
    },
    url: new URL(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`),
    close: () =>
      new Promise<void>((resolve) => {
        for (const client of sockets.clients) client.terminate();
        sockets.close();
        http.close(() => resolve());
      }),
  };
}
