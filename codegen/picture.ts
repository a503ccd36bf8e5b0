import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** The folder of a file as the picture names it. */
const folderOf = (file: string): string => {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'src') return top;
  return second === 'domain' || second === 'adapters' ? `${second}/${third}` : second;
};

const sources = async (root: string): Promise<string[]> => {
  const found = await Promise.all(
    ['contracts', 'codegen', 'src'].map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    ),
  );
  return found.flat().sort();
};

type Counts = Map<string, Map<string, number>>;

/** How many files of one folder import something of another. */
async function imports(root: string): Promise<{ counts: Counts; files: Map<string, number> }> {
  const counts: Counts = new Map();
  const files = new Map<string, number>();
  for (const file of await sources(root)) {
    const from = folderOf(file);
    files.set(from, (files.get(from) ?? 0) + 1);
    const text = await readFile(path.join(root, file), 'utf8');
    const targets = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.') && !name.endsWith('.json'))
      .map((name) => folderOf(path.posix.normalize(path.posix.join(path.posix.dirname(file), name))));
    const row = counts.get(from) ?? new Map<string, number>();
    for (const to of new Set(targets)) if (to !== from) row.set(to, (row.get(to) ?? 0) + 1);
    counts.set(from, row);
  }
  return { counts, files };
}

/** Everybody imports these; arrows to them would hide the others. */
const ground = ['generated', 'kernel', 'records'];

const id = (folder: string) => folder.replaceAll(/[^a-z]/g, '_');

function diagram(counts: Counts): string {
  const edges = [...counts].flatMap(([from, row]) =>
    [...row].filter(([to]) => !ground.includes(to)).map(([to, n]) => `  ${id(from)}["${from}"] -->|${n}| ${id(to)}["${to}"]`),
  );
  return ['```mermaid', 'flowchart TD', ...edges, '```'].join('\n');
}

function table(counts: Counts, files: Map<string, number>): string {
  const rows = [...counts].map(([from, row]) => {
    const listed = [...row].sort(([a], [b]) => (a < b ? -1 : 1)).map(([to, n]) => `${to} ${n}`);
    return `| ${from} | ${files.get(from)} | ${listed.join(', ') || '—'} |`;
  });
  return ['| folder | files | imports |', '|---|---|---|', ...rows].join('\n');
}

/** docs/architecture.md: which folder imports which, counted in the code as it stands. */
export async function picture(root: string): Promise<string> {
  const { counts, files } = await imports(root);
  return `# Architecture

<!-- Generated from the imports of the code by \`npm run gen\`. -->

Folders of the code and the imports between them. A number says how many files of a folder import something of another. Which
imports are allowed is a table in [test/architecture.test.ts](../test/architecture.test.ts); [tour.md](tour.md) explains the parts.

${diagram(counts)}

\`generated\`, \`kernel\` and \`records\` are imported almost everywhere and are left out of the picture; the table has them.

${table(counts, files)}
`;
}
