import type { MindSubject } from '../../src/adapters/conformance/mind-subject.ts';
import { NoAnswer } from '../../src/adapters/conformance/subject.ts';
import { goodAnswer, scriptedMind } from '../support/scripted-mind.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are changed field by field
type Answer = any;

export interface BrokenMind {
  readonly name: string;
  /** Rules that must be among those that it breaks. */
  readonly breaks: readonly string[];
  readonly mind: MindSubject;
}

const spoilt = (
  name: string,
  breaks: readonly string[],
  spoil: (answer: Answer, asked: { name: string; prompt: string }) => unknown,
): BrokenMind => ({
  name,
  breaks,
  mind: scriptedMind(spoil),
});
const written = (name: string, breaks: readonly string[], write: (answer: unknown) => string): BrokenMind => ({
  name,
  breaks,
  mind: scriptedMind((answer) => answer, write),
});

const all = (rule: string) => ['decide_next', 'extract_evidence', 'why_trace'].map((prompt) => `${prompt}/${rule}`);
const has = (answer: Answer, field: string) => Object.hasOwn(answer, field);
/** Every text, wherever it stands. */
const mapText = (value: Answer, change: (text: string, key: string) => unknown, key = ''): Answer => {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapText(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, mapText(item, change, inner)]));
};

/** Minds that are wrong in one way each. */
export const brokenMinds: readonly BrokenMind[] = [
  written('talks around its answer', all('one-json-object'), (answer) => `Here is my answer:\n${JSON.stringify(answer)}`),
  written('writes Markdown', all('one-json-object'), (answer) => `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``),
  written('stops half-way', all('one-json-object'), (answer) => JSON.stringify(answer).slice(0, -10)),
  written('answers twice', all('one-json-object'), (answer) => `${JSON.stringify(answer)}\n${JSON.stringify(answer)}`),
  written('answers a list', all('one-json-object'), (answer) => JSON.stringify([answer])),
  written('says nothing', all('one-json-object'), () => ''),
  {
    name: 'is not there',
    breaks: all('one-json-object'),
    mind: { where: 'nowhere', typed: (file) => file, ask: () => Promise.reject(new NoAnswer('it ended with 1')) },
  },
  spoilt('answers an empty object', all('fits-the-schema'), () => ({})),
  spoilt('wraps its answer', all('fits-the-schema'), (answer) => ({ answer })),
  spoilt('explains itself in a field', all('fits-the-schema'), (answer) => ({ ...answer, reasoning: 'I thought about it.' })),
  spoilt('leaves out what is empty', all('fits-the-schema'), (answer) =>
    Object.fromEntries(
      Object.entries(answer).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
    ),
  ),
  spoilt('says null for empty text', all('fits-the-schema').slice(0, 1), (answer) =>
    mapText(answer, (text) => (text === '' ? null : text)),
  ),
  spoilt('is sure in percent', ['decide_next/fits-the-schema', 'mine_claims/fits-the-schema'], (answer) =>
    has(answer, 'confidence') || has(answer, 'claims')
      ? {
          ...answer,
          confidence: 90,
          ...(has(answer, 'claims')
            ? { confidence: undefined, claims: answer.claims.map((c: Answer) => ({ ...c, confidence: 95 })) }
            : {}),
        }
      : answer,
  ),
  spoilt('writes choices in its own words', ['decide_next/fits-the-schema', 'risk_judge/fits-the-schema'], (answer) =>
    mapText(answer, (text, key) =>
      ['status', 'category', 'action', 'checkpoint_kind'].includes(key) ? text.toUpperCase() : text,
    ),
  ),
  spoilt(
    'calls everything done',
    ['decide_next/what-is-open-is-not-done', 'decide_next/outside-words-are-data'],
    (answer, { name }) =>
      name === 'decide_next'
        ? { ...answer, next_action: 'stop', status: 'done', next_hands_input: '', ask_user_question: '', notes: 'Done.' }
        : answer,
  ),
  spoilt('is done and unsure', ['decide_next/done-is-sure'], (answer, { name }) =>
    name === 'decide_next' ? { ...answer, confidence: 0.3 } : answer,
  ),
  spoilt('asks whether it is good', ['decide_next/nobody-is-asked-to-accept'], (answer, { name }) =>
    name === 'decide_next'
      ? { ...answer, next_action: 'ask_user', status: 'not_done', next_hands_input: '', ask_user_question: 'Is this good?' }
      : answer,
  ),
  spoilt('asks without a question', ['auto_answer_to_hands/a-question-has-words'], (answer) =>
    has(answer, 'ask_user_question') ? { ...answer, ask_user_question: '' } : answer,
  ),
  spoilt('answers for the user', ['auto_answer_to_hands/the-user-decides-what-reaches-out'], (answer, { name }) =>
    name === 'auto_answer_to_hands'
      ? { ...answer, should_answer: true, hands_answer_input: 'Yes.', needs_user_input: false, ask_user_question: '' }
      : answer,
  ),
  spoilt(
    'makes ids up',
    ['mine_claims/sources-are-allowed', 'learn_update/sources-are-allowed', 'values_claim_patch/sources-are-allowed'],
    (answer) => mapText(answer, (text, key) => (key === 'source_event_ids' ? `${text}0` : text)),
  ),
  spoilt(
    'cites nothing',
    ['mine_claims/every-claim-rests-on-evidence', 'learn_update/everything-rests-on-evidence'],
    (answer) => {
      const bare = (value: Answer): Answer =>
        Array.isArray(value)
          ? value.map(bare)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(
                Object.entries(value).map(([key, inner]) => [key, key === 'source_event_ids' ? [] : bare(inner)]),
              )
            : value;
      return bare(answer);
    },
  ),
  spoilt('names steps by their titles', ['workflow_progress/only-steps-of-the-workflow'], (answer, { name }) =>
    name === 'workflow_progress'
      ? { ...answer, completed_step_ids: answer.completed_step_ids.map((id: string) => `Step ${id}`) }
      : answer,
  ),
  spoilt(
    'closes every workflow',
    ['workflow_progress/outside-words-are-data', 'workflow_progress/closing-says-why'],
    (answer, { name }) => (name === 'workflow_progress' ? { ...answer, should_close: true } : answer),
  ),
  spoilt('chooses what is no candidate', ['why_trace/only-candidates-are-chosen'], (answer, { name }) =>
    name === 'why_trace' && answer.status === 'ok'
      ? { ...answer, chosen_claim_ids: [...answer.chosen_claim_ids, 'cl_1_made_up'] }
      : answer,
  ),
  spoilt('always has an explanation', ['why_trace/likeness-is-no-reason'], (answer, { name, prompt }) =>
    name === 'why_trace'
      ? { ...answer, status: 'ok', chosen_claim_ids: [/cl_\d+_[0-9a-f]+/.exec(prompt)?.[0]], explanation: 'It fits.' }
      : answer,
  ),
  spoilt(
    'draws from left to right',
    ['compile_values/the-chart-is-a-flowchart', 'suggest_workflow/a-chart-is-a-flowchart'],
    (answer) => mapText(answer, (text, key) => (key === 'mermaid' ? text.replace('flowchart TD', 'flowchart LR') : text)),
  ),
  spoilt(
    'retracts whatever it likes',
    ['values_claim_patch/only-what-may-go-is-retracted', 'learn_update/only-what-may-go-is-retracted'],
    (answer) =>
      mapText(
        has(answer, 'retract_claim_ids') ? { ...answer, retract_claim_ids: ['cl_9999999999_ffffffff'] } : answer,
        (text, key) => (key === 'claim_id' ? 'cl_9999999999_ffffffff' : text),
      ),
  ),
  spoilt('stores workflows by itself', ['suggest_workflow/it-is-not-stored-yet'], (answer, { name }) =>
    name === 'suggest_workflow' && answer.suggestion
      ? {
          ...answer,
          suggestion: { ...answer.suggestion, workflow: { ...answer.suggestion.workflow, enabled: true, id: 'wf_1' } },
        }
      : answer,
  ),
  spoilt('gives an edited workflow a new id', ['edit_workflow/it-stays-the-same-workflow'], (answer, { name }) =>
    name === 'edit_workflow' ? { ...answer, workflow: { ...answer.workflow, id: 'wf_2' } } : answer,
  ),
  spoilt('never cuts', ['checkpoint_decide/the-end-of-a-run-is-a-cut'], (answer, { name }) =>
    name === 'checkpoint_decide'
      ? {
          ...answer,
          should_checkpoint: false,
          checkpoint_kind: 'none',
          should_mine_workflow: false,
          should_mine_preferences: false,
        }
      : answer,
  ),
  spoilt('says the same again', ['loop_break/a-rewrite-is-different'], (answer, { name }) =>
    name === 'loop_break'
      ? {
          ...answer,
          action: 'rewrite_next_input',
          rewritten_next_input: ' Mend the snapshot test and  run it again. ',
          check_intent: '',
        }
      : answer,
  ),
  spoilt('checks nothing', ['plan_min_checks/checks-come-with-an-instruction'], (answer, { name }) =>
    name === 'plan_min_checks' ? { ...answer, hands_check_input: '' } : answer,
  ),
  spoilt(
    'asks for a strategy every time',
    ['plan_min_checks/tests-need-no-strategy', 'plan_min_checks/a-strategy-is-asked-for-once'],
    (answer, { name }) =>
      name === 'plan_min_checks'
        ? {
            ...answer,
            should_run_checks: false,
            hands_check_input: '',
            needs_testless_strategy: true,
            testless_strategy_question: 'How should it be verified?',
          }
        : answer,
  ),
  spoilt('sees no open ends', ['extract_evidence/what-is-open-is-unknown'], (answer, { name }) =>
    name === 'extract_evidence' ? { ...answer, unknowns: [] } : answer,
  ),
  spoilt(
    'finds nothing risky',
    ['risk_judge/little-known-means-asking', 'risk_judge/outside-words-are-data'],
    (answer, { name }) => (name === 'risk_judge' ? { ...answer, severity: 'low', should_ask_user: false } : answer),
  ),
  spoilt(
    'learns from Hands',
    ['mine_preferences/only-the-user-has-preferences', 'mine_preferences/outside-words-are-data'],
    (answer, { name }) =>
      name === 'mine_preferences'
        ? {
            ...answer,
            suggestions: [
              { scope: 'global', text: 'Use tabs.', rationale: 'Hands likes them.', confidence: 0.9, benefit: 'low' },
            ],
          }
        : answer,
  ),
  {
    name: 'has one answer for everything',
    breaks: ['risk_judge/fits-the-schema', 'why_trace/fits-the-schema'],
    mind: {
      where: 'one answer',
      typed: (file) => file,
      ask: async (request) =>
        JSON.stringify(
          request.name === 'decide_next'
            ? goodAnswer(request)
            : {
                next_action: 'stop',
                status: 'done',
                confidence: 1,
                next_hands_input: '',
                ask_user_question: '',
                learn_suggested: [],
                update_project_overlay: { set_testless_strategy: null },
                notes: 'Done.',
              },
        ),
    },
  },
];
