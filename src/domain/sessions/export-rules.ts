import type { Short } from '../../../generated/handlers/ctx.ts';
import type { Session, ThoughtNode } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { isStep, parseCipher, printCipher } from './cipher-rules.ts';

/** A session with all that is in it: SessionExport 1.0. */
export const exportJson = (session: Session, nodes: readonly ThoughtNode[], now_ms: number): string =>
  JSON.stringify({ version: '1.0', session, nodes, exportedAt: iso(now_ms) }, null, 2);

/** Where a session is exported to when it ends. */
export const exportFile = (session: string, now_ms: number): string =>
  `exports/${session}-${iso(now_ms).replaceAll(/[:.]/g, '-')}.json`;

/** The chains of a session: the main one, then branches in the order in which they were opened. */
function chainsOf(nodes: readonly ThoughtNode[]): { main: ThoughtNode[]; branches: Map<string, ThoughtNode[]> } {
  const main: ThoughtNode[] = [];
  const branches = new Map<string, ThoughtNode[]>();
  for (const node of nodes)
    if (node.branchId === null) main.push(node);
    else branches.set(node.branchId, [...(branches.get(node.branchId) ?? []), node]);
  return { main, branches };
}

export function exportMarkdown(session: Session, nodes: readonly ThoughtNode[], includeMetadata: boolean): string {
  const words = text('session-page-words');
  const { main, branches } = chainsOf(nodes);
  const facts = {
    tags: session.tags.join(', ') || words.no_tags,
    created: session.createdAt,
    thoughts: session.thoughtCount,
  };
  const shown = ({ data }: ThoughtNode) => {
    const head = text('session-page-thought', { number: data.thoughtNumber, total: data.totalThoughts });
    return `### ${head}${data.revisesThought === undefined ? '' : ` [R${data.revisesThought}]`}\n\n${data.thought}`;
  };
  const chain = (title: string, of: readonly ThoughtNode[]) => [`## ${title}`, ...of.map(shown)];
  const parts = [
    `# ${session.title}`,
    ...(session.description === undefined ? [] : [`> ${session.description.replaceAll('\n', '\n> ')}`]),
    ...(includeMetadata ? [text('session-page-facts', facts), '---'] : []),
    ...chain(words.main, main),
    ...[...branches].flatMap(([branch, of]) =>
      chain(text('session-page-branch', { branch, from: of[0]?.data.branchFromThought ?? '' }), of),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Steps as they were written; a thought that has none is a line with its node. */
export function exportCipher(nodes: readonly ThoughtNode[], short: Short): string {
  const lineOf = ({ id, data }: ThoughtNode) => {
    const steps = parseCipher(data.thought).filter(isStep);
    const own = id.slice(id.indexOf(':') + 1);
    return steps.length ? printCipher(steps) : `# ${own} ${short.line(data.thought)}`;
  };
  return `${nodes.map(lineOf).join('\n')}\n`;
}
