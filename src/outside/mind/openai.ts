import { isRecord, parseJson } from '../../kernel/json.ts';
import type { OpenaiConfig } from './config.ts';
import { servedVoice, turnsOf } from './served.ts';
import { MindProblem, told } from './trouble.ts';
import type { Spoken, Turn, Voice } from './voice.ts';
import { withSchema } from './words.ts';
import type { MindWorld } from './world.ts';

/** The first choice of a chat completion; no other shape is read. */
export function spokenIn(body: string, model: string): Spoken {
  const { value } = parseJson(body) ?? {};
  const [choice] = isRecord(value) && Array.isArray(value.choices) ? value.choices : [];
  const message = isRecord(choice) && isRecord(choice.message) ? choice.message : {};
  if (typeof message.refusal === 'string' && message.refusal)
    throw new MindProblem('refused', `The model refused to answer: ${told(message.refusal)}`);
  if (isRecord(choice) && choice.finish_reason === 'content_filter')
    throw new MindProblem('refused', 'The provider filtered the answer out.');
  if (typeof message.content !== 'string' || message.content === '')
    throw new MindProblem('invalid', 'unsupported_response_shape: there is no text at choices[0].message.content.');
  const cut = isRecord(choice) && choice.finish_reason === 'length';
  return {
    text: message.content,
    model: isRecord(value) && typeof value.model === 'string' ? value.model : model,
    ...(cut ? { cut: 'the answer was cut off at the most tokens that the server gives' } : {}),
  };
}

function bodyOf(turn: Turn, { model, structure = 'prompt' }: OpenaiConfig, without: ReadonlySet<string>) {
  const { system, prompt, schema } = turn;
  const byFormat = schema && structure === 'json_schema' && !without.has('response_format');
  return {
    model,
    messages: [
      ...(system ? [{ role: 'system', content: system }] : []),
      ...turnsOf(schema && !byFormat ? withSchema(prompt, schema) : prompt, turn),
    ],
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...(byFormat
      ? { response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } } }
      : {}),
  };
}

/** Any server with the chat completions of OpenAI. */
export const openaiVoice = (config: OpenaiConfig, world: MindWorld): Voice =>
  servedVoice(config, world, {
    provider: 'openai_compatible',
    dialect: 'openai',
    optional: ['response_format', 'temperature'],
    endpoint: () => 'chat/completions',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    body: (turn, without) => bodyOf(turn, config, without),
    spoken: (reply) => spokenIn(reply, config.model),
  });
