import { describe, expect, it } from 'vitest';
import { askingWhenUsed } from '../../codegen/lazy.ts';

/** What is run of a module by itself: what it asks for, in order, and what it exports. */
function run(code: string, modules: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const exports: Record<string, unknown> = {};
  const require = (name: string) => {
    asked.push(name);
    return modules[name];
  };
  new Function('exports', 'require', askingWhenUsed(code, 'one.ts'))(exports, require);
  return { exports, asked };
}

class Bell {
  ring = () => 'ding';
}

describe('a module that asks when it uses', () => {
  it('asks for nothing where it uses nothing', () => {
    const { exports, asked } = run(`import { a } from './a.ts'; export const later = (): number => a;`, { './a.ts': { a: 7 } });
    expect(asked).toEqual([]);
    expect((exports.later as () => number)()).toBe(7);
    expect(asked).toEqual(['./a.ts']);
  });

  it.each<[string, string, Readonly<Record<string, unknown>>, unknown]>([
    ['a call', `import { a } from './a.ts'; export const got = a(2);`, { './a.ts': { a: (n: number) => n + 1 } }, 3],
    ['a class', `import { Bell } from './a.ts'; export const got = new Bell().ring();`, { './a.ts': { Bell } }, 'ding'],
    ['a class of a whole', `import vm from 'node:vm'; export const got = new vm.Bell().ring();`, { 'node:vm': { Bell } }, 'ding'],
    [
      'a parent',
      `import { Bell } from './a.ts'; class Own extends Bell {} export const got = new Own().ring();`,
      { './a.ts': { Bell } },
      'ding',
    ],
    [
      'a whole',
      `import path from 'node:path'; export const got = path.join('a');`,
      { 'node:path': { join: (a: string) => a } },
      'a',
    ],
    ['all of it', `import * as a from './a.ts'; export const got = a.x;`, { './a.ts': { x: 1 } }, 1],
    [
      'a spread',
      `import { a } from './a.ts'; export const got = { ...a, b: [...a.list] };`,
      { './a.ts': { a: { list: [1] } } },
      { list: [1], b: [1] },
    ],
    [
      'a member of the same name',
      `import { a } from './a.ts'; const o = { a_ts_1: { a: 1 } }; export const got = [o.a_ts_1.a, a];`,
      { './a.ts': { a: 2 } },
      [1, 2],
    ],
    ['a tag', `import { a } from './a.ts'; export const got = a\`x\`;`, { './a.ts': { a: (parts: string[]) => parts[0] } }, 'x'],
    ['what it passes on', `export { a as got } from './a.ts';`, { './a.ts': { a: 5 } }, 5],
    ['a package', `import { a } from 'some'; export const got = a;`, { some: { a: 4 } }, 4],
  ])('has %s', (_, code, modules, got) => {
    expect(run(code, modules).exports.got).toEqual(got);
  });

  it('imports later what it says that it imports later', async () => {
    const { exports, asked } = run(`export const load = async () => (await import('some')).default;`, { some: 9 as never });
    expect(asked).toEqual([]);
    expect(await (exports.load as () => Promise<unknown>)().catch(() => 'none')).toBe(9);
  });
});
