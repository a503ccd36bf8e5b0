import type { Session, SessionAnalyzeOutput, ThoughtNode } from '../../../generated/types/index.ts';

const rounded = (value: number) => Math.round(value * 100) / 100;

type Cipher = SessionAnalyzeOutput['cipher'];

/** What the steps of all thoughts say together. */
function measureCipher(nodes: readonly ThoughtNode[]): Cipher {
  const graphs = nodes.flatMap(({ data }) => data.cipher ?? []);
  const steps = graphs.flatMap((graph) => graph.nodes);
  const hypotheses = new Set(steps.filter(({ type }) => type === 'hypothesis').map(({ step }) => step));
  const meant = (...rels: readonly string[]) =>
    new Set(
      graphs.flatMap(({ edges }) => edges.filter(({ rel, to }) => rels.includes(rel) && hypotheses.has(to)).map(({ to }) => to)),
    );
  return {
    steps: steps.length,
    hypotheses: hypotheses.size,
    supported: meant('supports').size,
    contradicted: meant('contradicts', 'rejects').size,
  };
}

/** Figures of a session, from its thoughts in the order in which they were recorded. */
export function analyze(session: Session, nodes: readonly ThoughtNode[]): SessionAnalyzeOutput {
  const total = nodes.length;
  const times = nodes.map(({ data }) => Date.parse(data.timestamp));
  /** Clocks differ, and what was imported may be older than what is here: the order of recording is not that of times. */
  const duration = total < 2 ? 0 : times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b));
  const revisionCount = nodes.filter(({ data }) => data.isRevision).length;
  const onBranches = nodes.filter(({ branchId }) => branchId !== null).length;
  const branchCount = new Set(nodes.flatMap(({ branchId }) => branchId ?? [])).size;
  const lastOnBranch = nodes.findLastIndex(({ branchId }) => branchId !== null);
  const last = nodes.at(-1)?.data;
  const isComplete = last?.nextThoughtNeeded === false;
  const linearityScore = total === 0 ? 1 : rounded(Math.max(0, 1 - (revisionCount + onBranches) / total));
  const thoughtDensity = duration === 0 ? 0 : rounded(total / (duration / 60_000));
  return {
    sessionId: session.id,
    metadata: {
      title: session.title,
      tags: session.tags,
      thoughtCount: total,
      branchCount,
      revisionCount,
      duration,
      createdAt: session.createdAt,
      lastUpdatedAt: session.updatedAt,
    },
    structure: {
      linearityScore,
      revisionRate: total === 0 ? 0 : rounded(revisionCount / total),
      maxDepth: branchCount,
      thoughtDensity,
    },
    quality: {
      critiqueRequests: nodes.filter(({ data }) => data.critique).length,
      hasConvergence: lastOnBranch >= 0 && nodes.slice(lastOnBranch + 1).some(({ branchId }) => branchId === null),
      isComplete,
    },
    cipher: measureCipher(nodes),
    linearity: linearityScore,
    density: thoughtDensity,
    completion: isComplete ? 1 : rounded(Math.min(1, total / (last?.totalThoughts ?? 1))),
    branchCount,
  };
}
