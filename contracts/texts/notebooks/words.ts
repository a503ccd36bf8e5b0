/** How much a notebook may hold. */
export const limits = { cells: 500, chars: 200_000, title: 200 } as const;

/** Why a name cannot be that of a file. */
export const nameProblems = {
  blank: 'it is blank',
  long: 'it is longer than 100 characters',
  unsafe: 'it has a part that leads elsewhere, means something to a system or cannot be seen',
  reserved: 'it means something to Node, npm or an operating system',
} as const;

/** Why a text is no notebook, and what to do about it. */
export const sourceProblems = {
  'header-is-missing': {
    problem: 'the header is missing.',
    fix: 'Begin with <!-- srcbook:{"language":"typescript"} -->.',
  },
  'header-is-no-json': {
    problem: 'the header holds no JSON object.',
    fix: 'Begin with <!-- srcbook:{"language":"typescript"} -->.',
  },
  'language-is-not-known': { problem: 'the language "{what}" is not known.', fix: 'Say javascript or typescript.' },
  'cell-is-never-closed': {
    problem: 'the cell that begins here is never closed.',
    fix: 'Add the <!-- /cell --> that belongs to it.',
  },
  'fence-is-never-closed': {
    problem: 'the fence that begins here is never closed.',
    fix: 'Add a line with as many backticks or tildes.',
  },
  'name-is-not-safe': { problem: '"{what}" cannot be the file of a cell.', fix: 'Choose a plain name, such as main.ts.' },
  'name-is-taken': { problem: '"{what}" is the file of an earlier cell.', fix: 'Give each cell a file of its own.' },
  'package-json-is-twice': { problem: 'this is the second package.json.', fix: 'Keep one of them.' },
  'there-are-too-many-cells': { problem: 'this is one cell too many.', fix: 'Split the notebook: 500 cells fit into one.' },
  'cell-is-too-long': { problem: 'the cell that begins here is too long.', fix: 'Split it: 200000 characters fit into one.' },
} as const;

/** Why a package is not installed. */
export const packageProblems = {
  name: 'that is no name of a package in the registry',
  range: '"{range}" is no version, range or tag',
  elsewhere: 'package.json takes it from elsewhere than the registry ("{range}")',
} as const;

/** What is said about a run besides what it wrote itself. */
export const runWords = {
  signal: 'It crashed: a signal ended it. Most often it took more memory than it may.',
  time: 'It was ended because it took too long.',
  output: 'It was ended because it wrote too much.',
  processes: 'It was ended because it became too many processes.',
  cancelled: 'It was called off.',
  stopped: 'It was ended because the server was stopped.',
  gone: 'The server that ran it is gone. Run it again.',
  nothing: 'There is nothing to install: package.json names no packages.',
} as const;

export const silent = 'It failed with exit code {code} and wrote nothing.';
export const unreadable = '{filename}:{line}:{column}: {problem}\n{snippet}';

/** Stands in the middle of what is too long to be kept. */
export const cut = '\n[… {bytes} bytes left out …]\n';

/** For editors; the server itself checks no types. */
export const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  },
} as const;
