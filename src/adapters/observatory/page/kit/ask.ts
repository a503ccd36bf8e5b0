import { signal } from '@preact/signals';

/** A call of a tool that reads: it can be asked, repeated and shown to somebody. */
export interface Question<Result> {
  /** Where the product is mounted on the server, such as /ledger. */
  readonly base: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The moment that it is asked for, as a time; now, if left out. */
  readonly as_of?: string;
  /** Only for the type of the answer. */
  readonly result?: Result;
}

/** An answer that is none: what went wrong, and what to do about it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly recovery: string,
  ) {
    super(message);
  }
}

interface Envelope {
  readonly result?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly recovery?: string } | null;
}

const kept = 'noema-token';

/** Whether the server asks for a token that was not given yet. */
export const locked = signal(false);

const token = (): string | null => globalThis.sessionStorage.getItem(kept);

/** Calls bear the token; a socket cannot, so the server gives this browser a cookie for it. False: it is not the token. */
export async function unlock(given: string): Promise<boolean> {
  const response = await fetch('/observatory/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: given }),
  });
  if (response.ok) globalThis.sessionStorage.setItem(kept, given);
  return response.ok;
}

const headers = (): Record<string, string> => {
  const given = token();
  return given === null ? {} : { authorization: `Bearer ${given}` };
};

async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    throw new Refusal('NO_ANSWER', `The server answered ${response.status} and nothing that can be read.`, 'Try again.');
  }
}

/** Fetches JSON from this server, and knows when a token is asked for. */
export async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, headers: { ...headers(), ...init.headers } }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refusal('UNREACHABLE', 'The server does not answer.', 'Start it again: npm start. This page goes on by itself.');
  });
  if (response.status === 401) locked.value = true;
  return response;
}

const pathOf = ({ base, tool, as_of }: Question<unknown>): string =>
  `${base}/v1/tools/${tool}${as_of === undefined ? '' : `?as_of=${encodeURIComponent(as_of)}`}`;

/** What a workspace had not begun at the moment that is shown is no mistake of anybody. */
const notYet = () => new Refusal('NOT_YET', 'There was nothing yet at that moment.', 'Choose a later one at the bottom.');

export async function ask<Result>(question: Question<Result>, signal?: AbortSignal): Promise<Result> {
  const { input, as_of } = question;
  const response = await fetched(pathOf(question), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  });
  const { result, error } = await envelopeOf(response);
  if (as_of !== undefined && error?.code === 'UNKNOWN_WORKSPACE') throw notYet();
  if (error) throw new Refusal(error.code, error.message, error.recovery ?? '');
  return result as Result;
}

/** The same question as one would type it. */
export const asCurl = (question: Question<unknown>): string =>
  [
    `curl -s '${globalThis.location.origin}${pathOf(question)}'`,
    `-H 'content-type: application/json'`,
    `-d '${JSON.stringify(question.input).replaceAll("'", `'\\''`)}'`,
  ].join(' ');
