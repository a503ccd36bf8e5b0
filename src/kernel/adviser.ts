import type { Sampling } from './client.ts';

export type Advice =
  | { readonly kind: 'answered'; readonly text: string; readonly model: string }
  /** Nobody was named who could be asked. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed'; readonly because: string };

/** A model that this server may ask by itself, where somebody named one. It is never waited for without end. */
export interface Adviser {
  advise(request: Sampling): Promise<Advice>;
}

export const noAdviser: Adviser = { advise: async () => ({ kind: 'nobody' }) };
