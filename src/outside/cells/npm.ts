import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const beside = path.dirname(process.execPath);

/** npm as it comes with Node, or as the shell finds it. */
export function findNpm(env: NodeJS.ProcessEnv): string | undefined {
  const inPath = (env.PATH ?? '')
    .split(path.delimiter)
    .filter(path.isAbsolute)
    .map((folder) => path.join(folder, 'npm'));
  const known = [
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...inPath.filter((file) => existsSync(file)).map((file) => realpathSync(file)),
  ];
  return known.find((file) => file.endsWith('npm-cli.js') && existsSync(file));
}

/** What npm needs to reach a registry: how to get out, whom to trust, and who one is there. */
const passed =
  /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_(registry|cafile|strict_ssl|proxy|https_proxy|noproxy|\/\/.*|@.*))$/i;

export function npmEnvironment(env: NodeJS.ProcessEnv, home: string): Record<string, string> {
  const own = Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined && passed.test(pair[0]));
  return { ...Object.fromEntries(own), HOME: home, TMPDIR: home, LANG: 'C.UTF-8', NO_COLOR: '1' };
}

/** Files in which people say which registry they use. */
export const npmSettings = (env: NodeJS.ProcessEnv): string =>
  env.npm_config_userconfig ?? env.NPM_CONFIG_USERCONFIG ?? path.join(homedir(), '.npmrc');

export interface NpmInstall {
  readonly folder: string;
  readonly cache: string;
  readonly settings: string;
  readonly packages: readonly string[];
}

/** Nothing of a package runs, nothing is linked, and nothing is asked of the registry but packages. */
export const npmArguments = ({ folder, cache, settings, packages }: NpmInstall): string[] => [
  'install',
  '--prefix',
  folder,
  '--cache',
  cache,
  '--userconfig',
  settings,
  '--ignore-scripts',
  '--no-bin-links',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--no-progress',
  '--loglevel=http',
  '--logs-max=0',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=2000',
  '--fetch-timeout=30000',
  '--',
  ...packages,
];

/** How npm says that it did not get an answer, or none that it trusts. */
const noAnswer =
  /^npm error code (E(?:AI_AGAIN|CONNREFUSED|CONNRESET|CONNABORTED|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT|5\d\d)|ERR_SOCKET_TIMEOUT|FETCH_ERROR|[A-Z_]*CERT[A-Z_]*)$/m;

/** Why the registry could not be reached, in npm's word for it; undefined where it could. */
export const unreachable = (said: string): string | undefined => noAnswer.exec(said)?.[1];

export const isFetch = (line: string): boolean => /^npm http fetch /.test(line);

/** Without what it fetched. */
export const withoutFetches = (said: string): string =>
  said
    .split('\n')
    .filter((line) => !/^npm http /.test(line))
    .join('\n');
