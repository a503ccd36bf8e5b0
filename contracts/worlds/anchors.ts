import { type Call, call } from '../kit/index.ts';

/** One item of a map: `a:core`, titled `Core`. */
export const part = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `${id.charAt(2).toUpperCase()}${id.slice(3)}`,
  kind: 'component' as const,
  ...more,
});

export const aMap = (...anchors: Record<string, unknown>[]): Call => call('anchors_bootstrap', { anchors });

/** A card that bears the tag of an anchor. */
export const about = (anchor: string, id: string, more: Record<string, unknown> = {}): Call =>
  call('think_card', { card: { id, type: 'decision', title: `About ${anchor}`, ...more, tags: [anchor, ...tagsOf(more)] } });

const tagsOf = ({ tags }: Record<string, unknown>) => (tags as string[] | undefined) ?? [];

/** Core, and a store that is a part of it and needs the clock. */
export const coreStoreClock = aMap(
  part('a:core', { kind: 'boundary' }),
  part('a:store', { parent_id: 'a:core', depends_on: ['a:clock'] }),
  part('a:clock'),
);
