import { signal } from '@preact/signals';
import { keyOf, type Question, wasAsked } from './asked.ts';
import { kept } from './kept.ts';

export type { Question } from './asked.ts';

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

const tokenName = 'noema-token';

/** Whether the server asks for a token that was not given yet. */
export const locked = signal(false);

const token = (): string | null => globalThis.sessionStorage.getItem(tokenName);

/** Calls bear the token; a socket cannot, so the server gives this browser a cookie for it. False: it is not the token. */
export async function unlock(given: string): Promise<boolean> {
  const response = await fetch('/observatory/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: given }),
  });
  if (response.ok) globalThis.sessionStorage.setItem(tokenName, given);
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

const notKept = () => new Refusal('NOT_KEPT', 'This is not in the file.', 'It holds what was shown when it was saved.');

async function envelopeFor(question: Question<unknown>, signal?: AbortSignal): Promise<Envelope> {
  if (kept) {
    const answer = kept.answers[keyOf(question)] as Envelope | undefined;
    if (!answer) throw notKept();
    return answer;
  }
  const { input } = question;
  const response = await fetched(pathOf(question), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  });
  return envelopeOf(response);
}

export async function ask<Result>(question: Question<Result>, signal?: AbortSignal): Promise<Result> {
  const { result, error } = await envelopeFor(question, signal);
  if (question.as_of !== undefined && error?.code === 'UNKNOWN_WORKSPACE') throw notYet();
  if (error) throw new Refusal(error.code, error.message, error.recovery ?? '');
  wasAsked(question, signal);
  return result as Result;
}

/** The same question as one would type it. */
export const asCurl = (question: Question<unknown>): string =>
  [
    `curl -s '${globalThis.location.origin}${pathOf(question)}'`,
    `-H 'content-type: application/json'`,
    `-d '${JSON.stringify(question.input).replaceAll("'", `'\\''`)}'`,
  ].join(' ');
