import { describe, expect, test } from 'vitest';
import { splitCommand } from '../../src/adapters/conformance/command-line.ts';
import { junit } from '../../src/adapters/conformance/junit.ts';
import { reportOf, summary } from '../../src/adapters/conformance/report.ts';
import { NoAnswer, type Subject } from '../../src/adapters/conformance/subject.ts';
import { NothingWanted, type Ran, runSuite, select } from '../../src/adapters/conformance/suite.ts';
import { suite } from '../support/cases.ts';

const ran = (id: string, more: Partial<Ran> = {}): Ran => ({
  id,
  name: id,
  proves: ['merge/repeating-copies-nothing'],
  address: 'vcs/merge',
  status: 'passed',
  differences: [],
  calls: [],
  ms: 12,
  ...more,
});

describe('select', () => {
  test('takes one rule, or all that begin so', () => {
    const one = select(suite, { product: 'memory', rule: 'merge/pages-continue' });
    expect(one.rules).toEqual(['merge/pages-continue']);
    expect(one.cases.map((c) => c.id)).toEqual(['merge/one-at-a-time']);
    const many = select(suite, { product: 'memory', rule: 'merge/' });
    expect(many.rules.length).toBeGreaterThan(10);
    expect(many.cases.every((c) => c.tool === 'merge')).toBe(true);
    expect(many.scenarios.map((s) => s.name)).toContain('a what-if is tried and merged back');
    const all = select(suite, { product: 'memory' });
    const others = ['ledger', 'autopilot'].map((product) => select(suite, { product }));
    const count = (of: 'cases' | 'rules') => all[of].length + others.reduce((sum, other) => sum + other[of].length, 0);
    expect(count('cases')).toBe(suite.cases.length);
    expect(count('rules')).toBe(Object.keys(suite.rules).length);
    expect(all.cases.some((c) => others.some(({ cases }) => cases.includes(c)))).toBe(false);
  });

  test.each([
    [{ product: 'nothing' }, /no product nothing/],
    [{ product: 'memory', rule: 'merge/no-such' }, /begins with merge\/no-such/],
  ])('%j names nothing', (wanted, said) => {
    expect(() => select(suite, wanted)).toThrow(NothingWanted);
    expect(() => select(suite, wanted)).toThrow(said);
  });
});

test('nobody is waited for again and again', async () => {
  let asked = 0;
  const silent: Subject = {
    call: async () => {
      asked += 1;
      throw new NoAnswer('nobody is there');
    },
    reconnect: async () => {},
    close: async () => {},
  };
  const verdicts = await runSuite(suite, select(suite, { product: 'memory', rule: 'merge/' }), silent);
  expect(asked).toBe(3);
  expect(verdicts.every((verdict) => verdict.status === 'failed')).toBe(true);
  expect(verdicts.at(-1)?.differences).toEqual(['not run: 3 cases in a row got no answer']);
});

describe('a report', () => {
  const selection = select(suite, { product: 'memory', rule: 'status/' });
  const [first, second] = ['status/the-state-comes-first', 'status/a-next-command-follows'];
  const verdicts = [
    ran('status/a-workspace-in-use', {
      proves: [first, second],
      status: 'failed',
      differences: ['line 1: expected /^ready/, got "no"'],
      calls: [
        { tool: 'notes_commit', args: { workspace: 'w', content: 'x' } },
        { tool: 'status', args: { workspace: 'w' }, reconnect: true },
      ],
    }),
    ran('status/a-locked-server', {
      proves: ['status/another-workspace-is-locked-out'],
      status: 'skipped',
      differences: ['needs a server set up with {}'],
    }),
    ran('status/a-workspace-nobody-made', { proves: ['status/an-unknown-workspace-is-not-an-error'] }),
  ];
  const report = reportOf(suite, selection, 'their server', verdicts);
  const statusOf = (rule: string) => report.rules.find((found) => found.rule === rule)?.status;

  test('says of each rule how it stands', () => {
    expect(statusOf(first)).toBe('failed');
    expect(statusOf('status/another-workspace-is-locked-out')).toBe('skipped');
    expect(statusOf('status/an-unknown-workspace-is-not-an-error')).toBe('passed');
    expect(report.rules.find((found) => found.rule === 'status/a-foreign-project-is-refused')).toMatchObject({
      status: 'not covered',
      reason: suite.rules['status/a-foreign-project-is-refused']?.untested,
    });
    expect(report.cases).toEqual({ run: 2, failed: 1, skipped: 1 });
  });

  test('tells a person failures first, a case once, and counts last', () => {
    const lines = summary(report).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      `FAILED  ${first}`,
      `  ${suite.rules[first]?.text}`,
      '  case status/a-workspace-in-use',
      '    - line 1: expected /^ready/, got "no"',
      '    to repeat it:',
      '      notes_commit {"workspace":"w","content":"x"}',
      '      (on a new connection) status {"workspace":"w"}',
    ]);
    expect(lines).toContain(`  case status/a-workspace-in-use: as under ${first}`);
    expect(lines.at(-2)).toBe('their server does not conform (memory)');
    expect(lines.at(-1)).toMatch(/^\d+ rules: 1 passed, 2 failed, 0 lacking, 1 skipped, \d+ not covered\. 2 cases in 0\.0 s\.$/);
    expect(summary(report)).not.toContain('\u001b[');
    expect(summary(report, true)).toContain('\u001b[31m');
  });
});

describe('JUnit', () => {
  const nasty = `<"it's" & ]]> \u0001 \ud800 \u{1f600}\nnext`;
  const xml = junit('memory', [
    ran('merge/fine'),
    ran('merge/bad', { status: 'failed', differences: [nasty], calls: [{ tool: 'merge', args: { from: nasty } }] }),
    ran('merge/left', { status: 'skipped', differences: ['needs a "server"'] }),
  ]);

  test('has one test case per case, under the address of its group', () => {
    expect(xml.match(/<testcase classname="vcs\/merge" name="merge\/\w+" time="0\.012">/g)).toHaveLength(3);
    expect(xml).toContain('<testsuite name="memory" tests="3" failures="1" errors="0" skipped="1" time="0.036">');
    expect(xml).toContain('<skipped message="needs a &quot;server&quot;"/>');
  });

  test('holds any text', () => {
    expect(xml).toContain('message="&lt;&quot;it&apos;s&quot; &amp; ]]&gt; \ufffd \ufffd \u{1f600}&#10;next"');
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
    expect(Buffer.from(xml).toString()).toBe(xml);
    expect(xml.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
  });
});

test.each([
  ['noema mcp', ['noema', 'mcp']],
  ['  noema   mcp\t--workspace  a ', ['noema', 'mcp', '--workspace', 'a']],
  [`"/my tools/noema" 'it is' a" "b`, ['/my tools/noema', 'it is', 'a b']],
  [`a "say \\"hi\\"" 'no \\ escape' c\\ d`, ['a', 'say "hi"', 'no \\ escape', 'c d']],
  [`a "" ''`, ['a', '', '']],
  ['"C:\\tools\\noema.exe"', ['C:\\tools\\noema.exe']],
  ['', []],
])('the command %s', (line, words) => {
  expect(splitCommand(line)).toEqual(words);
});

test('a quote that is not closed is refused', () => {
  expect(() => splitCommand('a "b')).toThrow('is not closed');
});
