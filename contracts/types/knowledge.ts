import { Closed, described, Nullable, named, OneOf, Opt, Text, Type, Words } from '../kit/schema.ts';
import { Budgeted } from './budget.ts';
import { Timestamp } from './ids.ts';
import { SessionId, SessionTag } from './session.ts';

export const KnowledgeId = named(
  'KnowledgeId',
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[a-z0-9-]+$',
    form: 'small letters, digits and hyphens, such as cold-cache',
    description: 'A pattern or scratchpad note, by a short name that can stand in an address.',
  }),
);

export const KnowledgeTitle = named('KnowledgeTitle', Words(200, { description: 'What a pattern or note is called.' }));
export const KnowledgeText = named('KnowledgeText', Words(200_000, { description: 'What it says, as Markdown.' }));
export const PatternDescription = named(
  'PatternDescription',
  Words(2000, { description: 'What a pattern is for, in a sentence or two.' }),
);

/** What is asked of every list of knowledge. */
export const KnowledgeListing = {
  search: Opt(Text(200, { description: 'Words that must stand in it.' })),
  limit: Opt(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many at most (20).' })),
  offset: Opt(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'How many to leave out first.' })),
  sortBy: Opt(OneOf(['createdAt', 'updatedAt', 'title'], { default: 'updatedAt', description: 'By what they are ordered.' })),
  sortOrder: Opt(OneOf(['asc', 'desc'], { default: 'desc', description: 'In which direction.' })),
  ...Budgeted,
};

/** So that nobody overwrites what they have not seen. */
export const ExpectedUpdate = {
  expectedUpdatedAt: Opt(
    described(Timestamp, 'Its updatedAt as you know it; where somebody has changed it since, the call is refused.'),
  ),
};

export const KnowledgeTags = Type.Array(SessionTag, { maxItems: 50, uniqueItems: true, description: 'What it is filed under.' });
export const DerivedFrom = Type.Array(SessionId, {
  maxItems: 100,
  uniqueItems: true,
  description: 'Sessions that it was learned from.',
});

const Times = {
  createdAt: described(Timestamp, 'When it was made.'),
  updatedAt: described(Timestamp, 'When it was changed last.'),
};

const summary = {
  id: KnowledgeId,
  title: KnowledgeTitle,
  description: PatternDescription,
  tags: KnowledgeTags,
  derivedFromSessions: DerivedFrom,
  createdBy: Nullable(Type.String(), { description: 'The agent that made it; null: nobody said.' }),
  ...Times,
};

export const PatternSummary = named('PatternSummary', Closed(summary), 'A pattern without its content.');

export const KnowledgePattern = named(
  'KnowledgePattern',
  Closed({ ...summary, content: KnowledgeText }),
  'A way of reasoning that worked, kept to be used again.',
);

export const NoteSummary = named(
  'NoteSummary',
  Closed({ id: KnowledgeId, title: KnowledgeTitle, ...Times }),
  'A scratchpad note without its content.',
);

export const ScratchpadNote = named(
  'ScratchpadNote',
  Closed({ id: KnowledgeId, title: KnowledgeTitle, content: KnowledgeText, ...Times }),
  'A working note that several agents write to, until it is no longer needed.',
);
