import { text } from '../../../kernel/says.ts';
import { tellThoughts } from '../../claims/record-rules.ts';
import {
  candidateShown,
  eventTarget,
  hintsOf,
  nothingExplains,
  whyCandidates,
  whyEdges,
  whyQuery,
} from '../../claims/why-rules.ts';
import { ask } from './ask.ts';
import { making } from './knowing.ts';
import { place, type Run, record, ts } from './state.ts';

/** Explains the last decision of a run by the claims that it could rest on, with one question. */
export async function explain(run: Run, { batch_id: at }: { readonly batch_id: string }): Promise<void> {
  const { top_k, min_write_confidence, write_edges } = run.config.runtime.thought_db.why_trace;
  const as_of_ms = run.ctx.ports.time.now();
  const found = await run.ctx.reading(async ({ store }) => {
    const { event_id, run_id } = run.began;
    const since = (await store.log.find(event_id, 'project'))?.byte;
    const newest = async (kind: string) => (await store.log.newest('project', { limit: 1, kinds: [kind], run_id, since }))[0];
    const target = (await newest('decide_next')) ?? (await newest('evidence'));
    if (!target) return null;
    const query = whyQuery(target.record);
    const hints = hintsOf(target.record);
    const asked = { query, event_id: target.event_id, hints, top_k, as_of_ms };
    return { target, query, candidates: await whyCandidates(store.thoughts, asked) };
  });
  if (!found) return;
  const { target, query, candidates } = found;
  const about = eventTarget(target.event_id, target.record);
  const batch_id = `${at}.why_trace`;
  const as_of_ts = ts(run);
  const candidate_claim_ids = candidates.map(({ claim_id }) => claim_id);
  const reply = candidates.length
    ? await ask(
        run,
        'why_trace',
        {
          as_of_ts,
          target: about,
          candidate_claim_ids,
          candidate_claims: candidates.map(candidateShown),
          notes: '',
        },
        { batch_id, tag: `why_trace_${at}` },
      )
    : { state: 'ok' as const, answer: nothingExplains(text('why-no-candidates')), ref: '' };
  const finding = reply.answer;
  const make = making(run);
  const edges =
    finding && write_edges
      ? await run.ctx.writing(async ({ store, tell }) => {
          const writing = { event_id: target.event_id, finding, candidates, min_confidence: min_write_confidence };
          const drawn = await whyEdges(store.thoughts, writing, make);
          await tellThoughts(tell, drawn.facts);
          return drawn.edge_ids;
        })
      : [];
  await record(run, 'why_trace', {
    ...place(run, batch_id),
    target: about,
    as_of_ts,
    query,
    candidate_claim_ids,
    state: reply.state,
    mind_transcript_ref: reply.ref,
    output: finding ?? {},
    written_edge_ids: edges,
  });
}
