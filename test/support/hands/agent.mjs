/**
 * A coding agent that plays what a script says. Its program file is `<name>`, its script `<name>.json`, and `<name>.log` tells
 * how it was called. A script is { help: { "exec": "…" }, runs: [steps, steps, …] }; each call plays the next run, the last one again.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs';

const [, , program, ...argv] = process.argv;
const { help = {}, runs = [[]] } = JSON.parse(readFileSync(`${program}.json`, 'utf8'));
const log = `${program}.log`;
const calls = existsSync(log)
  ? readFileSync(log, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  : [];
const tell = (call) => appendFileSync(log, `${JSON.stringify({ argv, cwd: process.cwd(), pid: process.pid, ...call })}\n`);

/** Past Node's own buffers, so that what was said is said whatever happens next. */
function put(fd, bytes) {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}
const say = (fd, text) => put(fd, Buffer.from(`${text}\n`));

async function stdin() {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += chunk;
  return text;
}

const forever = () => new Promise(() => setInterval(() => {}, 1 << 30));

let children = 0;
const heard = {};

const plays = {
  say: (text) => say(1, text),
  err: (text) => say(2, text),
  event: (event) => say(1, JSON.stringify(event)),
  /** Bytes without an end of line. */
  bytes: (base64) => put(1, Buffer.from(base64, 'base64')),
  env: (names) => tell({ env: Object.fromEntries(names.map((name) => [name, process.env[name]])) }),
  prompt: async () => tell({ prompt: await stdin() }),
  /** So many lines of so many bytes, as fast as they are taken. */
  flood: ({ lines, bytes, fd = 1 }) => {
    const chunk = Buffer.from(`${'x'.repeat(bytes)}\n`.repeat(Math.max(1, Math.floor(65536 / (bytes + 1)))));
    const total = lines * (bytes + 1);
    for (let sent = 0; sent < total; sent += chunk.length) put(fd, chunk.subarray(0, Math.min(chunk.length, total - sent)));
  },
  ignore: (signals) => {
    for (const signal of signals) process.on(signal, () => say(1, `ignored ${signal}`));
  },
  /** Listens for a signal from here on; `awaits` goes on when it has come. */
  heeds: (signal) => {
    heard[signal] = new Promise((come) => process.once(signal, come));
  },
  awaits: async (signal) => {
    const stay = setInterval(() => {}, 1 << 30);
    await heard[signal];
    clearInterval(stay);
  },
  /** Another process: of its own session or not, holding the pipes or not. */
  child: async ({ steps, detached = false, pipes = true }) => {
    const name = `${program}-child-${process.pid}-${++children}`;
    writeFileSync(`${name}.json`, JSON.stringify({ runs: [steps] }));
    const stdio = ['ignore', pipes ? 'inherit' : 'ignore', pipes ? 'inherit' : 'ignore', 'ipc'];
    const child = spawn(process.execPath, [import.meta.filename, name], { stdio, detached });
    await new Promise((ready) => child.once('message', ready));
    child.disconnect();
    child.unref();
    tell({ child: child.pid });
  },
  /** Tells its parent that it has come this far. */
  ready: () => new Promise((sent) => process.send('ready', sent)),
  hang: forever,
  exit: (code) => process.exit(code),
  die: async (signal) => {
    process.kill(process.pid, signal);
    await forever();
  },
};

const asked = argv.at(-1) === '--help' ? argv.slice(0, -1).join(' ') : undefined;
if (asked !== undefined) {
  tell({ help: asked });
  if (help[asked] === 'hangs') await forever();
  if (help[asked] === undefined) process.exit(2);
  say(1, help[asked]);
} else {
  const nth = calls.filter((call) => call.run !== undefined).length;
  tell({ run: nth });
  for (const step of runs[Math.min(nth, runs.length - 1)]) {
    const [[name, value]] = Object.entries(step);
    await plays[name](value);
  }
}
