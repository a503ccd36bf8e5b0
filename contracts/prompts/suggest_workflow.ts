import suggest_workflow from '../answers/suggest_workflow.ts';
import { advised, definePrompt, type SchemaPart, told, toldOf } from '../kit/index.ts';
import { run_notes, segment_evidence, standard } from './blocks.ts';
import { empty, flowchart, items, onlyIf, props, triggerSchema, words, workflowShape } from './checks.ts';
import { outsideWords } from './common.ts';

const inWorkflow = (workflow: SchemaPart) => props({ suggestion: props({ workflow }) });
const risky = props({ risk_category: { enum: ['push', 'publish', 'delete', 'privilege', 'cost'] } });

export default definePrompt({
  of: suggest_workflow,
  role: 'You propose a workflow where the segment of work shows one that will come again.',
  goal: [
    'A workflow is a short list of coarse steps that Hands is shown the next time such a task comes. It is kept once the same signature has been seen often enough, so most segments give none.',
  ],
  blocks: { ...standard, segment_evidence, run_notes },
  rules: {
    ...outsideWords,
    'a-suggestion-or-null': told('suggestion is the workflow where should_suggest is true, and null otherwise.', {
      schema: onlyIf(
        props({ should_suggest: { const: true } }),
        props({ suggestion: { type: 'object' } }),
        props({ suggestion: { type: 'null' } }),
      ),
    }),
    'one-of-a-kind-is-no-workflow': toldOf(
      'Work that was about one defect or one question is no workflow: should_suggest is false.',
    ),
    'steps-are-few-and-coarse': told(
      'A workflow has 3 to 7 steps, each with a title, and with what Hands is told or how it is checked. It works for the next task too: no names, paths or numbers of this one.',
      {
        schema: inWorkflow(
          props({ name: words, steps: { minItems: 3, maxItems: 7, ...items(props({ id: words, title: words })) } }),
        ),
      },
    ),
    'it-is-not-stored-yet': told('enabled is false, id, created_ts and updated_ts are empty, and source.kind is suggested.', {
      schema: inWorkflow(
        props({
          enabled: { const: false },
          id: empty,
          created_ts: empty,
          updated_ts: empty,
          source: props({ kind: { const: 'suggested' } }),
        }),
      ),
    }),
    'the-same-work-has-the-same-signature': told(
      'signature says in a few lower-case words what is done, without names and dates: the same work has to give the same text in another run.',
      { schema: props({ suggestion: props({ signature: { ...words, maxLength: 120 } }) }) },
    ),
    'steps-have-names-of-their-own': told(workflowShape['steps-have-names-of-their-own'], {
      unique: ['suggestion.workflow.steps[].id'],
    }),
    'a-trigger-has-a-pattern': told(workflowShape['a-trigger-has-a-pattern'], { schema: inWorkflow(triggerSchema) }),
    'a-chart-is-a-flowchart': told(workflowShape['a-chart-is-a-flowchart'], {
      schema: inWorkflow(props({ mermaid: flowchart })),
    }),
    'risky-steps-are-not-simply-allowed': told(
      'A step whose risk_category is push, publish, delete, privilege or cost has the policy ask, deny or values_judged.',
      {
        schema: inWorkflow(props({ steps: items(onlyIf(risky, props({ policy: { enum: ['ask', 'deny', 'values_judged'] } }))) })),
      },
    ),
    'evidence-is-cited': told('source.evidence_refs names records of this segment by event_id.', {
      among: ['suggestion.workflow.source.evidence_refs[]'],
      of: ['segment_evidence[].event_id'],
    }),
    'benefit-is-honest': advised('benefit is high only where the workflow saves the user real work or prevents a real mistake.'),
  },
});
