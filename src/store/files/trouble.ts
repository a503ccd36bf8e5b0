/** Why a file could not be read or written, in a word that a program can act on. */
export type FileProblem =
  | 'full'
  | 'denied'
  | 'read_only'
  | 'missing'
  | 'bad_path'
  | 'busy'
  | 'reentered'
  | 'too_long'
  | 'damaged'
  | 'failed';

const problems: readonly [RegExp, FileProblem, string][] = [
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/, 'full', 'Free some space on the disk and try again.'],
  [/^(EACCES|EPERM|SQLITE_PERM)$/, 'denied', 'Let this user read and write there.'],
  [/^(EROFS|SQLITE_READONLY)/, 'read_only', 'Choose a folder that can be written to.'],
  [/^ENOENT$/, 'missing', 'Check that it was not moved away.'],
  [
    /^(ENOTDIR|EISDIR|ERR_FS_EISDIR|EEXIST|ELOOP|ENAMETOOLONG|EINVAL|SQLITE_CANTOPEN)/,
    'bad_path',
    'Check what stands at this path.',
  ],
  [/^SQLITE_BUSY/, 'busy', 'Another process holds it: try again.'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'damaged', 'Remove it, or restore a copy.'],
];

/** A file that could not be read or written. Whoever gets it knows that what was asked for has not happened. */
export class FileTrouble extends Error {
  readonly isUndone = true;

  constructor(
    readonly problem: FileProblem,
    readonly path: string,
    /** What the system called it. */
    readonly code: string,
    advice: string,
    options?: ErrorOptions,
  ) {
    super(`${path} cannot be used: ${problem} (${code}). ${advice}`, options);
    this.name = 'FileTrouble';
  }
}

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

const ofTheSystem =
  /^(E[A-Z0-9]+$|ERR_FS_EISDIR$|SQLITE_(FULL|PERM|READONLY|CANTOPEN|BUSY|LOCKED|NOTADB|CORRUPT|IOERR|NOMEM|PROTOCOL))/;

/** A failure of the system becomes a typed one; a defect passes as it is. */
export function troubleWith(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof FileTrouble || !ofTheSystem.test(code)) return error;
  const [, problem, advice] = problems.find(([pattern]) => pattern.test(code)) ?? [
    null,
    'failed' as const,
    'Look at the disk and at the messages of the system.',
  ];
  return new FileTrouble(problem, path, code, advice, { cause: error });
}

export async function typedFor<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw troubleWith(path, error);
  }
}
