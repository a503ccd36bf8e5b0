import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A package of one version: more of its package.json, and its files. */
export interface StoredPackage {
  readonly version?: string;
  readonly manifest?: object;
  readonly files?: Readonly<Record<string, string>>;
}

function entry(name: string, text: string): Buffer {
  const head = Buffer.alloc(512);
  const body = Buffer.from(text);
  const put = (at: number, value: string) => head.write(value, at, 'latin1');
  put(0, `package/${name}`);
  put(100, '0000644\0');
  put(108, '0000000\0');
  put(116, '0000000\0');
  put(124, `${body.length.toString(8).padStart(11, '0')}\0`);
  put(136, '00000000000\0');
  put(148, ' '.repeat(8));
  put(156, '0');
  put(257, 'ustar\x0000');
  put(
    148,
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
  );
  return Buffer.concat([head, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

const archive = (files: Readonly<Record<string, string>>) =>
  gzipSync(Buffer.concat([...Object.entries(files).map(([name, text]) => entry(name, text)), Buffer.alloc(1024)]));

export interface Registry {
  readonly url: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** A registry on loopback that npm can install from. It never answers for a package called `silence`. */
export async function openRegistry(packages: Readonly<Record<string, StoredPackage>>): Promise<Registry> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const wanted = decodeURIComponent(request.url ?? '').slice(1);
    asked.push(wanted);
    if (wanted === 'silence') return;
    const [name = '', file] = wanted.split('/-/');
    const found = packages[name];
    if (!found) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
    const { version = '1.0.0', manifest = {}, files = {} } = found;
    const own = { name, version, type: 'module', ...manifest };
    const tarball = archive({ 'package.json': JSON.stringify(own), ...files });
    if (file !== undefined) return void response.end(tarball);
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${url}${name}/-/x-${version}.tgz`, integrity };
    const document = { name, 'dist-tags': { latest: version }, versions: { [version]: { ...own, dist } } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
