import { expect, test } from 'vitest';
import { redactText } from '../../../src/boundary/redact.ts';
import { beginningsOfShapes } from '../../../src/kernel/secrets/shapes.ts';

/** What rules look for, and what makes them look further. */
const pieces = [
  ...beginningsOfShapes.flatMap((starts) => starts.split(' ').slice(0, 1)),
  ...['token', 'token=', 'token= ', 'token: ', 'token : ', 'token = ', 'a=', 'a.b-c_d=', 'the token of a word '],
  ...['"', "'", '`', '\\', '\\"', '"token":"', `"token":'`, `token="a'`, 'token="\n', 'token=\\"\n', 'token=\\\\\\"', 'token=`'],
  ...['%3D', 'token%3D', '%22token%22%3A%22', '&quot;token&quot;:&quot;', 'token: [', 'token: ["a",', 'token=<redacted>'],
  ...['bearer ', 'bearer a1', 'basic ', 'basic aaaaaaaa', 'authorization: ', 'authorization: digest ', 'authorization: a1 '],
  ...[
    'eyJ',
    'eyJ-',
    'eyJ.',
    'eyJaaaaaaaaaa.eyJ',
    'a.atlasv1.',
    '1Q~',
    '0123456789abcdef-us',
    '12345678:AA',
    'Mabcdefghijklmnopqrstuvw.abcdef.',
  ],
  ...[
    '-----BEGIN ',
    '-----BEGIN PRIVATE KEY-----',
    '-----END PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\n> MIIE\n> ',
    `-----BEGIN PRIVATE KEY-----\n> ${'aB3'.repeat(16)}\n> `,
    `> ${'aB3'.repeat(16)}\n> -----END PRIVATE KEY-----`,
    '%2D%2D%2D%2D%2DBEGIN%20PRIVATE%20KEY%2D%2D%2D%2D%2D%0A',
    '| Password |\n|--|\n| a1b2c3d4 |\n',
    '| a | token |\n|--|--|\n',
    '|--|',
    "PASSWORD '",
    "identified by 'a1 ",
    'identified with a ',
    'curl \\\n',
    'docker login -p\\\n -p',
    '{"kty":"oct"',
    '"kty"',
    '"kty","k":"abcdefgh"',
    '<D>abcdefgh',
    'b3BlbnNzaC1rZXktdjEabcdefgh\n',
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASabc',
    'MIIE\n',
    'Private-Lines: 1\n',
    `${'x'.repeat(79)}\n`,
  ],
  ...[
    '://',
    '://a@',
    'a://b:',
    'abc:/b:',
    '| token ',
    'setToken("',
    '**token**: ',
    'u:p@tcp(',
    'postgres://a:',
    '@',
    '--',
    '-',
    '--token ',
    '--token "',
    '"--token", "',
    'curl ',
    'curl -u a:',
    'docker login -p',
  ],
  ...[
    'token: |\n',
    'token: |\n  a1b2c3\n',
    'token:\n  ',
    'name: token\n',
    '"name":"token","value":"',
    'value="',
    '("token", "',
    'set("token",',
  ],
  ...[
    'Cookie: a=',
    'cookie: ',
    'ENV token ',
    'setx token a1b2c3 ',
    'authtoken ',
    ' is ',
    'token is ',
    'token is a1b2c3 ',
    'mnemonic: ',
    'seed phrase: one two ',
  ],
  ...[
    'LS0tLS1CRUdJTi',
    'LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0t\n',
    'PRIVATE+KEY',
    ' -',
    'zip -P ',
    'curl -b ',
    '"""',
    'token="""',
    '[None]: ',
    'api key: ',
  ],
  ...[
    'default login a password ',
    'h:5432:a:b:',
    'jdbc:oracle:thin:a/',
    'ConvertTo-SecureString "',
    '<token a="',
    '<key>token</key>',
    '<string name="token">',
  ],
  ...['<token>', '<a>x</a', '</', 'machine a login b ', '\n', '\\n', '%0A', '\u001b[31m', ' ', 'é', 'aB3'],
  ...['\\u001b[31m', '\\\\u001b[', '\u200b', 'pass\u00adword=', '\u001b[31mtoken\u001b[0m=', '\u001b[', '“token”：“', '\u00a0'],
];

const cpu = (text: string): number => {
  const start = process.cpuUsage();
  redactText(text);
  const { user, system } = process.cpuUsage(start);
  return user + system;
};
const least = (text: string, runs: number) => Math.min(...Array.from({ length: runs }, () => cpu(text)));

/**
 * Work grows with the text: sixteen times the text is about sixteen times the work, where a rule that reads everything
 * again would take 256 times. Time of the processor, not of the clock; the bound is far from both.
 */
test('a long text costs as much as its parts', () => {
  const small = 4096;
  const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  const grows = (piece: string, runs: number) =>
    least(filled(piece, small * 16), runs) > Math.max(least(filled(piece, small), 2), 500) * 64;
  const slow = pieces.filter((piece) => grows(piece, 1) && grows(piece, 5));
  expect(slow).toEqual([]);
}, 600_000);
