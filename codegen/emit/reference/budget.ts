import type { Shrink } from '../../../contracts/kit/index.ts';
import type { ToolEntry } from '../../manifest.ts';
import { and, blocks, code, codes, numbered } from './markdown.ts';
import { type PageDepth, typeLink, warningLink } from './place.ts';

function step(shrink: Shrink): string {
  if ('drop' in shrink) return `${code(shrink.drop)} is left out.`;
  if ('shorten' in shrink) return `${code(shrink.shorten)} is shortened to ${shrink.to.toLocaleString('en-US')} characters.`;
  if ('cut' in shrink) {
    const rest = shrink.parts ? `, and ${code(shrink.parts.next)} says where to go on` : '';
    return `${code(shrink.cut)} is cut to the room that is left${rest}.`;
  }
  const end = shrink.from === 'front' ? 'first' : 'last';
  const page = shrink.page ? `, and ${code(shrink.page.at)} says where to go on` : '';
  const more = shrink.more ? `, and ${code(shrink.more)} is true` : '';
  return `Items are taken off ${code(shrink.list)}, the ${end} ones first${page}${more}.`;
}

/** What a budget does to an answer, in the order in which it is done. */
export function budgetText(tool: ToolEntry, place: PageDepth): string | undefined {
  if (!tool.budget) return undefined;
  const { knobs, keep, shrink } = tool.budget;
  const steps = (shrink as unknown as Shrink[]).map(step);
  return blocks(
    `**Budget.** With ${and(knobs.map(code), 'or')} the result is made as small as asked, only as far as needed and in this order:`,
    numbered(steps),
    `If that is not enough, only ${codes(keep)} stay, as many as fit, and at last a bare signal. ${code('budget')} in the result ` +
      `(${typeLink(place, 'BudgetReport')}) says what was used. Warnings: ${warningLink(place, 'BUDGET_TRUNCATED')} when it was ` +
      `cut, ${warningLink(place, 'BUDGET_MINIMAL')} when little is left, ${warningLink(place, 'BUDGET_MIN_CLAMPED')} when no ` +
      'answer is as small as asked.',
  );
}
