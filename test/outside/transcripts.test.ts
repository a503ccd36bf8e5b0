import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, symlinkSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App, Caller } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { defaultPlaces } from '../../src/outside/places.ts';
import { allowedRoots } from '../../src/outside/transcripts/allowed.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { asLines, before, counting, put, today } from './rollouts.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
type Answer = any;

const app = '/srv/app';
const summary = '## Summary\n- Moved the cache behind a port\n- 41 tests pass\n- Next: measure it';

let temp: ReturnType<typeof tempFolder>;
let root: string;
let memory: Awaited<ReturnType<typeof testApp>>;
let files: ReturnType<typeof counting>;
let transactions = 0;
let overlaps = 0;

beforeEach(async () => {
  temp = tempFolder();
  root = path.join(temp.folder, 'sessions');
  mkdirSync(root);
  transactions = 0;
  overlaps = 0;
  files = counting(() => {
    overlaps += transactions;
  });
  memory = await testApp({
    transcripts: {
      places: { project_root: app, codex_home: temp.folder, claude_home: '/none', transcript_dirs: [temp.folder] },
      openFile: files.openFile,
    },
  });
});
afterEach(async () => {
  await memory.end();
  temp.remove();
});

const ask = async (tool: string, args: object = {}, caller: Caller = {}, at: App = memory): Promise<Answer> =>
  JSON.parse(JSON.stringify(await call(at, tool, { workspace: 'acme', ...args }, caller)));
const result = async (tool: string, args: object = {}) => {
  const { success, result, error, warnings, suggestions } = await ask(tool, args);
  expect(error).toBeNull();
  expect(success).toBe(true);
  return { ...result, codes: warnings.map((w: Answer) => w.code), suggestions };
};
const refused = async (tool: string, args: object) => {
  const { error } = await ask(tool, args);
  return `${error?.code} ${error?.message}`;
};
const session = (cwd: string, ...said: [string, string][]) =>
  asLines(today.meta(cwd), ...said.map(([role, text]) => today.said(role, text)));

describe('files as Codex writes them', () => {
  it('today: a message is found once, by line and byte, and opens again', async () => {
    const content = asLines(
      today.meta(app, 's-9'),
      today.said('developer', '<skills_instructions>…</skills_instructions>'),
      today.environment(app),
      today.turn(app),
      today.said('user', 'Why is the cache stale?'),
      today.echo('The cache is stale because of the clock'),
      today.said('assistant', 'The cache is stale because of the clock'),
    );
    put(root, '2026/03/01/rollout-2026-03-01T10-00-00-s-9.jsonl', content);
    const found = await result('transcripts_search', { query: 'stale because' });
    expect(found).toMatchObject({
      root_dir: root,
      filters: { cwd_prefix: app, dedupe: true },
      scanned: { files: 1, truncated: false, skipped: { folders: 0, files: 0, malformed_lines: 0, long_lines: 0 } },
      projects: [{ id: app, name: 'app', confidence: 'high', files: 1, hits: 1 }],
      hits: [
        {
          ref: { path: '2026/03/01/rollout-2026-03-01T10-00-00-s-9.jsonl', line: 7 },
          session: { id: 's-9', ts: '2026-03-01T10:00:00.000Z' },
          message: { role: 'assistant', ts: '2026-03-01T10:00:00.000Z', snippet: 'The cache is stale because of the clock' },
        },
      ],
      has_more: false,
      truncated: false,
      codes: [],
    });
    const { path: file, line, byte } = found.hits[0].ref;
    const byLine = await result('transcripts_open', { ref: { path: file, line }, before_lines: 1, after_lines: 0 });
    expect(byLine).toMatchObject({
      ref: { path: file, line, byte },
      session: { id: 's-9', cwd: app },
      project: { id: app, confidence: 'high' },
      entries: [{ line: 7, byte, role: 'assistant', selected: true, text: 'The cache is stale because of the clock' }],
    });
    const byByte = await result('transcripts_open', { ref: { path: file, byte }, before_lines: 1, after_lines: 0 });
    expect(byByte.entries).toEqual([{ ...byLine.entries[0], line: null }]);
    expect(byByte.codes).toEqual([]);
  });

  it('earlier: no envelope, and the folder only in a text', async () => {
    put(
      root,
      'env.jsonl',
      asLines(
        before.meta(),
        before.said('user', `<cwd>${app}/api</cwd>`),
        before.state(),
        before.said('assistant', 'old needle'),
      ),
    );
    put(
      root,
      'instructions.jsonl',
      asLines(before.meta('old-2', `# AGENTS.md instructions for ${app}\n`), before.said('assistant', 'older needle')),
      5,
    );
    put(
      root,
      'bare.jsonl',
      asLines({ role: 'user', content: `Current working directory: ${app}` }, { role: 'assistant', content: 'oldest needle' }),
      9,
    );
    const found = await result('transcripts_search', { query: 'needle' });
    expect(found.hits.map((h: Answer) => [h.ref.path, h.ref.line, h.session.id, h.project.id, h.project.confidence])).toEqual([
      ['env.jsonl', 4, 'old-1', `${app}/api`, 'medium'],
      ['instructions.jsonl', 2, 'old-2', app, 'medium'],
      ['bare.jsonl', 2, undefined, app, 'medium'],
    ]);
  });

  it('the default root is the folder sessions in the home of Codex', async () => {
    expect((await result('transcripts_digest')).root_dir).toBe(root);
    expect((await result('transcripts_digest', { root_dir: temp.folder })).codes).toEqual([]);
  });
});

describe('what is searched', () => {
  it('only this project, by whole folder names', async () => {
    put(root, 'a.jsonl', session(app, ['user', 'needle a']));
    put(root, 'b.jsonl', session(`${app}2`, ['user', 'needle b']), 1);
    put(root, 'c.jsonl', session('/elsewhere', ['user', 'needle c']), 2);
    put(root, 'd.jsonl', asLines(before.said('user', 'needle d')), 3);
    const paths = async (args: object) =>
      (await result('transcripts_search', { query: 'needle', ...args })).hits.map((h: Answer) => h.ref.path);
    expect(await paths({})).toEqual(['a.jsonl']);
    expect(await paths({ cwd_prefix: '/srv' })).toEqual(['a.jsonl', 'b.jsonl']);
    expect(await paths({ cwd_prefix: '/' })).toEqual(['a.jsonl', 'b.jsonl', 'c.jsonl']);
    expect(await paths({ cwd_prefix: '' })).toEqual(['a.jsonl', 'b.jsonl', 'c.jsonl', 'd.jsonl']);
  });

  it('letter for letter, and one role if asked', async () => {
    put(root, 'a.jsonl', session(app, ['user', 'Needle'], ['assistant', 'needle'], ['user', 'needle?']));
    const texts = async (args: object) =>
      (await result('transcripts_search', { query: 'needle', ...args })).hits.map((h: Answer) => h.message.snippet);
    expect(await texts({})).toEqual(['needle', 'needle?']);
    expect(await texts({ role: 'user' })).toEqual(['needle?']);
    expect(await texts({ role: 'system' })).toEqual([]);
  });

  it('a repeated message once, unless asked otherwise', async () => {
    for (const i of [1, 2, 3]) put(root, `${i}.jsonl`, session(app, ['user', 'the same needle']), i);
    expect((await result('transcripts_search', { query: 'needle' })).hits).toHaveLength(1);
    expect((await result('transcripts_search', { query: 'needle', dedupe: false })).hits).toHaveLength(3);
  });

  it('newest files first, and no more than max_files', async () => {
    for (const i of [3, 1, 4, 2]) put(root, `deep/${i}.jsonl`, session(app, ['user', `needle ${i}`]), i);
    put(root, 'twin-a.jsonl', session(app, ['user', 'needle twin a']), 9);
    put(root, 'twin-b.jsonl', session(app, ['user', 'needle twin b']), 9);
    const all = await result('transcripts_search', { query: 'needle' });
    expect(all.hits.map((h: Answer) => h.message.snippet)).toEqual([
      'needle 1',
      'needle 2',
      'needle 3',
      'needle 4',
      'needle twin b',
      'needle twin a',
    ]);
    files.seen.opened = 0;
    const two = await result('transcripts_search', { query: 'needle', max_files: 2 });
    expect(two.hits).toHaveLength(2);
    expect(files.seen.opened).toBe(2);
    expect(two.codes).toEqual(['TRANSCRIPTS_MAX_FILES_REACHED']);
    const one = await result('transcripts_search', { query: 'needle', hits_limit: 1 });
    expect([one.hits.length, one.has_more, one.scanned.files]).toEqual([1, true, 1]);
  });

  it('a snippet holds the match, within its bound, without half a secret', async () => {
    const secret = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';
    put(
      root,
      'a.jsonl',
      session(
        app,
        ['user', `${'x'.repeat(500)} 😀 needle ${'é'.repeat(500)}`],
        ['assistant', `${secret} needle \u001b[31mred\u001b[0m`],
      ),
    );
    const { hits } = await result('transcripts_search', { query: 'needle', context_chars: 30 });
    for (const { message } of hits) {
      expect(message.snippet).toContain('needle');
      expect(message.snippet.length).toBeLessThanOrEqual(30);
    }
    expect(JSON.stringify(hits)).not.toMatch(/ghp_|cdef|\\u001b/);
    expect((await result('transcripts_search', { query: 'ghp_abc' })).hits).toEqual([]);
  });

  it('nothing is read while a transaction is open, and a cancelled search stops', async () => {
    put(root, 'a.jsonl', session(app, ['user', 'needle']));
    const store: App['store'] = {
      ...memory.store,
      read: (workspace, work) =>
        memory.store.read(workspace, async (reads) => {
          transactions += 1;
          try {
            return await work(reads);
          } finally {
            transactions -= 1;
          }
        }),
    };
    await ask('transcripts_search', { query: 'needle' }, {}, { ...memory, store });
    expect([files.seen.bytes > 0, overlaps]).toEqual([true, 0]);
    const stop = new AbortController();
    const { error } = await ask('transcripts_search', { query: 'needle' }, { signal: stop.signal, progress: () => stop.abort() });
    expect(error.code).toBe('CANCELLED');
  });
});

describe('bytes are bounded', () => {
  /** Head, two gigabytes of nothing, and an end. */
  function hugeFile(...end: [string, string][]): number {
    const file = put(root, 'huge.jsonl', session(app, ['user', 'first question']));
    const size = 2 * 1024 ** 3;
    truncateSync(file, size);
    const handle = openSync(file, 'r+');
    writeSync(
      handle,
      Buffer.concat([Buffer.from('\n'), asLines(...end.map(([role, text]) => today.said(role, text)))]),
      0,
      undefined,
      size,
    );
    closeSync(handle);
    return size + 1;
  }

  it('a digest of two gigabytes reads a head and an end', async () => {
    const byte = hugeFile(['assistant', summary]);
    const { digest, scanned, codes } = await result('transcripts_digest');
    expect(digest).toMatchObject([
      { ref: { path: 'huge.jsonl', byte }, session: { id: 'session-1' }, message: { role: 'assistant', text: summary } },
    ]);
    expect(digest[0].ref.line).toBeUndefined();
    expect(files.seen.bytes).toBeLessThan(512 * 1024);
    expect(files.seen.largest).toBeLessThanOrEqual(64 * 1024);
    expect(scanned).toMatchObject({ files: 1, bytes: files.seen.bytes, truncated: false });
    expect(codes).toEqual([]);
  });

  it('a search of two gigabytes reads its share of the end', async () => {
    const byte = hugeFile(['user', 'late needle']);
    const { hits, scanned, codes } = await result('transcripts_search', { query: 'needle', max_bytes_total: 8 * 1024 * 1024 });
    expect(hits).toMatchObject([{ ref: { path: 'huge.jsonl', byte } }]);
    expect(scanned.truncated).toBe(true);
    expect(codes).toEqual(['TRANSCRIPTS_SCAN_TRUNCATED']);
    expect(files.seen.bytes).toBe(scanned.bytes);
    expect(scanned.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
    files.seen.bytes = 0;
    const opened = await result('transcripts_open', { ref: { path: 'huge.jsonl', byte } });
    expect(opened.entries).toMatchObject([{ byte, text: 'late needle', selected: true }]);
    expect(files.seen.bytes).toBeLessThan(16 * 1024 * 1024);
    files.seen.bytes = 0;
    expect(await refused('transcripts_open', { ref: { path: 'huge.jsonl', line: 4 } })).toMatch(/^UNKNOWN_ID/);
    expect(files.seen.bytes).toBeLessThanOrEqual(65 * 1024 * 1024);
  });

  it('one line of 50 MB is passed over and counted', async () => {
    const long = Buffer.concat([
      Buffer.from('{"type":"message","role":"user","content":"needle'),
      Buffer.alloc(50_000_000, 'x'),
      Buffer.from('"}'),
    ]);
    put(root, 'a.jsonl', asLines(today.meta(app), long, today.said('user', 'small needle')));
    const { hits, scanned } = await result('transcripts_search', { query: 'needle', max_bytes_total: 256 * 1024 * 1024 });
    expect(hits.map((h: Answer) => [h.ref.line, h.message.snippet])).toEqual([[3, 'small needle']]);
    expect(scanned.skipped.long_lines).toBe(1);
    const opened = await result('transcripts_open', { ref: { path: 'a.jsonl', line: 1 }, after_lines: 1 });
    expect(opened.skipped_lines).toBe(0);
  });

  it('5,000 files are read as far as the bytes go', async () => {
    for (let i = 0; i < 5000; i++)
      put(
        root,
        `${i % 50}/${i}.jsonl`,
        asLines(today.meta(i % 2 ? app : '/other', `s${i}`), today.said('assistant', `nothing to say ${i}`)),
        i,
      );
    const max_bytes_total = 2 * 1024 * 1024;
    const { scanned, digest, codes, suggestions } = await result('transcripts_digest', { max_files: 5000, max_bytes_total });
    expect(files.seen.bytes).toBe(scanned.bytes);
    expect(scanned.bytes).toBeLessThanOrEqual(max_bytes_total);
    expect(scanned).toMatchObject({ truncated: true });
    expect(digest).toEqual([]);
    expect(codes).toEqual(['TRANSCRIPTS_SCAN_TRUNCATED']);
    expect(suggestions.map((s: Answer) => [s.target, s.params.mode, s.params.max_bytes_total])).toEqual([
      ['transcripts_digest', 'summary', max_bytes_total * 8],
      ['transcripts_digest', 'last', max_bytes_total],
    ]);
    const last = await result('transcripts_digest', suggestions[1].params);
    expect(last.digest.map((d: Answer) => d.session.id)).toEqual(['s1', 's3', 's5', 's7', 's9', 's11']);
    const few = await result('transcripts_digest', { max_files: 7 });
    expect([few.scanned.files, few.codes]).toEqual([7, ['TRANSCRIPTS_MAX_FILES_REACHED']]);
  });

  it('every budget, however small, is kept', async () => {
    for (let i = 0; i < 6; i++) put(root, `${i}.jsonl`, session(app, ['assistant', summary + i], ['user', 'needle']), i);
    for (const max_bytes_total of [1024, 5000, 16 * 1024, 22_000, 70_000])
      for (const [tool, args] of [
        ['transcripts_digest', {}],
        ['transcripts_search', { query: 'needle' }],
      ] as const) {
        files.seen.bytes = 0;
        const { scanned } = await result(tool, { ...args, max_bytes_total });
        expect(scanned.bytes).toBe(files.seen.bytes);
        expect(scanned.bytes).toBeLessThanOrEqual(max_bytes_total);
        expect(scanned.truncated).toBe(true);
      }
    for (const max_chars of [0, 20, 200, 700, 5000])
      for (const [tool, args] of [
        ['transcripts_digest', {}],
        ['transcripts_search', { query: 'needle' }],
        ['transcripts_open', { ref: { path: '0.jsonl', line: 2 } }],
      ] as const) {
        const { budget, ...rest } = (await ask(tool, { ...args, max_chars })).result;
        expect(budget.used_chars).toBe(Buffer.byteLength(JSON.stringify(rest)));
        expect(budget.used_chars).toBeLessThanOrEqual(Math.max(2, max_chars));
      }
  });
});

describe('a digest', () => {
  it('takes summaries, newest session first, each session before a second of any', async () => {
    put(
      root,
      'new.jsonl',
      session(app, ['assistant', 'Summary: one'], ['assistant', 'chat'], ['assistant', '**Recap**\ntwo'], ['assistant', 'bye']),
      1,
    );
    put(root, 'old.jsonl', session(app, ['user', 'Summary: not mine'], ['assistant', '## What changed\nthree']), 2);
    put(root, 'none.jsonl', session(app, ['assistant', 'ok']), 3);
    const texts = async (args: object) => (await result('transcripts_digest', args)).digest.map((d: Answer) => d.message.text);
    expect(await texts({})).toEqual(['**Recap**\ntwo', 'Summary: one', '## What changed\nthree']);
    expect(await texts({ max_items: 2 })).toEqual(['**Recap**\ntwo', '## What changed\nthree']);
    expect(await texts({ mode: 'last' })).toEqual(['bye', '## What changed\nthree', 'ok']);
    expect((await result('transcripts_digest')).digest[0].ref).toMatchObject({ path: 'new.jsonl', line: 4 });
  });

  it('says once what a continued session repeats', async () => {
    put(root, 'fork.jsonl', session(app, ['assistant', summary]), 1);
    put(root, 'base.jsonl', session(app, ['assistant', summary]), 2);
    expect((await result('transcripts_digest')).digest.map((d: Answer) => d.ref.path)).toEqual(['fork.jsonl']);
  });

  it('offers retries that work when the end of a session did not reach', async () => {
    const noise: [string, string][] = Array.from({ length: 40 }, (_, i) => ['user', `${i} ${'output '.repeat(600)}`]);
    put(root, 'a.jsonl', session(app, ['assistant', summary], ...noise));
    const { digest, scanned, codes, suggestions } = await result('transcripts_digest', { max_bytes_total: 200_000 });
    expect([digest, scanned.truncated, codes]).toEqual([[], true, ['TRANSCRIPTS_SCAN_TRUNCATED']]);
    let [more] = suggestions;
    for (let tries = 0; tries < 4; tries++) {
      const again = await result(more.target, more.params);
      if (again.digest.length) return expect(again.digest[0].message.text).toBe(summary);
      [more] = again.suggestions;
    }
    throw new Error('raising the bytes never found it');
  });
});

describe('opening', () => {
  beforeEach(() =>
    put(root, 'a.jsonl', session(app, ...Array.from({ length: 30 }, (_, i): [string, string] => ['user', `message ${i + 2}`]))),
  );

  it('shows the lines around, and suggests to keep them', async () => {
    const opened = await result('transcripts_open', { ref: { path: 'a.jsonl', line: 10 } });
    expect(opened.entries.map((e: Answer) => e.line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(opened.entries.filter((e: Answer) => e.selected)).toMatchObject([{ line: 10, text: 'message 10' }]);
    const [keep] = opened.suggestions;
    expect(keep).toMatchObject({ target: 'macro_branch_note', priority: 'low', validated: true });
    const kept = await ask(keep.target, keep.params);
    expect(kept.result.note.content).toContain('> user: message 10');
    expect(kept.result.note.meta).toMatchObject({ transcript: { path: 'a.jsonl', line: 10 }, session: 'session-1' });
  });

  it('a byte inside a line opens it, with a warning; the ends of the file are ends', async () => {
    const { ref } = await result('transcripts_open', { ref: { path: 'a.jsonl', line: 10 } });
    const inside = await result('transcripts_open', {
      ref: { path: 'a.jsonl', byte: ref.byte + 9 },
      before_lines: 0,
      after_lines: 0,
    });
    expect([inside.codes, inside.ref.byte, inside.entries.length]).toEqual([['TRANSCRIPTS_REF_NOT_EXACT'], ref.byte, 1]);
    expect((await result('transcripts_open', { ref: { path: 'a.jsonl', byte: 0 } })).ref).toEqual({
      path: 'a.jsonl',
      line: 1,
      byte: 0,
    });
    expect(
      (await result('transcripts_open', { ref: { path: 'a.jsonl', line: 31 }, before_lines: 200, after_lines: 200 })).entries,
    ).toHaveLength(30);
    expect(await refused('transcripts_open', { ref: { path: 'a.jsonl', line: 32 } })).toMatch(/^UNKNOWN_ID/);
    expect(await refused('transcripts_open', { ref: { path: 'a.jsonl', byte: 10_000_000 } })).toMatch(/^UNKNOWN_ID/);
  });
});

describe('hostile folders', () => {
  it('links and ways out are refused', async () => {
    put(temp.folder, 'secret.jsonl', session(app, ['user', 'needle outside']));
    put(root, 'in/real.jsonl', session(app, ['user', 'needle inside']));
    symlinkSync(path.join(temp.folder, 'secret.jsonl'), path.join(root, 'out.jsonl'));
    symlinkSync(temp.folder, path.join(root, 'up'));
    symlinkSync(root, path.join(root, 'in/loop'));
    symlinkSync('self.jsonl', path.join(root, 'self.jsonl'));
    symlinkSync(path.join(root, 'in/real.jsonl'), path.join(root, 'inner.jsonl'));
    expect((await result('transcripts_search', { query: 'needle' })).hits.map((h: Answer) => h.ref.path)).toEqual([
      'in/real.jsonl',
    ]);
    const at = (file: string) => refused('transcripts_open', { ref: { path: file, line: 1 } });
    for (const file of [
      'out.jsonl',
      'up/secret.jsonl',
      '../secret.jsonl',
      'in/../../secret.jsonl',
      path.join(root, 'in/real.jsonl'),
    ])
      expect(await at(file)).toMatch(/^INVALID_INPUT/);
    expect(await at('in/real.jsonl\u0000')).toMatch(/^INVALID_INPUT/);
    expect(await at('in/loop/../../secret.jsonl')).toMatch(/^UNKNOWN_ID/);
    expect(await at('self.jsonl')).toMatch(/^IO_ERROR.*ELOOP/);
    expect(await at(`${'a'.repeat(300)}.jsonl`)).toMatch(/^UNKNOWN_ID/);
    expect((await result('transcripts_open', { ref: { path: 'inner.jsonl', line: 2 } })).entries).toHaveLength(1);
  });

  it('what is no file is not waited for', async () => {
    execFileSync('mkfifo', [path.join(root, 'pipe.jsonl')]);
    mkdirSync(path.join(root, 'folder.jsonl'));
    expect((await result('transcripts_search', { query: 'x' })).scanned.files).toBe(0);
    expect(await refused('transcripts_open', { ref: { path: 'pipe.jsonl', line: 1 } })).toMatch(/^IO_ERROR/);
    expect(await refused('transcripts_open', { ref: { path: 'folder.jsonl', line: 1 } })).toMatch(/^IO_ERROR/);
  });

  it('a root that is no folder is refused, one that is not there is empty', async () => {
    writeFileSync(path.join(temp.folder, 'file'), '');
    symlinkSync('circle', path.join(temp.folder, 'circle'));
    for (const [tool, args] of [
      ['transcripts_digest', {}],
      ['transcripts_search', { query: 'x' }],
    ] as const)
      for (const name of ['file', 'circle'])
        expect(await refused(tool, { ...args, root_dir: path.join(temp.folder, name) })).toMatch(/^IO_ERROR/);
    expect((await result('transcripts_digest', { root_dir: path.join(temp.folder, 'nowhere') })).codes).toEqual([
      'TRANSCRIPTS_ROOT_MISSING',
    ]);
  });

  it('folders that are too deep are counted', async () => {
    put(root, `${'d/'.repeat(15)}a.jsonl`, session(app, ['user', 'needle']));
    put(root, `${'e/'.repeat(30)}a.jsonl`, session(app, ['user', 'deeper needle']));
    const { hits, scanned } = await result('transcripts_search', { query: 'needle' });
    expect([hits.length, scanned.skipped.folders]).toEqual([1, 1]);
  });

  it('strange lines do no harm and are counted', async () => {
    const invalid = Buffer.concat([
      Buffer.from('{"type":"message","role":"user","content":"needle '),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from('"}'),
    ]);
    put(
      root,
      'a.jsonl',
      asLines(
        `\ufeff${JSON.stringify(today.meta(app))}`,
        '',
        '{"type":"response_item","payload":{"type":"mess',
        '[1,2,3]',
        'null',
        '"needle"',
        '{"__proto__":{"type":"message","role":"user","content":"needle proto"}}',
        '{"type":"response_item","payload":{"__proto__":{"polluted":true},"type":"message","role":"user","content":[{"__proto__":null,"text":"needle kept"},null,7,{"text":9}]}}',
        '['.repeat(400_000),
        invalid,
        '{"type":"message","role":7,"content":"needle role"}',
      ),
    );
    put(root, 'binary.jsonl', Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 37) % 256)), 1);
    put(root, 'empty.jsonl', Buffer.alloc(0), 2);
    const { hits, scanned } = await result('transcripts_search', { query: 'needle', cwd_prefix: '' });
    expect(hits.map((h: Answer) => h.message.snippet)).toEqual(['needle kept', 'needle ���']);
    expect(scanned.skipped.malformed_lines).toBeGreaterThan(2);
    expect(({} as Answer).polluted).toBeUndefined();
  });

  it('a last line that is still being written is left out', async () => {
    const whole = session(app, ['user', 'needle']);
    put(root, 'a.jsonl', Buffer.concat([whole, Buffer.from('{"timestamp":"2026-03-01T10:00:00Z","type":"respo')]));
    put(root, 'b.jsonl', session(app, ['user', 'needle at the end']).subarray(0, -1), 1);
    const { hits, scanned } = await result('transcripts_search', { query: 'needle' });
    expect([hits.length, scanned.skipped.malformed_lines]).toEqual([2, 1]);
  });
});

describe('only what the operator allows is read', () => {
  const asks: [string, object][] = [
    ['transcripts_search', { query: 'needle', cwd_prefix: '' }],
    ['transcripts_digest', { cwd_prefix: '' }],
    ['transcripts_open', { ref: { path: 'a.jsonl', line: 2 } }],
  ];
  let elsewhere: ReturnType<typeof tempFolder>;
  let at: Awaited<ReturnType<typeof testApp>>;
  let project: string;
  const allowing = async (transcript_dirs: string[]) => {
    at = await testApp({
      transcripts: {
        places: {
          project_root: project,
          codex_home: temp.folder,
          claude_home: path.join(temp.folder, 'claude'),
          transcript_dirs,
        },
        openFile: files.openFile,
      },
    });
  };
  beforeEach(() => {
    elsewhere = tempFolder();
    project = path.join(temp.folder, 'project');
    mkdirSync(project);
    put(elsewhere.folder, 'a.jsonl', session(app, ['user', 'needle']));
  });
  afterEach(async () => {
    await at.end();
    elsewhere.remove();
  });
  const refusal = async (tool: string, args: object, root_dir: string) => (await ask(tool, { ...args, root_dir }, {}, at)).error;

  it.each(asks)('%s refuses what lies elsewhere, whether it exists or not, and says what allows it', async (tool, args) => {
    await allowing([]);
    for (const root_dir of ['/', '/proc', '/proc/self', elsewhere.folder, '/no-such-folder', '..', '~', path.dirname(project)]) {
      const error = await refusal(tool, args, root_dir);
      expect(error).toMatchObject({ code: 'INVALID_INPUT', hints: [{ field: 'root_dir' }] });
      expect(error.recovery).toContain('--transcript-dir (NOEMA_TRANSCRIPT_DIR)');
    }
    expect(files.seen.opened).toBe(0);
  });

  it.each(asks)('%s refuses a link that leads elsewhere', async (tool, args) => {
    await allowing([]);
    symlinkSync(elsewhere.folder, path.join(project, 'logs'));
    expect(await refusal(tool, args, 'logs')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(files.seen.opened).toBe(0);
  });

  it.each(asks)('%s reads the project, the sessions of both clients, and what is allowed', async (tool, args) => {
    await allowing([elsewhere.folder]);
    const folders = ['project/logs', 'sessions', 'archived_sessions', 'claude/projects'].map((below) =>
      path.join(temp.folder, below),
    );
    for (const folder of folders) put(folder, 'a.jsonl', session(app, ['user', 'needle']));
    for (const folder of [...folders, elsewhere.folder]) expect(await refusal(tool, args, folder)).toBeNull();
  });

  it('the kernel is read by nobody', async () => {
    await allowing(['/']);
    for (const root_dir of ['/proc', '/proc/self/fd', '/sys', '/dev'])
      expect(await refusal('transcripts_search', { query: 'x' }, root_dir)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('the root of the disk is no project', async () => {
    await allowing([]);
    const roots = allowedRoots({ ...defaultPlaces }, '/');
    expect(roots).not.toContain('/');
    expect(allowedRoots({ ...defaultPlaces, project_root: '/srv' }, '/srv')).toContain('/srv');
  });
});
