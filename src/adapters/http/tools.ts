import type { ServerResponse } from 'node:http';
import type { App, Caller } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { httpStatus } from '../../boundary/envelope.ts';
import { LateSignal } from '../../kernel/late-signal.ts';
import { sendJson } from './body.ts';
import { whenClosed } from './turns.ts';

/** `POST /v1/tools/{name}`: the same call, answered as one JSON envelope with an HTTP status. */
export async function postTool(
  app: App,
  name: string,
  response: ServerResponse,
  body: unknown,
  how: Pick<Caller, 'as_of' | 'looks_only'> = {},
): Promise<void> {
  const gone = new LateSignal();
  whenClosed(response, () => {
    if (!response.writableEnded) gone.abort();
  });
  const envelope = await call(app, name, body, { as_of: how.as_of, looks_only: how.looks_only === true, signal: gone });
  if (!response.destroyed) sendJson(response, envelope.error ? httpStatus(envelope.error.code) : 200, envelope);
}
