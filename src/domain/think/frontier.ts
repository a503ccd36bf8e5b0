import type { ThinkFrontierHandlers } from '../../../generated/handlers/think.ts';
import type { Entry } from '../../../generated/types/index.ts';
import type { Reads } from '../../kernel/ports.ts';
import { shortenBytes } from '../../kernel/text.ts';
import { capsuleOf, engineBlock } from './hud.ts';
import { decideLens, laneSummary, readEdges, readFrontier, readSlice, statsOf } from './slice.ts';
import { readEntries, withSequence } from './trace-slice.ts';

const withStatement = (entry: Entry, say: (text: string) => string): Entry =>
  entry.kind === 'note' ? { ...entry, content: say(entry.content) } : entry;

export const frontierHandlers: ThinkFrontierHandlers<Reads> = {
  async think_watch(input, { workspace, target, store, ready, redact }) {
    const lens = decideLens(input);
    const { branch, trace_doc, graph_doc, step } = target;
    const frontier = await readFrontier(store, target, lens, {
      hypotheses: input.limit_hypotheses,
      questions: input.limit_questions,
      subgoals: input.limit_subgoals,
      tests: input.limit_tests,
    });
    const candidates = await readSlice(store, target, lens, input.limit_candidates);
    const edges = await readEdges(store, target, candidates);
    const page = { limit: input.trace_limit_steps, step };
    const trace = withSequence(await readEntries(store, { view: target.view, doc: trace_doc }, page));
    const limits = { signals: input.engine_signals_limit, actions: input.engine_actions_limit };
    const engine = await engineBlock({ cards: candidates, edges, trace: trace.entries }, target, limits, ready);
    const most = input.trace_statement_max_bytes;
    const entries =
      most === undefined ? trace.entries : trace.entries.map((e) => withStatement(e, (text) => shortenBytes(redact(text), most)));
    return {
      branch,
      trace_doc,
      graph_doc,
      step_focus: step,
      capsule: capsuleOf({ type: 'watch_capsule', workspace, drafts: lens.drafts }, target, engine),
      engine,
      stats: statsOf(candidates),
      frontier,
      candidates,
      trace: { ...trace, entries },
      ...(lens.drafts ? { lane_summary: laneSummary(candidates) } : {}),
      truncated: false,
    };
  },
};
