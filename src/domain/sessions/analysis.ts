import type { SessionsAnalysisHandlers } from '../../../generated/handlers/sessions.ts';
import { text } from '../../kernel/says.ts';
import { analyze } from './analysis-rules.ts';
import { sessionNamed, shown } from './finding.ts';
import { antiPatternsFrom, patternsFrom, signalOf } from './learning-rules.ts';
import type { SessionsStore } from './store.ts';

export const analysisHandlers: SessionsAnalysisHandlers<SessionsStore> = {
  async session_analyze({ sessionId }, { store }) {
    const session = shown(await sessionNamed(store, sessionId));
    return analyze(session, await store.thoughts.nodes(sessionId));
  },

  async session_extract_learnings({ sessionId, keyMoments = [], targetTypes }, { store, short, now_ms }) {
    const session = shown(await sessionNamed(store, sessionId));
    const nodes = await store.thoughts.nodes(sessionId);
    const given = { session, nodes, moments: keyMoments, short: short.chars, now_ms };
    const wanted = (type: (typeof targetTypes)[number]) => targetTypes.includes(type);
    const learnings = [
      ...(wanted('pattern') ? patternsFrom(given) : []),
      ...(wanted('anti-pattern') ? antiPatternsFrom(given) : []),
      ...(wanted('signal') ? [signalOf(analyze(session, nodes), now_ms)] : []),
    ];
    const needsMoments = keyMoments.length === 0 && (wanted('pattern') || wanted('anti-pattern'));
    return {
      sessionId,
      extractedCount: learnings.length,
      note: needsMoments ? text('learning-words').needs_moments : null,
      learnings,
    };
  },
};
