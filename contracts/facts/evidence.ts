import { evidence } from '../evidence/index.ts';
import { defineFacts, type Fact } from '../kit/index.ts';
import { EvidenceReceipt } from '../types/evidence-receipt.ts';

type EvidenceKind = (typeof evidence)[number]['kind'];

/** Every kind of evidence is a fact: telling it appends one line to the log that its contract names. */
export const evidenceFacts = defineFacts(
  Object.fromEntries(
    evidence.map(({ kind, summary, fields }): [string, Fact] => [
      kind,
      { summary, payload: fields, yields: EvidenceReceipt, logged: true },
    ]),
  ) as Record<EvidenceKind, Fact>,
);
