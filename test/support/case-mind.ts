import type { Answering } from './pilot.ts';

/** A block of a prompt, as it was put there. */
function blockIn(prompt: string, name: string): string {
  const [, body = ''] = prompt.match(new RegExp(`=== ${name}: [^\\n]*\\n([\\s\\S]*?)\\n=== end of ${name} ===`)) ?? [];
  return body.replaceAll(/^\| ?/gm, '');
}

const listIn = (prompt: string, name: string): string[] => JSON.parse(blockIn(prompt, name) || '[]') as string[];

const askFirst = {
  scope: 'project' as const,
  severity: 'high' as const,
  text: 'Ask before pushing.',
  rationale: 'It was pushed.',
};
const mined = { claim_type: 'fact' as const, scope: 'project' as const, visibility: 'project' as const, tags: [], notes: '' };
const surely = { valid_from: null, valid_to: null, confidence: 0.95 };

/** The Mind of cases: what stands in the task decides what it suggests, and what it is shown what it chooses. */
export const caseMind: Answering = {
  decide_next: [(prompt) => (blockIn(prompt, 'task').includes('[suggest]') ? { learn_suggested: [askFirst] } : {})],
  checkpoint_decide: [
    (prompt) =>
      blockIn(prompt, 'task').includes('[checkpoint]') ? { should_checkpoint: true, checkpoint_kind: 'done' as const } : {},
  ],
  why_trace: [
    (prompt) => ({
      status: 'ok' as const,
      confidence: 0.9,
      chosen_claim_ids: [...listIn(prompt, 'candidate_claim_ids'), 'cl_1_made_up'],
      explanation: 'These claims say so.',
    }),
  ],
  mine_claims: [
    (prompt) => ({
      claims: [
        {
          ...mined,
          ...surely,
          local_id: 'c1',
          text: 'Work was done.',
          source_event_ids: listIn(prompt, 'allowed_event_ids').slice(0, 1),
        },
        { ...mined, ...surely, local_id: 'c2', text: 'It was made up.', source_event_ids: ['ev_run_1_made_up_000001'] },
      ],
    }),
  ],
};
