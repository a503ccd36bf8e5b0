import { describe, expect, test } from 'vitest';
import { hideInLines, hideInRows, linesHidden } from '../../../src/domain/autopilot/hidden-lines-rules.ts';
import { redactText } from '../../../src/kernel/secrets/text.ts';

const base64 = (seed: number) =>
  [...Array(64).keys()].map((i) => 'ABCDEFGHabcdefgh0123456789+/xyzXYZ'[(i * 7 + seed * 11) % 34]).join('');
const body = [...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(base64), 'Zk9Qw7Rt+a8='];
const key = (type = 'RSA ') => [`-----BEGIN ${type}PRIVATE KEY-----`, ...body, `-----END ${type}PRIVATE KEY-----`];
const prose = ['Looking at the files.', 'All of them are fine, 3 of 3.'];
const password = 'Zx9SuperSecretPw';

/** Texts, and what must not be seen of them. What is around must stay. */
const texts: Readonly<Record<string, { readonly lines: readonly string[]; readonly secret: readonly string[] }>> = {
  'a key': { lines: key(), secret: body },
  'a key that is longer than what is looked at together': {
    lines: [key()[0] as string, ...Array.from({ length: 60 }, (_, i) => base64(i)), key().at(-1) as string],
    secret: Array.from({ length: 60 }, (_, i) => base64(i)),
  },
  'a key with headers': {
    lines: [key()[0] as string, 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,00', '', ...key().slice(1)],
    secret: body,
  },
  'a key, indented': { lines: key('').map((line) => `    ${line}`), secret: body },
  'a key in a block': { lines: ['tls_key: |', ...key('EC ').map((line) => `  ${line}`)], secret: body },
  'a key in a diff': { lines: key().map((line) => `+${line}`), secret: body },
  'a key with numbers': { lines: key().map((line, i) => `${String(i + 95).padStart(6)}\t${line}`), secret: body },
  'a key with numbers that grow': { lines: key().map((line, i) => `${i + 1}:${line}`), secret: body },
  'a key with the name of a container': { lines: key().map((line) => `app_1  | ${line}`), secret: body },
  'a key with times': { lines: key().map((line, i) => `2026-01-02T03:04:${10 + i}Z ${line}`), secret: body },
  'a key with times and numbers': { lines: key().map((line, i) => `03:04 ${i + 1}:${line}`), secret: body },
  'a key in colours': { lines: key().map((line) => `\u001b[32m${line}\u001b[0m`), secret: body },
  'a key in a frame': { lines: key().map((line, i) => `|  03:${10 + i} ${line}  |`), secret: body },
  'a key in strings': { lines: key().map((line) => `  "${line}\\n" +`), secret: body },
  'a key in a long string': { lines: ['private_key: "', ...key(), '"'], secret: body },
  'a key of PuTTY': { lines: ['PuTTY-User-Key-File-3: ssh-ed25519', 'Private-Lines: 13', ...body], secret: body },
  'a block': { lines: ['database:', '  password: |', `    ${password}`, '  name: shop'], secret: [password] },
  'a folded block': { lines: ['password: >-', `  ${password}`, '  Second7Half'], secret: [password, 'Second7Half'] },
  'a long block': {
    lines: ['password: |', ...Array.from({ length: 30 }, (_, i) => `  Qx7part${i}end`)],
    secret: Array.from({ length: 30 }, (_, i) => `Qx7part${i}end`),
  },
  'a value below its name': { lines: ['password:', `  ${password}`], secret: [password] },
  'a quote over two lines': { lines: [`password: "Qx7first`, `${password}"`], secret: ['Qx7first', password] },
  'a quote over many lines': {
    lines: [`password: "Qx7first`, 'second8Half', 'third9Half', `${password}"`],
    secret: ['Qx7first', 'second8Half', 'third9Half', password],
  },
  'three quotes': {
    lines: ['password: """Qx7first', 'second8Half', `${password}"""`],
    secret: ['Qx7first', 'second8Half', password],
  },
  'an element': { lines: ['<password>', `  ${password}`, '</password>'], secret: [password] },
  'a login': { lines: ['machine example.org', 'login ann', `password ${password}`], secret: [password] },
};

const live = (lines: readonly string[], stream = 'stdout') => {
  const shown = linesHidden();
  return lines.map((line) => shown(stream, line));
};
const rowsOf = (lines: readonly string[], stream = 'stdout') => lines.map((line) => ({ ts: 't', stream, line }));

/** Parts of a secret as short as nobody says them by chance. */
const partsOf = (secret: string): string[] => [...Array(secret.length - 7).keys()].map((i) => secret.slice(i, i + 8));
const seen = (shown: readonly string[], secrets: readonly string[]) =>
  secrets.flatMap(partsOf).filter((part) => shown.some((line) => line.includes(part)));

describe.each(Object.entries(texts))('%s', (_, { lines, secret }) => {
  const all = [...prose, ...lines, ...prose];
  const whole = redactText(all.join('\n'));
  test('is one that redaction hides as a whole', () => expect(seen([whole], secret)).toEqual([]));
  test('is hidden line by line', () => {
    const shown = live(all);
    expect(seen(shown, secret)).toEqual([]);
    expect(shown).toHaveLength(all.length);
    expect([...shown.slice(0, 2), ...shown.slice(-2)]).toEqual([...prose, ...prose]);
  });
  test('is hidden line by line beside another stream', () => {
    const shown = linesHidden();
    const both = all.flatMap((line, i) => [shown('stdout', line), shown('stderr', `Warning number ${i} of many.`)]);
    expect(both.filter((_, i) => i % 2 === 0)).toEqual(live(all));
    expect(both.filter((_, i) => i % 2 === 1)).toEqual(all.map((_, i) => `Warning number ${i} of many.`));
  });
  test('is hidden in rows, however few of them are shown', () => {
    for (let last = 1; last <= all.length; last += 1) {
      const shown = hideInRows(rowsOf(all), last);
      expect(shown).toHaveLength(last);
      expect(
        seen(
          shown.map(({ line }) => String(line)),
          secret,
        ),
      ).toEqual([]);
      expect(shown.slice(-2).map(({ line }) => line)).toEqual(prose.slice(-Math.min(2, last)));
    }
  });
  test('is hidden in rows beside another stream', () => {
    const others = all.map((_, i) => `Warning number ${i} of many.`);
    const both = hideInRows(all.flatMap((line, i) => [...rowsOf([line]), ...rowsOf([others[i] as string], 'stderr')]));
    expect(both.filter((_, i) => i % 2 === 0)).toEqual(hideInRows(rowsOf(all)));
    expect(both.filter((_, i) => i % 2 === 1)).toEqual(rowsOf(others, 'stderr'));
  });
});

describe('lines as one text', () => {
  const shown = (...lines: string[]) => hideInLines(lines.map((text) => ({ text })));
  test('are as many as before, and a secret leaves its mark once', () => {
    expect(shown('a', ...key(), 'b')).toEqual(['a', '<redacted>', ...Array(body.length + 1).fill(''), 'b']);
    expect(shown('a', '', 'b', '')).toEqual(['a', '', 'b', '']);
    expect(hideInLines([])).toEqual(['']);
    expect(shown('password: x-Zq81mm', `token=${password} rest`)).toEqual(['password: <redacted>', 'token=<redacted> rest']);
  });
  test('are the text that redaction leaves of all', () => {
    for (const { lines } of Object.values(texts)) {
      const left = shown(...lines)
        .join('')
        .replaceAll('\n', '');
      expect(left).toBe(redactText(lines.join('\n')).replaceAll('\n', ''));
    }
  });
  test('a long line stands in several rows', () => {
    const rows = [
      { stream: 'stdout', line: 'token=Zx9Super', continues: true },
      { stream: 'stdout', line: 'SecretPw and more' },
    ];
    expect(hideInRows(rows).map(({ line }) => line)).toEqual(['token=<redacted>', ' and more']);
  });
});

describe('a key without an end', () => {
  const cut = key().slice(0, 4);
  const after = ['Only the beginning was asked for.', 'integrity=none', ...prose];
  test.each([
    ['live', (lines: readonly string[]) => live(lines)],
    ['rows', (lines: readonly string[]) => hideInRows(rowsOf(lines)).map(({ line }) => String(line))],
  ])('hides until a line that cannot be part of it: %s', (_, show) => {
    expect(show([...cut, ...after])).toEqual(['<redacted>', '', '', '', ...after]);
    /** Nor does it wait for the end of another. */
    const both = show([...cut, ...after, ...key(), ...prose]);
    expect(both).toEqual(['<redacted>', '', '', '', ...after, '<redacted>', ...Array(body.length + 1).fill(''), ...prose]);
  });
  test('code that speaks of keys hides nothing below it', () => {
    const code = ['if (pem.includes("-----BEGIN PRIVATE KEY-----")) {', '  return readKey(pem);', '}'];
    expect(live(code).slice(1)).toEqual(code.slice(1));
    expect(hideInRows(rowsOf(code)).map(({ line }) => line)).toEqual(live(code));
  });
});

test('a quote that is never closed hides no more than some lines', () => {
  const lines = ['password: "Qx7first', ...Array.from({ length: 60 }, (_, i) => `line ${i} of what was printed`)];
  expect(live(lines).slice(40)).toEqual(lines.slice(40));
  expect(live(['echo "Enter password: "', 'Thanks, that is all.'])[1]).toBe('Thanks, that is all.');
});

test('an end without a beginning hides the lines before it, where they are shown together', () => {
  const shown = hideInRows(rowsOf([...key().slice(3), ...prose])).map(({ line }) => String(line));
  expect(seen(shown, body)).toEqual([]);
  expect(shown.slice(-2)).toEqual(prose);
});

test('events are whole by themselves', () => {
  const [begin = '', ...rest] = key();
  const event = (text: string) => JSON.stringify({ type: 'item.completed', text });
  const lines = [event(begin), ...prose.map(event), event('An event about -----END RSA PRIVATE KEY-----')];
  expect(hideInRows(rowsOf(lines))).toEqual(rowsOf(lines));
  const shown = live([begin, event('between'), ...rest]);
  expect(shown[1]).toBe(event('between'));
  expect(seen(shown, body)).toEqual([]);
});

test('rows that hold no line stay as they are', () => {
  const rows = [{ type: 'mi.transcript.header' }, { ts: 't', stream: 'meta', line: 'exit_code=0' }];
  expect(hideInRows(rows)).toEqual(rows);
});
