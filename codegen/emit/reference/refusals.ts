import type { Manifest, RefusalEntry, ToolEntry } from '../../manifest.ts';
import { groupBy } from '../text.ts';
import { code, page, prose, table } from './markdown.ts';
import { errorLink, type PageDepth, toolLink, top } from './place.ts';

/** What a refusal says, with the words of its code around it. */
export function words({ code: name, says }: RefusalEntry, m: Manifest): { message: string; recovery: string } {
  const { message = '', recovery = '' } = m.errors[name] ?? {};
  const said = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, fact: string) => says[fact] ?? whole);
  return { message: said(message), recovery: said(recovery) };
}

/** The refusals that a tool declares, as a table. */
export const refusalTable = (ids: readonly string[], m: Manifest, place: PageDepth): string =>
  table(
    ['Refusal', 'Code', 'Message', 'What to do'],
    ids.flatMap((id) => {
      const refusal = m.refusals[id];
      if (!refusal) return [];
      const { message, recovery } = words(refusal, m);
      return [[code(id), errorLink(place, refusal.code), prose(message), prose(recovery)]];
    }),
  );

export function refusalsPage(m: Manifest): string {
  const givenBy = (id: string): readonly ToolEntry[] => m.tools.filter((t) => t.refuses.includes(id));
  const sections = [...groupBy(Object.entries(m.refusals), ([, { room }]) => room)].flatMap(([room, entries]) => [
    room === 'boundary' ? '## Given for any tool' : `## ${room}`,
    table(
      ['Refusal', 'Code', 'Message', 'What to do', 'Given by'],
      entries.map(([id, refusal]) => {
        const { message, recovery } = words(refusal, m);
        const by = givenBy(id).map((t) => toolLink(top, t));
        return [code(id), errorLink(top, refusal.code), prose(message), prose(recovery), by.join(', ')];
      }),
    ),
  ]);
  return page(
    'Refusals',
    `An error may say which refusal it is, in ${code('error.refusal')}: one id for each way of saying no. Words in braces are filled in.`,
    ...sections,
  );
}
