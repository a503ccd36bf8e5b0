import { nextCall, text } from '../../../../kernel/says.ts';
import { canBePublished, publishedId } from '../../published.ts';
import { nothing, refs } from '../finding.ts';
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
          message: text('decision-is-only-a-draft', { label: near.label(c) }),
          refs: refs(c),
          ts_ms: c.last_ts_ms,
        },
      ],
      actions: [
        {
          kind: 'publish_decision',
          priority: 'medium',
          ...text('publish-the-decision', { id: c.id }),
          refs: refs(c),
          calls: [nextCall('make-the-decision-canon', { card_id: c.id })],
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
        message: text('assumption-is-settled-but-used', {
          label: near.label(found),
          status: found.status ?? '',
          cards: all.length - 1,
        }),
        refs: all,
        ts_ms: found.last_ts_ms,
      },
    ],
    actions: [
      {
        kind: 'recheck_assumption',
        priority: 'medium',
        ...text('look-again-at-what-leans-on-it', { id: found.id }),
        refs: all,
        calls: [nextCall('write-down-what-still-holds', { label: near.label(found), id: found.id })],
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
        ...text('weigh-it-by-criteria', { id: found.id }),
        refs: refs(found),
        calls: [nextCall('see-how-to-weigh-them')],
        ts_ms: found.last_ts_ms,
      },
    ],
  };
};
