import type { PatchOp } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Image } from './image-rules.ts';
import { lines, realBlockers, tagList, textOrNone } from './text-rules.ts';

interface Field {
  readonly type: 'title' | 'text' | 'lines' | 'blockers' | 'tags' | 'ids' | 'choice' | 'object' | 'flag';
  readonly choices?: readonly string[];
  /** A choice that there must be, and that an unset falls back to. */
  readonly fallback?: string;
  /** A list that may not become empty. */
  readonly needed?: true;
  readonly most?: number;
}

export type Fields = Readonly<Record<string, Field>>;

const text: Field = { type: 'text', most: 20_000 };
const list: Field = { type: 'lines' };
const priority: Field = { type: 'choice', choices: ['LOW', 'MEDIUM', 'HIGH'] };
const title: Field = { type: 'title', most: 300 };
const shared: Fields = { title, description: text, context: text, priority, tags: { type: 'tags' }, depends_on: { type: 'ids' } };
const mode: Field = { type: 'choice', choices: ['off', 'warn', 'require'], fallback: 'off' };

export const taskFields: Fields = { ...shared, domain: { type: 'text', most: 200 } };
export const planFields: Fields = { ...shared, contract: { type: 'text', most: 200_000 }, contract_data: { type: 'object' } };
export const stepFields: Fields = {
  title,
  success_criteria: { type: 'lines', needed: true },
  tests: list,
  blockers: { type: 'blockers' },
  proof_tests_mode: mode,
  proof_security_mode: mode,
  proof_perf_mode: mode,
  proof_docs_mode: mode,
};
export const nodeFields: Fields = {
  title,
  description: text,
  context: text,
  status: { type: 'choice', choices: ['TODO', 'ACTIVE', 'DONE'], fallback: 'TODO' },
  status_manual: { type: 'flag' },
  priority,
  blocked: { type: 'flag' },
  blockers: { type: 'blockers' },
  dependencies: list,
  next_steps: list,
  problems: list,
  risks: list,
  success_criteria: list,
};

const isList = ({ type }: Field) => type === 'lines' || type === 'blockers' || type === 'tags' || type === 'ids';
const longestItem = 2000;
const mostItems = 100;

function itemsOf(name: string, value: unknown): string[] {
  const items = [value].flat();
  if (!items.every((item) => typeof item === 'string' && item.length <= longestItem))
    throw refuse('patched-list-takes-texts', { field: name, most: longestItem });
  return items as string[];
}

function tidy(name: string, field: Field, items: string[]): string[] {
  const kept = field.type === 'blockers' ? realBlockers(items) : field.type === 'tags' ? tagList(items) : lines(items);
  if (field.type === 'ids' && !kept.every((id) => /^(PLAN|TASK)-[0-9]{3,}$/.test(id)))
    throw refuse('patched-list-takes-ids', { field: name });
  if (kept.length > mostItems) throw refuse('patched-list-is-too-long', { field: name, most: mostItems });
  if (field.needed && kept.length === 0) throw refuse('patched-list-would-be-empty', { field: name });
  return kept;
}

function setValue(name: string, field: Field, value: unknown): unknown {
  if (isList(field)) return tidy(name, field, itemsOf(name, value));
  switch (field.type) {
    case 'flag':
      if (typeof value !== 'boolean') throw refuse('patched-field-takes-a-flag', { field: name });
      return value;
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw refuse('patched-field-takes-an-object', { field: name });
      return value;
    case 'choice':
      if (!field.choices?.includes(value as string))
        throw refuse('patched-field-takes-a-choice', { field: name, choices: field.choices ?? [] });
      return value;
    default: {
      if (typeof value !== 'string' || value.length > (field.most ?? 0))
        throw refuse('patched-field-takes-a-text', { field: name, most: field.most ?? 0 });
      const kept = field.type === 'title' ? value.trim() : textOrNone(value);
      if (field.type === 'title' && kept === '') throw refuse('patched-title-is-blank', { field: name });
      return kept;
    }
  }
}

function unsetValue(name: string, field: Field): unknown {
  if (field.type === 'title') throw refuse('patched-field-cannot-be-unset', { field: name });
  if (field.needed) throw refuse('patched-list-would-be-empty', { field: name });
  if (isList(field)) return [];
  return field.type === 'flag' ? false : (field.fallback ?? null);
}

function apply({ op, field: name, value }: PatchOp, field: Field, standing: unknown): unknown {
  if (op === 'unset') return unsetValue(name, field);
  if (value === undefined) throw refuse('patch-has-no-value', { op, field: name });
  if (op === 'set') return setValue(name, field, value);
  if (!isList(field)) throw refuse('patched-field-is-no-list', { field: name, op });
  const items = lines(itemsOf(name, value));
  const before = standing as string[];
  const after =
    op === 'append'
      ? [...before, ...items.filter((item) => !before.includes(item))]
      : before.filter((item) => !items.includes(item));
  return tidy(name, field, after);
}

/** What a list of operations makes of an image: only the fields that they name. */
export function planPatch(fields: Fields, image: Image, ops: readonly PatchOp[]): { fields: string[]; change: Image } {
  const change: Image = {};
  for (const op of ops) {
    const field = Object.hasOwn(fields, op.field) ? fields[op.field] : undefined;
    if (!field) throw refuse('field-cannot-be-patched', { field: op.field, fields: Object.keys(fields) });
    change[op.field] = apply(op, field, op.field in change ? change[op.field] : image[op.field]);
  }
  return { fields: Object.keys(change), change };
}

/** Other criteria or tests are not the ones that were confirmed. */
export const unconfirmed = (change: object): { criteria_confirmed?: false; tests_confirmed?: false } => ({
  ...('success_criteria' in change ? { criteria_confirmed: false } : {}),
  ...('tests' in change ? { tests_confirmed: false } : {}),
});
