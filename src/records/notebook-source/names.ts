/** Names that mean something to Node, npm or TypeScript in the folder of a notebook. */
const taken = ['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'tsconfig.json', 'node_modules'];

/** Names that are devices on some systems, whatever follows a dot. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Separators, what shells, addresses or other systems take for more than a letter, and what nobody sees. */
const unsafe = /[/\\:*?"<>|#%\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const mostChars = 100;

export type NameProblem = 'blank' | 'long' | 'unsafe' | 'reserved';

/** Why a cell cannot bear a name: it must be one file in one folder, on every system. */
export function nameProblem(name: string): NameProblem | undefined {
  if (name.trim() === '') return 'blank';
  if (name.length > mostChars) return 'long';
  if (unsafe.test(name) || name.includes('..') || /^[. -]|[. ]$/.test(name)) return 'unsafe';
  return device.test(name) || taken.includes(name.toLowerCase()) ? 'reserved' : undefined;
}

/** Two names are the same file where a system makes no difference between them. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
