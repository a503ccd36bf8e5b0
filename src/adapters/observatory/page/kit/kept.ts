import type { Served } from './view.ts';

/** What an exported file holds in place of a server. */
interface Kept {
  /** When it was made. */
  readonly at: string;
  /** What it shows first, as an address. */
  readonly place: string;
  readonly views: readonly Served[];
  /** Envelopes, by the question that each answers. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const written = globalThis.document?.getElementById('kept')?.textContent;

/** Undefined: this page has a server. */
export const kept = written ? (JSON.parse(written) as Kept) : undefined;
