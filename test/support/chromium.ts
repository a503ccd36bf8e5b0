import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

const require = createRequire(import.meta.url);

/** Without what would hide faults of a page: its own arguments switch web security off. */
const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-zygote'];

const packed = () => path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '../../bin');

/** Unpacked once for each version, below node_modules: it takes seconds. */
const cache = () => {
  const { version } = JSON.parse(readFileSync(path.join(packed(), '../package.json'), 'utf8')) as { version: string };
  return path.resolve('node_modules/.cache/noema-chromium', version);
};

/** Its own fonts besides those of the system: with none at all it ends at the first letter. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

/** Whole or not at all: two processes may begin at the same time. */
async function unpack(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(path.join(parent, 'draft-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    const { default: binary } = await import('@sparticuz/chromium');
    await binary.executablePath();
    /** Libraries for systems that lack them. */
    const tar = path.join(draft, 'al2023.tar');
    await writeFile(tar, await promisify(brotliDecompress)(await readFile(path.join(packed(), 'al2023.tar.br'))));
    spawnSync('tar', ['-xf', tar, '-C', draft]);
    await rm(tar, { force: true });
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(draft, { recursive: true, force: true });
  }
}

/** It names folders, so it is written anew where what was unpacked has moved. */
async function fontsOf(folder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  const said = await readFile(file, 'utf8').catch(() => '');
  if (said === fontsIn(folder)) return file;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, fontsIn(folder));
  await rename(draft, file);
  return file;
}

/** The browser that came with `npm ci`, or the one that CHROMIUM_PATH names. */
async function executable(): Promise<{ file: string; env: Record<string, string> }> {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { file: own, env: {} };
  const folder = cache();
  const file = path.join(folder, 'chromium');
  if (!existsSync(file)) await unpack(folder);
  return { file, env: { FONTCONFIG_FILE: await fontsOf(folder) } };
}

const textOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** Starts it; with the libraries of its package where those of the system do not do. */
export async function launch(): Promise<Browser> {
  const { file, env } = await executable();
  const options = { executablePath: file, args, env: { ...textOf(process.env), ...env } };
  try {
    return await chromium.launch(options);
  } catch (error) {
    const library = path.join(path.dirname(file), 'lib');
    if (!existsSync(library)) throw error;
    return chromium.launch({ ...options, env: { ...options.env, LD_LIBRARY_PATH: library } });
  }
}
