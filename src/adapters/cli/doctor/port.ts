import { createServer } from 'node:net';
import type { Settings } from '../settings.ts';
import { type Check, codeOf, info, ok } from './check.ts';

const name = 'HTTP port';

const tryToListen = (host: string, port: number): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve('')));
  });

type Where = Pick<Settings, 'host' | 'port' | 'token'>;

/** Who it is it says to those who may call it. */
async function isNoema({ host, port, token }: Where): Promise<boolean> {
  try {
    const response = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/health`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(1000),
    });
    const health = (await response.json()) as { ok?: boolean; engine?: string };
    return health.ok === true && health.engine !== undefined;
  } catch {
    return false;
  }
}

/** Only `noema serve` needs it, so a port that is taken is worth knowing and no failure. */
export async function checkPort({ host, port, token }: Where): Promise<Check> {
  const at = `${host}:${port}`;
  const trouble = await tryToListen(host, port);
  if (trouble === '') return ok(name, `${at} is free for noema serve`);
  if (trouble === 'EADDRINUSE')
    return (await isNoema({ host, port, token }))
      ? info(name, `noema serve answers at ${at}`)
      : info(
          name,
          `${at} is taken by another program, or by a server with another token`,
          'Use noema serve --port 0, or set NOEMA_PORT.',
        );
  return info(name, `${at} cannot be listened on: ${trouble}`, 'Choose others with NOEMA_HOST and NOEMA_PORT.');
}
