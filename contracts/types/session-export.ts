import { Const, described, named, Opt, Text, Type } from '../kit/schema.ts';
import { ThoughtNumber } from './session.ts';

const Time = (description: string) => Opt(Type.String({ maxLength: 40, description }));

/**
 * A session as it was exported, by this program or by another that writes the same format. What others may have written otherwise
 * is taken: names of branches and titles of any kind, references that lead nowhere, fields that are not known here.
 */
export const SessionExport = named(
  'SessionExport',
  Type.Object({
    version: Const('1.0', { description: 'Version of the format.' }),
    session: Type.Object(
      {
        id: Type.String({
          minLength: 1,
          maxLength: 64,
          pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
          form: 'letters, digits and hyphens, such as a UUID',
          description: 'The session, by its UUID.',
        }),
        title: Opt(Type.String({ maxLength: 100_000, description: 'What it is called.' })),
        description: Opt(Type.String({ maxLength: 100_000, description: 'What it is about.' })),
        tags: Opt(Type.Array(Type.String({ maxLength: 10_000 }), { maxItems: 1000, description: 'What it is filed under.' })),
        createdAt: Time('When it was started.'),
        updatedAt: Time('When it was written to last.'),
        lastAccessedAt: Time('When somebody last wrote to it or went on with it.'),
      },
      { description: 'What is known about the session itself.' },
    ),
    nodes: Type.Array(
      Type.Object({
        id: Opt(Type.String({ maxLength: 1000, description: 'What other nodes call it.' })),
        data: Type.Object(
          {
            thought: Text(200_000, { description: 'What was thought.' }),
            thoughtNumber: ThoughtNumber,
            totalThoughts: described(ThoughtNumber, 'How many thoughts were expected then.'),
            nextThoughtNeeded: Type.Boolean({ description: 'Whether another one was to follow.' }),
            isRevision: Opt(Type.Boolean({ description: 'True: it revises an earlier thought.' })),
            revisesThought: Opt(described(ThoughtNumber, 'The thought that it revises.')),
            branchFromThought: Opt(described(ThoughtNumber, 'The thought of the main chain at which its branch begins.')),
            branchId: Opt(Type.String({ maxLength: 1000, description: 'Its branch; left out: the main chain.' })),
            needsMoreThoughts: Opt(Type.Boolean({ description: 'True: more thoughts were needed than expected.' })),
            timestamp: Time('When it was recorded.'),
            critique: Opt(
              Type.Object(
                {
                  text: Text(200_000, { description: 'What was said about the thought.' }),
                  model: Opt(Type.String({ maxLength: 1000, description: 'The model that said it.' })),
                  timestamp: Time('When it was said.'),
                },
                { description: 'What another model said about it.' },
              ),
            ),
          },
          { description: 'The thought.' },
        ),
        prev: Opt(Type.String({ maxLength: 1000, description: 'The node before it.' })),
        revisesNode: Opt(Type.String({ maxLength: 1000, description: 'The node that it revises.' })),
      }),
      { maxItems: 100_000, description: 'All thoughts of all chains.' },
    ),
    exportedAt: Time('When it was exported.'),
  }),
  'A whole session: SessionExport 1.0.',
);
