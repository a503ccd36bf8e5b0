import { signal } from '@preact/signals';
import { fetched, Refusal } from './ask.ts';
import { kept } from './kept.ts';
import type { Served } from './view.ts';

/** The products that this server has; undefined: it has not said so yet. */
export const served = signal<readonly Served[] | undefined>(undefined);

let path = '/observatory/socket';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Asks the server what it has. What was known stays where it does not answer. */
export async function findServed(): Promise<void> {
  if (kept) {
    served.value = kept.views;
    return;
  }
  try {
    const response = await fetched('/observatory/views');
    if (!response.ok) return;
    const { views, socket } = (await response.json()) as { views: Served[]; socket: string };
    path = socket;
    if (!same(views, served.value)) served.value = views;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

export const socketUrl = (): string => {
  const { protocol, host } = globalThis.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
};
