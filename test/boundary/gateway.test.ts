import { describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { route } from '../../src/boundary/gateway.ts';
import type { Fault } from '../../src/kernel/fault.ts';

/** What is refused, at once or once it is known that the operation may be called. */
const refusal = (given: unknown) => {
  const said = ({ code, refusal: id, facts }: Fault) => ({ code, id, facts });
  try {
    const read = route(ledger, given);
    if ('refusal' in read) return said(read.refusal);
  } catch (error) {
    return said(error as Fault);
  }
  throw new Error('it was read');
};

describe('a call of the gateway is read', () => {
  test.each([
    [{ operation: 'get_state' }, 'get_state', {}],
    [{ operation: 'load_context', sessionId: 'a' }, 'load_context', { sessionId: 'a' }],
    [{ operation: 'load_context', args: { sessionId: 'a' } }, 'load_context', { sessionId: 'a' }],
    [{ operation: 'session', subOperation: 'get', sessionId: 'a' }, 'session_get', { sessionId: 'a' }],
    [{ operation: 'session', args: { subOperation: 'get', sessionId: 'a' } }, 'session_get', { sessionId: 'a' }],
    [{ operation: 'session', args: { operation: 'get', args: { sessionId: 'a' } } }, 'session_get', { sessionId: 'a' }],
    [{ operation: 'session_get', sessionId: 'a' }, 'session_get', { sessionId: 'a' }],
    [{ operation: 'start_new', newWork: { title: 't', project: 'p' }, project: 'q' }, 'start_new', { title: 't', project: 'p' }],
    [{ operation: 'get_state', args: null }, 'get_state', {}],
  ])('%j', (given, name, args) => expect(route(ledger, given)).toEqual({ name, args }));

  test('what stands further inside wins', () => {
    const given = {
      operation: 'session',
      subOperation: 'list',
      sessionId: 'outer',
      limit: 1,
      args: { operation: 'get', subOperation: 'search', sessionId: 'middle', offset: 2, args: { sessionId: 'inner' } },
    };
    expect(route(ledger, given)).toEqual({ name: 'session_get', args: { sessionId: 'inner', limit: 1, offset: 2 } });
  });

  test('names of a prototype are names like others', () => {
    const { args } = route(ledger, JSON.parse('{"operation":"get_state","__proto__":{"x":1},"args":{"constructor":1}}')) as {
      args: object;
    };
    expect(Object.keys(args).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(args)).toBe(Object.prototype);
  });

  test.each([
    [[], 'INVALID_INPUT', 'arguments-are-no-object'],
    ['get_state', 'INVALID_INPUT', 'arguments-are-no-object'],
    [undefined, 'INVALID_INPUT', 'operation-is-missing'],
    [{}, 'INVALID_INPUT', 'operation-is-missing'],
    [{ operation: 'thougt' }, 'INVALID_OPERATION', 'operation-is-not-known'],
    [{ operation: 'constructor' }, 'INVALID_OPERATION', 'operation-is-not-known'],
    [{ operation: 7 }, 'INVALID_OPERATION', 'operation-is-not-known'],
    [{ operation: 'session' }, 'INVALID_OPERATION', 'sub-operation-is-missing'],
    [{ operation: 'session', subOperation: 'serch' }, 'INVALID_OPERATION', 'sub-operation-is-not-known'],
    [{ operation: 'session', args: { operation: {} } }, 'INVALID_OPERATION', 'sub-operation-is-not-known'],
    [{ operation: 'thought', args: 'x' }, 'INVALID_PAYLOAD', 'operation-takes-an-object'],
    [{ operation: 'session', args: { operation: 'get', args: [] } }, 'INVALID_PAYLOAD', 'operation-takes-an-object'],
  ])('%j is refused: %s, %s', (given, code, id) => expect(refusal(given)).toMatchObject({ code, id }));

  test('the nearest name is said', () => {
    expect(refusal({ operation: 'thougt' }).facts).toMatchObject({ nearest: 'thought' });
    expect(refusal({ operation: 'mental_models', subOperation: 'get_modle' }).facts).toMatchObject({ nearest: 'get_model' });
  });
});
