import { nextCall, text } from '../../../../kernel/says.ts';
import { confidence } from '../confidence.ts';
import { nothing, refs } from '../finding.ts';
import { isActive, isOpen, isPinned, type Neighbourhood, type SliceCard } from '../slice.ts';
import { type EngineRule, each, ofType } from './rule.ts';

/** A hypothesis wants a test, and its test wants evidence. */
export const untestedHypothesis: EngineRule = (near) =>
  each(near.newestFirst.filter(ofType('hypothesis')).filter(isActive).slice(0, 12), (c) => {
    const supporters = near.supportersOf(c.id);
    const tests = supporters.filter(ofType('test'));
    if (tests.length === 0)
      return {
        signals: [
          {
            code: 'BM4_HYPOTHESIS_NO_TEST',
            severity: 'high',
            message: text('hypothesis-has-no-test', { label: near.label(c) }),
            refs: refs(c),
            ts_ms: c.last_ts_ms,
          },
        ],
        actions: [
          {
            kind: 'add_test_stub',
            priority: 'high',
            ...text('say-how-to-test-it', { id: c.id }),
            refs: refs(c),
            calls: [nextCall('write-the-smallest-test', { label: near.label(c), id: c.id })],
            ts_ms: c.last_ts_ms,
          },
        ],
      };
    const shown =
      supporters.some(ofType('evidence')) || tests.some((test) => near.supportersOf(test.id).some(ofType('evidence')));
    if (shown) return nothing;
    return {
      signals: [
        {
          code: 'BM4_HYPOTHESIS_NO_EVIDENCE',
          severity: 'warning',
          message: text('hypothesis-has-no-evidence', { label: near.label(c) }),
          refs: refs(c, ...tests.slice(0, 2)),
          ts_ms: c.last_ts_ms,
        },
      ],
      actions: [],
    };
  });

/** Both supported and blocked: one of the two is wrong. */
export const contradiction: EngineRule = (near) =>
  each(
    near.newestFirst
      .filter(ofType('hypothesis', 'test', 'decision'))
      .filter(isOpen)
      .filter((c) => near.supportersOf(c.id).length > 0 && near.blockersOf(c.id).length > 0)
      .slice(0, 10),
    (c) => {
      const both = refs(c, ...near.supportersOf(c.id).slice(0, 2), ...near.blockersOf(c.id).slice(0, 2));
      return {
        signals: [
          {
            code: 'BM1_CONTRADICTION_SUPPORTS_BLOCKS',
            severity: 'high',
            message: text('card-is-supported-and-blocked', { label: near.label(c) }),
            refs: both,
            ts_ms: c.last_ts_ms,
          },
        ],
        actions: [
          {
            kind: 'resolve_contradiction',
            priority: 'high',
            ...text('settle-what-speaks-for-it', { id: c.id }),
            refs: both,
            calls: [nextCall('see-how-to-settle-it'), nextCall('ask-the-deciding-question', { label: near.label(c), id: c.id })],
            ts_ms: c.last_ts_ms,
          },
        ],
      };
    },
  );

const lowest = (cards: readonly SliceCard[], near: Neighbourhood) =>
  cards.map((c) => ({ c, value: confidence(c, near) })).sort((a, b) => a.value - b.value)[0];

/** The shakiest of the pinned decisions; where none is pinned, of the open hypotheses. */
export const lowConfidence: EngineRule = (near) => {
  const decisions = near.newestFirst.filter(ofType('decision')).filter(isPinned);
  const shaky = lowest(decisions, near);
  if (shaky && shaky.value <= 0.55) {
    const { c, value } = shaky;
    return {
      signals: [
        {
          code: 'BM3_DECISION_LOW_CONFIDENCE',
          severity: 'warning',
          message: text('decision-stands-on-little', { label: near.label(c), value: value.toFixed(2) }),
          refs: refs(c),
          ts_ms: c.last_ts_ms,
        },
      ],
      actions: [
        {
          kind: 'use_playbook',
          priority: 'medium',
          ...text('design-one-experiment', { id: c.id }),
          refs: refs(c),
          calls: [nextCall('see-how-to-design-it')],
          ts_ms: c.last_ts_ms,
        },
      ],
    };
  }
  if (decisions.length > 0) return nothing;
  const guess = lowest(near.newestFirst.filter(ofType('hypothesis')).filter(isOpen), near);
  if (!guess || guess.value > 0.45) return nothing;
  return {
    signals: [
      {
        code: 'BM3_HYPOTHESIS_LOW_CONFIDENCE',
        severity: 'info',
        message: text('more-speaks-against-it', { label: near.label(guess.c), value: guess.value.toFixed(2) }),
        refs: refs(guess.c),
        ts_ms: guess.c.last_ts_ms,
      },
    ],
    actions: [],
  };
};

/** A supported position that nobody argued against. Counter-positions themselves are spared, or the chain would never end. */
export const oneSided: EngineRule = (near) => {
  const found = near.newestFirst
    .filter(ofType('hypothesis', 'decision'))
    .filter((c) => isActive(c) && !c.tags.includes('counter'))
    .map((c) => ({ c, support: near.supportersOf(c.id).length }))
    .filter(({ c, support }) => support > 0 && near.blockersOf(c.id).length === 0)
    .sort((a, b) => b.support - a.support)[0]?.c;
  if (!found) return nothing;
  const anchors = found.tags.filter((tag) => tag.startsWith('a:'));
  return {
    signals: [
      {
        code: 'BM10_NO_COUNTER_EDGES',
        severity: 'info',
        message: text('nothing-speaks-against-it', { label: near.label(found) }),
        refs: refs(found),
        ts_ms: found.last_ts_ms,
      },
    ],
    actions: [
      {
        kind: 'add_counter_hypothesis',
        priority: 'medium',
        ...text('argue-against-it', { id: found.id }),
        refs: refs(found),
        calls: [
          nextCall('see-how-to-attack-it-fairly'),
          nextCall('write-the-counter-position', {
            label: near.label(found),
            id: found.id,
            tags: ['bm7', 'counter', ...anchors],
          }),
        ],
        ts_ms: found.last_ts_ms,
      },
    ],
  };
};
