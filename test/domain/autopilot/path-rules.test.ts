import { describe, expect, test } from 'vitest';
import { pathsIn, pathsInText } from '../../../src/domain/autopilot/path-rules.ts';

describe('paths of an item', () => {
  test('stand under names that say so, at most five levels down', () => {
    const item = {
      type: 'file_change',
      changes: [{ path: 'src/a.ts', kind: 'update' }, { path: 'docs/b.md' }],
      input: { file_path: '/srv/app/c.ts', notebook_path: 'd.ipynb', text: 'not/this.one' },
      files: ['e.ts', 'f/g.ts', 3],
      deep: { er: { and: { deeper: { still: { path: 'too/deep.ts' } } } } },
    };
    expect(pathsIn(item, 30)).toEqual(['src/a.ts', 'docs/b.md', '/srv/app/c.ts', 'd.ipynb', 'e.ts', 'f/g.ts']);
    expect(pathsIn(item, 2)).toEqual(['src/a.ts', 'docs/b.md']);
  });
  test.each(['https://example.org/a.ts', 'a\nb.ts', `${'x'.repeat(240)}.ts`, '', 'word', '.hidden', 'a b.ts', '...'])(
    '%j is none',
    (path) => {
      expect(pathsIn({ path }, 5)).toEqual([]);
    },
  );
});

describe('paths of a line', () => {
  test.each([
    ['wrote src/a.ts and test/b.test.ts.', ['src/a.ts', 'test/b.test.ts']],
    ['src/a.ts:12:3: error: bad', ['src/a.ts']],
    ['see (README.md) or "docs/x.md", or `C:\\x\\y.cs`', ['README.md', 'docs/x.md', 'C:\\x\\y.cs']],
    ['from https://example.org/a.ts e.g. i.e. version 1.2.3 --config=x.json', ['x.json']],
    ['mi.cli.exit_code=0', []],
    ['Done. It works.', []],
    ['--out/dir -x/y', []],
  ])('%s', (line, paths) => {
    expect(pathsInText(line, 30)).toEqual(paths);
  });
});
