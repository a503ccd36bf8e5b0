import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkflowIr } from '../../../generated/types/index.ts';
import { lineDiff } from '../../../src/domain/autopilot/diff-rules.ts';
import { linkPair, skillFolder, staysInside } from '../../../src/domain/autopilot/host-rules.ts';
import { advancedCursor, startedCursor, triggeredBy } from '../../../src/domain/autopilot/run/cursor-rules.ts';
import {
  editedWorkflow,
  effectiveWorkflows,
  newWorkflow,
  overridden,
  overrideBetween,
} from '../../../src/domain/autopilot/workflow-rules.ts';
import { workflowMarkdown } from '../../../src/domain/autopilot/workflow-text-rules.ts';
import { filledWorkflow, namedSteps, newStep } from '../../../src/records/workflows.ts';

const ts = '2026-02-02T08:00:00.000Z';
const workflow = (id: string, more: Partial<WorkflowIr> = {}): WorkflowIr => ({
  ...newWorkflow(
    { name: id, disabled: false, trigger: { mode: 'manual', pattern: '' }, steps: ['Read', 'Think', 'Write'], reason: '' },
    id,
    ts,
  ),
  ...more,
});
const onWords = (id: string, pattern: string, enabled = true) =>
  workflow(id, { enabled, trigger: { mode: 'task_contains', pattern } });

describe('overrides', () => {
  const words = fc.constantFrom('', 'Read', 'Write', 'Look');
  const steps = fc.uniqueArray(fc.record({ id: fc.constantFrom('s1', 's2', 's3', 's4'), title: words, notes: words }), {
    selector: ({ id }) => id,
  });
  const any = fc
    .record({ name: words, mermaid: words, enabled: fc.boolean(), pattern: words, steps })
    .map(({ name, mermaid, enabled, pattern, steps: some }) =>
      workflow('wf_1', {
        name,
        mermaid,
        enabled,
        trigger: { mode: 'task_contains', pattern },
        steps: some.map(({ id, title, notes }) => ({ ...newStep(id, title), notes })),
      }),
    );

  test('hold exactly what differs: the project sees what was wanted', () => {
    fc.assert(
      fc.property(any, any, (base, wanted) => {
        expect(overridden(base, overrideBetween(base, wanted) ?? undefined)).toEqual(wanted);
      }),
    );
  });

  test('of one that says the same are none', () => {
    fc.assert(
      fc.property(any, (base) => {
        expect(overrideBetween(base, structuredClone(base))).toBeNull();
      }),
    );
  });

  test('name single steps while these stay in order, and otherwise all of them', () => {
    const base = workflow('wf_1');
    const [read, think, write] = base.steps as [WorkflowIr['steps'][0], WorkflowIr['steps'][0], WorkflowIr['steps'][0]];
    const to = (...some: WorkflowIr['steps']) => overrideBetween(base, { ...base, steps: some });
    expect(to({ ...read, title: 'Read twice' }, think, write)).toEqual({ step_patches: { s1: { title: 'Read twice' } } });
    expect(to(read, write)).toEqual({ step_patches: { s2: { disabled: true } } });
    expect(to(write, read, think)).toEqual({ steps_replace: [write, read, think] });
    expect(to(read, think, write, newStep('s9', 'Ship'))).toHaveProperty('steps_replace');
  });

  test('an id that every object has is no override', () => {
    const seen = effectiveWorkflows([], [workflow('constructor'), workflow('toString')], {});
    expect(seen.map(({ id }) => id)).toEqual(['constructor', 'toString']);
  });
});

test('a project hides a global workflow with the same id, also while its own is disabled', () => {
  const seen = effectiveWorkflows(
    [onWords('wf_2', 'release', false), workflow('wf_1', { name: 'own' })],
    [workflow('wf_3'), onWords('wf_2', 'release'), workflow('wf_1', { name: 'global' })],
    { wf_1: { name: 'never seen' }, wf_3: { enabled: false } },
  );
  expect(seen.map(({ id, name, enabled }) => [id, name, enabled])).toEqual([
    ['wf_1', 'own', true],
    ['wf_2', 'wf_2', false],
    ['wf_3', 'wf_3', false],
  ]);
  expect(triggeredBy('Make a release', seen)).toBeNull();
});

describe('a task triggers', () => {
  test.each([
    ['the longest pattern', 'Make a release note', ['release', 'release note'], 'wf_1'],
    ['the first of two that are as long', 'Tag and ship it', ['ship', 'ship'], 'wf_0'],
    ['whatever the case', 'RELEASE it', ['Release'], 'wf_0'],
    ['nothing by an empty pattern', 'Anything', ['', '  '], undefined],
    ['nothing by words that are not there', 'Fix the export', ['release'], undefined],
  ])('%s', (_, task, patterns, id) => {
    const all = patterns.map((pattern, i) => onWords(`wf_${i}`, pattern));
    expect(triggeredBy(task, all)?.id).toBe(id);
  });
  test('none that is disabled or started by hand', () => {
    expect(
      triggeredBy('release', [
        onWords('wf_1', 'release', false),
        workflow('wf_2', { trigger: { mode: 'manual', pattern: 'release' } }),
      ]),
    ).toBeNull();
  });
});

describe('a cursor', () => {
  const of = workflow('wf_1');
  const moved = { workflow: of, batch_id: 'b1', thread_id: 't', ts, allDone: 'all done' };
  const advance = (more: object) => ({
    should_update: true,
    completed_step_ids: [],
    next_step_id: '',
    should_close: false,
    close_reason: '',
    confidence: 0.8,
    notes: 'n',
    ...more,
  });
  const begun = startedCursor(of, '', ts);

  test('begins at the first step', () => {
    expect(begun).toMatchObject({ active: true, next_step_id: 's1', completed_step_ids: [], close_reason: '' });
  });
  test.each([
    [
      'takes the list of the model as it is',
      { completed_step_ids: ['s2', 's2', 'none'] },
      { completed_step_ids: ['s2'], next_step_id: 's1', active: true },
    ],
    ['believes a next step that is there', { completed_step_ids: ['s1'], next_step_id: 's3' }, { next_step_id: 's3' }],
    ['finds the next step where none is named', { completed_step_ids: ['s1'], next_step_id: 's8' }, { next_step_id: 's2' }],
    [
      'ends when all steps are done',
      { completed_step_ids: ['s1', 's2', 's3'] },
      { active: false, close_reason: 'all done', next_step_id: '' },
    ],
    [
      'ends when the model says so',
      { should_close: true, close_reason: 'no longer needed' },
      { active: false, close_reason: 'no longer needed' },
    ],
  ])('%s', (_, said, now) => {
    expect(advancedCursor(begun, advance(said), moved)).toMatchObject({ last_batch_id: 'b1', last_confidence: 0.8, ...now });
  });
  test('replaces the list before, and does not join them', () => {
    const first = advancedCursor(begun, advance({ completed_step_ids: ['s1', 's2'] }), moved);
    expect(advancedCursor(first, advance({ completed_step_ids: ['s1'] }), moved).completed_step_ids).toEqual(['s1']);
  });
  test('stays where nothing is to be updated', () => {
    expect(advancedCursor(begun, advance({ should_update: false, completed_step_ids: ['s1'] }), moved)).toBe(begun);
  });
});

test('an edit keeps what is not the model’s', () => {
  const base = workflow('wf_1', { source: { kind: 'suggested', reason: 'Seen twice.', evidence_refs: ['ev_1'] } });
  const answer = { ...workflow('wf_9'), name: `  ${'x'.repeat(500)}`, created_ts: '', source: workflow('x').source };
  expect(editedWorkflow(base, answer, 'later')).toMatchObject({
    id: 'wf_1',
    created_ts: ts,
    updated_ts: 'later',
    source: base.source,
    name: 'x'.repeat(400),
  });
  expect(editedWorkflow(base, { ...answer, name: ' ' }, 'later').name).toBe('wf_1');
});

test('steps get ids of their own, and keep those that they have', () => {
  const ids = namedSteps(['s1', '', 's1', ' s3 ', 's3'].map((id) => newStep(id, 'x'))).map(({ id }) => id);
  expect(ids).toEqual(['s1', 's2', 's4', 's3', 's5']);
});

test('a file that leaves something out is filled in', () => {
  const read = filledWorkflow(
    { name: 'Hand made', trigger: { pattern: 'x' }, steps: [{ title: 'One' }, { id: 'two', kind: 'gate' }] },
    'wf_7',
  );
  expect(read).toMatchObject({
    version: 'v1',
    id: 'wf_7',
    enabled: true,
    trigger: { mode: 'manual', pattern: 'x' },
    source: { kind: 'manual' },
    steps: [
      { id: 's1', title: 'One', kind: 'hands', policy: 'values_judged' },
      { id: 'two', kind: 'gate', title: '' },
    ],
  });
});

describe('a difference', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((all) => all.join('\n'));
  /** What one side says, of texts that are shown whole. */
  const side = (diff: string, marks: string) =>
    diff
      .split('\n')
      .filter((line) => marks.includes(line[0] ?? '?'))
      .map((line) => line.slice(1));

  test('names every line that goes and every line that comes, and no other', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = lineDiff(before, after);
        expect(diff === '').toBe(before === after);
        const count = (text: readonly string[], line: string) => text.filter((each) => each === line).length;
        const [gone, come] = [side(diff, '-'), side(diff, '+')];
        for (const line of ['a', 'b', 'c', ''])
          expect(count(before.split('\n'), line) - count(gone, line)).toBe(count(after.split('\n'), line) - count(come, line));
      }),
    );
  });
  test('shows a little of what stands around it', () => {
    const many = Array.from({ length: 20 }, (_, i) => `line ${i}`);
    const after = many.with(10, 'other').join('\n');
    expect(lineDiff(many.join('\n'), after)).toBe('…\n line 8\n line 9\n-line 10\n+other\n line 11\n line 12');
  });
  test('of long texts takes no longer than reading them', () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, i) => `${word} ${i}`).join('\n');
    expect(lineDiff(long('a'), long('b')).split('\n')).toHaveLength(10_000);
  });
});

test('a page has one title and one list, whatever its texts hold', () => {
  const page = workflowMarkdown(
    workflow('wf_1', { name: 'A\n# B', steps: [{ ...newStep('s1', 'x\n2. y'), hands_input: '```\nend' }] }),
  );
  expect(page.match(/^# /gm)).toHaveLength(1);
  expect(page.match(/^\d+\. /gm)).toHaveLength(1);
  expect(page).toContain('````text\n```\nend\n````');
});

describe('paths of hosts', () => {
  test.each(['skills', '.claude/skills', './made', 'a/./b'])('%s stays inside', (given) => expect(staysInside(given)).toBe(true));
  test.each(['..', 'a/../b', '/etc', '~', '~/x', 'C:\\x', 'a\\..\\b', '.', './', '', 'a\0b'])('%j does not', (given) =>
    expect(staysInside(given)).toBe(false),
  );
  test('two folders with a colon are a pair', () => {
    expect(linkPair('skills:.claude/skills')).toEqual({ src: 'skills', dst: '.claude/skills' });
    for (const given of ['skills', ':x', 'x:', 'a:b:c']) expect(linkPair(given)).toBeUndefined();
  });
  test('a skill is named after its workflow', () => {
    expect(skillFolder('wf_1767800000_0a1b')).toBe('mi-wf-1767800000-0a1b');
    expect(skillFolder('a/b c')).toBe('mi-a-b-c');
    expect(skillFolder('')).toBe('mi-workflow');
  });
});
