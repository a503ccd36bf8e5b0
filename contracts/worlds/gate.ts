import type { Call, Case } from '../kit/index.ts';
import { call } from '../kit/index.ts';
import type { closeRules } from '../rules/gate.ts';
import { principalTask, twoSteps, verify } from './tasks.ts';

type Fields = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: a case of whatever tool closes steps
type AnyCase<R extends string> = Case<any, any, 'PROOF_REQUIRED' | 'PROOF_MISSING' | 'INVALID_INPUT', never, R>;

const evidence = (checks: readonly string[]) =>
  call('tasks_evidence_capture', { task: 'TASK-001', path: 's:3', checks, checkpoint: 'tests' });
const child = call('tasks_decompose', { task: 'TASK-001', parent: 's:0', steps: [{ title: 'Field', success_criteria: ['ok'] }] });

/** The cases of those rules; `when` closes the step at `path`, whose gate is confirmed. */
export function closeCases(when: (path: string) => Fields): AnyCase<keyof typeof closeRules>[] {
  const proven = [...principalTask, verify({ path: 's:3' })];
  const first: readonly Call[] = [...twoSteps, verify()];
  const tested = [...twoSteps, call('tasks_define', { task: 'TASK-001', path: 's:0', tests: ['npm test'] })];
  return [
    {
      name: 'a step that is done',
      proves: ['a-done-step-is-refused'],
      given: [...first, call('tasks_done', { task: 'TASK-001', path: 's:0' })],
      when: when('s:0'),
      then: { error: 'INVALID_INPUT', refusal: 'step-is-done-already' },
    },
    {
      name: 'no proof',
      proves: ['proof-is-asked-for'],
      given: proven,
      when: when('s:3'),
      then: { error: 'PROOF_REQUIRED', names: ['tests'], suggests: ['tasks_evidence_capture'] },
    },
    {
      name: 'a placeholder for a proof',
      proves: ['placeholders-are-no-proof'],
      given: [...proven, evidence(['CMD: <fill: the command>', 'LINK: <fill>'])],
      when: when('s:3'),
      then: { error: 'PROOF_REQUIRED' },
    },
    {
      name: 'a real proof',
      proves: ['real-evidence-is-proof'],
      given: [...proven, evidence(['CMD: npm test', 'LINK: https://ci.example/1'])],
      when: when('s:3'),
      then: {},
    },
    {
      name: 'tests and nothing said',
      proves: ['tests-want-a-note-or-proof'],
      given: [...tested, verify()],
      when: when('s:0'),
      then: { warnings: ['PROOF_MISSING'] },
    },
    {
      name: 'tests and nothing said, where that is refused',
      proves: ['tests-want-a-note-or-proof'],
      server: { proof_policy: 'require' },
      given: [...tested, verify()],
      when: when('s:0'),
      then: {
        error: 'PROOF_MISSING',
        names: ['s:0'],
        suggests: ['tasks_evidence_capture'],
        after: [call('open', { id: 'TASK-001' }, { result: { target: { steps: { completed: 0 } } } })],
      },
    },
    {
      name: 'tests and nothing said, where nobody minds',
      proves: ['tests-want-a-note-or-proof'],
      server: { proof_policy: 'off' },
      given: [...tested, verify()],
      when: when('s:0'),
      then: { warnings: [] },
    },
    {
      name: 'tests and a note',
      proves: ['a-note-is-enough'],
      server: { proof_policy: 'require' },
      given: [...tested, verify(), call('tasks_note', { task: 'TASK-001', path: 's:0', note: 'Ran them' })],
      when: when('s:0'),
      then: { warnings: [] },
    },
    {
      name: 'a child is open',
      proves: ['open-children-are-warned-of'],
      given: [...first, child],
      when: when('s:0'),
      then: { warnings: ['STEP_CHILDREN_OPEN'] },
    },
    {
      name: 'a blocked step',
      proves: ['a-block-is-warned-of'],
      given: [...first, call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits for keys' })],
      when: when('s:0'),
      then: { warnings: ['STEP_BLOCKED'] },
    },
  ];
}
