import { usualAutopilotConfig } from '../../../generated/registry/usual.ts';

/** How a provider is told what an answer must look like. The answer is held against the schema in any case. */
export type OpenaiStructure =
  /** In the words of the prompt: every server takes it. */
  | 'prompt'
  /** As response_format, for servers that know it. */
  | 'json_schema';
export type AnthropicStructure = 'prompt' | 'tool' | 'output_schema';

/** A server, and how long and how often it is asked. */
export interface Reached {
  readonly base_url: string;
  readonly model: string;
  /** Variable that holds the key; where it is set it wins over api_key. */
  readonly api_key_env: string;
  readonly api_key: string;
  /** How long one request may take; 0 sets no limit. */
  readonly timeout_s: number;
  /** How often a request is sent again that met a broken connection, a rate limit or a failing server. */
  readonly max_retries: number;
}

export interface OpenaiConfig extends Reached {
  readonly structure?: OpenaiStructure;
}

export interface AnthropicConfig extends Reached {
  readonly anthropic_version: string;
  readonly max_tokens: number;
  readonly structure?: AnthropicStructure;
}

export interface CodexConfig {
  /** The program; left out: codex on the path. */
  readonly command?: string;
  /** How long one answer may take; 0 sets no limit. */
  readonly timeout_s?: number;
}

/** `mind` in config.json, with its defaults filled in. */
export interface MindConfig {
  readonly provider: 'codex_schema' | 'openai_compatible' | 'anthropic';
  readonly openai_compatible: OpenaiConfig;
  readonly anthropic: AnthropicConfig;
  readonly codex_schema?: CodexConfig;
}

export const defaultMind: MindConfig = usualAutopilotConfig.mind;
