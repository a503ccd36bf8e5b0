import { isRecord, parseJson } from '../../kernel/json.ts';
import type { Listing } from './listing.ts';

/** What a project is made with, by files at its root. */
const stacks: readonly [string, RegExp][] = [
  ['python', /^(pyproject\.toml|requirements\.txt|setup\.(cfg|py)|tox\.ini|Pipfile)$/],
  ['node', /^(package\.json|pnpm-lock\.yaml|yarn\.lock)$/],
  ['deno', /^deno\.jsonc?$/],
  ['go', /^go\.mod$/],
  ['rust', /^Cargo\.toml$/],
  ['java', /^(pom\.xml|build\.gradle(\.kts)?)$/],
  ['ruby', /^(Gemfile|.*\.gemspec)$/],
  ['php', /^composer\.json$/],
  ['dotnet', /\.(sln|slnx|csproj|fsproj)$/],
  ['elixir', /^mix\.exs$/],
  ['dart', /^pubspec\.yaml$/],
  ['swift', /^Package\.swift$/],
  ['cpp', /^(CMakeLists\.txt|meson\.build)$/],
];

interface Sign {
  /** How the tests are run, or where they are. */
  readonly hint: string;
  readonly shows: (listing: Listing) => boolean;
}

const has = (pattern: RegExp) => (listing: Listing) => listing.files.some((file) => pattern.test(file));
const says = (file: string, pattern: RegExp) => (listing: Listing) => pattern.test(listing.text(file) ?? '');
const all =
  (...signs: readonly Sign['shows'][]) =>
  (listing: Listing) =>
    signs.every((sign) => sign(listing));
const any =
  (...signs: readonly Sign['shows'][]) =>
  (listing: Listing) =>
    signs.some((sign) => sign(listing));

/** In Rust tests stand in the code that they test. */
const mostRust = 20;
const rustTests = (listing: Listing) =>
  listing.files
    .filter((file) => /^(src|tests)\/.*\.rs$/.test(file))
    .slice(0, mostRust)
    .some((file) => /#\[(\w+::)?test\]|#\[cfg\(test\)\]/.test(listing.text(file) ?? ''));

const signs: readonly Sign[] = [
  {
    hint: 'pytest',
    shows: any(
      has(/^(pytest\.ini|tox\.ini|conftest\.py)$/),
      has(/(^|\/)tests?\/(test_[^/]*|[^/]*_test)\.py$/),
      says('pyproject.toml', /^\[tool\.pytest/m),
      says('setup.cfg', /^\[tool:pytest\]/m),
    ),
  },
  { hint: 'go test ./...', shows: all(has(/^go\.mod$/), has(/_test\.go$/)) },
  { hint: 'cargo test', shows: all(has(/^Cargo\.toml$/), any(has(/^tests\/[^/]+\.rs$/), rustTests)) },
  { hint: 'mvn test', shows: all(has(/^pom\.xml$/), has(/(^|\/)src\/test\//)) },
  { hint: 'gradle test', shows: all(has(/^build\.gradle(\.kts)?$/), has(/(^|\/)src\/test\//)) },
  { hint: 'bundle exec rspec', shows: has(/^spec\/.*_spec\.rb$/) },
  { hint: 'bundle exec rake test', shows: has(/^test\/.*(_test|\/test_[^/]*)\.rb$/) },
  { hint: 'vendor/bin/phpunit', shows: has(/^phpunit\.xml(\.dist)?$/) },
  { hint: 'mix test', shows: all(has(/^mix\.exs$/), has(/^test\/.*_test\.exs$/)) },
  { hint: 'dart test', shows: all(has(/^pubspec\.yaml$/), has(/^test\/.*_test\.dart$/)) },
  { hint: 'swift test', shows: all(has(/^Package\.swift$/), has(/^Tests\/.*\.swift$/)) },
  { hint: 'dotnet test', shows: has(/(^|\/)[^/]*Tests?\.(csproj|fsproj)$/) },
  { hint: 'deno test', shows: all(has(/^deno\.jsonc?$/), has(/[._]test\.[jt]sx?$/)) },
  { hint: 'ctest', shows: says('CMakeLists.txt', /^\s*(enable_testing|include\s*\(\s*CTest)\b/im) },
  { hint: 'make test', shows: any(says('Makefile', /^test\s*:/m), says('makefile', /^test\s*:/m)) },
  { hint: 'just test', shows: says('justfile', /^test\b[^\n]*:/m) },
];

const lockfiles: readonly [string, string][] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun run'],
  ['bun.lockb', 'bun run'],
];

/** What `npm init` writes where there are no tests. */
const noTests = /no test specified/;
const mostScripts = 4;

function scriptHints({ files, text }: Listing): string[] {
  const manifest = parseJson(text('package.json') ?? '')?.value;
  const scripts = isRecord(manifest) && isRecord(manifest.scripts) ? manifest.scripts : {};
  const runner = lockfiles.find(([lock]) => files.includes(lock))?.[1] ?? 'npm';
  return Object.entries(scripts)
    .filter(
      ([name, script]) =>
        /^test([:.-]|$)/.test(name) && typeof script === 'string' && script.trim() !== '' && !noTests.test(script),
    )
    .slice(0, mostScripts)
    .map(([name]) => (name === 'test' || runner !== 'npm' ? `${runner} ${name}` : `npm run ${name}`));
}

const testFile = /(^|\/)([^/]+[._](test|spec)\.[cm]?[jt]sx?|test_[^/]+\.py|[^/]+_test\.(py|go|exs|dart))$/;
const testFolder = /^(tests?|spec|__tests__|Tests)\//;
const mostFolders = 4;

/** Folders at the root that hold tests. */
function folderHints({ files }: Listing): string[] {
  const folders = files.flatMap((file) => (testFile.test(file) ? (testFolder.exec(file)?.[0] ?? []) : []));
  return [...new Set(folders)].slice(0, mostFolders);
}

export interface StackSigns {
  readonly stack_hints: string[];
  readonly has_tests: boolean;
  readonly test_hints: string[];
}

/** What a project is made with, and whether and how it is tested, by the names of its files. */
export function stackSigns(listing: Listing): StackSigns {
  const atRoot = listing.files.filter((file) => !file.includes('/'));
  const known = signs.filter(({ shows }) => shows(listing)).map(({ hint }) => hint);
  const test_hints = [...new Set([...scriptHints(listing), ...known, ...folderHints(listing)])];
  const strayTests = listing.files.some((file) => testFile.test(file));
  return {
    stack_hints: stacks.filter(([, sign]) => atRoot.some((file) => sign.test(file))).map(([stack]) => stack),
    has_tests: test_hints.length > 0 || strayTests,
    test_hints,
  };
}
