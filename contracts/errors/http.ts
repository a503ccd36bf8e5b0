import { defineErrors, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

/** Errors of the HTTP surface, answered before any tool is looked at. */
export const httpErrors = defineErrors({
  HOST_REFUSED: {
    message: 'Host {host} is not served here.',
    recovery: 'Call the server by the address that it listens on, with one Host header.',
    facts: Of({ host: S }),
    status: 403,
  },
  ORIGIN_REFUSED: {
    message: 'Pages of {origin} may not call this server.',
    recovery: 'Start the server with --cors {origin}, or call it from a page of its own.',
    facts: Of({ origin: S }),
    status: 403,
  },
  UNKNOWN_PATH: {
    message: 'There is nothing at {path}.',
    recovery: 'Known paths: /mcp, /v1/tools/<tool>, /openapi.json, /health, /info.',
    facts: Of({ path: S }),
    status: 404,
  },
  METHOD_NOT_ALLOWED: {
    message: '{path} does not take {method}.',
    recovery: 'Use {allowed}.',
    facts: Of({ path: S, method: S, allowed: S }),
    status: 405,
  },
  UNSUPPORTED_CONTENT_TYPE: {
    message: 'The body is of type {given}; it must be application/json.',
    recovery: 'Send the header Content-Type: application/json.',
    facts: Of({ given: S }),
    status: 415,
  },
});
