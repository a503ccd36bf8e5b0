import { refuse } from '../../kernel/fault.ts';
import { isRecord } from '../../kernel/json.ts';
import { text } from '../../kernel/says.ts';

/** As the registry names packages; what begins otherwise could be a flag, a path or a file that is hidden. */
const nameForm = /^(?:@[a-z0-9~][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/;
const forbidden = ['node_modules', 'favicon.ico'];

export const isPackageName = (name: string): boolean => name.length <= 214 && nameForm.test(name) && !forbidden.includes(name);

const part = '(?:\\d{1,16}|[xX*])';
const version = `v?${part}(?:\\.${part}){0,2}(?:-[0-9A-Za-z.-]{1,64})?(?:\\+[0-9A-Za-z.-]{1,64})?`;
const comparator = `(?:[~^]|[<>]=?|=)? ?${version}`;
const range = new RegExp(`^${comparator}(?:(?: - | \\|\\| |\\|\\|| )${comparator})*$`);
/** A name for a version; it is none, and no way to anywhere else. */
const tag = /^[a-zA-Z][a-zA-Z0-9_-]{0,63}$/;

/** A version, a range of them, or a tag: nothing that names another place. */
export const isRange = (given: string): boolean => given.length <= 200 && (range.test(given) || tag.test(given));

/** `name` or `name@range`, as npm takes it; anything else could lead elsewhere. */
export function refusePackage(given: string): void {
  const at = given.indexOf('@', 1);
  const name = at < 0 ? given : given.slice(0, at);
  const asked = at < 0 ? undefined : given.slice(at + 1);
  const problems = text('package-problems', { range: asked ?? '' });
  if (!isPackageName(name)) throw refuse('package-is-not-taken', { package: given, because: problems.name });
  if (asked !== undefined && !isRange(asked)) throw refuse('package-is-not-taken', { package: given, because: problems.range });
}

/** Where a package.json names packages that are installed. */
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Packages = Readonly<Record<string, unknown>>;

const groupIn = (manifest: Packages, group: string): Record<string, unknown> => {
  const found = Object.hasOwn(manifest, group) ? manifest[group] : undefined;
  return isRecord(found) ? found : {};
};

/** What npm is given of a package.json: which packages it names, and nothing that does something else. */
export function installable(manifest: Packages): Record<string, unknown> {
  const named = groups.flatMap((group) => {
    const found = groupIn(manifest, group);
    for (const [name, wanted] of Object.entries(found)) {
      const asked = String(wanted);
      const problems = text('package-problems', { range: asked });
      if (!isPackageName(name)) throw refuse('package-is-not-taken', { package: name, because: problems.name });
      if (asked !== '' && !isRange(asked)) throw refuse('package-is-not-taken', { package: name, because: problems.elsewhere });
    }
    return Object.keys(found).length ? [[group, found] as const] : [];
  });
  return { private: true, ...(manifest.type === 'commonjs' ? {} : { type: 'module' }), ...Object.fromEntries(named) };
}

export const namesPackages = (manifest: Packages): boolean =>
  groups.some((group) => Object.keys(groupIn(manifest, group)).length > 0);

/** A package.json with the packages that another one names. */
export function withPackages(manifest: Packages, installed: Packages): Record<string, unknown> {
  const named = groups.flatMap((group) => (Object.hasOwn(installed, group) ? [[group, groupIn(installed, group)] as const] : []));
  return { ...manifest, ...Object.fromEntries(named) };
}

export const dependenciesOf = (manifest: Packages): Record<string, string> =>
  Object.fromEntries(
    groups.flatMap((group) => Object.entries(groupIn(manifest, group))).map(([name, wanted]) => [name, String(wanted)]),
  );
