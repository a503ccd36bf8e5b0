import type { HostBinding } from '../../../generated/types/index.ts';

/** How a program that is not mi reads workflows. */
export interface HostAdapter {
  /** Workflows are written as skills: a folder each, with a SKILL.md. */
  readonly skills: boolean;
  /** Folders of what is generated whose entries are linked into the workspace. */
  readonly symlink_dirs: HostBinding['register']['symlink_dirs'];
  /** A file of the workspace that lists them in a block of its own. */
  readonly block: string | null;
}

export const hostAdapters: Readonly<Record<string, HostAdapter>> = {
  openclaw: { skills: true, symlink_dirs: [{ src: 'skills', dst: 'skills' }], block: null },
  'claude-code': { skills: true, symlink_dirs: [{ src: 'skills', dst: '.claude/skills' }], block: null },
  codex: { skills: false, symlink_dirs: [], block: 'AGENTS.md' },
};

export const knownHosts = Object.keys(hostAdapters);

/** A host that says itself where its files go. */
const files: HostAdapter = { skills: false, symlink_dirs: [], block: null };

export const adapterNamed = (host: string): HostAdapter | undefined =>
  Object.hasOwn(hostAdapters, host) ? hostAdapters[host] : undefined;

export const adapterOf = (host: string): HostAdapter => adapterNamed(host) ?? files;

export const usualFolder = (host: string): string => `.mi/generated/${host}`;
