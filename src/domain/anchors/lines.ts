import type { AnchorsRoom } from '../../../generated/handlers/anchors.ts';
import type { Anchor, AnchorSnapshotOutput, AnchorsListOutput } from '../../../generated/types/index.ts';
import { value } from '../../kernel/line-value.ts';
import { shorten } from '../../kernel/text.ts';

const longestText = 120;
const short = (text: string) => shorten(text.replaceAll(/\s+/g, ' ').trim(), longestText);

const about = ({ id, kind, status, title }: Anchor) => `${id} kind=${kind} status=${status} title=${value(short(title))}`;

/** How many there are, and a line for each. */
function anchorsLines({ anchors = [], count, has_more = false }: Partial<AnchorsListOutput>): string[] {
  if (count === undefined) return ['ok'];
  return [`anchors count=${count} more=${has_more}`, ...anchors.map((anchor) => `- ${about(anchor)}`)];
}

/** The anchor, its cards, and who works on it. */
function anchorLines({ anchor, stats, cards = [], tasks = [] }: Partial<AnchorSnapshotOutput>): string[] {
  if (!anchor || !stats) return ['ok'];
  const links = `${stats.links_count}${stats.links_has_more ? '+' : ''}`;
  return [
    `anchor ${about(anchor)} | cards=${cards.length} links=${links}`,
    ...cards.map(({ id, type, status, title, text }) =>
      ['-', id, type, status, short(title ?? text ?? '')].filter(Boolean).join(' '),
    ),
    ...tasks.map(({ task, status, title }) => ['-', task, status, short(title ?? '')].filter(Boolean).join(' ')),
  ];
}

export const anchorRoomLines: AnchorsRoom<never, never>['lines'] = {
  anchors_list: { state: anchorsLines },
  anchor_snapshot: { state: anchorLines },
};
