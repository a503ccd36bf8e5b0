import { copyFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { replace, textOf } from '../clients/write.ts';
import type { Step } from './steps.ts';

/** What is done to a file: its text before and after; undefined: no file. */
export interface Change {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What was there before the first installation comes back, byte for byte. */
  readonly restores?: true;
}

/** What was there before this program wrote to it. */
export const keptAs = (file: string): string => `${file}.before-noema`;

export async function planInstall({ file, put }: Step): Promise<Change> {
  const before = await textOf(file);
  return { file, before, after: put(before ?? '') };
}

/** Where nobody has written to the file since, it becomes what it was; else only what is ours is taken out. */
export async function planUninstall({ file, put, take }: Step): Promise<Change> {
  const before = await textOf(file);
  if (before === undefined) return { file, before, after: undefined };
  const kept = await textOf(keptAs(file));
  if (kept !== undefined && put(kept) === before) return { file, before, after: kept, restores: true };
  if (kept === undefined && put('') === before) return { file, before, after: undefined, restores: true };
  return { file, before, after: take(before) };
}

export async function apply({ file, before, after, restores }: Change): Promise<void> {
  if (after === before) return;
  if (restores && after !== undefined) return rename(keptAs(file), file);
  if (!restores && before !== undefined && (await textOf(keptAs(file))) === undefined) await copyFile(file, keptAs(file));
  if (after !== undefined) return replace(file, after);
  await rm(file);
  /** The folder of a skill holds nothing else; others are not empty, and stay. */
  if (path.basename(path.dirname(file)) === 'noema') await rmdir(path.dirname(file)).catch(() => {});
}
