import { newAnswer } from './answer.ts';
import { newFact } from './fact.ts';
import { run, say, stop } from './shell.ts';
import { newTool } from './tool.ts';

const [what = '', ...args] = process.argv.slice(2);

const makers: Readonly<Record<string, (...args: string[]) => Promise<string[]>>> = {
  tool: newTool,
  fact: newFact,
  answer: newAnswer,
};
const make = makers[what] ?? stop('Usage: npm run new:tool | new:fact | new:answer -- …');

const written = [...new Set(await make(...args))];
run('node_modules/.bin/biome', ['check', '--write', ...written], 'ignore');

/** A fact that no tool tells is refused by the generator, so the author's next line comes first. */
if (what === 'fact' && args.length < 3) say(`Name ${args[1]} in the tells of a tool, then run: npm run gen`);
else if (!run('npm', ['run', '-s', 'gen'])) stop('The files are written. Mend what is said above, then run: npm run gen');
