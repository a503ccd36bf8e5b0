import type { ThinkFrontierHandlers } from '../../../generated/handlers/think.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { capsuleOf, engineBlock } from './hud.ts';
import { decideLens, frontierCards, laneSummary, readEdges, readFrontier, readFrontierAndSlice, statsOf } from './slice.ts';
import type { ThinkStore } from './store.ts';
import { readEntries, withSequence, withStatement } from './trace-slice.ts';

interface Limits {
  readonly limit_hypotheses: number;
  readonly limit_questions: number;
  readonly limit_subgoals: number;
  readonly limit_tests: number;
}

const limitsOf = ({ limit_hypotheses, limit_questions, limit_subgoals, limit_tests }: Limits) => ({
  hypotheses: limit_hypotheses,
  questions: limit_questions,
  subgoals: limit_subgoals,
  tests: limit_tests,
});

const oneEach = { hypotheses: 1, questions: 1, subgoals: 1, tests: 1 };

export const frontierHandlers: ThinkFrontierHandlers<ThinkStore> = {
  async think_frontier(input, { target, store }) {
    const { branch, graph_doc, step: step_focus } = target;
    const frontier = await readFrontier(store, target, decideLens(input), limitsOf(input));
    const { hypotheses, questions, subgoals, tests } = frontier;
    const counts = {
      hypotheses: hypotheses.length,
      questions: questions.length,
      subgoals: subgoals.length,
      tests: tests.length,
    };
    return { branch, graph_doc, step_focus, counts, frontier, truncated: false };
  },

  async think_next(input, { target, store }) {
    const { branch, graph_doc, step: step_focus } = target;
    const open = frontierCards(await readFrontier(store, target, decideLens(input), oneEach));
    const [candidate = null] = open.sort((a, b) => b.last_seq - a.last_seq);
    return { branch, graph_doc, step_focus, candidate, truncated: false };
  },

  async think_pack(input, { workspace, target, store, ready, short }) {
    const lens = decideLens(input);
    const { branch, trace_doc, graph_doc, step: step_focus } = target;
    const read = await readFrontierAndSlice(store, target, lens, limitsOf(input), input.limit_candidates);
    const { frontier, cards: candidates } = read;
    const edges = await readEdges(store, target, candidates);
    const limits = { signals: input.engine_signals_limit, actions: input.engine_actions_limit };
    const engine = await engineBlock({ cards: candidates, edges, trace: [] }, target, limits, { ready, short });
    return {
      branch,
      trace_doc,
      graph_doc,
      step_focus,
      capsule: capsuleOf({ type: 'think_pack_capsule', workspace, drafts: lens.drafts }, target, engine),
      engine,
      stats: statsOf(candidates),
      frontier,
      candidates,
      ...(lens.drafts ? { lane_summary: laneSummary(candidates) } : {}),
      truncated: false,
    };
  },

  async think_watch(input, { workspace, target, store, ready, short }) {
    const lens = decideLens(input);
    const { branch, trace_doc, graph_doc, step } = target;
    await refuseUnlessHolds(store, { view: target.view, doc: trace_doc }, 'entries');
    const read = await readFrontierAndSlice(store, target, lens, limitsOf(input), input.limit_candidates);
    const { frontier, cards: candidates } = read;
    const edges = await readEdges(store, target, candidates);
    const page = { limit: input.trace_limit_steps, step };
    const trace = withSequence(await readEntries(store, { view: target.view, doc: trace_doc }, page));
    const limits = { signals: input.engine_signals_limit, actions: input.engine_actions_limit };
    const engine = await engineBlock({ cards: candidates, edges, trace: trace.entries }, target, limits, { ready, short });
    const most = input.trace_statement_max_bytes;
    const entries =
      most === undefined ? trace.entries : trace.entries.map((e) => withStatement(e, (text) => short.bytes(text, most)));
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
