import type { CheckpointKind, ThoughtNodeType } from '../../../../generated/types/index.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';
import { eventsIn } from './snapshot-rules.ts';

type Item = Readonly<Record<string, unknown>>;

/** A node before it has an id. */
export interface NodeDraft {
  readonly node_type: ThoughtNodeType;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** Records that it is drawn from; the first few are cited. */
  readonly event_ids: readonly string[];
}

export interface Segment {
  readonly records: readonly Item[];
  readonly checkpoint_kind: CheckpointKind;
  readonly status: string;
  readonly task_hint: string;
  readonly snapshot: { readonly event_id: string; readonly text: string; readonly tags: readonly string[] };
  /** How the three are called. */
  readonly words: { readonly summary: string; readonly action: string };
}

const firstLine = (text: string) => cutWhole(text.trim().split('\n')[0] ?? '', 140);

/** What becomes of a segment in the Thought DB: its summary, its last decision and what was done; what is empty is left out. */
export function nodesOf(segment: Segment): NodeDraft[] {
  const { records, checkpoint_kind, status, task_hint, snapshot, words } = segment;
  const common = ['auto', 'checkpoint', `checkpoint_kind:${checkpoint_kind}`, `status:${status}`];
  const evidence = records.filter(({ kind }) => kind === 'evidence');
  const decision = records.filter(({ kind }) => kind === 'decide_next').at(-1);
  const done = [...new Set(evidence.flatMap(({ actions }) => (Array.isArray(actions) ? actions.map(String) : [])))].slice(0, 24);
  const drafts: NodeDraft[] = [];
  if (snapshot.text.trim() !== '')
    drafts.push({
      node_type: 'summary',
      title: firstLine(task_hint) || words.summary,
      text: snapshot.text,
      tags: ['node:summary', ...common, ...snapshot.tags.map((tag) => `snapshot_tag:${tag}`)].slice(0, 20),
      event_ids: [snapshot.event_id, ...eventsIn(evidence)],
    });
  if (decision)
    drafts.push({
      node_type: 'decision',
      title: firstLine(String(decision.notes ?? '')) || String(decision.next_action),
      text: [`status: ${String(decision.status)}`, `next_action: ${String(decision.next_action)}`, String(decision.notes ?? '')]
        .filter((part) => part.trim() !== '')
        .join('\n'),
      tags: ['node:decision', ...common, `next_action:${String(decision.next_action)}`],
      event_ids: eventsIn([decision, ...evidence]),
    });
  if (done.length)
    drafts.push({
      node_type: 'action',
      title: firstLine(done[0] ?? '') || words.action,
      text: done.map((line) => `- ${line}`).join('\n'),
      tags: ['node:action', ...common],
      event_ids: eventsIn(evidence),
    });
  return drafts;
}
