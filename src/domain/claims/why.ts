import type { ClaimsWhyHandlers } from '../../../generated/handlers/claims.ts';
import type { WhyEventOutput as WhyAnswered, WhyFinding, WhyTarget } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Mind } from '../../kernel/mind.ts';
import { promptFor } from '../../kernel/prompt.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import type { LoggedRecord } from '../../records/evidence-log.ts';
import type { ClaimRow } from '../../records/thoughts.ts';
import { claimNamed, momentOf, recordNear } from './finding.ts';
import { tellThoughts } from './record-rules.ts';
import type { ClaimsStore } from './store.ts';
import { sayBroken, sayThoughtTrouble } from './trouble.ts';
import {
  candidateShown,
  claimTarget,
  eventTarget,
  hintsOf,
  nothingExplains,
  whyCandidates,
  whyChosen,
  whyEdges,
  whyQuery,
} from './why-rules.ts';

type Handlers = ClaimsWhyHandlers<ClaimsStore, { readonly mind: Mind }>;
type EventCtx = Parameters<Handlers['why_event']>[1];
type ClaimCtx = Parameters<Handlers['why_claim']>[1];

/** What a question is about, and the claims that may answer it. */
interface Asked {
  readonly target: WhyTarget;
  readonly query: string;
  readonly candidates: readonly ClaimRow[];
}

interface Found {
  readonly state: WhyAnswered['state'];
  readonly trouble: string;
  readonly finding: WhyFinding;
  readonly transcript: string;
}

/** An answer by hand is linked only where the model is this sure. */
const min_confidence = 0.7;

/** One question to the Mind; none where there is nothing to choose from. */
async function find(mind: Mind, { target, candidates }: Asked, as_of_ts: string, signal: AbortSignal): Promise<Found> {
  if (candidates.length === 0)
    return { state: 'ok', trouble: '', finding: nothingExplains(text('why-no-candidates')), transcript: '' };
  const prompt = promptFor('why_trace', {
    as_of_ts,
    target,
    candidate_claim_ids: candidates.map(({ claim_id }) => claim_id),
    candidate_claims: candidates.map(candidateShown),
    notes: '',
  });
  const asked = await mind.ask({ name: 'why_trace', prompt, tag: 'why_trace', signal });
  return asked.state === 'ok'
    ? { state: 'ok', trouble: '', finding: asked.answer, transcript: asked.transcript }
    : { state: 'error', trouble: asked.error, finding: nothingExplains(''), transcript: asked.transcript };
}

const traced = ({ target, query, candidates }: Asked, as_of_ts: string, found: Found) => ({
  batch_id: 'cli.why_trace',
  thread_id: '',
  target,
  as_of_ts,
  query,
  candidate_claim_ids: candidates.map(({ claim_id }) => claim_id),
  state: found.state,
  mind_transcript_ref: found.transcript,
  output: found.state === 'ok' ? found.finding : {},
});

function answered(asked: Asked, as_of_ts: string, found: Found, written: { event_id: string; edge_ids: string[] }): WhyAnswered {
  const { status, confidence, explanation, notes } = found.finding;
  return {
    event_id: written.event_id,
    target: asked.target,
    as_of_ts,
    state: found.state,
    trouble: found.trouble,
    status,
    confidence,
    explanation,
    notes,
    candidate_claim_ids: asked.candidates.map(({ claim_id }) => claim_id),
    chosen: whyChosen(found.finding, asked.candidates),
    written_edge_ids: written.edge_ids,
    truncated: false,
  };
}

const asOf = (as_of: string | undefined, now_ms: number): number => (as_of === undefined ? now_ms : momentOf('as_of', as_of));

/** Explains a record: the claims that were before a decision, that cite it, that stand beside it, or that its words find. */
async function explainRecord(
  { reading, writing, warn, ports, signal, workspace: project, now_ms, newId }: EventCtx,
  { top_k, as_of }: { readonly top_k: number; readonly as_of?: string | undefined },
  pick: (store: ClaimsStore) => Promise<LoggedRecord>,
): Promise<WhyAnswered> {
  const as_of_ms = asOf(as_of, now_ms);
  const { event_id, asked } = await reading(async ({ store }) => {
    const found = await pick(store);
    const { event_id: id, record } = found;
    sayBroken({ warn }, [found]);
    await sayThoughtTrouble({ store, warn }, 'effective');
    const query = whyQuery(record);
    const wanted = { query, event_id: id, hints: hintsOf(record), top_k, as_of_ms };
    const candidates = await whyCandidates(store.thoughts, wanted);
    return { event_id: id, asked: { target: eventTarget(id, record), query, candidates } };
  });
  const as_of_ts = iso(as_of_ms);
  const found = await find(ports.mind, asked, as_of_ts, signal);
  const written = await writing(async ({ store, tell }) => {
    const { finding } = found;
    const drawing = { event_id, finding, candidates: asked.candidates, min_confidence };
    const { facts, edge_ids } = await whyEdges(store.thoughts, drawing, { now_ms, project, newId });
    const receipt = await tell('why_trace', { ...traced(asked, as_of_ts, found), written_edge_ids: edge_ids });
    await tellThoughts(tell, facts);
    return { event_id: receipt.event_id, edge_ids };
  });
  return answered(asked, as_of_ts, found, written);
}

async function explainClaim(
  { reading, writing, warn, ports, signal, now_ms }: ClaimCtx,
  { id, scope, top_k, as_of }: Parameters<Handlers['why_claim']>[0],
): Promise<WhyAnswered> {
  const as_of_ms = asOf(as_of, now_ms);
  const asked = await reading(async ({ store }): Promise<Asked> => {
    const claim = await claimNamed(store, id, scope);
    await sayThoughtTrouble({ store, warn }, 'effective');
    const wanted = { query: claim.text, event_id: '', hints: [], top_k, as_of_ms, except: claim.claim_id };
    return { target: claimTarget(claim), query: claim.text, candidates: await whyCandidates(store.thoughts, wanted) };
  });
  const as_of_ts = iso(as_of_ms);
  const found = await find(ports.mind, asked, as_of_ts, signal);
  const { event_id } = await writing(({ tell }) =>
    tell('why_trace', { ...traced(asked, as_of_ts, found), written_edge_ids: [] }),
  );
  return answered(asked, as_of_ts, found, { event_id, edge_ids: [] });
}

export const whyHandlers: Handlers = {
  why_event: ({ id, ...how }, ctx) =>
    explainRecord(ctx, how, async ({ log }) => {
      const found = await log.find(id);
      if (!found) throw refuse('record-is-not-known', { id, nearest: await recordNear(log, id) });
      return found;
    }),

  why_last: (how, ctx) =>
    explainRecord(ctx, how, async ({ log }) => {
      const newest = async (kind: string) => (await log.newest('project', { limit: 1, kinds: [kind] }))[0];
      const found = (await newest('decide_next')) ?? (await newest('evidence'));
      if (!found) throw refuse('nothing-was-decided', { id: 'last' });
      return found;
    }),

  why_claim: (input, ctx) => explainClaim(ctx, input),
};
