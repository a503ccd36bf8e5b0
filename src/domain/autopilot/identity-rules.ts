import type { ProjectIdentity } from '../../../generated/types/index.ts';
import type { ProjectFacts } from '../../kernel/repo.ts';

const scheme = /^([a-z][a-z0-9+.-]*):\/\//i;
/** `user@host:path`, and not `C:\path`. */
const shortForm = /^(?:[^@/\\\s]+@)?([^:/\\\s]{2,}):(?!\/\/)(.+)$/;
/** Ports that say nothing: those of other protocols than the web, and the usual ones of that. */
const silentPort: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

const tidy = (path: string) =>
  path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .replace(/^\/+/, '');

/** One name for a remote, whichever way it is reached: `host/path`. Neither user nor password is part of it. */
export function normalRemote(remote: string): string {
  const given = remote.trim();
  const protocol = scheme.exec(given)?.[1]?.toLowerCase();
  if (protocol === 'file') return tidyLocal(given.replace(scheme, ''));
  if (protocol !== undefined) {
    const rest = given.replace(scheme, '');
    const [authority = '', ...path] = rest.split('/');
    const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
    const port = /:\d+$/.exec(host)?.[0] ?? '';
    const usual = silentPort[`${protocol}:`];
    const named = usual === undefined || port === usual ? host.slice(0, host.length - port.length) : host;
    return `${named}/${tidy(path.join('/'))}`;
  }
  const short = shortForm.exec(given);
  return short ? `${(short[1] as string).toLowerCase()}/${tidy(short[2] as string)}` : tidyLocal(given);
}

/** An address as it may be kept: without a user, a password or a token. */
const withoutCredentials = (address: string): string => address.trim().replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, '$1');

/** A folder on this machine keeps its path. */
const tidyLocal = (path: string) => path.replace(/[/\\]+$/, '').replace(/\.git$/, '');

/** What a project is known by: where it comes from, else how it began, else where it is. */
export function identityOf({ root_path, git }: ProjectFacts): ProjectIdentity {
  if (!git) {
    const key = `path:${root_path}`;
    return { kind: 'path', key, root_path };
  }
  const { toplevel, relpath, origin, root_commit } = git;
  const norm = origin === null ? '' : normalRemote(origin);
  const repo_key =
    norm !== '' ? `git:origin:${norm}` : root_commit !== null ? `git:root:${root_commit}` : `git:toplevel:${toplevel}`;
  return {
    kind: 'git',
    key: relpath === '' ? repo_key : `${repo_key}:${relpath}`,
    repo_key,
    root_path,
    git_toplevel: toplevel,
    git_relpath: relpath,
    git_origin: origin === null ? '' : withoutCredentials(origin),
    git_origin_norm: norm,
    git_root_commit: root_commit ?? '',
  };
}
