import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  asked,
  closing,
  connectedAs,
  critique,
  done,
  type Json,
  type Manner,
  manners,
  thought,
  wires,
} from '../support/ledger-client.ts';

const later = closing();

/** What a thought that asks for a critique is answered besides, by the manners of the client. */
const criticised: Readonly<Record<Manner, Json>> = {
  answers: { critique },
  refuses: { warnings: [{ code: 'CRITIQUE_NOT_MADE' }] },
  ignores: { warnings: [{ code: 'CRITIQUE_NOT_MADE' }] },
  lacks: { warnings: [{ code: 'SAMPLING_NOT_SUPPORTED' }] },
};

describe.each(Object.keys(wires) as (keyof typeof wires)[])('from the first call to the export, over %s,', (wire) => {
  test.each(manners)('with a client that %s what it is asked', async (manner) => {
    const transport = await wires[wire](manner, later);
    const { client, heard } = await connectedAs(manner, transport, later);
    const ask = (args: Json) => done(client, args);
    const says = manner === 'answers';

    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(['thoughtbox_gateway']);
    expect(await ask({ operation: 'get_state' })).toMatchObject({ currentStage: 0, sessionId: null, boundRoot: null });
    expect(await asked(client, { operation: 'thought', args: {} })).toMatchObject({
      isError: true,
      answer: {
        code: 'STAGE_REQUIREMENT_NOT_MET',
        error: expect.stringContaining('entry'),
        details: {
          suggestions: [
            { target: 'thoughtbox_gateway', params: { operation: 'start_new' } },
            { params: { operation: 'list_sessions' } },
          ],
        },
      },
    });

    expect(await ask({ operation: 'list_roots' })).toMatchObject(
      says
        ? {
            supported: true,
            roots: [
              { uri: 'file:///srv/shop', name: 'shop' },
              { uri: 'file:///srv/blog/', name: 'blog' },
            ],
            count: 2,
          }
        : { supported: false, roots: [], count: 0 },
    );
    const bound = await asked(client, { operation: 'bind_root', rootUri: 'file:///srv/shop' });
    expect(bound.answer).toMatchObject(
      says ? { boundRoot: 'file:///srv/shop', navigationContext: { project: 'shop' } } : { code: 'INVALID_OPERATION' },
    );
    expect((await asked(client, { operation: 'bind_root', rootUri: 'file:///etc' })).isError).toBe(true);

    const { session } = await ask({ operation: 'start_new', newWork: { title: 'Slow pages' } });
    expect(session).toMatchObject({ title: 'Slow pages', tags: says ? ['project:shop'] : [] });
    const { id } = session as { id: string };
    expect(await ask({ operation: 'cipher' })).toMatchObject({ currentStage: 2 });
    expect(await ask(thought(1))).toMatchObject({ sessionId: id, guide: expect.any(String) });
    const before = heard.length;
    expect(await ask(thought(2, { branchFromThought: 1, branchId: 'other', critique: true }))).toMatchObject({
      branches: ['other'],
      thoughtHistoryLength: 2,
      ...criticised[manner],
    });
    expect(heard.length - before).toBe(manner === 'lacks' ? 0 : 1);
    expect(
      await ask({ operation: 'mental_models', args: { operation: 'get_model', args: { model: 'five-whys' } } }),
    ).toMatchObject({
      name: 'five-whys',
    });
    const closed = await ask(thought(2, { nextThoughtNeeded: false, critique: true }));
    expect(closed).toMatchObject({ sessionId: null, sessionClosed: true, closedSessionId: id, thoughtHistoryLength: 3 });
    expect(closed).toMatchObject(criticised[manner]);
    expect(existsSync(String(closed.exportPath))).toBe(true);
    const file = JSON.parse(readFileSync(String(closed.exportPath), 'utf8'));
    expect(file.nodes.map(({ data }: { data: Json }) => data.critique !== undefined)).toEqual([false, says, says]);
    const { content } = await ask({ operation: 'session', subOperation: 'export', sessionId: id });
    expect(JSON.parse(String(content))).toEqual({
      ...file,
      session: expect.objectContaining({ id, thoughtCount: 3 }),
      exportedAt: expect.any(String),
    });
    expect(await ask({ operation: 'session', subOperation: 'import', export: file })).toMatchObject({ outcome: 'unchanged' });
  });
});
