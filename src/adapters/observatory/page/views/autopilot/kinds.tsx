import type { ComponentChildren } from 'preact';
import { brief, shown } from '../../kit/text.ts';
import type { Tone } from '../../kit/view.ts';
import { LongText } from '../../parts/said.tsx';
import { type Fields, fields, list, number, restsOf, text, texts, words } from './fields.ts';
import { Folded } from './folded.tsx';

/** A record as people read it. */
export interface Read {
  /** Who or what speaks, such as To Hands. */
  readonly label: string;
  readonly tone?: Tone;
  /** In a word, beside the label. */
  readonly state?: string;
  readonly body?: ComponentChildren;
  /** Ids that it rests on, with what they are to it. */
  readonly rests?: readonly (readonly [string, readonly string[]])[];
  /** A transcript that belongs to it, and what it holds. */
  readonly transcript?: readonly [string, string];
}

const sure = (confidence: unknown): string => {
  const found = number(confidence);
  return found === undefined ? '' : `${Math.round(found * 100)}% sure`;
};

const Said = ({ text: said }: { text: string }) => (said ? <LongText text={said} /> : null);
const Quiet = ({ text: said }: { text: string }) => (said ? <p class="note">{shown(said)}</p> : null);

const Points = ({ name, of }: { name: string; of: readonly string[] }) =>
  of.length === 0 ? null : (
    <div class="points">
      <h4>{name}</h4>
      <ul>
        {of.slice(0, 100).map((point) => (
          <li key={point}>{brief(point, 600)}</li>
        ))}
      </ul>
    </div>
  );

const severe: Readonly<Record<string, Tone>> = { high: 'stuck', critical: 'stuck', medium: 'waiting' };

const suggested = (of: unknown) =>
  list(of).map((one) => {
    const { text: rule, rationale } = fields(one);
    return [text(rule), text(rationale)].filter(Boolean).join(' — ');
  });

/** How each kind of record reads. What is not here is shown by its name and its fields. */
const kinds: Readonly<Record<string, (record: Fields) => Read>> = {
  run_start: ({ provider, resumes }) => ({
    label: 'The run began',
    body: <Quiet text={[text(provider), text(resumes) && `goes on with ${text(resumes)}`].filter(Boolean).join(' · ')} />,
  }),
  run_end: ({ status, reason, notes }) => ({
    label: 'The run ended',
    state: words(text(status)),
    tone: status === 'done' ? 'alive' : status === 'blocked' ? 'stuck' : 'waiting',
    body: (
      <>
        <Said text={text(notes)} />
        <Quiet text={words(text(reason))} />
      </>
    ),
  }),
  hands_input: ({ input, light_injection, transcript_path }) => ({
    label: 'To Hands',
    body: (
      <>
        <Said text={text(input)} />
        {text(light_injection) && (
          <Folded name="Values that went with it">{() => <LongText text={text(light_injection)} />}</Folded>
        )}
      </>
    ),
    ...(text(transcript_path) ? { transcript: ['What Hands said', text(transcript_path)] as const } : {}),
  }),
  evidence: ({ facts, actions, results, unknowns, risk_signals, transcript_observation, repo_observation }) => ({
    label: 'What came of it',
    body: (
      <>
        <Points name="Found" of={texts(facts)} />
        <Points
          name="Done"
          of={list(actions).map((one) => [text(fields(one).kind), text(fields(one).detail)].filter(Boolean).join(' · '))}
        />
        <Points name="Result" of={texts(results)} />
        <Points name="Open" of={texts(unknowns)} />
        <Points name="Signs of risk" of={texts(risk_signals)} />
        <Points name="Errors" of={texts(fields(transcript_observation).errors)} />
        <Points name="Files" of={texts(fields(transcript_observation).file_paths)} />
        {text(fields(repo_observation).git_status_porcelain) && (
          <Folded name="The working tree">
            {() => <LongText code text={text(fields(repo_observation).git_status_porcelain)} />}
          </Folded>
        )}
      </>
    ),
  }),
  risk_event: ({ risk, risk_signals }) => {
    const { category, severity, mitigation, should_ask_user } = fields(risk);
    return {
      label: 'Risk',
      tone: severe[text(severity)] ?? 'calm',
      state: [text(severity), text(category)].filter(Boolean).join(' · '),
      body: (
        <>
          <Points name="Signs" of={texts(risk_signals)} />
          <Points name="What would help" of={texts(mitigation)} />
          {should_ask_user === true && <Quiet text="The user was to decide." />}
        </>
      ),
    };
  },
  check_plan: ({ checks }) => {
    const plan = fields(checks);
    const runs = plan.should_run_checks === true;
    return {
      label: 'Checks',
      state: runs ? 'to be run' : 'none',
      ...(runs ? { tone: 'alive' as const } : {}),
      body: (
        <>
          <Points name="They should show" of={texts(plan.check_goals)} />
          <Points name="Commands" of={texts(plan.commands_hints)} />
          <Quiet text={text(plan.notes)} />
        </>
      ),
    };
  },
  auto_answer: ({ auto_answer }) => {
    const answer = fields(auto_answer);
    const answers = answer.should_answer === true;
    return {
      label: 'A question of Hands',
      state: answers
        ? `answered by the Mind, ${sure(answer.confidence)}`
        : answer.needs_user_input === true
          ? 'only the user knows'
          : 'none',
      ...(answers ? { tone: 'alive' as const } : answer.needs_user_input === true ? { tone: 'waiting' as const } : {}),
      body: (
        <>
          <Said text={answers ? text(answer.hands_answer_input) : text(answer.ask_user_question)} />
          <Points name="Left open" of={texts(answer.unanswered_questions)} />
          <Quiet text={text(answer.notes)} />
        </>
      ),
    };
  },
  user_input: ({ question, answer }) => ({
    label: 'The user was asked',
    tone: text(answer) ? 'alive' : 'waiting',
    state: text(answer) ? 'answered by the user' : 'no answer',
    body: (
      <>
        <Said text={text(question)} />
        {text(answer) && (
          <blockquote>
            <LongText text={text(answer)} />
          </blockquote>
        )}
      </>
    ),
  }),
  decide_next: ({ next_action, status, confidence, notes, ask_user_question, next_hands_input, thought_db }) => ({
    label: 'Decision',
    state: [words(text(next_action)), words(text(status)), sure(confidence)].filter(Boolean).join(' · '),
    tone: next_action === 'ask_user' ? 'waiting' : status === 'blocked' ? 'stuck' : status === 'done' ? 'alive' : 'calm',
    body: (
      <>
        <Said text={text(ask_user_question) || text(next_hands_input)} />
        <Quiet text={text(notes)} />
      </>
    ),
    rests: restsOf(fields(thought_db)),
  }),
  why_trace: ({ output, target }) => ({
    label: 'Why',
    state: sure(fields(output).confidence),
    body: <Said text={text(fields(output).explanation) || text(fields(output).notes)} />,
    rests: [
      ['About', texts([fields(target).event_id, fields(target).claim_id])],
      ['because of', texts(fields(output).chosen_claim_ids)],
    ],
  }),
  learn_suggested: ({ learn_suggested, auto_learn, applied_claim_ids }) => ({
    label: 'Worth learning',
    state: auto_learn === false ? 'left to the user' : 'learned',
    ...(auto_learn === false ? { tone: 'waiting' as const } : {}),
    body: <Points name="Preferences" of={suggested(learn_suggested)} />,
    rests: [['Now', texts(applied_claim_ids)]],
  }),
  learn_applied: ({ applied_claim_ids }) => ({ label: 'Learned', rests: [['Now', texts(applied_claim_ids)]] }),
  preference_solidified: ({ text: said, applied_claim_ids }) => ({
    label: 'A preference seen often',
    body: <Said text={text(said)} />,
    rests: [['Now', texts(applied_claim_ids)]],
  }),
  claim_mining: ({ applied, notes }) => ({
    label: 'Claims drawn from the work',
    body: <Quiet text={text(notes)} />,
    rests: [['Written', list(fields(applied).written).map((one) => text(fields(one).claim_id))]],
  }),
  learn_update: ({ applied }) => ({
    label: 'What was learned, put in order',
    rests: [
      ['Written', list(fields(applied).written).map((one) => text(fields(one).claim_id))],
      ['retracted', list(fields(applied).retracted).map((one) => text(fields(one).claim_id))],
    ],
  }),
  learn_undone: ({ undone_event_id, retracted, restored }) => ({
    label: 'What was learned, undone',
    rests: [
      ['Undone', texts([undone_event_id])],
      ['retracted', list(retracted).map((one) => text(fields(one).claim_id))],
      ['restored', list(restored).map((one) => text(fields(one).claim_id))],
    ],
  }),
  node_materialized: ({ written_nodes, source_event_ids }) => ({
    label: 'Kept for later',
    rests: [
      ['Nodes', list(written_nodes).map((one) => text(fields(one).node_id))],
      ['from', texts(source_event_ids)],
    ],
  }),
  snapshot: ({ text: said }) => ({
    label: 'The work in brief',
    body: <Folded name={brief(text(said), 100)}>{() => <LongText text={text(said)} />}</Folded>,
  }),
  checkpoint: ({ status_hint, output }) => ({
    label: 'Checkpoint',
    state: words(text(status_hint)),
    body: <Quiet text={text(fields(output).notes)} />,
  }),
  cross_project_recall: ({ query, items }) => ({
    label: 'Remembered',
    body: (
      <>
        <Quiet text={`For “${brief(text(query), 160)}”`} />
        <Points name="Found" of={list(items).map((one) => `${text(fields(one).title)} ${text(fields(one).snippet)}`.trim())} />
      </>
    ),
  }),
  loop_guard: ({ pattern, reason }) => ({
    label: 'It goes in circles',
    tone: 'stuck',
    state: text(pattern),
    body: <Said text={text(reason)} />,
  }),
  loop_break: ({ output }) => ({
    label: 'A way out of the circle',
    tone: 'waiting',
    state: words(text(fields(output).action)),
    body: <Said text={text(fields(output).ask_user_question) || text(fields(output).notes)} />,
  }),
  mind_error: ({ error, tag }) => ({
    label: 'The Mind failed',
    tone: 'stuck',
    state: text(tag),
    body: <Said text={text(error)} />,
  }),
  hands_wait: ({ trouble, error }) => ({
    label: 'Waits for Hands',
    tone: 'waiting',
    state: words(text(trouble)),
    body: <Said text={text(error)} />,
  }),
  mind_wait: ({ trouble, error }) => ({
    label: 'Waits for the Mind',
    tone: 'waiting',
    state: words(text(trouble)),
    body: <Said text={text(error)} />,
  }),
  mind_circuit: ({ error }) => ({ label: 'The Mind is not asked again', tone: 'stuck', body: <Said text={text(error)} /> }),
  hands_resume_failed: ({ notes }) => ({
    label: 'Hands could not go on',
    tone: 'waiting',
    body: <Said text={text(notes)} />,
  }),
  defaults_claim_sync: () => ({ label: 'Settings, kept as claims' }),
  preference_mining: () => ({ label: 'Looked for preferences' }),
  workflow_suggestion: () => ({ label: 'Looked for a way of working' }),
  testless_strategy_set: () => ({ label: 'How to verify without tests' }),
  state_corrupt: () => ({ label: 'State that cannot be used', tone: 'stuck' }),
  host_sync: () => ({ label: 'Copied to hosts' }),
  workflow_trigger: ({ workflow_name, workflow_id }) => ({
    label: 'Follows a workflow',
    body: <Said text={text(workflow_name)} />,
    rests: [['', texts([workflow_id])]],
  }),
  workflow_progress: ({ workflow_name, workflow_id, output }) => ({
    label: 'In the workflow',
    body: <Said text={text(fields(output).notes) || text(workflow_name)} />,
    rests: [['', texts([workflow_id])]],
  }),
  workflow_solidified: ({ workflow_name, workflow_id }) => ({
    label: 'A workflow was kept',
    body: <Said text={text(workflow_name)} />,
    rests: [['', texts([workflow_id])]],
  }),
};

/** How a record reads. One of a kind that nobody has described is shown by its name. */
export const readOf = (kind: string, record: Fields): Read =>
  (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined)?.(record) ?? { label: words(kind) || 'A record' };
