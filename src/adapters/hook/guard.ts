/** A host waits for its hooks: what is not done so long after the process began is left. */
const mostMs = 1850;
const mostInput = 16 * 1024 * 1024;

/** Everything on standard input. */
export async function readAll(input: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostInput) throw new Error('the input is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Runs a hook so that its host never notices trouble: whatever happens, the process ends in time, with code 0, and has said all of an
 * answer or nothing. Waiting for a store that others hold happens in timers (store/patience), so this one can go off.
 */
export async function guardHook(work: (sent: string) => Promise<string | undefined>, log: (trouble: unknown) => void) {
  const leave = (trouble?: unknown): never => {
    if (trouble !== undefined) log(trouble);
    process.exit(0);
  };
  process.on('uncaughtException', leave);
  process.on('unhandledRejection', leave);
  process.stdout.on('error', () => leave());
  setTimeout(() => leave(new Error(`not done after ${mostMs} ms`)), mostMs - process.uptime() * 1000);
  try {
    const said = await work(await readAll(process.stdin));
    if (said === undefined) leave();
    process.stdout.write(`${said}\n`, () => leave());
  } catch (error) {
    leave(error);
  }
}
