import { signal } from '@preact/signals';
import { fetched } from './ask.ts';
import type { Served } from './view.ts';

/** The products that this server has. */
export const served = signal<readonly Served[] | undefined>(undefined);

export async function findServed(): Promise<void> {
  try {
    const response = await fetched('./observatory/views');
    if (!response.ok) throw new Error(String(response.status));
    served.value = ((await response.json()) as { views: Served[] }).views;
  } catch {
    served.value ??= [
      { product: 'ledger', base: '/ledger', workspaces: [] },
      { product: 'memory', base: '', workspaces: [] },
    ];
  }
}

export const socketUrl = (): string => {
  const { protocol, host } = globalThis.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/observatory/socket`;
};
