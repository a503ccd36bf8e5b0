import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oldExport, oldId } from '../../contracts/worlds/session-export.ts';
import { ledger } from '../../generated/products/ledger.ts';
import type { LedgerContext } from '../../src/adapters/cli/context.ts';
import { ledgerProgram } from '../../src/adapters/cli/ledger.ts';
import type { LedgerSettings } from '../../src/adapters/cli/ledger-settings.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import { freshFile, tempFolder, testApp } from '../support/app.ts';
import { proving } from '../support/command-rule.ts';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => temp.remove());

const file = (name: string) => path.join(temp.folder, name);
const put = (name: string, content: unknown) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return file(name);
};

async function run(...argv: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const cli: LedgerContext = {
    ...{ product: ledger, version: '9.9.9', root: '.', project: null, typing: false, terminal: false, colour: false },
    env: { THOUGHTBOX_DATA_DIR: file('data') },
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    openLedger: async ({ database, policy }: LedgerSettings) => {
      if (!existsSync(database)) await freshFile(database);
      return testApp({ product: ledger, database, policy, exports: 'nowhere' });
    },
  };
  const code = await runProgram(ledgerProgram, argv, cli);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const titles = async () => {
  const { out } = await run('call', 'list_sessions', 'sortBy=title', 'sortOrder=asc', '--json');
  return JSON.parse(out).result.sessions.map(({ title }: { title: string }) => title);
};
const other = (n: number, more: Parameters<typeof oldExport>[0] = {}) => {
  const id = oldId.replace(/^.{8}/, `0000000${n}`);
  return JSON.parse(
    JSON.stringify(oldExport({ ...more, session: { title: `Session ${n}`, ...more.session } })).replaceAll(oldId, id),
  );
};

describe('noema ledger import', () => {
  test(
    proving(
      ['noema-ledger-import/each-file-is-told-about', 'noema-ledger-import/each-file-is-one-transaction'],
      'new, grown, known and refused, each told',
    ),
    async () => {
      const [one, two] = [put('one.json', other(1)), put('two.json', other(2))];
      expect(await run('import', one, two)).toMatchObject({ code: 0, out: expect.stringMatching(/\n2 imported\.$/) });
      put('one.json', other(1, { thoughts: [{ thoughtNumber: 4, thought: 'More' }] }));
      const differs = other(2, { thoughts: [{ thoughtNumber: 4 }] });
      differs.nodes[0].data.thought = 'Otherwise';
      put('two.json', differs);
      const three = put('three.json', other(3));
      const { code, out } = await run('import', one, two, three, one);
      expect(code).toBe(1);
      expect(out.split('\n').map((line) => line.replace(temp.folder, ''))).toEqual([
        expect.stringMatching(/^\/one\.json: extended by 1, 6 thoughts, 1 branch: "Session 1" 00000001-/),
        expect.stringMatching(/^\/two\.json: refused: INVALID_OPERATION .*00000002-.*:1 is here already, and its thought is not/),
        expect.stringMatching(/^\/three\.json: imported, 5 thoughts, 1 branch: "Session 3"/),
        expect.stringMatching(/^\/one\.json: already here, 6 thoughts/),
        '1 imported, 1 extended, 1 already here, 1 refused.',
      ]);
      expect(await titles()).toEqual(['Session 1', 'Session 2', 'Session 3']);
    },
  );

  test(proving('noema-ledger-import/what-is-no-export-is-refused', 'each for its reason'), async () => {
    const files = [
      [file('nowhere.json'), /it is not there/],
      [put('cut.json', JSON.stringify(other(1)).slice(0, 200)), /no JSON, or was cut off/],
      [put('latin.json', Buffer.from('{"a":"\xe9"}', 'latin1')), /no UTF-8/],
      [put('list.json', '[]'), /no SessionExport/],
      [put('later.json', { ...other(1), version: '2.0' }), /INVALID_INPUT export\.version/],
      [
        put('number.json', {
          ...other(1),
          nodes: [{ data: { thought: 'x', thoughtNumber: 1.5, totalThoughts: 1, nextThoughtNeeded: true } }],
        }),
        /nodes\.0\.data\.thoughtNumber/,
      ],
      [put('path.json', { ...other(1), session: { id: '../../etc' } }), /export\.session\.id/],
      [
        put('proto.json', '{"version":"1.0","session":{"id":"a","__proto__":{"title":1}},"nodes":[{"__proto__":1}]}'),
        /INVALID_INPUT/,
      ],
    ] as const;
    for (const [name, because] of files) {
      const { code, out } = await run('import', name);
      expect(code, name).toBe(1);
      expect(out).toMatch(because);
    }
    expect(await titles()).toEqual([]);
  });

  test(proving('noema-ledger-import/what-is-no-export-is-refused', 'in a folder it is passed over'), async () => {
    put('exports/b.json', other(2));
    put('exports/a.json', `\uFEFF${JSON.stringify(other(1))}`);
    put('exports/package.json', '{}');
    put('exports/notes.txt', 'x');
    put('exports/deep/c.json', other(3));
    const { code, out } = await run('import', file('exports'));
    expect(code).toBe(0);
    expect(out.match(/^.*(?=: imported)/gm)?.map((one) => path.basename(one))).toEqual(['a.json', 'b.json']);
    expect(out).toMatch(/package\.json: passed over/);
    expect(out).not.toMatch(/notes\.txt|c\.json/);
    expect((await run('import', put('empty/.keep', ''), file('empty'))).out).toMatch(/refused/);
  });

  test(proving('noema-ledger-import/a-dry-run-changes-nothing', 'and says what would come of it'), async () => {
    const one = put('one.json', other(1, { thoughts: [{ thoughtNumber: 9, branchId: 'Option B', branchFromThought: 1 }] }));
    const { code, out } = await run('import', one, '--dry-run');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringContaining('would be imported, 6 thoughts, 2 branches'),
      '  Option B: branch renamed: option-b',
    ]);
    expect(out).toMatch(/Nothing was changed\.$/);
    expect(await titles()).toEqual([]);
    const { out: json } = await run('import', one, file('nowhere'), '--json');
    expect(JSON.parse(json)).toMatchObject([
      { file: one, outcome: 'imported', session: { added: 7, adjusted: [{ change: 'branch_renamed' }] } },
      { outcome: 'refused', because: 'it is not there' },
    ]);
  });

  test('goes into the project that is named', async () => {
    const one = put('one.json', other(1));
    await run('import', one, '--project', 'shop');
    expect(await titles()).toEqual([]);
    expect((await run('call', 'list_sessions', '--project', 'shop', '--json')).out).toContain('Session 1');
  });

  test('without a file nothing is done', async () => {
    expect(await run('import')).toMatchObject({ code: 2, err: expect.stringContaining("missing required argument 'files'") });
  });
});
