import { keptFolder, runKept } from './kept-code.ts';
import { lookWords } from './look-words.ts';

/**
 * Runs mi with what stands in `process.argv`. A command is typed often and is over soon: it loads one file of `folder`, which is kept
 * compiled. What only looks has a smaller one, which ends the process unless it leaves the words to the whole program.
 */
export async function startMi(folder: string): Promise<void> {
  const words = process.argv.slice(2);
  const [word = lookWords[0]] = words;
  const kept = await keptFolder();
  if (lookWords.includes(word)) {
    const looks = runKept(folder, 'mi-looks.cjs', kept, word) as typeof import('./mi-looks.ts') | undefined;
    await looks?.run(words);
  }
  /** Run from source there are no such files. */
  if (!runKept(folder, 'mi-program.cjs', kept, word)) await import('./mi-main.ts');
}
