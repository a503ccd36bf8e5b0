import { isRecord, parseJson } from '../../kernel/json.ts';
import type { AnthropicConfig } from './config.ts';
import { servedVoice, turnsOf } from './served.ts';
import { MindProblem } from './trouble.ts';
import type { Spoken, Turn, Voice } from './voice.ts';
import { withSchema } from './words.ts';
import type { MindWorld } from './world.ts';

/** The tool by which an answer is given. */
const tool = 'answer';

type Block = Readonly<Record<string, unknown>>;

/** What was given to the tool, else all text; how the model thought about it is passed over. */
export function spokenIn(body: string, { model, max_tokens }: Pick<AnthropicConfig, 'model' | 'max_tokens'>): Spoken {
  const { value } = parseJson(body) ?? {};
  const message = isRecord(value) ? value : {};
  const blocks = (Array.isArray(message.content) ? message.content : []).filter(isRecord) as Block[];
  if (message.stop_reason === 'refusal') throw new MindProblem('refused', 'The model refused to answer.');
  const used = blocks.find(({ type, name }) => type === 'tool_use' && name === tool);
  const text = used
    ? JSON.stringify(used.input)
    : blocks.flatMap((block) => (block.type === 'text' && typeof block.text === 'string' ? [block.text] : [])).join('\n');
  if (!text) throw new MindProblem('invalid', 'unsupported_response_shape: there is neither text nor an answer among content[].');
  return {
    text,
    model: typeof message.model === 'string' ? message.model : model,
    ...(message.stop_reason === 'max_tokens'
      ? { cut: `the answer was cut off at ${max_tokens} tokens; raise mind.anthropic.max_tokens` }
      : {}),
  };
}

/** How the schema is sent: as a tool, as the format of the output, or in the prompt where neither is taken. */
function structureOf({ schema }: Turn, { structure = 'tool' }: AnthropicConfig, without: ReadonlySet<string>) {
  if (!schema) return { fields: {}, inPrompt: undefined };
  if (structure === 'tool' && !without.has('tool_choice'))
    return {
      fields: {
        tools: [{ name: tool, description: 'Takes the answer.', input_schema: schema.schema }],
        tool_choice: { type: 'tool', name: tool },
      },
      inPrompt: undefined,
    };
  if (structure === 'output_schema' && !without.has('output_config'))
    return { fields: { output_config: { format: { type: 'json_schema', schema: schema.schema } } }, inPrompt: undefined };
  return { fields: {}, inPrompt: schema };
}

function bodyOf(turn: Turn, config: AnthropicConfig, without: ReadonlySet<string>) {
  const { system, prompt } = turn;
  const { fields, inPrompt } = structureOf(turn, config, without);
  return {
    model: config.model,
    max_tokens: config.max_tokens,
    ...(system ? { system } : {}),
    messages: turnsOf(inPrompt ? withSchema(prompt, inPrompt) : prompt, turn),
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...fields,
  };
}

/** The messages of Anthropic, or of a server that speaks as it does. */
export const anthropicVoice = (config: AnthropicConfig, world: MindWorld): Voice =>
  servedVoice(config, world, {
    provider: 'anthropic',
    dialect: 'anthropic',
    optional: ['output_config', 'tool_choice', 'temperature'],
    endpoint: (base) => (/\/v1\/*$/.test(base.pathname) ? 'messages' : 'v1/messages'),
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': config.anthropic_version }),
    body: (turn, without) => bodyOf(turn, config, without),
    spoken: (reply) => spokenIn(reply, config),
  });
