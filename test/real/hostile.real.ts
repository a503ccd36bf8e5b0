import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile.ts';
import { installClis } from './clis.ts';
import { type HostName, makeWorld } from './hosts.ts';
import { besides, injectedIn, strayLines } from './injected.ts';
import { type Model, startModel } from './model.ts';

let clis: Awaited<ReturnType<typeof installClis>>;
let model: Model;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
});
afterAll(() => model.close());

/** Letters, so that no wrapping and no cut changes it. */
const mark = (n: number) => `zq${String.fromCharCode(97 + Math.floor(n / 10), 97 + (n % 10))}qz`;
const texts = hostileTexts(mark);
/** So many come into one start: as a rule, a decision, a question and a note. */
const together = 4;

describe.each<HostName>(['claude-code', 'codex'])('%s', (host) => {
  test(`${texts.length} hostile texts reach the model as quoted data alone`, async () => {
    const world = await makeWorld(host, { clis, url: model.url });
    try {
      await world.noema('install', '--client', host, '--scope', 'user');
      const seen = new Set<number>();
      for (let from = 0; from < texts.length; from += together) {
        const some = texts.slice(from, from + together);
        const [rule, decision, question, note] = some as [string, string, string, string];
        /** A workspace of their own, so that all of them are told. */
        const workspace = `hostile-${from}`;
        world.env.NOEMA_WORKSPACE = workspace;
        await world.call('think_card', { workspace, card: { id: `R${from}`, type: 'decision', text: rule } });
        await world.call('think_pin', { workspace, targets: `R${from}` });
        await world.call('think_card', { workspace, card: { type: 'decision', text: decision } });
        await world.call('think_card', { workspace, card: { type: 'question', text: question } });
        await world.call('notes_commit', { workspace, content: note });
        model.take();
        const { code } = await world.start('Hello.');
        expect(code).toBe(0);
        const requests = model.take();
        expect(requests.length).toBeGreaterThan(0);
        for (const request of requests) {
          expect(injectedIn(request).flatMap(strayLines)).toEqual([]);
          const outside = besides(request);
          for (const [i] of some.entries()) expect(outside).not.toContain(mark(from + i));
        }
        const injected = requests.flatMap(injectedIn).join('\n');
        for (const [i] of some.entries()) if (injected.includes(mark(from + i))) seen.add(from + i);
      }
      expect(seen.size).toBe(texts.length);
    } finally {
      world.remove();
    }
  });
});
