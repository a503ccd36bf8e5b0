/** So many watchers of one session, in a process of their own: what it costs them is none of the server's. Says `ready`, and at the end what came. */
import { WebSocket } from 'ws';

const [url, sessionId, count] = process.argv.slice(2);
let heard = 0;
const joined = Array.from(
  { length: Number(count) },
  () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ action: 'subscribe', channel: 'reasoning', sessionId })));
      socket.on('message', (data) => {
        if (String(data).includes('"session:snapshot"')) resolve(socket);
        else heard += 1;
      });
    }),
);
const sockets = await Promise.all(joined);
process.stdout.write('ready\n');
process.stdin.on('end', () => {
  process.stdout.write(`heard ${heard}\n`);
  for (const socket of sockets) socket.terminate();
});
process.stdin.resume();
