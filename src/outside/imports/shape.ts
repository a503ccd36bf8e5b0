/** A call that tells a part of what another memory held. */
export interface ForeignCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Where in the file it comes from, for whoever has to mend it. */
  readonly where: string;
}

/** A file that is not what it was said to be; the message names the place and what to do. */
export class ForeignFileError extends Error {}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Text with something in it; numbers are read as text. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined;

export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
