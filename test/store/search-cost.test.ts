import { type CompiledQuery, CompiledQuery as Query, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Work is counted here, never timed. */
const sizes = { few: 60, many: 3000 };
const words = ['heron', 'egret', 'bittern', 'grebe', 'plover', 'dunlin', 'godwit', 'curlew', 'avocet', 'turnstone'];
const textOf = (i: number) => `${words[i % words.length]} ${words[(i * 7 + 3) % words.length]} seen ${i}`;

describe.each(realEngines)('searching on $name', (engine) => {
  let place: TestStore;
  let recording: ReturnType<typeof recordingOn>;
  beforeAll(async () => {
    place = await engine.place();
    await (await openOn(place)).close();
    recording = recordingOn(place);
    for (const [workspace, count] of Object.entries(sizes))
      await recording.store.write(workspace, null, async ({ tell }) => {
        for (let i = 0; i < count; i += 1)
          await tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content: textOf(i) });
      });
    if (place.engine === 'postgres') await sql`analyze`.execute(recording.kysely);
  });
  afterAll(async () => {
    await recording.store.close();
    await place.remove();
  });

  const explain = async ({ sql: text, parameters }: CompiledQuery): Promise<string> => {
    const prefix = place.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await recording.kysely.executeQuery<Record<string, string>>(Query.raw(`${prefix} ${text}`, [...parameters]));
    return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '').join('\n');
  };
  const sentBy = (workspace: keyof typeof sizes, args: object) =>
    recording.during(async () => expect((await call(recording.app, 'search', { workspace, ...args })).error).toBeNull());

  const inIndex = ({ sql: text }: CompiledQuery) => text.includes('search_');

  it.each([
    ['rare words', { query: '17' }],
    ['a common word', { query: 'heron' }],
    ['several words', { query: 'heron grebe avocet' }],
    ['nothing', { query: 'zeppelin' }],
    ['no query', {}],
  ])('for %s looks into the index at most twice more among many than among few', async (_, args) => {
    const [few, many] = [await sentBy('few', args), await sentBy('many', args)];
    expect(many.filter(inIndex).length - few.filter(inIndex).length).toBeLessThanOrEqual(2);
    expect(many.length).toBeLessThanOrEqual(30);
  });

  it('finds words by the index on words, and the newest by their index', async () => {
    const found = (await sentBy('many', { query: '17' })).filter(inIndex);
    expect(found).toHaveLength(2);
    for (const query of found) {
      const plan = await explain(query);
      expect(plan, query.sql).toMatch(/VIRTUAL TABLE INDEX \S*M|search_docs_words/);
      expect(plan, query.sql).not.toMatch(/SCAN d\b|Seq Scan on search_docs/);
    }
    const [newest] = (await sentBy('many', {})).filter(inIndex);
    const plan = await explain(newest as CompiledQuery);
    expect(plan).toMatch(/search_docs_newest/);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});
