import { cutText } from '../../kernel/cut.ts';
import type { AnswerSchema } from './schemas.ts';
import type { Turn } from './voice.ts';

/** What every model is told about how to answer, whatever it is asked. */
export const answering =
  'You answer with one JSON object and nothing else: no Markdown, no words before or after it, every field that is asked for and no other.';

/** The schema in the words of the prompt, for a provider that takes it in no other way. */
export const withSchema = (prompt: string, { schema }: AnswerSchema): string =>
  `${prompt}\n\nThe answer must be one JSON object that fits this JSON Schema:\n${JSON.stringify(schema)}`;

/** What is sent back of an answer that does not fit. */
const saidChars = 4000;

/** What a model is told about an answer that does not fit. */
export const repairOf = (said: string, problems: readonly string[]): NonNullable<Turn['repair']> => ({
  said: cutText(said, saidChars) || '(nothing)',
  request: [
    'Your answer does not fit what was asked for:',
    ...problems.map((problem) => `- ${problem}`),
    'Answer the question again: the whole answer as one JSON object, with nothing before or after it.',
  ].join('\n'),
});

/** Everything in one text, for a provider that knows no conversation. What was said is marked line by line, so that it ends where it ends. */
export const asOneText = ({ system, prompt, repair }: Turn): string =>
  [
    ...(system ? [system] : []),
    prompt,
    ...(repair ? [`You were asked this before, and answered:\n${repair.said.replaceAll(/^/gm, '| ')}`, repair.request] : []),
  ].join('\n\n');
