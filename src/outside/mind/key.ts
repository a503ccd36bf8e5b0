import { MindProblem } from './trouble.ts';

interface Keyed {
  readonly api_key_env: string;
  readonly api_key: string;
}

/** The key that a provider is to be sent; empty where there is none. A line end behind it was never part of it. */
export const keyOf = ({ api_key_env, api_key }: Keyed, env: NodeJS.ProcessEnv): string =>
  (api_key_env && env[api_key_env]?.trim()) || api_key.trim();

/** Checks what a provider cannot be asked without. */
export function ready(
  provider: string,
  config: Keyed & { base_url: string; model: string },
  env: NodeJS.ProcessEnv,
): { key: string; base: URL } {
  const at = `mind.${provider}`;
  if (!config.model) throw new MindProblem('missing', `No model is configured. Set ${at}.model.`);
  const key = keyOf(config, env);
  if (!key)
    throw new MindProblem(
      'missing',
      `There is no API key. Set the variable ${config.api_key_env || `that ${at}.api_key_env names`}.`,
    );
  /** A header takes nothing else, and what refuses it would repeat it. */
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new MindProblem('auth', `The API key holds blanks or signs that no key has. Set it again.`);
  const base = URL.canParse(config.base_url) ? new URL(config.base_url) : undefined;
  if (!base || !/^https?:$/.test(base.protocol))
    throw new MindProblem('missing', `${at}.base_url must be a URL, such as https://api.example.com/v1.`);
  if (base.username || base.password)
    throw new MindProblem('missing', `${at}.base_url must hold no name and password. Set the key by ${at}.api_key_env.`);
  return { key, base };
}

/** The address of an endpoint below a base, whether or not it ends with a slash. */
export const below = (base: URL, path: string): URL => {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`;
  url.hash = '';
  return url;
};
