import { Closed, described, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Timestamp } from './ids.ts';
import { SessionId } from './session.ts';

const score = (description: string) => Type.Integer({ minimum: 1, maximum: 10, description });

export const ExtractedLearning = named(
  'ExtractedLearning',
  Closed({
    type: OneOf(['pattern', 'anti-pattern', 'signal'], {
      description: 'What it is: worth repeating, worth avoiding, or a sign.',
    }),
    content: Type.String({ description: 'What it says: Markdown, or JSON of a signal.' }),
    targetPath: Type.String({ description: 'A file that it could be kept in.' }),
    metadata: Closed(
      {
        sourceSession: described(SessionId, 'The session that it comes from.'),
        sourceThoughts: Type.Array(Type.Integer(), { maxItems: 2, description: 'The thoughts that it comes from.' }),
        extractedAt: described(Timestamp, 'When it was extracted.'),
        behaviorCharacteristics: Opt(
          Closed(
            {
              specificity: score('How specific; 10 is very specific.'),
              applicability: score('How widely it applies.'),
              complexity: score('How hard it is to follow.'),
              maturity: score('How well it is proven.'),
            },
            { description: 'What is assumed about it until somebody judges it.' },
          ),
        ),
      },
      { description: 'Where it comes from.' },
    ),
  }),
  'Something that a session teaches.',
);
