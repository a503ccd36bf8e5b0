import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { textFrame } from '../../src/adapters/observatory/frames.ts';
import type { Hub } from '../../src/adapters/observatory/hub.ts';
import type { Topic } from '../../src/adapters/observatory/topic.ts';
import { Watcher } from '../../src/adapters/observatory/watcher.ts';

/** A connection whose other end reads when it is told to. */
function connection() {
  const sent: Buffer[] = [];
  const held: (() => void)[] = [];
  let isReading = false;
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _, done) {
      sent.push(chunk);
      if (isReading) done();
      else held.push(done);
    },
  });
  const socket = Object.assign(new EventEmitter(), { terminate: vi.fn(), ping: vi.fn(), close: vi.fn() });
  const watcher = new Watcher(socket as unknown as WebSocket, stream, {} as Hub, () => {});
  const read = () => {
    isReading = true;
    for (const done of held.splice(0)) done();
  };
  return { watcher, socket, stream, read, text: () => Buffer.concat(sent).toString('latin1') };
}

const resync = { channel: 'workspace', event: 'resync', data: { workspace: 'acme', seq: 7 } };
const topic = { resync: () => resync } as unknown as Topic;
const frames = Buffer.alloc(300_000, 'x');

test('what one does not read is kept up to a bound; then it is told to read again', async () => {
  const { watcher, stream, read, text } = connection();
  let taken = 0;
  while (watcher.take(frames)) taken += 1;
  expect(taken).toBeLessThan(6);
  expect(stream.writableLength).toBeLessThan(2_000_000);
  watcher.missed(topic);
  expect(watcher.take(frames)).toBe(false);
  const drained = new Promise((resolve) => stream.once('drain', resolve));
  read();
  await drained;
  await vi.waitFor(() => expect(text()).toContain('"resync"'));
  expect(watcher.take(frames)).toBe(true);
});

test('who never reads again, or never answers, is let go', () => {
  const silent = connection();
  silent.watcher.check();
  expect(silent.socket.ping).toHaveBeenCalledOnce();
  silent.socket.emit('pong');
  silent.watcher.check();
  expect(silent.socket.terminate).not.toHaveBeenCalled();
  silent.watcher.check();
  expect(silent.socket.terminate).toHaveBeenCalledOnce();
  const stuck = connection();
  while (stuck.watcher.take(frames));
  stuck.watcher.missed(topic);
  stuck.watcher.check();
  expect(stuck.socket.terminate).toHaveBeenCalledOnce();
});

test('too much at once ends a connection', () => {
  const { socket } = connection();
  for (let i = 0; i < 300; i += 1) socket.emit('message', '{"action":"subscribe","channel":"x"}', false);
  expect(socket.close).toHaveBeenCalledWith(1008, 'too many messages at once');
});

test.each([0, 125, 126, 65_535, 65_536])('a frame of %i bytes says how long it is', (length) => {
  const frame = textFrame('a'.repeat(length));
  expect(frame[0]).toBe(0x81);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  expect(frame.length).toBe(header + length);
  const said = header === 2 ? frame[1] : header === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  expect(said).toBe(length);
});
