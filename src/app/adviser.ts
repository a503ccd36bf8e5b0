import type { Adviser } from '../kernel/adviser.ts';
import type { Mind } from '../kernel/mind.ts';

/** A Mind that is asked for an opinion, and for nothing that a schema binds. */
export const adviserOf = (mind: Pick<Mind, 'write'>): Adviser => ({
  async advise({ system, message }) {
    const said = await mind.write({ system, prompt: message, tag: 'critique' });
    if (said.state === 'error') return { kind: 'failed', because: said.error };
    return said.text.trim()
      ? { kind: 'answered', text: said.text, model: said.model }
      : { kind: 'failed', because: 'it said nothing' };
  },
});
