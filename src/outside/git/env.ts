/** What a hook of git sets, and what would make it look elsewhere than asked. */
const misleading = /^GIT_(?!SSH|CONFIG_GLOBAL$|CONFIG_SYSTEM$|CONFIG_NOSYSTEM$|CEILING_DIRECTORIES$)/;

/** An environment in which git answers about the folder that it is asked about, in words that a program can read. */
export const gitEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !misleading.test(name))),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
});
