import type {
  ExtractedLearning,
  Session,
  SessionAnalyzeOutput,
  SessionExtractLearningsInput,
  ThoughtNode,
} from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { iso, slug } from '../../kernel/text.ts';

type Moment = NonNullable<SessionExtractLearningsInput['keyMoments']>[number];
type Short = (text: string, most: number) => string;

interface Given {
  readonly session: Session;
  readonly nodes: readonly ThoughtNode[];
  readonly moments: readonly Moment[];
  readonly short: Short;
  readonly now_ms: number;
}

/** What is assumed about something that was seen once. */
const unproven = { specificity: 5, applicability: 5, complexity: 3, maturity: 1 };
const mostPatterns = 5;
const mostAntiPatterns = 3;

const fileOf = (folder: string, { id, title }: Session, thought: number) =>
  `${folder}/${slug(title, 60) || 'session'}/${id.slice(0, 8)}-thought-${thought}.md`;

const quoted = (said: string) => said.replaceAll('\n', '\n> ');

const onMain = (nodes: readonly ThoughtNode[], number: number) =>
  nodes.find(({ branchId, data }) => branchId === null && data.thoughtNumber === number);

export function patternsFrom({ session, nodes, moments, short, now_ms }: Given): ExtractedLearning[] {
  return moments
    .filter(({ type }) => type !== 'revision')
    .flatMap(({ thoughtNumber: number, significance, summary = '' }) => {
      const node = onMain(nodes, number);
      if (!node) return [];
      const content = text('learning-pattern', {
        title: session.title,
        number,
        significance: significance === undefined ? text('learning-words').unrated : `${significance}/10`,
        thought: quoted(short(node.data.thought, 500)),
        summary,
        session: session.id,
      });
      return [
        {
          type: 'pattern' as const,
          content,
          targetPath: fileOf('patterns', session, number),
          metadata: {
            sourceSession: session.id,
            sourceThoughts: [number],
            extractedAt: iso(now_ms),
            behaviorCharacteristics: unproven,
          },
        },
      ];
    })
    .slice(0, mostPatterns);
}

export function antiPatternsFrom({ session, nodes, moments, short, now_ms }: Given): ExtractedLearning[] {
  return moments
    .filter(({ type }) => type === 'revision')
    .flatMap(({ thoughtNumber: number, summary = '' }) => {
      const node = onMain(nodes, number);
      const revised = node?.data.revisesThought;
      const before = revised === undefined ? undefined : nodes.find(({ id }) => id === node?.revisesNode);
      if (!node || revised === undefined || !before) return [];
      const content = text('learning-anti-pattern', {
        title: session.title,
        number,
        revised,
        before: quoted(short(before.data.thought, 300)),
        thought: quoted(short(node.data.thought, 300)),
        summary,
        session: session.id,
      });
      return [
        {
          type: 'anti-pattern' as const,
          content,
          targetPath: fileOf('anti-patterns', session, revised),
          metadata: {
            sourceSession: session.id,
            sourceThoughts: [number, revised],
            extractedAt: iso(now_ms),
            behaviorCharacteristics: unproven,
          },
        },
      ];
    })
    .slice(0, mostAntiPatterns);
}

/** One line of JSON, to be added to others. */
export function signalOf({ metadata, structure, quality, sessionId }: SessionAnalyzeOutput, now_ms: number): ExtractedLearning {
  const { thoughtCount, branchCount, revisionCount, duration } = metadata;
  const content = JSON.stringify({
    timestamp: iso(now_ms),
    session: sessionId,
    signal: quality.isComplete ? 'success' : 'incomplete',
    metrics: {
      thoughts: thoughtCount,
      branches: branchCount,
      revisions: revisionCount,
      duration,
      linearityScore: structure.linearityScore,
      critiqueUsage: quality.critiqueRequests,
    },
  });
  return {
    type: 'signal',
    content,
    targetPath: 'signals.jsonl',
    metadata: { sourceSession: sessionId, sourceThoughts: [], extractedAt: iso(now_ms) },
  };
}
