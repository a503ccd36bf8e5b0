import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import { brief, type Line, line } from '../../../kernel/line.ts';

type Lines = AutopilotRoom<never, never, never>['lines'];

const listed = 24;

const paragraph = (text: string): Line[] => text.split('\n').map((each) => line`${each}`);

interface Summary {
  readonly values_summary?: readonly string[];
  readonly decision_procedure?: { readonly summary?: string; readonly mermaid?: string };
}

const summaryLines = ({ values_summary = [], decision_procedure: { summary = '', mermaid = '' } = {} }: Summary): Line[] => [
  line`values_summary:`,
  ...values_summary.map((each) => line`- ${each}`),
  line`decision_procedure:`,
  ...paragraph(summary),
  ...paragraph(mermaid),
];

interface Told {
  readonly node_id?: string;
  readonly asserted_ts?: string;
}

/** Values that were kept without asking the Mind leave the summary of those before them. */
const summaryHead = (
  { node_id = '', asserted_ts: made = '' }: Told,
  raw: { readonly asserted_ts?: string } | null | undefined,
) => (made < (raw?.asserted_ts ?? '') ? line`summary of earlier values (${node_id}):` : line`summary (${node_id}):`);

export const valuesLines: Pick<Lines, 'values_set' | 'values_show'> = {
  values_set: {
    state: ({ dry_run, show, values_event_id, raw_claim_id, summary_node_id, compiled_values, compile_error, values_claims }) => [
      ...(dry_run
        ? [line`nothing was written (--dry-run)`]
        : [
            line`values_event_id=${values_event_id ?? ''}`,
            line`raw_claim_id=${raw_claim_id ?? ''}`,
            line`summary_node_id=${summary_node_id ?? ''}`,
            line`values_claims=${values_claims?.state ?? ''}`,
          ]),
      ...(compile_error ? [line`There is no summary: ${compile_error}`] : []),
      ...(values_claims?.error ? [line`No claims were made: ${values_claims.error}`] : []),
      ...((show || dry_run) && compiled_values ? summaryLines(compiled_values as Summary) : []),
    ],
  },
  values_show: {
    state: ({ raw_values_claim: raw, values_summary_node: summary, derived_values_claims: claims = [] }) =>
      raw || summary || claims.length
        ? [
            ...(raw ? [line`values (${raw.claim_id ?? ''}):`, ...paragraph(raw.text ?? '')] : []),
            ...(summary ? [summaryHead(summary, raw), ...paragraph(summary.text ?? '')] : []),
            ...claims.slice(0, listed).map(({ claim_id, text }) => line`- ${claim_id ?? ''} ${brief(text ?? '', 200)}`),
          ]
        : line`(no values)`,
  },
};
