import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../kernel/json.ts';
import { inFolder, type LockOptions } from './lock.ts';
import { type QuarantineOptions, quarantine } from './quarantine.ts';
import { replace } from './replace.ts';
import { stateText } from './text.ts';
import { codeOf, typedFor } from './trouble.ts';

/** A state file that could not be used, told in the words of the evidence kind `state_corrupt`. */
export interface StateWarning {
  readonly path: string;
  readonly label: string;
  readonly error: string;
  readonly quarantined_to: string | null;
  readonly quarantine_error: string | null;
  readonly used_default: true;
}

export interface State<T> {
  /** Undefined where there is no file, or no usable one. */
  readonly value: T | undefined;
  readonly warning: StateWarning | null;
}

export interface StateOptions<T> extends QuarantineOptions, LockOptions {
  /** What kind of state it is, for the warning. */
  readonly label: string;
  /** Throws on what cannot be used. */
  readonly parse?: (value: unknown) => T;
}

type Attempt<T> =
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'bad'; readonly error: string };

async function attempt<T>(file: string, parse: (value: unknown) => T): Promise<Attempt<T>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? { kind: 'missing' } : { kind: 'bad', error: codeOf(error) || String(error) };
  }
  const parsed = parseJson(text.replace(/^\ufeff/, ''));
  if (!parsed) return { kind: 'bad', error: 'not JSON' };
  try {
    return { kind: 'read', value: parse(parsed.value) };
  } catch (error) {
    return { kind: 'bad', error: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads a state file and leaves it as it is: for those who only look. */
export async function lookAtState<T = unknown>(
  file: string,
  { label, parse = (value) => value as T }: Pick<StateOptions<T>, 'label' | 'parse'>,
): Promise<State<T>> {
  const found = await attempt(file, parse);
  if (found.kind !== 'bad') return { value: found.kind === 'read' ? found.value : undefined, warning: null };
  const { error } = found;
  return {
    value: undefined,
    warning: { path: file, label, error, quarantined_to: null, quarantine_error: null, used_default: true },
  };
}

/**
 * Reads a state file. One that cannot be used is put aside, with a warning, and the caller goes on without it.
 * It is read again under the folder's lock first: another process may have put it right meanwhile.
 */
export async function readState<T = unknown>(file: string, options: StateOptions<T>): Promise<State<T>> {
  const { label, parse = (value) => value as T } = options;
  const first = await attempt(file, parse);
  if (first.kind !== 'bad') return { value: first.kind === 'read' ? first.value : undefined, warning: null };
  const warn = (error: string, quarantined_to: string | null, quarantine_error: string | null): State<T> => ({
    value: undefined,
    warning: { path: file, label, error, quarantined_to, quarantine_error, used_default: true },
  });
  try {
    return await inFolder(
      path.dirname(file),
      async () => {
        const again = await attempt(file, parse);
        if (again.kind !== 'bad') return { value: again.kind === 'read' ? again.value : undefined, warning: null };
        return warn(again.error, await quarantine(file, options), null);
      },
      options,
    );
  } catch (error) {
    return warn(first.error, null, error instanceof Error ? error.message : String(error));
  }
}

/** Reads a state file, changes it and writes it, as the only one who does. Answers what it was before and what it is now. */
export function updateState<T>(
  file: string,
  change: (before: T | undefined) => T | Promise<T>,
  options: StateOptions<T>,
): Promise<{ readonly before: State<T>; readonly after: T }> {
  const { parse = (value) => value as T } = options;
  return typedFor(file, () =>
    inFolder(
      path.dirname(file),
      async (under) => {
        const found = await attempt(file, parse);
        const warning: StateWarning | null =
          found.kind === 'bad'
            ? {
                path: file,
                label: options.label,
                error: found.error,
                quarantined_to: await quarantine(file, options),
                quarantine_error: null,
                used_default: true,
              }
            : null;
        const before = { value: found.kind === 'read' ? found.value : undefined, warning };
        const after = await change(before.value);
        await replace(file, stateText(after), { ...options, under });
        return { before, after };
      },
      options,
    ),
  );
}
