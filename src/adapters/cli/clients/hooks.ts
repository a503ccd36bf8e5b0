import { isRecord } from '../../../kernel/json.ts';
import { objectAt, withChange } from './json.ts';
import { Unwritable } from './toml.ts';

/** One hook of ours: when, and what the client runs. */
export interface OwnHook {
  readonly event: string;
  readonly command: string;
  /** In seconds; the client ends it then, should it ever hang. */
  readonly timeout: number;
}

const entryOf = ({ command, timeout }: OwnHook) => ({ type: 'command', command, timeout });

/** However this program is started: by its file, or by its name. */
const ours = /\bnoema(?:\.js)?['"]?\s+hook\s/;
const isOurs = (hook: unknown): boolean => isRecord(hook) && typeof hook.command === 'string' && ours.test(hook.command);

function groupsOf(hooks: Readonly<Record<string, unknown>>, event: string): readonly unknown[] {
  const groups = hooks[event] ?? [];
  if (!Array.isArray(groups)) throw new Unwritable(`hooks.${event} is no list in it`);
  return groups;
}

const hooksIn = (group: unknown): readonly unknown[] => (isRecord(group) && Array.isArray(group.hooks) ? group.hooks : []);

/** Groups without our hooks; those that held nothing else are gone. */
const withoutOurs = (groups: readonly unknown[]): unknown[] =>
  groups.flatMap((group) => {
    const left = hooksIn(group).filter((hook) => !isOurs(hook));
    if (left.length === hooksIn(group).length) return [group];
    return left.length === 0 ? [] : [{ ...(group as object), hooks: left }];
  });

/** Puts hooks into a client's file: in place of those that are there, or behind the others of their event. */
export const withHooks = (text: string, own: readonly OwnHook[]): string =>
  withChange(text, (value) => {
    const hooks: Record<string, unknown> = { ...objectAt(value, 'hooks') };
    for (const hook of own) {
      const groups = groupsOf(hooks, hook.event);
      const entry = entryOf(hook);
      const at = groups.findIndex((group) => hooksIn(group).some(isOurs));
      const group = groups[at];
      const replaced = {
        ...(group as object),
        hooks: hooksIn(group).map((one) => (isOurs(one) ? { ...(one as object), ...entry } : one)),
      };
      hooks[hook.event] = at < 0 ? [...groups, { hooks: [entry] }] : groups.map((one, i) => (i === at ? replaced : one));
    }
    return { ...value, hooks };
  });

/** Takes our hooks away, and what held nothing else. */
export const withoutHooks = (text: string): string =>
  withChange(text, (value) => {
    const hooks = objectAt(value, 'hooks');
    const left = Object.entries(hooks).flatMap(([event, groups]) => {
      if (!Array.isArray(groups)) return [[event, groups] as const];
      const rest = withoutOurs(groups);
      return rest.length === 0 && groups.length > 0 ? [] : [[event, rest] as const];
    });
    if (left.length === 0 && Object.keys(hooks).length > 0) {
      const { hooks: _, ...rest } = value;
      return rest;
    }
    return value.hooks === undefined ? value : { ...value, hooks: Object.fromEntries(left) };
  });
