/** A folder that a client works in. */
export interface Root {
  readonly uri: string;
  readonly name: string;
}

export type Roots =
  | { readonly kind: 'roots'; readonly roots: readonly Root[] }
  /** The client cannot say, will not, or did not in time. */
  | { readonly kind: 'none' };

/** What a model is asked through the client. */
export interface Sampling {
  readonly system: string;
  readonly message: string;
}

export type Sampled =
  | { readonly kind: 'answered'; readonly text: string; readonly model: string }
  | { readonly kind: 'unsupported' }
  /** It said no, failed, or did not answer in time. */
  | { readonly kind: 'refused' };

/** Whoever calls, as far as it can be asked back. It is never waited for without end. */
export interface Client {
  roots(): Promise<Roots>;
  /** Asks the model that the client uses. */
  sample(request: Sampling): Promise<Sampled>;
}

/** A caller that cannot be asked anything. */
export const nobody: Client = { roots: async () => ({ kind: 'none' }), sample: async () => ({ kind: 'unsupported' }) };
