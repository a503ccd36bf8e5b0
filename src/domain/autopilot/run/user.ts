import { goesOn, type Run } from './state.ts';

/** What the user says to a question; null where nobody was asked, or the run was cut short before anything was said. */
export async function askUser(run: Run, question: string): Promise<string | null> {
  if (!goesOn(run)) return null;
  const answer = (await run.ctx.ports.user.ask(question, run.signal)).trim();
  return answer !== '' || goesOn(run) ? answer : null;
}
