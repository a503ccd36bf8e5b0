/** What a process may touch; everything else it may not, nor start another one. */
export interface May {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

const known = process.allowedNodeEnvironmentFlags;

/** Node's permission model, by the name that it has in this version; undefined where there is none. */
const model = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));

/** Processes are ended as groups, by a shell that sets their limits. */
export const canConfine = model !== undefined && process.platform !== 'win32';

/** Where the network needs a permission too, it is given. */
const network = known.has('--allow-net') ? ['--allow-net'] : [];

/** Reaches other processes, or changes what the process itself is: the permission model of Node leaves these out. */
const withheld = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'chdir',
  'setuid',
  'setgid',
  'seteuid',
  'setegid',
  'setgroups',
  'initgroups',
];

/** Runs before the cell: what is withheld can be called by nobody in the process. */
export const before = `import os from 'node:os';
import module, { syncBuiltinESMExports } from 'node:module';
const no = (name) => () => { throw Object.assign(new Error(name + ' is not available in a cell'), { code: 'ERR_ACCESS_DENIED' }); };
for (const name of ${JSON.stringify(withheld)}) if (name in process) Object.defineProperty(process, name, { value: no('process.' + name) });
os.setPriority = no('os.setPriority');
module.register = no('module.register');
syncBuiltinESMExports();
`;

/** Flags under which Node confines what it runs. */
export const confined = ({ read, write }: May, heapMb: number): string[] => [
  model ?? '',
  ...network,
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
  ...read.map((folder) => `--allow-fs-read=${folder}`),
  ...write.map((folder) => `--allow-fs-write=${folder}`),
  `--max-old-space-size=${heapMb}`,
];
