import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { yesOrNo } from '../../codegen/yes-or-no.ts';
import { evidence } from '../../contracts/evidence/index.ts';
import { tempFolder } from '../support/app.ts';

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

const temp = tempFolder();
afterAll(() => temp.remove());

/** The validators of a module, whole and as such that answer yes or no. */
async function bothOf(module: string): Promise<{ readonly whole: Checks; readonly brief: Checks }> {
  const file = path.resolve(`generated/validators/${module}.js`);
  const made = path.join(temp.folder, `${module}.mjs`);
  writeFileSync(made, yesOrNo(readFileSync(file, 'utf8')));
  const [whole, brief] = await Promise.all([file, made].map((one) => import(pathToFileURL(one).href) as Promise<Checks>));
  return { whole: whole as Checks, brief: brief as Checks };
}

const others = [null, undefined, 7, -1, 0.5, '', 'word', 'w'.repeat(5000), true, [], ['word'], {}, { word: 1 }];

/** A value with each of its parts, at any depth, replaced by others, left out, or joined by one more. */
function* changed(value: unknown): Generator<unknown> {
  yield* others;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    yield [...value, ...value, null];
    for (const [i, item] of value.entries()) for (const other of changed(item)) yield value.with(i, other);
    return;
  }
  yield { ...value, more: 1 };
  for (const [name, item] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const other of changed(item)) yield { ...rest, [name]: other };
  }
}

const agree = (whole: Check, brief: Check, values: Iterable<unknown>) => {
  const said = { yes: 0, no: 0 };
  for (const value of values) {
    /** Some fill in what was left out. */
    const [one, other] = [structuredClone(value), structuredClone(value)];
    const is = whole(one);
    const agrees = brief(other) === is && (!is || isDeepStrictEqual(one, other));
    if (!agrees) expect({ is, value }).toBe('what both say');
    said[is ? 'yes' : 'no'] += 1;
  }
  return said;
};

describe('a validator that answers yes or no', () => {
  it('agrees about records of every kind, however they are broken, with one that says what is wrong', async () => {
    const { whole, brief } = await bothOf('autopilot-facts');
    for (const { kind, valid, invalid } of evidence) {
      const check = whole[`v_${kind}`];
      if (!check) continue;
      const examples = [...valid, ...invalid].map(({ record }) => record);
      const said = agree(check, brief[`v_${kind}`] as Check, [...examples, ...changed(valid[0]?.record)]);
      expect({ kind, yes: said.yes > 0, no: said.no > 0 }).toEqual({ kind, yes: true, no: true });
    }
  });

  it('agrees about what a person writes, and fills in the same', async () => {
    const { whole, brief } = await bothOf('files');
    const { usualAutopilotConfig: usual } = await import('../../generated/registry/usual.ts');
    const said = agree(whole.v_AutopilotConfig as Check, brief.v_AutopilotConfig as Check, [{}, ...changed(usual)]);
    expect(said.yes).toBeGreaterThan(10);
    expect(said.no).toBeGreaterThan(100);
  });

  it('agrees about what is typed', async () => {
    const { whole, brief } = await bothOf('autopilot-inputs');
    const typed = {
      workspace: 'w',
      what: 'evidence',
      log: 'project',
      lines: 3,
      kind: ['run_end'],
      ref: 'last',
      limit: 2,
      before: 9,
    };
    for (const [name, check] of Object.entries(whole)) agree(check, brief[name] as Check, [{}, typed, ...changed(typed)]);
  });

  it('is made of no validator that asks another', () => {
    const asks = 'function validate1(data,{instancePath=""}={}){let vErrors = null;return validate2(data,{instancePath});}';
    expect(() => yesOrNo(asks)).toThrow('instancePath');
  });
});
