import { nextCall, text } from '../../../../kernel/says.ts';
import { evidenceScore } from '../confidence.ts';
import { nothing, refs } from '../finding.ts';
import { commandOf, staleAfterMs } from '../receipts.ts';
import { isOpen, isPinned, type SliceCard, type SliceTrace } from '../slice.ts';
import { type EngineRule, ofType } from './rule.ts';

/** Evidence that carries a pinned decision and has little to show. */
export const weakEvidence: EngineRule = (near) => {
  const carries = (c: SliceCard) =>
    isPinned(c) ||
    [...near.supportedBy(c.id), ...near.blockedBy(c.id)].some((other) => other.type === 'decision' && isPinned(other));
  const weak = near.newestFirst
    .filter(ofType('evidence'))
    .filter(carries)
    .map((c) => ({ c, score: evidenceScore(c, near) }))
    .filter(({ score }) => score < 60)
    .sort((a, b) => a.score - b.score)
    .slice(0, 2);
  return {
    signals: weak.map(({ c, score }) => ({
      code: 'BM2_EVIDENCE_WEAK',
      severity: 'warning',
      message: text('evidence-shows-little', { label: near.label(c), score }),
      refs: refs(c),
      ts_ms: c.last_ts_ms,
    })),
    actions: [],
  };
};

/** Tests that can be run: which one to run next, or that all are fresh. */
export const runnableTests: EngineRule = (near) => {
  const states = near.newestFirst
    .filter(ofType('test'))
    .filter(isOpen)
    .flatMap((test) => {
      const cmd = commandOf(test);
      if (!cmd) return [];
      const proofs = near.supportersOf(test.id).filter(ofType('evidence'));
      const newest = Math.max(...proofs.map((p) => p.last_ts_ms));
      const state = proofs.length === 0 ? 'missing' : near.now_ms > newest + staleAfterMs(test) ? 'stale' : 'fresh';
      return [{ test, cmd, state }];
    });
  if (states.length === 0) return nothing;
  const next = states.find((s) => s.state === 'missing') ?? states.find((s) => s.state === 'stale');
  if (!next)
    return {
      signals: [
        {
          code: 'BM5_RUNNABLE_TESTS_FRESH',
          severity: 'info',
          message: text('every-test-has-fresh-evidence'),
          refs: refs(...states.slice(0, 4).map((s) => s.test)),
          ts_ms: near.now_ms,
        },
      ],
      actions: [],
    };
  const { test, cmd, state } = next;
  const stale = state === 'stale';
  return {
    signals: stale
      ? [
          {
            code: 'BM8_EVIDENCE_STALE',
            severity: 'warning',
            message: text('evidence-is-old', { label: near.label(test) }),
            refs: refs(test),
            ts_ms: test.last_ts_ms,
          },
        ]
      : [],
    actions: [
      {
        kind: 'run_test',
        priority: stale ? 'medium' : 'high',
        ...text(stale ? 'run-the-test-again' : 'run-the-test', { id: test.id }),
        refs: refs(test),
        calls: [nextCall('keep-what-came-out', { label: near.label(test), cmd, test: test.id })],
        ts_ms: test.last_ts_ms,
      },
    ],
  };
};

const cardType = (entry: SliceTrace): unknown => entry.meta?.type;

/** Much thinking and nothing shown for it. */
export const stuck: EngineRule = (_near, trace) => {
  const recent = trace.slice(-12);
  const thoughts = recent.filter((entry) => entry.kind === 'note' && entry.format === 'think_card');
  const progress = recent.some(
    (entry) =>
      entry.event_type === 'evidence_captured' ||
      (entry.format === 'think_card' && ['evidence', 'decision'].includes(String(cardType(entry)))),
  );
  if (thoughts.length < 6 || progress) return nothing;
  const ts_ms = recent.at(-1)?.ts_ms ?? 0;
  return {
    signals: [
      {
        code: 'BM10_STUCK_NO_EVIDENCE',
        severity: 'warning',
        message: text('thoughts-brought-nothing', { count: thoughts.length }),
        refs: [],
        ts_ms,
      },
    ],
    actions: [
      {
        kind: 'use_playbook',
        priority: 'medium',
        ...text('change-the-way-of-looking'),
        refs: [],
        calls: [nextCall('narrow-it-down'), nextCall('turn-it-around')],
        ts_ms,
      },
    ],
  };
};
