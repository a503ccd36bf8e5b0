type Answer = Readonly<Record<string, unknown>>;

/** Ids of a kind in a prompt, in the order in which they stand there. */
const idsIn = (prompt: string, prefix: string): string[] => [
  ...new Set([...prompt.matchAll(new RegExp(`\\b${prefix}_[0-9A-Za-z_]+`, 'g'))].map(([id]) => id)),
];

/** Records, of which what may be cited is one: claims that are shown name others. */
const shownIn = (prompt: string) => idsIn(prompt, 'ev').slice(0, 20);

const askFirst = { scope: 'project', severity: 'high', text: 'Ask before pushing.', rationale: 'It was pushed.' };
const mined = { claim_type: 'fact', scope: 'project', visibility: 'project', tags: [], notes: '' };
const surely = { valid_from: null, valid_to: null, confidence: 0.95 };

/**
 * The Mind of cases: what stands in the task decides what it suggests, and what it is shown what it chooses; besides, it cites what
 * was made up. It reads ids and nothing else, so that it can be asked in any words.
 */
export const caseMind: Readonly<Record<string, (prompt: string) => Answer>> = {
  decide_next: (prompt) => (prompt.includes('[suggest]') ? { learn_suggested: [askFirst] } : {}),
  checkpoint_decide: (prompt) => (prompt.includes('[checkpoint]') ? { should_checkpoint: true, checkpoint_kind: 'done' } : {}),
  why_trace: (prompt) => ({
    status: 'ok',
    confidence: 0.9,
    chosen_claim_ids: [...idsIn(prompt, 'cl'), 'cl_1_made_up'],
    explanation: 'These claims say so.',
  }),
  mine_claims: (prompt) => ({
    claims: [
      { ...mined, ...surely, local_id: 'c1', text: 'Work was done.', source_event_ids: shownIn(prompt) },
      { ...mined, ...surely, local_id: 'c2', text: 'It was made up.', source_event_ids: ['ev_run_1_made_up_000001'] },
    ],
    edges: prompt.includes('[replace]')
      ? idsIn(prompt, 'cl').map((from_claim_id) => ({
          ...{ edge_type: 'supersedes', from_claim_id, to_claim_id: 'c1', confidence: 0.95, notes: '' },
          source_event_ids: shownIn(prompt),
        }))
      : [],
  }),
};
