import { constants } from 'node:fs';
import { open, opendir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { OpenTranscript, Transcripts } from '../../kernel/transcripts.ts';
import { defaultPlaces, fromHome, type Places, projectRoot } from '../places.ts';
import { allowedBelow, allowedRoots, isWithin } from './allowed.ts';
import type { Readable } from './chunks.ts';
import { linesOf } from './lines.ts';
import { walk } from './walk.ts';
import { aroundByte, aroundLine } from './windows.ts';

const detailOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);
const isMissing = (error: unknown) => ['ENOENT', 'ENAMETOOLONG'].includes(detailOf(error));
const failed = (error: unknown) =>
  isMissing(error) ? ({ kind: 'missing' } as const) : ({ kind: 'unreadable', detail: detailOf(error) } as const);

/** A pipe would make opening wait for a writer, and a link put there meanwhile would lead elsewhere. */
const safely = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const opened = (file: Readable, size: number): OpenTranscript => ({
  size,
  lines: (from, meter) => linesOf(file, size, from, meter),
  aroundLine: (line, before, meter) => aroundLine(file, size, line, before, meter),
  aroundByte: (byte, before, meter) => aroundByte(file, size, byte, before, meter),
});

export interface TranscriptOptions {
  readonly places?: Partial<Places>;
  /** Where somebody works, if not where this process does. */
  readonly cwd?: string;
  /** How files are opened; a test counts what is read. */
  readonly openFile?: typeof open;
}

export function createTranscripts({ places: given, cwd = process.cwd(), openFile = open }: TranscriptOptions = {}): Transcripts {
  const places = { ...defaultPlaces, ...given };
  const project_root = places.project_root === null ? projectRoot(cwd) : path.resolve(fromHome(places.project_root));
  const sessions = path.join(path.resolve(fromHome(places.codex_home)), 'sessions');
  const isAllowed = allowedBelow(allowedRoots(places, project_root));
  return {
    project_root,
    root: (given) => (given === undefined ? sessions : path.resolve(project_root, fromHome(given))),

    async list(root) {
      if (!(await isAllowed(root))) return { kind: 'forbidden' };
      try {
        const real = await realpath(root);
        return { kind: 'listed', ...(await walk(real, await opendir(real))) };
      } catch (error) {
        return failed(error);
      }
    },

    async read(root, below, work) {
      if (!(await isAllowed(root))) return { kind: 'forbidden' };
      if (path.isAbsolute(below) || !isWithin(path.resolve(root), path.resolve(root, below))) return { kind: 'outside' };
      let handle: Awaited<ReturnType<typeof open>>;
      try {
        const [realRoot, real] = await Promise.all([realpath(root), realpath(path.resolve(root, below))]);
        if (!isWithin(realRoot, real)) return { kind: 'outside' };
        handle = await openFile(real, safely);
      } catch (error) {
        return failed(error);
      }
      try {
        const stat = await handle.stat();
        if (!stat.isFile()) return { kind: 'unreadable', detail: 'not a file' };
        return { kind: 'read', value: await work(opened(handle, stat.size)) };
      } finally {
        await handle.close();
      }
    },
  };
}
