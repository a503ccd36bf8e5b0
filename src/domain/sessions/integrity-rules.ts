import type { SessionIntegrity } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import type { SessionProblem } from '../../records/sessions.ts';

const manifest = 'manifest.json';

const reasons = text('integrity-reasons');
/** Why, in words; what the system says about a file stands as it is. */
const why = (detail: string) =>
  detail
    .split(' ')
    .map((word) => (Object.hasOwn(reasons, word) ? reasons[word as keyof typeof reasons] : word))
    .join('; ');

function said({ kind, file, detail }: SessionProblem): string {
  if (kind === 'missing')
    return file === manifest ? text('integrity-no-manifest', { file }) : text('integrity-missing', { file });
  return text(kind === 'unreadable' ? 'integrity-unreadable' : 'integrity-inconsistent', { file, why: why(detail) });
}

/** Files of branches, by the name of the branch. */
function byBranch(files: readonly string[]): Record<string, string[]> {
  const branches = new Map<string, string[]>();
  for (const file of files) {
    const [name = '', branch = ''] = file.split('/').reverse();
    branches.set(branch, [...(branches.get(branch) ?? []), name]);
  }
  return Object.fromEntries(branches);
}

/** Problems of which something is lost, not only contradicted. */
export const lostOf = (problems: readonly SessionProblem[]): SessionProblem[] =>
  problems.filter(({ kind }) => kind !== 'inconsistent');

/** How the files of a session stand; undefined where nothing is wrong. */
export function integrityOf(problems: readonly SessionProblem[]): SessionIntegrity | undefined {
  if (problems.length === 0) return undefined;
  const files = (kind: SessionProblem['kind']) => problems.filter((one) => one.kind === kind).map(({ file }) => file);
  const missing = files('missing');
  const unreadable = files('unreadable');
  const manifestExists = !missing.includes(manifest);
  const thoughts = missing.filter((file) => file !== manifest);
  return {
    valid: false,
    sessionExists: true,
    manifestExists,
    manifestValid: manifestExists && !unreadable.includes(manifest),
    missingThoughtFiles: thoughts.filter((file) => !file.includes('/')),
    missingBranchFiles: byBranch(thoughts.filter((file) => file.includes('/'))),
    unreadableFiles: unreadable,
    inconsistentFiles: [...new Set(files('inconsistent'))],
    errors: problems.map(said),
  };
}
