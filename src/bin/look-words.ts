/** First words of commands that only look, the one that is meant where no word is typed first. They have a program of their own. */
export const lookWords: readonly [string, ...string[]] = ['status', 'tail', 'show', 'runs'];
