import type { AnchorsRoom } from '../../../generated/handlers/anchors.ts';
import type { Anchor, AnchorSnapshotOutput, AnchorsListOutput } from '../../../generated/types/index.ts';
import { brief, briefValue, fields, type Line, line, spaced } from '../../kernel/line.ts';

const longestText = 120;

const about = ({ id, kind, status, title }: Anchor) =>
  line`${id} kind=${kind} status=${status} title=${briefValue(title, longestText)}`;

/** How many there are, and a line for each. */
function anchorsLines({ anchors = [], count, has_more = false }: Partial<AnchorsListOutput>): Line[] {
  if (count === undefined) return [line`ok`];
  return [line`anchors count=${count} more=${has_more}`, ...anchors.map((anchor) => line`- ${about(anchor)}`)];
}

/** The anchor, its cards, and who works on it. */
function anchorLines({ anchor, stats, cards = [], tasks = [] }: Partial<AnchorSnapshotOutput>): Line[] {
  if (!anchor || !stats) return [line`ok`];
  const links = `${stats.links_count}${stats.links_has_more ? '+' : ''}`;
  return [
    fields(line`anchor ${about(anchor)}`, line`cards=${cards.length} links=${links}`),
    ...cards.map(({ id, type, status, title, text }) =>
      spaced('-', id, type, status ?? '', brief(title ?? text ?? '', longestText)),
    ),
    ...tasks.map(({ task, status, title }) => spaced('-', task, status ?? '', brief(title ?? '', longestText))),
  ];
}

export const anchorRoomLines: AnchorsRoom<never, never>['lines'] = {
  anchors_list: { state: anchorsLines },
  anchor_snapshot: { state: anchorLines },
};
