import { readdirSync, readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, systemDisk } from '../../../src/store/files/disk.ts';
import { tempFolder } from '../../support/app.ts';

/** A folder of a test's own. */
export function place() {
  const { folder, remove } = tempFolder();
  const at = (name: string) => path.join(folder, name);
  return {
    folder,
    remove,
    at,
    text: (name: string) => readFileSync(at(name), 'utf8'),
    records: (name: string) =>
      readFileSync(at(name), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as unknown),
    /** What is there besides the locks. */
    names: () => readdirSync(folder).filter((name) => !name.endsWith('.lock')),
  };
}

export type DiskCall = 'open' | 'rename' | 'link' | 'remove' | 'write' | 'writeFile' | 'sync' | 'truncate' | 'chmod' | 'close';

/** A disk that says what is asked of it, and fails where it is told to. */
export function watchedDisk(fails: (call: DiskCall, file: string, nth: number) => string | undefined = () => undefined) {
  const calls: string[] = [];
  const check = (call: DiskCall, file: string) => {
    calls.push(`${call} ${path.basename(file)}`);
    const code = fails(call, file, calls.length);
    if (code) throw Object.assign(new Error(`${code}: made up`), { code });
  };
  const watched = (handle: FileHandle, file: string): FileHandle =>
    new Proxy(handle, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          if (['write', 'writeFile', 'sync', 'truncate', 'chmod', 'close'].includes(String(name))) {
            try {
              check(name as DiskCall, file);
            } catch (error) {
              /** A full disk takes what fits, and a file that cannot be closed well is closed all the same. */
              if (name === 'write') await target.write((args[0] as Buffer).subarray(0, 3));
              if (name === 'close') await target.close();
              throw error;
            }
          }
          return value.apply(target, args) as unknown;
        };
      },
    });
  const disk: Disk = {
    open: async (file, flags, mode) => {
      check('open', file);
      return watched(await systemDisk.open(file, flags, mode), file);
    },
    rename: async (from, to) => {
      check('rename', to);
      return systemDisk.rename(from, to);
    },
    link: async (from, to) => {
      check('link', to);
      return systemDisk.link(from, to);
    },
    remove: async (file) => {
      check('remove', file);
      return systemDisk.remove(file);
    },
  };
  return { disk, calls };
}
