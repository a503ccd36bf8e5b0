import { mkdtemp, rmdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Check, codeOf, fail, ok, warn } from './check.ts';

/** The folder itself, or the nearest one above it that is there. */
async function standing(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch {
    const above = path.dirname(folder);
    return above === folder ? folder : standing(above);
  }
}

const reasons: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'it is not allowed',
  EROFS: 'the filesystem is read-only',
  ENOSPC: 'the disk is full',
};

/** Tries it: rights alone do not tell what a filesystem allows. */
export async function checkFolder(folder: string): Promise<Check> {
  const there = await standing(folder);
  const elsewhere = 'or choose another folder with NOEMA_HOME.';
  if (!(await stat(there)).isDirectory()) return fail('Folder', `${there} is a file, not a folder`, `Move it away, ${elsewhere}`);
  try {
    await rmdir(await mkdtemp(path.join(there, '.doctor-')));
  } catch (error) {
    const why = reasons[codeOf(error)] ?? codeOf(error);
    return fail('Folder', `${there} cannot be written to: ${why}`, `Give this user the right to write there, ${elsewhere}`);
  }
  return ok('Folder', there === folder ? `${folder} can be written to` : `${folder} is not there yet; it is made when needed`);
}

const mb = 1024 * 1024;
const size = (bytes: number) => (bytes < 1024 * mb ? `${Math.floor(bytes / mb)} MB` : `${(bytes / mb / 1024).toFixed(1)} GB`);

/** Filesystems on which processes of several machines cannot share the memory that SQLite needs. */
const network: Record<number, string> = { 26985: 'NFS', 20859: 'SMB', 4283649346: 'CIFS', 4266872130: 'SMB2' };

export async function checkDisk(folder: string): Promise<Check> {
  const there = await standing(folder);
  const { bavail, bsize, type } = await statfs(there);
  const free = bavail * bsize;
  const found = `${size(free)} free`;
  if (free < 50 * mb) return fail('Disk', found, 'Free some space, or move the store to another disk.');
  if (free < 500 * mb) return warn('Disk', found, 'Free some space before the store needs it.');
  const share = network[type];
  if (share)
    return warn('Disk', `${found}, on ${share}`, 'Keep a SQLite store on a local disk; PostgreSQL serves many machines.');
  return ok('Disk', found);
}
