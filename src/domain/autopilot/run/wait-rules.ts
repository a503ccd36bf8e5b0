const firstMs = 5_000;
const longestMs = 5 * 60_000;
/** After so many waits in a row an outage counts as a failure. */
export const mostWaits = 8;

/** How long to leave a provider alone: what it asks for, else longer each time. */
export const waitMs = (attempt: number, asked_ms: number | undefined): number =>
  asked_ms === undefined ? Math.min(firstMs * 2 ** attempt, longestMs) : Math.min(Math.max(asked_ms, 0), longestMs);
