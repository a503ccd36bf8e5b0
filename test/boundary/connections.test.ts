import { describe, expect, test } from 'vitest';
import { createConnections } from '../../src/boundary/connections.ts';

const connections = (most = 3) => {
  let made = 0;
  return createConnections({ most, newHandle: () => `c${++made}` });
};

describe('connections', () => {
  test('what is remembered is found again by its handle', () => {
    const all = connections();
    const first = all.open();
    first.set('stage', 2);
    expect(all.open(first.handle).get('stage')).toBe(2);
    expect(all.find(first.handle)?.get('stage')).toBe(2);
    expect(all.open().get('stage')).toBeUndefined();
  });
  test('a handle that nobody has opens a new connection, under a handle of its own', () => {
    const all = connections();
    const opened = all.open('made up');
    expect(opened.handle).toBe('c1');
    expect(all.find('made up')).toBeUndefined();
  });
  test('beyond the most, the longest unused is forgotten', () => {
    const all = connections();
    const [a, b, c] = [all.open(), all.open(), all.open()];
    a.get('anything');
    all.open();
    expect(all.size).toBe(3);
    expect(all.find(b.handle)).toBeUndefined();
    expect([a, c].every(({ handle }) => all.find(handle))).toBe(true);
  });
  test('a forgotten one that is still in use is remembered again', () => {
    const all = connections(1);
    const first = all.open();
    first.set('stage', 1);
    all.open();
    expect(all.find(first.handle)).toBeUndefined();
    expect(first.get('stage')).toBe(1);
    expect(all.find(first.handle)?.get('stage')).toBe(1);
  });
  test('one that was closed is gone', () => {
    const all = connections();
    const { handle } = all.open();
    all.close(handle);
    expect(all.find(handle)).toBeUndefined();
  });
});
