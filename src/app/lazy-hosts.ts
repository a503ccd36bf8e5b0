import type { Hosts } from '../kernel/hosts.ts';

const opened = async () => (await import('../outside/hosts/index.ts')).createHosts();

/** Loaded when a host is asked about: most commands never do. */
export const lazyHosts: Hosts = {
  find: async (typed) => (await opened()).find(typed),
  write: async (plan) => (await opened()).write(plan),
};
