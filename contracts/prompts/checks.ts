import { type PromptRule, type SchemaPart, told } from '../kit/index.ts';

/** Parts of checks that several prompts share. */

export const words = { type: 'string', pattern: '\\S' } as const;
export const empty = { const: '' } as const;

export const props = (properties: Readonly<Record<string, SchemaPart>>): SchemaPart => ({ properties });
export const items = (schema: SchemaPart): SchemaPart => ({ items: schema });
export const onlyIf = (condition: SchemaPart, then: SchemaPart, otherwise?: SchemaPart): SchemaPart => ({
  if: condition,
  then,
  ...(otherwise === undefined ? {} : { else: otherwise }),
});

/** A field has words exactly where another has this value. */
export const wordsWhere = (field: string, condition: SchemaPart): SchemaPart =>
  onlyIf(condition, props({ [field]: words }), props({ [field]: empty }));

export const flowchart = { pattern: '^$|^flowchart TD(\\s|$)' } as const;

/** Blocks of a project that was told how to verify without tests. */
export const strategyChosen = props({
  project_overlay: {
    required: ['testless_verification_strategy'],
    ...props({
      testless_verification_strategy: { type: 'object', required: ['chosen_once'], ...props({ chosen_once: { const: true } }) },
    }),
  },
});

export const learning = {
  'what-is-learned-is-a-rule': told(
    'Put into learn_suggested only rules that would have changed what happened, each as one sentence that can be followed, with what in the evidence calls for it; usually there is none.',
    { schema: props({ learn_suggested: { maxItems: 5, ...items(props({ text: words, rationale: words })) } }) },
  ),
} satisfies Readonly<Record<string, PromptRule>>;

/** How claims and edges are proposed, by where they stand in the answer. */
export const claimRules = (at: string, known: readonly string[]) =>
  ({
    'sources-are-allowed': told(
      'Cite only evidence records from the list of those that may be cited, by their whole id. Never make an id up.',
      { among: [`${at}claims[].source_event_ids[]`, `${at}edges[].source_event_ids[]`], of: ['allowed_event_ids[]'] },
    ),
    'claims-have-names-of-their-own': told('Give each new claim a local_id that no other one has, such as c1.', {
      unique: [`${at}claims[].local_id`],
    }),
    'edges-lead-somewhere': told(
      'Both ends of an edge are the local_id of a claim of this answer or the id of a claim that you were shown.',
      { among: [`${at}edges[].from_claim_id`, `${at}edges[].to_claim_id`], of: known, or: [`${at}claims[].local_id`] },
    ),
  }) satisfies Readonly<Record<string, PromptRule>>;

/** Claims and edges say something, and cite what they rest on. */
export const cited = {
  claims: items(props({ local_id: words, text: words, source_event_ids: { minItems: 1 } })),
  edges: items(props({ from_claim_id: words, to_claim_id: words, source_event_ids: { minItems: 1 } })),
} as const;

export const replacing = items(props({ edge_type: { enum: ['supersedes', 'same_as'] } }));

export const workflowShape = {
  'a-trigger-has-a-pattern':
    'trigger.pattern is a text to find in a task where trigger.mode is task_contains, and empty where it is manual.',
  'a-chart-is-a-flowchart': 'mermaid is empty or begins with "flowchart TD".',
  'steps-have-names-of-their-own': 'Each step has an id that no other step has, such as s1.',
} as const;
export const triggerSchema = props({
  trigger: onlyIf(props({ mode: { const: 'task_contains' } }), props({ pattern: words }), props({ pattern: empty })),
});
