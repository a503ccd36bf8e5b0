import { beforeAll, describe, expect, test } from 'vitest';
import { stdioSubject } from '../../src/adapters/conformance/stdio-subject.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { tempFolder } from '../support/app.ts';
import { programLine } from '../support/programs.ts';
import { differencesIn, reportOn } from '../support/rule.ts';
import { defects } from './defects/index.ts';
import { wireDefects } from './defects/wire.ts';

let program: string;
beforeAll(async () => {
  program = await programLine('test/conformance/broken-stdio.ts');
});

/** A process with one defect, for as long as it is looked at. */
async function withServer(name: string, look: (subject: Subject) => Promise<void>, timeoutMs?: number): Promise<void> {
  const { folder, remove } = tempFolder();
  const env = { ...process.env, NOEMA_DATABASE_URL: undefined, NOEMA_HOME: folder };
  const subject = await stdioSubject(`${program} "${name}"`, { env, ...(timeoutMs ? { timeoutMs } : {}) });
  try {
    await look(subject);
  } finally {
    await subject.close();
    remove();
  }
}

describe('caught over the wire:', () => {
  test.each([
    ['merging twice copies twice', /\/merged: expected 0, got 2/],
    ['a portal answers JSON', /expected 2 lines, got 1/],
    ['secrets are shown', /expected "use MY_TOKEN=<redacted> here"/],
    ['the lock is ignored', /expected WORKSPACE_LOCKED, got success/],
  ])('%s', (name, difference) =>
    withServer(name, async (subject) => {
      const red = await reportOn(defects[name]?.breaks ?? '', subject);
      expect(red.status).toBe('failed');
      expect(differencesIn(red)).toMatch(difference);
    }),
  );

  test.each([
    ['notes are lost at a restart', /after: show: expected success, got NOT_INITIALIZED/],
    ['an answer breaks its own schema', /breaks its own outputSchema: data\/result/],
    ['an envelope lacks fields', /the envelope's warnings must be a list/],
    ['an error says success', /success is true, but error is/],
    ['a JSON tool answers plain text', /expected an envelope, got "everything is fine"/],
    ['the server dies of a call', /Connection closed/],
  ] as const)('%s', (name, difference) =>
    withServer(name, async (subject) => {
      const red = await reportOn(wireDefects[name].breaks, subject);
      expect(red.status).toBe('failed');
      expect(differencesIn(red)).toMatch(difference);
      /** Whatever happened, the next case is judged for itself. */
      expect(await reportOn('tag_list/sorted-by-name', subject)).toMatchObject({ status: 'passed' });
    }),
  );

  test('a call is never answered', async () => {
    const name = 'a call is never answered';
    const rule = wireDefects[name].breaks;
    /** How long an answer takes here and now, many times over. */
    const began = performance.now();
    await withServer('none', async (subject) => expect(await reportOn(rule, subject)).toMatchObject({ status: 'passed' }));
    const patience = Math.ceil((performance.now() - began) * 3);
    const look = async (subject: Subject) => {
      const red = await reportOn(rule, subject);
      expect(differencesIn(red)).toMatch(/tag_delete gave no answer within [\d.]+ s/);
    };
    await withServer(name, look, patience);
  });
});

test('JSON in the text is as good as structured content', () =>
  withServer('JSON comes in the text', async (subject) => {
    for (const rule of ['merge/repeating-copies-nothing', 'status/the-state-comes-first', 'help/the-tags-are-explained'])
      expect(await reportOn(rule, subject)).toMatchObject({ status: 'passed' });
  }));
