import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { rooms } from '../contracts/rooms.ts';

/** A line in `from` may import what matches one of `may`; everything else it may not. Own code is always allowed. */
interface Law {
  readonly from: RegExp;
  readonly may: readonly RegExp[];
  /** What counts as own code, where that is less than the folder of the layer. */
  readonly own?: string;
}

const node = /^node:/;
const generated = /^generated\//;
const kernel = /^src\/kernel\//;
/** Shapes, readers and rules that rooms, appliers and the store share. */
const records = /^src\/records\//;

/** Records stand below the rules over them, and those below what composes the others. */
const floors = (['records', 'rules', 'views'] as const).map((floor) =>
  Object.entries(rooms).flatMap(([name, room]) => (room.floor === floor ? [name] : [])),
);

const domain: Law[] = floors.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    from: new RegExp(`^src/domain/${room}/`),
    may: [
      kernel,
      generated,
      records,
      ...floors.slice(0, floor).flatMap((below) => below.map((name) => new RegExp(`^src/domain/${name}/`))),
    ],
  })),
);

const laws: readonly Law[] = [
  { from: /^contracts\//, may: [/^@sinclair\/typebox/] },
  {
    from: /^codegen\//,
    may: [/^contracts\//, node, /^(@sinclair\/typebox|ajv|ts-morph|openapi-typescript|typescript|esbuild|hygen)(\/|$)/],
  },
  { from: generated, may: [] },
  { from: kernel, may: [generated] },
  { from: records, may: [kernel, generated] },
  ...domain,
  {
    from: /^src\/appliers\//,
    may: [generated, kernel, records, /^src\/store\/(tables|compiled|[a-z]+-rows|[a-z]+-tables|home\/writer)\.ts$/, /^kysely$/],
  },
  { from: /^src\/boundary\//, may: [kernel, generated] },
  { from: /^src\/store\//, may: [kernel, generated, records, node, /^(kysely|better-sqlite3|pg)$/] },
  {
    from: /^src\/outside\/cells\//,
    may: [/^src\/outside\//, kernel, generated, node, /^(@swc\/wasm-typescript|es-module-lexer\/minimal)$/],
  },
  { from: /^src\/outside\//, may: [kernel, generated, node] },
  /** A store that does not open can be looked at only past the store. */
  { from: /^src\/adapters\/cli\/doctor\//, may: [/^src\/boundary\//, kernel, generated, node, /^(better-sqlite3|pg)$/] },
  /** It runs in a browser: of the rest it may know types only, which are gone when it is bundled. */
  {
    from: /^src\/adapters\/observatory\/page\//,
    may: [/^generated\/types\//, /^(preact(\/hooks)?|@preact\/signals|@dagrejs\/dagre)$/],
    own: 'src/adapters/observatory/page/',
  },
  {
    from: /^src\/adapters\//,
    may: [
      /^src\/boundary\//,
      kernel,
      generated,
      node,
      /^@modelcontextprotocol\/sdk\//,
      /^(commander|zod|ws)$/,
      /^package\.json$/,
    ],
  },
  { from: /^src\/app\//, may: [/^src\/(?!bin\/)/, generated, node, /^package\.json$/] },
  { from: /^src\/bin\//, may: [/./] },
];

const home = (file: string) => (/^src\/(domain\/)?[^/]+\//.exec(file)?.[0] ?? `${file.split('/')[0]}/`) as string;

/** A file's own name for what it imports: a path from the root, or the name of a package. */
const target = (file: string, name: string) =>
  name.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), name)) : name;

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Every import that no law allows, and every file that stands under none. */
function offences(file: string, text: string): string[] {
  const law = laws.find(({ from }) => from.test(file));
  if (!law) return [`${file}: stands in no known place`];
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const to = target(file, fileName);
    if (to.startsWith(law.own ?? home(file)) || law.may.some((allowed) => allowed.test(to))) return [];
    return [`${file}:${lineOf(text, pos)}: ${home(file)} may not import ${to}`];
  });
}

const places = ['contracts', 'codegen', 'generated', 'src'];
const files = places
  .flatMap((place) => readdirSync(place, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
  .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .filter((file) => !file.startsWith('codegen/scaffold/_templates/'));

const read = (file: string) => readFileSync(file, 'utf8');

test('everybody imports only what they may', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => offences(file, read(file)))).toEqual([]);
});

describe('the law can be broken', () => {
  test.each([
    ['src/domain/notes/x.ts', "import { z } from '../../store/open.ts';"],
    ['src/domain/notes/x.ts', "import { z } from '../vcs/merge.ts';"],
    ['src/domain/vcs/x.ts', "import { z } from '../workspace/open.ts';"],
    ['src/domain/vcs/x.ts', "import fs from 'node:fs';"],
    ['src/domain/vcs/x.ts', "export * from 'kysely';"],
    ['src/domain/nowhere/x.ts', ''],
    ['src/boundary/x.ts', "import type { A } from '../domain/notes/refs.ts';"],
    ['src/boundary/x.ts', "const late = import('../store/open.ts');"],
    ['src/boundary/x.ts', "import type { StepRow } from '../records/tasks.ts';"],
    ['src/adapters/render/x.ts', "import { stepTag } from '../../records/cards.ts';"],
    ['src/records/x.ts', "import { entityNamed } from '../domain/tasks/finding.ts';"],
    ['src/boundary/x.ts', "import { randomUUID } from 'node:crypto';"],
    ['src/store/x.ts', "import { call } from '../boundary/call.ts';"],
    ['src/appliers/x.ts', "import { openStore } from '../store/open.ts';"],
    ['src/adapters/mcp/x.ts', "import { openStore } from '../../store/open.ts';"],
    ['src/adapters/mcp/x.ts', "import { handlers } from '../../domain/notes/entries.ts';"],
    ['src/adapters/mcp/x.ts', "import { compose } from '../../app/compose.ts';"],
    ['src/adapters/observatory/page/x.tsx', "import { sendJson } from '../../http/body.ts';"],
    ['src/adapters/observatory/page/x.tsx', "import { commands } from '../../../../generated/registry/commands.ts';"],
    ['src/adapters/observatory/page/x.tsx', "import { readFileSync } from 'node:fs';"],
    ['src/kernel/x.ts', "import { fit } from '../boundary/fit.ts';"],
    ['src/app/x.ts', "import '../bin/noema.ts';"],
    ['contracts/x.ts', "import { call } from '../src/boundary/call.ts';"],
    ['contracts/x.ts', "import path from 'node:path';"],
    ['codegen/x.ts', "import { call } from '../src/boundary/call.ts';"],
    ['generated/x.ts', "import { tool } from '../contracts/kit/index.ts';"],
    ['src/stray.ts', ''],
  ])('%s: %s', (file, line) => {
    const found = offences(file, `// first line\n${line}\n`);
    expect(found).toHaveLength(1);
    if (line) expect(found[0]).toContain(`${file}:2: `);
  });
  test('and kept', () => {
    const line =
      "import { a } from '../notes/refs.ts';\nimport { b } from './merge.ts';\nimport type { C } from '../../../generated/types/index.ts';";
    expect(offences('src/domain/vcs/x.ts', line)).toEqual([]);
  });
});

/** The room that owns each kind of record. */
const owners: Readonly<Record<string, string>> = {
  notes: 'notes',
  graph: 'graph',
  cards: 'think',
  anchors: 'anchors',
  tasks: 'tasks',
  jobs: 'tasks',
  sessions: 'sessions',
  knowledge: 'knowledge',
};

/** Rooms beside it whose readers a room asks by name. */
const beside: Readonly<Record<string, readonly string[]>> = {
  vcs: ['tasks'],
  think: ['tasks', 'anchors'],
  tasks: ['anchors'],
  workspace: ['tasks'],
  knowledge: ['sessions'],
};

/** Readers that a room's store names and may not: of a room above it, or of one beside it that is not listed. */
function strayReaders(room: string, text: string): string[] {
  const floor = floors.findIndex((names) => names.includes(room));
  const may = new Set([room, ...floors.slice(0, floor).flat(), ...(beside[room] ?? [])]);
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    const owner = owners[/\/records\/(\w+)\.ts$/.exec(fileName)?.[1] ?? ''] ?? /^\.\.\/(\w+)\/store\.ts$/.exec(fileName)?.[1];
    return owner === undefined || may.has(owner) ? [] : [`${room} may not ask readers of ${owner}`];
  });
}

test('a room asks its own readers, those of rooms below, and those beside it that are listed', () => {
  const stores = files.filter((file) => /^src\/domain\/\w+\/store\.ts$/.test(file));
  expect(stores.length).toBeGreaterThan(7);
  expect(stores.flatMap((file) => strayReaders(file.split('/')[2] as string, read(file)))).toEqual([]);
  expect(strayReaders('notes', "import type { TaskReads } from '../../records/tasks.ts';")).toHaveLength(1);
  expect(strayReaders('anchors', "import type { ThinkStore } from '../think/store.ts';")).toHaveLength(1);
  expect(strayReaders('views', "import type { ThinkStore } from '../think/store.ts';")).toEqual([]);
});

/** What belongs to rooms has no name where every call goes through. */
const roomWords = /\b(tasks?|cards?|anchors?|jobs?|focus)\b/i;

test('the boundary and the adapters that serve calls know no task, card or anchor', () => {
  const common = files.filter((file) => /^src\/(boundary|adapters\/(mcp|http|render))\//.test(file));
  const code = (file: string) => read(file).replaceAll(/\/\*\*?[\s\S]*?\*\//g, '');
  expect(common.length).toBeGreaterThan(20);
  expect(common.flatMap((file) => (roomWords.test(code(file)) ? [`${file}: ${roomWords.exec(code(file))?.[0]}`] : []))).toEqual(
    [],
  );
});

const smells: readonly [string, RegExp][] = [
  ['prints', /\bconsole\.(log|info|debug)\(/],
  ['asks which product it is', /\bif \(product\b/],
];

const smelling = (file: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, i) => smells.flatMap(([what, smell]) => (smell.test(line) ? [`${file}:${i + 1}: ${what}`] : [])));

test('nobody prints, nobody asks which product it is', () => {
  expect(files.filter((file) => file.startsWith('src/')).flatMap((file) => smelling(file, read(file)))).toEqual([]);
  expect(smelling('x.ts', "\nconsole.log('x');\nif (product === 'memory') {")).toEqual([
    'x.ts:2: prints',
    'x.ts:3: asks which product it is',
  ]);
});

/** What stands in a template for something that is filled in. */
const filledIn = '\u0001';
const word = `(?:[A-Za-z]+|${filledIn})`;
/** Three words in a row are the beginning of a sentence, unless all of them are filled in. */
const threeWords = new RegExp(`${word} ${word} ${word}`, 'g');
const isSentence = (text: string) => (text.match(threeWords) ?? []).some((found) => /[A-Za-z]/.test(found));

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `${filledIn}${literal.text}`).join('');
}

/** Literals that speak to people. What rooms say stands in contracts; the words of the line protocol are its own. */
function sentences(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const said = literalText(node);
    if (said !== undefined && isSentence(said)) found.push(`${file}: ${said}`);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('rooms speak through contracts: no sentence stands in the domain or in records', () => {
  const rooms = files.filter((file) => /^src\/(domain|records)\//.test(file) && !file.endsWith('/lines.ts'));
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.flatMap((file) => sentences(file, read(file)))).toEqual([]);
  expect(sentences('x.ts', "throw fault('X', { fix: 'Name a plan.' });")).toHaveLength(1);
  expect(sentences('x.ts', `const why = \`\${id} is a \${kind}\`;`)).toHaveLength(1);
  expect(sentences('x.ts', `const key = \`\${a} \${b} \${c}\`;`)).toEqual([]);
  expect(sentences('x.ts', "import x from './a b c';\nconst ids = ['step-is-open-already', 'a b', 's:0 | x'];")).toEqual([]);
});

test('every refusal, next call and text that is declared is given by somebody', async () => {
  const code = files
    .filter((file) => file.startsWith('src/'))
    .map(read)
    .join('\n');
  const [{ refusals }, { nextCalls }, { texts }, { memory }, { ledger }] = await Promise.all([
    import('../generated/registry/refusals.ts'),
    import('../generated/registry/next-calls.ts'),
    import('../generated/registry/texts/index.ts'),
    import('../generated/products/memory.ts'),
    import('../generated/products/ledger.ts'),
  ]);
  const prompted = [memory, ledger].flatMap(({ prompts, resources }) => [...prompts, ...resources].map(({ text }) => text));
  const ids = [refusals, nextCalls, texts].flatMap((table) => Object.keys(table)).filter((id) => !prompted.includes(id));
  expect(ids.length).toBeGreaterThan(100);
  /** Ids of which a part is chosen where they are given. */
  const composed = [...code.matchAll(/`([a-z-]+-)\$\{[^}]*\}([a-z-]*)`/g)].map(
    ([, head, tail]) => new RegExp(`^${head}.+${tail}$`),
  );
  expect(ids.filter((id) => !code.includes(`'${id}'`) && !composed.some((form) => form.test(id)))).toEqual([]);
});
