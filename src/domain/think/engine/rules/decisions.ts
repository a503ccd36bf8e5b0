import { canBePublished, publishedId } from '../../published.ts';
import { card as newCard, nothing, playbook, refs } from '../finding.ts';
import { isDraft, isOpen, isPinned, type SliceCard } from '../slice.ts';
import { type EngineRule, each, ofType } from './rule.ts';

const fortnight = 14 * 24 * 60 * 60 * 1000;

/** A draft decision that is fresh or pinned and never reached the canon. */
export const unpublishedDecision: EngineRule = (near) =>
  each(
    near.newestFirst
      .filter(ofType('decision'))
      .filter((c) => isDraft(c) && canBePublished(c.id) && (isPinned(c) || near.now_ms - c.last_ts_ms <= fortnight))
      .slice(0, 8)
      .filter((c) => !near.byId.has(publishedId(c.id))),
    (c) => ({
      signals: [
        {
          code: 'BM_LANE_DECISION_NOT_PUBLISHED',
          severity: 'warning',
          message: `The decision "${near.label(c)}" is only a draft.`,
          refs: refs(c),
          ts_ms: c.last_ts_ms,
        },
      ],
      actions: [
        {
          kind: 'publish_decision',
          priority: 'medium',
          title: `Publish "${near.label(c)}"`,
          why: 'A draft is hidden from those who resume the work.',
          refs: refs(c),
          calls: [{ tool: 'think_publish', params: { card_id: c.id, pin: true }, reason: 'Make the decision part of the canon' }],
          ts_ms: c.last_ts_ms,
        },
      ],
    }),
  );

/** An assumption that was settled while something still leans on it. */
export const usedAssumption: EngineRule = (near) => {
  const leansOn = (c: SliceCard) =>
    near
      .supportedBy(c.id)
      .filter((other) => ['decision', 'hypothesis'].includes(other.type) && (isOpen(other) || isPinned(other)));
  const found = near.newestFirst.find((c) => c.tags.includes('assumption') && !isOpen(c) && leansOn(c).length > 0);
  if (!found) return nothing;
  const all = refs(found, ...leansOn(found).slice(0, 4));
  return {
    signals: [
      {
        code: 'BM6_ASSUMPTION_NOT_OPEN_BUT_USED',
        severity: 'warning',
        message: `The assumption "${near.label(found)}" is ${found.status}, and ${all.length - 1} cards still lean on it.`,
        refs: all,
        ts_ms: found.last_ts_ms,
      },
    ],
    actions: [
      {
        kind: 'recheck_assumption',
        priority: 'medium',
        title: `Look again at what leans on "${near.label(found)}"`,
        why: 'What it carried may no longer hold.',
        refs: all,
        calls: [
          newCard(
            {
              type: 'update',
              title: `Recheck after: ${near.label(found)}`,
              tags: ['bm6', 'assumption'],
              meta: { about: found.id },
            },
            {},
            'Write down what still holds',
          ),
        ],
        ts_ms: found.last_ts_ms,
      },
    ],
  };
};

const choice = / vs | versus |tradeoff|trade-off|a\/b/;

/** A choice between two things wants criteria. */
export const tradeoff: EngineRule = (near) => {
  const found = near.newestFirst
    .filter(ofType('question', 'decision'))
    .filter(isOpen)
    .find((c) => choice.test(`${c.title ?? ''}\n${c.text ?? ''}`.toLowerCase()));
  if (!found) return nothing;
  return {
    signals: [],
    actions: [
      {
        kind: 'use_playbook',
        priority: 'low',
        title: `Weigh "${near.label(found)}" by criteria`,
        why: 'It reads like a choice between two ways.',
        refs: refs(found),
        calls: [playbook('criteria_matrix', 'See how to weigh them')],
        ts_ms: found.last_ts_ms,
      },
    ],
  };
};
