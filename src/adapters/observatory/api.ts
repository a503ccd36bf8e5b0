import type { ServerResponse } from 'node:http';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { httpStatus } from '../../boundary/envelope.ts';
import { sendJson } from '../http/body.ts';

/** Numbers and words of a query as the tools take them; what they do not take, they refuse themselves. */
const given = (query: URLSearchParams, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = query.get(field);
      return value === null ? [] : [[field, /^\d+$/.test(value) ? Number(value) : value]];
    }),
  );

async function answer(app: App, tool: string, args: object, response: ServerResponse): Promise<void> {
  const { result, error } = await call(app, tool, args);
  if (error) sendJson(response, httpStatus(error.code), { error: error.message, code: error.code });
  else sendJson(response, 200, result);
}

const sessionPath = /^\/api\/sessions\/([^/]+)$/;

/** What the ledger answers to programs over plain HTTP, besides its tools. Everything below /api is answered here. */
export async function answerApi(app: App, url: URL, connections: number, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = url;
  if (pathname === '/api/health') {
    const { result } = await call(app, 'observatory_sessions', { status: 'active', limit: 1 });
    return sendJson(response, 200, {
      status: 'ok',
      connections,
      activeSessions: (result as { count?: number } | null)?.count ?? 0,
    });
  }
  if (pathname === '/api/sessions')
    return answer(app, 'observatory_sessions', given(searchParams, ['status', 'limit', 'offset']), response);
  const [, id] = sessionPath.exec(pathname) ?? [];
  if (id === undefined) return sendJson(response, 404, { error: 'There is nothing at this path.' });
  return answer(app, 'observatory_session', { sessionId: decoded(id), ...given(searchParams, ['limit', 'cursor']) }, response);
}

/** What is no encoded text is a name that nobody has. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
