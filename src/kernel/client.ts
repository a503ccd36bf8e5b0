/** A folder that a client works in. */
export interface Root {
  readonly uri: string;
  readonly name: string;
}

export type Roots =
  | { readonly kind: 'roots'; readonly roots: readonly Root[] }
  /** The client cannot say, will not, or did not in time. */
  | { readonly kind: 'none' };

/** Whoever calls, as far as it can be asked back. It is never waited for longer than a moment. */
export interface Client {
  roots(): Promise<Roots>;
}

/** A caller that cannot be asked anything. */
export const nobody: Client = { roots: async () => ({ kind: 'none' }) };
