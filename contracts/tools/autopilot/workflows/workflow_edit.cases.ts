import { absent, call, casesOf, matching, ofLength, saved } from '../../../kit/index.ts';
import { asMade, editedTo, globalCalled, step, workflowCalled } from '../../../worlds/workflows.ts';
import tool from './workflow_edit.ts';

const readTwice = asMade('Release', { steps: [step('s1', 'Read twice'), step('s2', 'Write')] });
const here = { scope: 'global', project_override: true } as const;
const shown = (id: string, scope: string, workflow: object) =>
  call('workflow_show', { id: saved(id), scope }, { result: { workflow } });

export default casesOf(tool, [
  {
    name: 'a step says something else',
    proves: ['a-request-changes-the-workflow'],
    server: { script: editedTo(readTwice) },
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), request: 'Read everything twice.' },
    then: {
      result: {
        changed: true,
        dry_run: false,
        edits: [
          {
            request: 'Read everything twice.',
            changed: true,
            diff: matching(/\n\+1\. Read twice/),
            change_summary: ['It says so now.'],
          },
        ],
        sync: absent,
      },
      tells: ['workflow_saved'],
      after: [shown('Release', 'project', { steps: [{ title: 'Read twice' }, { title: 'Write' }] })],
    },
  },
  {
    name: 'a Mind that gives it another id, another origin and steps without names',
    proves: ['it-stays-the-same-workflow'],
    server: {
      script: editedTo({
        ...readTwice,
        id: 'wf_9_9',
        created_ts: '1999-01-01T00:00:00.000Z',
        source: { kind: 'suggested', reason: 'None.', evidence_refs: ['ev_1'] },
        steps: [step('s1', 'Read'), step('s1', 'Write'), step('', 'Look')],
      }),
    },
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), request: 'Look at it.' },
    then: {
      result: {
        workflow: {
          id: saved('Release'),
          version: 'v1',
          created_ts: matching(/^20/),
          source: { kind: 'manual', evidence_refs: [] },
          steps: [
            { id: 's1', title: 'Read' },
            { id: 's2', title: 'Write' },
            { id: 's3', title: 'Look' },
          ],
        },
      },
      after: [call('workflow_list', {}, { result: { workflows: [{ id: saved('Release') }] } })],
    },
  },
  {
    name: 'only looking',
    proves: ['a-dry-run-stores-nothing'],
    server: { script: editedTo(readTwice) },
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), request: 'Read twice.', dry_run: true },
    then: {
      result: { changed: true, dry_run: true, edits: [{ diff: matching(/Read twice/) }] },
      after: [shown('Release', 'project', { steps: [{ title: 'Read' }, { title: 'Write' }] })],
    },
  },
  {
    name: 'one step of a global workflow, for this project',
    proves: ['an-override-holds-the-difference'],
    server: { script: editedTo({ ...readTwice, name: 'Review' }) },
    given: [globalCalled('Review')],
    when: { id: saved('Review'), ...here, request: 'Read twice.' },
    then: {
      result: { scope: 'global', overridden: true, changed: true },
      tells: ['overlay_saved'],
      after: [
        shown('Review', 'global', { steps: [{ title: 'Read' }, { title: 'Write' }] }),
        shown('Review', 'effective', {
          steps: [
            { id: 's1', title: 'Read twice' },
            { id: 's2', title: 'Write' },
          ],
        }),
      ],
    },
  },
  {
    name: 'another step in between, for this project',
    proves: ['an-override-holds-the-difference'],
    server: { script: editedTo(asMade('Review', { steps: [step('s1', 'Read'), step('s9', 'Think'), step('s2', 'Write')] })) },
    given: [globalCalled('Review')],
    when: { id: saved('Review'), ...here, request: 'Think before you write.' },
    then: {
      after: [
        shown('Review', 'global', { steps: ofLength(2) }),
        shown('Review', 'effective', { steps: [{ id: 's1' }, { id: 's9', title: 'Think' }, { id: 's2' }] }),
      ],
    },
  },
  {
    name: 'back to what all projects have',
    proves: ['no-difference-clears-the-override'],
    server: { script: editedTo({ ...readTwice, name: 'Review' }, asMade('Review')) },
    given: [globalCalled('Review'), call('workflow_edit', { id: saved('Review'), ...here, request: 'Read twice.' })],
    when: { id: saved('Review'), ...here, request: 'As it was.' },
    then: { result: { overridden: false, changed: true } },
  },
  {
    name: 'two requests, then nothing',
    proves: ['requests-follow-one-another'],
    server: {
      script: {
        ...editedTo(readTwice, { ...readTwice, name: 'Ship' }),
        user: ['Read twice.', 'Call it Ship.', ''],
      },
    },
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), loop: true },
    then: {
      result: {
        changed: true,
        edits: [
          { request: 'Read twice.', diff: matching(/\+1\. Read twice/) },
          { request: 'Call it Ship.', diff: matching(/-# Release/) },
        ],
        workflow: { name: 'Ship', steps: [{ title: 'Read twice' }, { title: 'Write' }] },
      },
    },
  },
  {
    name: 'nothing is asked for',
    proves: ['a-request-is-needed'],
    given: [workflowCalled('Release')],
    when: { id: saved('Release') },
    then: { error: 'INVALID_INPUT', refusal: 'no-change-is-requested', fields: ['request'] },
  },
  {
    name: 'a Mind that says nothing of use',
    proves: ['a-mind-that-fails-changes-nothing'],
    server: { script: { mind: { edit_workflow: [{ workflow: null }] } } },
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), request: 'Read twice.' },
    then: {
      error: 'MIND_FAILED',
      after: [
        shown('Release', 'project', { steps: [{ title: 'Read' }, { title: 'Write' }] }),
        call('mi_tail', { kind: ['mind_error'] }, { result: { records: [{ kind: 'mind_error' }] } }),
      ],
    },
  },
  {
    name: 'only looking, and nobody answers',
    proves: ['a-dry-run-stores-nothing'],
    server: { script: { mind: { edit_workflow: [{ workflow: null }] } } },
    given: [workflowCalled('Release')],
    when: { id: saved('Release'), request: 'Read twice.', dry_run: true },
    then: { error: 'MIND_FAILED', after: [call('mi_tail', { kind: ['mind_error'] }, { result: { records: [] } })] },
  },
  {
    name: 'an id that nobody has',
    proves: ['an-unknown-workflow-is-not-edited'],
    given: [workflowCalled('Release')],
    when: { id: 'wf_0_0', request: 'Read twice.' },
    then: { error: 'UNKNOWN_ID', refusal: 'workflow-is-not-known', names: ['wf_0_0'] },
  },
]);
