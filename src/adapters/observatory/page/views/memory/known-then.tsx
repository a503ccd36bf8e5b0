import { href } from '../../kit/address.ts';

interface KnownThenProps {
  readonly workspace: string;
  /** When it was decided or closed, in milliseconds. */
  readonly at: number;
  /** A card by its id, or a step as `TASK-001 s:0`. */
  readonly of: string;
  /** The branch of a card. */
  readonly place?: string;
}

/** Leads from a decision or a closed step to what was known at that moment. */
export const KnownThen = ({ workspace, at, of, place }: KnownThenProps) => (
  <a class="known" href={href(['memory', workspace, 'known'], { at, of, place })}>
    what was known then
  </a>
);
