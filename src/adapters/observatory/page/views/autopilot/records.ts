import type { Tone } from '../../kit/view.ts';

type Json = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const part = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** What is worth reading first in a record of each kind. */
const lines: Readonly<Record<string, (record: Json) => string>> = {
  run_start: ({ task }) => text(task),
  run_end: ({ status, reason }) => [text(status), text(reason)].filter(Boolean).join(': '),
  hands_input: ({ input }) => text(input),
  user_input: ({ question, answer }) => [text(question), text(answer)].filter(Boolean).join(' → '),
  auto_answer: ({ auto_answer }) => text(part(auto_answer).hands_answer_input) || text(part(auto_answer).ask_user_question),
  decide_next: ({ decide_next, next_action, status }) =>
    text(part(decide_next).notes) || [text(status), text(next_action)].filter(Boolean).join(': '),
  risk_event: ({ risk_signals }) => list(risk_signals).join('; '),
  check_plan: ({ checks }) => list(part(checks).check_goals).join('; ') || text(part(checks).notes),
  evidence: ({ facts }) => list(facts).join('; '),
  mind_error: ({ error }) => text(error),
  learn_suggested: ({ claims }) => list(claims).join('; '),
};

/** The first text in a record that is none of its ids. */
function anyLine(record: Json): string {
  const found = Object.entries(record).find(
    ([name, value]) =>
      typeof value === 'string' && value.length > 3 && !/(_id|_ref|_ts|kind|ts|version|_path|sha256)$/.test(name),
  );
  return found ? String(found[1]) : '';
}

export const lineOf = (kind: string, record: Json): string => lines[kind]?.(record) || anyLine(record);

const tones: Readonly<Record<string, Tone>> = {
  risk_event: 'stuck',
  mind_error: 'stuck',
  loop_break: 'stuck',
  user_input: 'waiting',
  mind_wait: 'waiting',
  run_start: 'alive',
  run_end: 'done',
};

export const toneOf = (kind: string): Tone => tones[kind] ?? 'calm';

/** Claims that a record names. */
export const claimsIn = (record: Json): readonly string[] => [
  ...new Set(JSON.stringify(record).match(/\bcl_[0-9]+_[0-9a-f]+/g) ?? []),
];
