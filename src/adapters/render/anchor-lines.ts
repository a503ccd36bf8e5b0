import type { Anchor, AnchorSnapshotOutput, AnchorsListOutput, MacroAnchorNoteOutput } from '../../../generated/types/index.ts';
import { shorten } from '../../boundary/shorten.ts';
import { fields, type Line, line, spaced } from './line.ts';
import { value } from './value.ts';

const longestText = 120;
const short = (text: string) => shorten(text.replaceAll(/\s+/g, ' ').trim(), longestText);

const about = ({ id, kind, status, title }: Anchor) => line`${id} kind=${kind} status=${status} title=${value(short(title))}`;

/** How many there are, and a line for each. */
export function anchorsLines({ anchors = [], count, has_more = false }: Partial<AnchorsListOutput>): Line[] {
  if (count === undefined) return [line`ok`];
  return [line`anchors count=${count} more=${has_more}`, ...anchors.map((anchor) => line`- ${about(anchor)}`)];
}

/** The anchor, its cards, and who works on it. */
export function anchorLines({ anchor, stats, cards = [], tasks = [] }: Partial<AnchorSnapshotOutput>): Line[] {
  if (!anchor || !stats) return [line`ok`];
  const links = `${stats.links_count}${stats.links_has_more ? '+' : ''}`;
  return [
    fields(line`anchor ${about(anchor)}`, line`cards=${cards.length} links=${links}`),
    ...cards.map(({ id, type, status, title, text }) => spaced('-', id, type, status ?? '', short(title ?? text ?? ''))),
    ...tasks.map(({ task, status, title }) => spaced('-', task, status ?? '', short(title ?? ''))),
  ];
}

export const anchorNoteLine = ({ anchor, created, note, scope }: MacroAnchorNoteOutput): Line =>
  fields(
    line`anchor ${anchor.id}${created ? line` created` : ''}`,
    line`note ${note.card_id} committed ${note.trace_ref} on ${scope.branch}`,
  );
