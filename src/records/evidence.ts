/** What a piece of evidence says in words, wherever it is looked for or shown. */
export interface EvidenceRow {
  /** The plan or task that it belongs to. */
  readonly entity: string;
  readonly step_id: string | null;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly checks: readonly string[];
  readonly attachments: readonly string[];
}

const spoken = ['command', 'stdout', 'stderr', 'diff', 'content', 'url', 'external_uri'] as const;

export const evidenceText = ({ items, checks, attachments }: Pick<EvidenceRow, 'items' | 'checks' | 'attachments'>): string =>
  [...checks, ...items.flatMap((item) => spoken.map((field) => item[field])), ...attachments]
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .join('\n');
