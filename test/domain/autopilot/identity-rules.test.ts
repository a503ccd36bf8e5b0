import { expect, test } from 'vitest';
import { identityOf, normalRemote } from '../../../src/domain/autopilot/identity-rules.ts';

const same = [
  'git@github.example:Acme/shop.git',
  'git@GitHub.example:Acme/shop',
  'ssh://git@github.example/Acme/shop.git',
  'ssh://git@github.example:2222/Acme/shop.git',
  'https://github.example/Acme/shop.git',
  'https://github.example:443/Acme/shop/',
  'https://ann:s3cret@github.example/Acme/shop',
  'https://ann@corp:s3c@ret@github.example//Acme/shop.git',
  'git://github.example:9418/Acme/shop.git',
  '  https://github.example/Acme/shop.git\n',
];

test.each(same)('one repository, however it is reached: %s', (remote) => {
  expect(normalRemote(remote)).toBe('github.example/Acme/shop');
});

test.each([
  ['https://git.example:8443/acme/shop.git', 'git.example:8443/acme/shop'],
  ['http://git.example:80/acme/shop', 'git.example/acme/shop'],
  ['/srv/git/shop.git', '/srv/git/shop'],
  ['file:///srv/git/shop.git', '/srv/git/shop'],
  ['C:\\git\\shop', 'C:\\git\\shop'],
  ['host.example:~ann/shop.git', 'host.example/~ann/shop'],
])('%s', (remote, name) => {
  expect(normalRemote(remote)).toBe(name);
});

test.each(same)('no user, password or token is kept: %s', (origin) => {
  const identity = identityOf({ root_path: '/x', git: { toplevel: '/x', relpath: '', origin, root_commit: null } });
  expect(JSON.stringify(identity)).not.toMatch(/s3c|ret@|ann/);
});
