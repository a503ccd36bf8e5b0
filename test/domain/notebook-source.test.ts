import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey, nameProblem } from '../../src/records/notebook-source/names.ts';
import { type Parsed, parseSource } from '../../src/records/notebook-source/parse.ts';
import { printSource } from '../../src/records/notebook-source/print.ts';
import type { WrittenBook, WrittenCell } from '../../src/records/notebook-source/shape.ts';
import { codePoint } from '../support/code-point.ts';

/** Whatever means something in the format, and what tends to be lost on the way. */
const pieces = [
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  ' ',
  '   ',
  '\t',
  '```',
  '````',
  '~~~',
  '```js',
  '```javascript\n',
  '```\n',
  '    ```',
  '# ',
  '# Title\n',
  '#',
  '## Two',
  '###### a.js\n',
  '###### package.json\n\n```json\n',
  '---\ntitle: front\n---\n',
  '<!-- cell:markdown -->\n',
  '<!-- /cell -->\n',
  '<!-- /cell:1 -->',
  '<!-- srcbook:{"language":"javascript"} -->',
  '-->',
  '\u2028',
  '\u00a0',
  '\uFEFF',
  'ünï 雪 🙂',
  'const x = `a`;',
  'x',
];

const words = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
const language = fc.constantFrom('javascript' as const, 'typescript' as const);
const name = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9 _-]{0,8}$/), fc.constantFrom('.js', '.ts', '.mjs', '', '.test.js'))
  .map((parts) => parts.join(''))
  .filter((given) => nameProblem(given) === undefined);

const cell: fc.Arbitrary<WrittenCell> = fc.oneof(
  fc.record({ type: fc.constantFrom('title' as const, 'markdown' as const), text: words }),
  fc.record({ type: fc.constant('code' as const), filename: name, language, source: words }),
  fc.record({ type: fc.constant('package.json' as const), source: words }),
);

const nameOf = (one: WrittenCell) =>
  one.type === 'code' ? nameKey(one.filename) : one.type === 'package.json' ? 'package.json' : undefined;

/** Files of a notebook have names of their own. */
const apart = (cells: readonly WrittenCell[]) => {
  const seen = new Set<string>();
  return cells.filter((one) => {
    const key = nameOf(one);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const book: fc.Arbitrary<WrittenBook> = fc.record({
  language,
  tsconfig: fc.option(words, { nil: null }),
  cells: fc.array(cell, { maxLength: 8 }).map(apart),
});

const read = (text: string): WrittenBook => {
  const parsed = parseSource(text);
  if (parsed.kind !== 'book') throw new Error(`line ${parsed.line}: ${parsed.problem}`);
  return parsed.book;
};

const head = '<!-- srcbook:{"language":"typescript"} -->\n';
const cellsOf = (body: string) => read(`${head}\n${body}`).cells;

describe('a notebook as text', () => {
  test('is read as the notebook that was written', () => {
    fc.assert(
      fc.property(book, (given) => {
        expect(read(printSource(given))).toEqual(given);
      }),
      { numRuns: 1000 },
    );
  });

  test('any text is read, or refused with a line of it', () => {
    const texts = fc.oneof(
      words,
      words.map((body) => `${head}${body}`),
      fc.string({ unit: codePoint }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed: Parsed = parseSource(text);
        if (parsed.kind === 'book') expect(read(printSource(parsed.book))).toEqual(parsed.book);
        else {
          expect(parsed.line).toBeGreaterThan(0);
          expect(parsed.line).toBeLessThanOrEqual(text.split('\n').length);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('reads like a document: marks stand only where it would be read otherwise', () => {
    const text = printSource({
      language: 'typescript',
      tsconfig: null,
      cells: [
        { type: 'title', text: 'Waves' },
        { type: 'package.json', source: '{\n  "type": "module"\n}' },
        { type: 'markdown', text: 'Some words.\n\n```sh\n# a comment\n```' },
        { type: 'code', filename: 'wave.ts', language: 'typescript', source: 'export const f = 1;\n' },
        { type: 'markdown', text: 'One' },
        { type: 'markdown', text: 'Two' },
      ],
    });
    expect(text).toBe(`<!-- srcbook:{"language":"typescript"} -->

# Waves

###### package.json

\`\`\`json
{
  "type": "module"
}
\`\`\`

Some words.

\`\`\`sh
# a comment
\`\`\`

###### wave.ts

\`\`\`typescript
export const f = 1;

\`\`\`

One

<!-- cell:markdown -->
Two
<!-- /cell -->
`);
  });

  test('a fence is longer than those in the code', () => {
    const source = 'const page = `\n````md\n```\n````\n`;';
    const text = printSource({
      language: 'javascript',
      tsconfig: null,
      cells: [{ type: 'code', filename: 'a.js', language: 'javascript', source }],
    });
    expect(text).toContain('`````javascript\n');
    expect(read(text).cells).toEqual([{ type: 'code', filename: 'a.js', language: 'javascript', source }]);
  });
});

describe('a text from elsewhere', () => {
  test('as the earlier system writes it', () => {
    const tsconfig = '{\n  "compilerOptions": {\n    "strict": true\n  }\n}';
    const text = `<!-- srcbook:${JSON.stringify({ language: 'typescript', 'tsconfig.json': tsconfig })} -->

# Waves

###### package.json

\`\`\`json
{
  "type": "module",
  "dependencies": {}
}
\`\`\`

## What they are

Text, *marked up*.

###### wave.ts

\`\`\`typescript
export const speed = 3;
\`\`\`
`;
    expect(read(text)).toEqual({
      language: 'typescript',
      tsconfig,
      cells: [
        { type: 'title', text: 'Waves' },
        { type: 'package.json', source: '{\n  "type": "module",\n  "dependencies": {}\n}' },
        { type: 'markdown', text: '## What they are\n\nText, *marked up*.' },
        { type: 'code', filename: 'wave.ts', language: 'typescript', source: 'export const speed = 3;' },
      ],
    });
    expect(printSource(read(text))).toBe(text);
    /** As it comes from a checkout on Windows. */
    expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(read(text));
  });

  test.each<[string, string, WrittenCell[]]>([
    ['a heading of the sixth level without code', '###### Note\n\nText', [{ type: 'markdown', text: '###### Note\n\nText' }]],
    [
      'code of another language',
      '###### a.py\n\n```python\n# x\n```',
      [{ type: 'markdown', text: '###### a.py\n\n```python\n# x\n```' }],
    ],
    [
      'a title inside a fence',
      '~~~\n# x\n~~~\n# Real',
      [
        { type: 'markdown', text: '~~~\n# x\n~~~' },
        { type: 'title', text: 'Real' },
      ],
    ],
    [
      'short names of languages',
      '###### a.ts\n```ts\nx\n```',
      [{ type: 'code', filename: 'a.ts', language: 'typescript', source: 'x' }],
    ],
    ['nothing', '\n\n', []],
  ])('%s', (_, body, cells) => expect(cellsOf(body)).toEqual(cells));

  test.each<[string, string, object]>([
    ['no header', '# Waves', { problem: 'header-is-missing', line: 1 }],
    ['front matter before the header', `---\nx: 1\n---\n${head}`, { problem: 'header-is-missing', line: 1 }],
    ['nothing at all', '', { problem: 'header-is-missing', line: 1 }],
    ['a header that is no JSON', '<!-- srcbook:{language:x} -->', { problem: 'header-is-no-json', line: 1 }],
    ['another language', '<!-- srcbook:{"language":"python"} -->', { problem: 'language-is-not-known', line: 1, what: 'python' }],
    [
      'a header without own fields',
      '<!-- srcbook:{"__proto__":{"language":"javascript"}} -->',
      { problem: 'language-is-not-known', line: 1 },
    ],
    ['code that is never closed', `${head}\n###### a.js\n\n\`\`\`js\nx`, { problem: 'fence-is-never-closed', line: 5 }],
    ['a fence that is never closed', `${head}\ntext\n\n~~~~\n~~~`, { problem: 'fence-is-never-closed', line: 5 }],
    [
      'a mark that is never closed',
      `${head}\n<!-- cell:markdown:1 -->\n<!-- /cell -->`,
      { problem: 'cell-is-never-closed', line: 3 },
    ],
    ['a way out', `${head}\n###### ../a.js\n\`\`\`js\n\`\`\``, { problem: 'name-is-not-safe', line: 3, what: '../a.js' }],
    ['a reserved name', `${head}\n###### tsconfig.json\n\`\`\`js\n\`\`\``, { problem: 'name-is-not-safe', line: 3 }],
    [
      'the same name twice',
      `${head}\n###### a.js\n\`\`\`js\n\`\`\`\n###### A.js\n\`\`\`js\n\`\`\``,
      { problem: 'name-is-taken', line: 6, what: 'A.js' },
    ],
    [
      'two package.json',
      `${head}\n###### package.json\n\`\`\`json\n\`\`\`\n###### package.json\n\`\`\`json\n\`\`\``,
      { problem: 'package-json-is-twice', line: 6 },
    ],
  ])('%s is refused with its line', (_, text, want) => expect(parseSource(text)).toMatchObject({ kind: 'refused', ...want }));

  test('a long one takes time by its length alone', () => {
    const body = `${'###### a\n\n'.repeat(50_000)}${'`'.repeat(2)}\n`.repeat(4);
    expect(cellsOf(body)).toHaveLength(1);
  });
});

test.each([
  ['a.js', undefined],
  ['my file.ts', undefined],
  ['größe.js', undefined],
  ['', 'blank'],
  ['  ', 'blank'],
  [`${'a'.repeat(98)}.js`, 'long'],
  ['../a.js', 'unsafe'],
  ['/etc/passwd', 'unsafe'],
  ['a\\b.js', 'unsafe'],
  ['C:a.js', 'unsafe'],
  ['a..js', 'unsafe'],
  ['.npmrc', 'unsafe'],
  ['-x.js', 'unsafe'],
  ['a.js ', 'unsafe'],
  ['a.js.', 'unsafe'],
  ['a\u202Ejs.exe', 'unsafe'],
  ['a\nb.js', 'unsafe'],
  ['a\u0000.js', 'unsafe'],
  ['CON.js', 'reserved'],
  ['lpt1', 'reserved'],
  ['package.json', 'reserved'],
  ['Package-Lock.json', 'reserved'],
  ['node_modules', 'reserved'],
])('the name %j', (given, want) => expect(nameProblem(given)).toBe(want));
