/** Parts of a configuration to begin with, by name. What only the user knows stands in angle brackets. */
export const configTemplates = {
  'mind.openai_compatible': {
    mind: {
      provider: 'openai_compatible',
      openai_compatible: { base_url: 'https://api.openai.com/v1', model: '<model>', api_key_env: 'OPENAI_API_KEY' },
    },
  },
  'mind.anthropic': {
    mind: {
      provider: 'anthropic',
      anthropic: { base_url: 'https://api.anthropic.com', model: '<model>', api_key_env: 'ANTHROPIC_API_KEY' },
    },
  },
  'hands.cli.generic': {
    hands: {
      provider: 'cli',
      cli: { exec: ['<agent>', '<option>'], resume: [], prompt_mode: 'stdin', thread_id_regex: '', env: {} },
    },
  },
  'hands.cli.claude_code_placeholder': {
    hands: {
      provider: 'cli',
      cli: {
        exec: ['claude', '-p', '{prompt}', '--output-format', 'stream-json', '--verbose'],
        resume: ['claude', '-p', '{prompt}', '--output-format', 'stream-json', '--verbose', '--resume', '{thread_id}'],
        prompt_mode: 'arg',
        thread_id_regex: '"(?:session_id|sessionId)"\\s*:\\s*"([A-Za-z0-9_-]+)"',
        env: {},
      },
    },
  },
} as const;

export type TemplateName = keyof typeof configTemplates;
