import { line } from '../../kernel/line.ts';
import { joinWhole } from '../../kernel/secrets/cut.ts';
import type { AnchorPlace } from '../../records/anchors.ts';

/** Ids hold no underscore, so no two of them become the same name. */
const nodeName = (id: string) => `A_${id.replaceAll(/[^a-z0-9]/g, '_')}`;

/** A title inside the quotes of a node: on one line, whatever a reader takes for the end of one. */
const label = (title: string) => line`${joinWhole(title)}`.text.replaceAll('"', '#quot;');

export const mermaid = (anchors: readonly AnchorPlace[]): string =>
  [
    'flowchart TD',
    ...anchors.map(({ id, title }) => `  ${nodeName(id)}["${id}\\n${label(title)}"]`),
    ...anchors.flatMap(({ id, parent_id }) =>
      parent_id === null ? [] : [`  ${nodeName(parent_id)} -->|contains| ${nodeName(id)}`],
    ),
    ...anchors.flatMap(({ id, depends_on }) =>
      depends_on.map((needed) => `  ${nodeName(id)} -->|depends_on| ${nodeName(needed)}`),
    ),
  ].join('\n');

export const lines = (anchors: readonly AnchorPlace[]): string =>
  anchors
    .map(
      ({ id, kind, status, parent_id, depends_on }) =>
        `${id} | kind=${kind} status=${status} parent=${parent_id ?? '-'} depends_on=[${depends_on.join(', ')}]`,
    )
    .join('\n');
