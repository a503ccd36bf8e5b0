import { Closed, defineTool, described, must, OneOf, Opt, Text, Type, Words } from '../../../kit/index.ts';
import { AgentId } from '../../../types/ids.ts';
import { Tombstone } from '../../../types/opened.ts';
import { InWorkspace } from '../../../types/scope.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export default defineTool({
  name: 'forget',
  title: 'Remove what something said, for good',
  summary:
    'Removes the content of a note, trace entry, card or graph node from the whole store, with all versions and copies; a tombstone says who did it and why. Cannot be taken back.',
  effect: 'act',
  ports: ['leftovers'],
  destructive: true,
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    ref: Text(512, { description: 'What to forget, by its reference: notes@12, CARD-3, or the id of a graph node.' }),
    reason: Words(500, { description: 'Why, in a line. It stays: do not repeat what is to be forgotten.' }),
    confirm: Opt(Type.Boolean({ default: false, description: 'true, once you are sure: nothing brings it back.' })),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    tombstone: described(Tombstone, 'What is left of it.'),
    removed: Closed(
      {
        entries: Count('Notes, trace entries and events, copies that merges made included.'),
        versions: Count('Later versions of notes.'),
        nodes: Count('Versions of graph nodes, on all branches.'),
        edges: Count('Versions of edges that began or ended there.'),
      },
      { description: 'What was removed; all 0 when it was forgotten before.' },
    ),
    same_text: Type.Array(Type.String(), {
      maxItems: 20,
      description: 'References of other notes that say exactly the same, and still do: up to 20.',
    }),
    free_pages: OneOf(['clean', 'not_clean', 'left_to_the_engine'], {
      description:
        'Whether the file of the store was rewritten, so that no free page holds it; not_clean when others were reading all the time; left_to_the_engine on PostgreSQL.',
    }),
    remains: Type.Array(Type.String(), { maxItems: 5, description: 'Where it may still be, beyond the reach of this store.' }),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [
    'forgetting-is-not-confirmed',
    'reference-is-not-forgotten-so',
    'ref-is-not-known',
    'reference-has-no-known-form',
    'reference-leads-nowhere',
    'card-leads-nowhere',
    'entry-is-in-another-document',
    'job-is-not-known',
    'job-event-is-not-known',
    'event-is-of-another-job',
    'runner-is-not-known',
    'anchor-is-not-known',
    'path-leads-nowhere',
    'step-leads-nowhere',
  ],
  tells: ['content_forgotten'],
  warnings: ['FREE_PAGES_NOT_CLEAN', 'ANCHOR_ALIAS_RESOLVED', 'ANCHOR_UNREGISTERED'],

  rules: {
    'a-note-is-forgotten': must('The note is in no list, no view and no search any more; other notes stay.'),
    'a-tombstone-remains': must('open of the reference says that it was forgotten, by whom, when and why.'),
    'confirm-is-needed': must('Without confirm=true nothing changes: INVALID_INPUT says what would be removed.'),
    'all-versions-are-forgotten': must('Every version that notes_edit made goes too.'),
    'copies-are-forgotten': must('Copies that merges made go with the original, whichever of them is named.'),
    'a-card-is-forgotten-whole': must(
      'A card goes with its trace entries, all versions of its node on all branches, its edges and its published copy.',
    ),
    'a-node-is-forgotten-whole': must('A node of a graph goes with all its versions on all branches, and its edges.'),
    'an-event-keeps-that-it-happened': must(
      'An event of a task loses all that was said in it, evidence included; that it happened stays.',
    ),
    'an-id-may-be-used-again': must('A card or node of the same id may be written again, and opens.'),
    'the-same-again-is-a-no-op': must('Forgetting what is forgotten already changes nothing and answers the first tombstone.'),
    'other-things-are-refused': must('Tasks, steps, jobs, anchors and edges are refused, with what to do instead.'),
    'an-unknown-reference-is-refused': must('A reference that leads nowhere answers UNKNOWN_ID.'),
    'the-bytes-are-gone': must(
      'No file of an embedded store holds a byte of it when the call has answered with free_pages=clean; on PostgreSQL no row does.',
      { untested: 'files and rows cannot be seen through the tools; proved in test/store/forget.test.ts' },
    ),
  },
});
