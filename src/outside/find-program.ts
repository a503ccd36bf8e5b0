import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export type FoundProgram =
  | { readonly kind: 'found'; readonly file: string }
  /** It is there, and may not be run. */
  | { readonly kind: 'not_executable'; readonly file: string }
  | { readonly kind: 'missing' };

/** As the system would put it together; it is spelled properly once something is there, which it mostly is not. */
const placeOf = (cwd: string, folder: string, name: string): string =>
  path.isAbsolute(folder) && !path.isAbsolute(name) ? `${folder}${path.sep}${name}` : path.resolve(cwd, folder, name);

/** Where the system would find a program that is started in this folder: by its path, or along PATH. */
export function findProgram(program: string, cwd: string, env: Env): FoundProgram {
  const windows = process.platform === 'win32';
  const endings = windows ? ['', ...(env.PATHEXT ?? '.EXE;.CMD;.BAT').split(';')] : [''];
  const folders = program.includes('/') || program.includes('\\') ? [cwd] : (env.PATH ?? '').split(path.delimiter);
  const files = folders
    .flatMap((folder) => endings.map((ending) => placeOf(cwd, folder, `${program}${ending}`)))
    .filter(isFile)
    .map((file) => path.resolve(cwd, file));
  const file = files.find(isExecutable);
  if (file !== undefined) return { kind: 'found', file };
  return files[0] === undefined ? { kind: 'missing' } : { kind: 'not_executable', file: files[0] };
}
