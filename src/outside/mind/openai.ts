import { isRecord, parseJson } from '../../kernel/json.ts';
import type { OpenaiConfig } from './config.ts';
import { flexible } from './flexible.ts';
import { below, ready } from './key.ts';
import { MindProblem, told } from './trouble.ts';
import type { Spoken, Turn, Voice } from './voice.ts';
import { withSchema } from './words.ts';
import type { MindWorld } from './world.ts';

const provider = 'openai_compatible';
const optional = ['response_format', 'temperature'];

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

function bodyOf(
  { system, prompt, schema, repair }: Turn,
  { model, structure = 'prompt' }: OpenaiConfig,
  without: ReadonlySet<string>,
) {
  const byFormat = schema && structure === 'json_schema' && !without.has('response_format');
  return {
    model,
    messages: [
      ...(system ? [{ role: 'system', content: system }] : []),
      { role: 'user', content: schema && !byFormat ? withSchema(prompt, schema) : prompt },
      ...(repair
        ? [
            { role: 'assistant', content: repair.said },
            { role: 'user', content: repair.request },
          ]
        : []),
    ],
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...(byFormat
      ? { response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } } }
      : {}),
  };
}

/** Any server with the chat completions of OpenAI. */
export function openaiVoice(config: OpenaiConfig, world: MindWorld): Voice {
  const { key, base } = ready(provider, config, world.env);
  const { timeout_s, max_retries } = config;
  const post = flexible(optional);
  const url = below(base, 'chat/completions');
  return {
    provider,
    dialect: 'openai',
    about: { base_url: `${base.origin}${base.pathname}`, model: config.model },
    async speak(turn) {
      const order = {
        url,
        timeout_s,
        max_retries,
        headers: { authorization: `Bearer ${key}` },
        body: (without: ReadonlySet<string>) => bodyOf(turn, config, without),
        signal: turn.signal,
        transcript: turn.transcript,
      };
      return spokenIn(await post(order, world), config.model);
    },
  };
}
