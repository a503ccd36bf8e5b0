import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { readManifest } from '../../src/adapters/conformance/load.ts';
import { runSocket, selectSocket } from '../../src/adapters/conformance/socket-suite.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { observed } from '../support/watching.ts';
import { brokenSockets, serveBroken } from './broken-sockets.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let server: Awaited<ReturnType<typeof observed>>;
let url: URL;
beforeAll(async () => {
  app = await testApp({ product: ledger, policy: { ...noPolicy, default_workspace: '_default' }, exports: 'nowhere' });
  server = await observed([app]);
  url = new URL(`${server.url.replace('http', 'ws')}/observatory/socket`);
});
afterAll(async () => {
  await server.close();
  await app.end();
});

const subject: Subject = {
  call: async (tool, args) => ({ envelope: await call(app, tool, args) }),
  reconnect: async () => {},
  close: async () => {},
};

let manifest: ReturnType<typeof readManifest> | undefined;
const selected = async (rule?: string) => {
  manifest ??= readManifest('.');
  return selectSocket(await manifest, 'observatory', rule);
};

test('our own socket keeps every rule', async () => {
  const selection = await selected();
  const ran = await runSocket(selection, { url, subject });
  expect(ran.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(new Set(ran.flatMap(({ proves }) => proves))).toEqual(new Set(selection.rules));
});

describe('a broken socket is caught', () => {
  /** What is between the two has been carried over before and after the sound server has said all that it had to say. */
  const settledOver = (proxy: { carried(): Promise<void> }) => async () => {
    await proxy.carried();
    await server.shown.settled();
    await proxy.carried();
  };

  test.each(Object.entries(brokenSockets))('%s', async (_, broken) => {
    const rule = `observatory/${broken.breaks}`;
    const proxy = await serveBroken(url, broken);
    try {
      const ran = await runSocket(await selected(rule), { url: proxy.url, subject, settled: settledOver(proxy) });
      expect(ran.some(({ status, proves }) => status === 'failed' && proves.includes(rule))).toBe(true);
    } finally {
      await proxy.close();
    }
  });

  test('and every rule has one that breaks it', async () => {
    const broken = new Set(Object.values(brokenSockets).map(({ breaks }) => `observatory/${breaks}`));
    expect([...(await selected()).rules].filter((rule) => !broken.has(rule))).toEqual([]);
  });

  test('but a proxy that changes nothing is not', async () => {
    const proxy = await serveBroken(url, { breaks: '' });
    const ran = await runSocket(await selected(), { url: proxy.url, subject, settled: settledOver(proxy) });
    await proxy.close();
    /** It asks strangers in. */
    const kept = ran.filter(({ proves }) => !proves.includes('observatory/strangers-are-refused'));
    expect(kept.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(kept.length).toBeGreaterThan(10);
  });
});
