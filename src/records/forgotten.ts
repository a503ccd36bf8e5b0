import type { Tombstone } from '../../generated/types/index.ts';

/** What is left of things whose content was removed. */
export interface ForgottenReads {
  readonly forgotten: {
    /** By a reference that led to it; nothing where a card or node of that id was written since. */
    find(ref: string): Promise<Tombstone | undefined>;
  };
}
