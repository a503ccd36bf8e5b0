import { AsyncLocalStorage } from 'node:async_hooks';

/** An upgrade that is watched statement by statement. */
export interface Watch {
  /** Statements of its transaction so far, with the beginning of it. */
  readonly seen: string[];
  /** The last migration that is looked at; the rest of the upgrade runs unseen. Without it: all of them, and the end. */
  readonly upto: string | null;
  /** Runs before each statement, and may keep it from running. */
  before(number: number, text: string): Promise<void>;
  over?: boolean;
}

const watched = new AsyncLocalStorage<Watch>();

/** Nothing is watched any more. What is known across waits costs every promise of the process, so it is known no longer than needed. */
export const unwatch = () => watched.disable();

/** Everything that `work` sends to an engine goes through `watch`. */
export const watching = <T>(watch: Watch, work: () => Promise<T>): Promise<T> => watched.run(watch, work);

/** To be called before a statement is sent. */
export async function sending(text: string, parameters: readonly unknown[]): Promise<void> {
  const watch = watched.getStore();
  if (!watch || watch.over) return;
  if (watch.seen.length === 0 && !/^begin immediate|^start transaction/.test(text)) return;
  watch.seen.push(text.trim());
  await watch.before(watch.seen.length, text);
  if (text.startsWith('insert into kysely_migration') && parameters[0] === watch.upto) watch.over = true;
}

export const never = new Promise<never>(() => {});
