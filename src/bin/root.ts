import path from 'node:path';

/** The folder that holds generated/, of one that programs stand in: src/bin from source, dist when built. */
export const rootOf = (folder: string): string => path.resolve(folder, path.basename(folder) === 'bin' ? '../..' : '..');
