import { described, OneOf, OneOrMany, Opt, Text, Type } from '../kit/schema.ts';
import { Artifact } from './artifact.ts';
import { checkpoints } from './step.ts';

const Receipt = Text(4000, { description: 'One receipt: "CMD: …" or "LINK: …".' });
const Receipts = Type.Array(Receipt, { minItems: 1, maxItems: 100 });
/** What was run and where its result is: receipts, or all that tasks_evidence_capture takes. */
export const Proof = Type.Union(
  [
    Receipt,
    Receipts,
    Type.Object(
      {
        items: Opt(Type.Array(Artifact, { maxItems: 20, description: 'Outputs, diffs or addresses.' })),
        checks: Opt(described(Receipts, 'Receipts: "CMD: …", "LINK: …".')),
        attachments: Opt(described(Receipts, 'Paths or addresses.')),
        checkpoint: Opt(
          OneOrMany(OneOf(checkpoints), { maxItems: 5, description: 'Checkpoints that the evidence proves; left out: none.' }),
        ),
      },
      { additionalProperties: false },
    ),
  ],
  { description: 'Receipts "CMD: …", "LINK: …"; or {items, checks, attachments, checkpoint}.' },
);
