/** `001.json`: a thought by its number. */
export const numberName = (number: number): string => `${String(number).padStart(3, '0')}.json`;

/** The number in the name of a thought's file; undefined for other files. */
export function numberIn(name: string): number | undefined {
  const [, digits] = /^(\d{3,7})\.json$/.exec(name) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return number >= 1 && numberName(number) === name ? number : undefined;
}

const branchName = /^[a-z0-9-]{1,64}$/;

/** The folder in which an earlier version kept all branches. A branch may bear its name, and then has files there itself. */
const earlier = 'branches';

export interface ThoughtFile {
  /** From the folder of the session. */
  readonly file: string;
  /** Null: the main chain. */
  readonly branch: string | null;
  readonly number: number;
}

/** Where a branch has its files, as a path from the session's folder with a slash behind; where it is not its own name. */
export type Elsewhere = Readonly<Record<string, string>>;

export const thoughtFile = (branch: string | null, number: number, elsewhere: Elsewhere = {}): string =>
  branch === null ? numberName(number) : `${elsewhere[branch] ?? `${branch}/`}${numberName(number)}`;

const numbered = (names: readonly string[], folder: string, branch: string | null): ThoughtFile[] =>
  names.flatMap((name) => {
    const number = numberIn(name);
    return number === undefined ? [] : [{ file: `${folder}${name}`, branch, number }];
  });

const branchesIn = (names: readonly string[]) =>
  names.filter((name) => name.endsWith('/') && branchName.test(name.slice(0, -1))).map((name) => name.slice(0, -1));

/** The files of thoughts in a session's folder, by their names. Of a branch that stands in two places, what stands in its own counts. */
export function thoughtFiles(names: (folder?: string) => readonly string[]): ThoughtFile[] {
  const top = names();
  const own = branchesIn(top).map((branch) => ({ branch, files: numbered(names(branch), `${branch}/`, branch) }));
  const known = new Set(own.filter(({ files }) => files.length > 0).map(({ branch }) => branch));
  const old = top.includes(`${earlier}/`) ? branchesIn(names(earlier)).filter((branch) => !known.has(branch)) : [];
  return [
    ...numbered(top, '', null),
    ...own.flatMap(({ files }) => files),
    ...old.flatMap((branch) => numbered(names(`${earlier}/${branch}`), `${earlier}/${branch}/`, branch)),
  ];
}

/** Where branches have their files that do not have them in their own folder. */
export const elsewhereOf = (files: readonly ThoughtFile[]): Elsewhere =>
  Object.fromEntries(
    files.flatMap(({ file, branch }) => {
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      return branch === null || folder === `${branch}/` ? [] : [[branch, folder]];
    }),
  );

/** The chain and number that a file in a session's folder stands for. */
export function placeOf(file: string): ThoughtFile | undefined {
  const steps = file.split('/');
  const name = steps.pop() as string;
  const number = numberIn(name);
  const branch = steps.at(-1) ?? null;
  const isPlace = steps.length < 2 || (steps.length === 2 && steps[0] === earlier);
  if (number === undefined || !isPlace || (branch !== null && !branchName.test(branch))) return undefined;
  return { file, branch, number };
}
