import type { SliceCard } from './slice.ts';

type Meta = Readonly<Record<string, unknown>>;

const isMeta = (value: unknown): value is Meta => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stored cards keep the writer's meta one level down, so both levels are looked at. */
function metas(card: SliceCard): Meta[] {
  const outer = isMeta(card.meta) ? card.meta : {};
  return [outer, ...(isMeta(outer.meta) ? [outer.meta] : [])];
}

/** What is said about a run may stand beside it or inside it. */
const placesOf = (meta: Meta): Meta[] => [meta, ...(isMeta(meta.run) ? [meta.run] : [])];

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' || trimmed.includes('<fill') ? undefined : trimmed;
};

/** A line without quote marks and bullets. */
const bare = (line: string) => line.replace(/^\s*(?:>\s*)*(?:[-*+•]\s+|\d+[.)]\s+)?/, '').trim();

const tagged = (card: SliceCard, tag: 'CMD' | 'LINK'): string | undefined => {
  for (const line of (card.text ?? '').split('\n')) {
    const found = new RegExp(`^${tag}:\\s*(.*)$`, 'i').exec(bare(line))?.[1];
    const value = text(found);
    if (value) return value;
  }
  return undefined;
};

/** The command that a card says to run, or says was run. */
export function commandOf(card: SliceCard): string | undefined {
  for (const meta of metas(card)) {
    const found = text(isMeta(meta.run) ? meta.run.cmd : undefined) ?? text(meta.cmd);
    if (found) return found;
  }
  return tagged(card, 'CMD');
}

/** Where a card says that its result can be seen. */
export function linkOf(card: SliceCard): string | undefined {
  for (const meta of metas(card)) {
    for (const place of placesOf(meta)) {
      const found = text(place.link) ?? text(place.url) ?? text(place.artifact);
      if (found) return found;
    }
  }
  return tagged(card, 'LINK') ?? /\bhttps?:\/\/[^\s<>"')]+/.exec(card.text ?? '')?.[0];
}

const ciTags = new Set(['ci', 'github-actions', 'buildkite', 'jenkins']);

/** Where it ran: a shared machine weighs more than one's own. */
export function placeOf(card: SliceCard): 'ci' | 'local' | undefined {
  if (card.tags.some((tag) => ciTags.has(tag))) return 'ci';
  const env = metas(card)
    .map((meta) => text(meta.env)?.toLowerCase())
    .find(Boolean);
  if (env === 'ci') return 'ci';
  return env === 'local' || card.tags.includes('local') ? 'local' : undefined;
}

const day = 24 * 60 * 60 * 1000;

/** After how long the evidence of a test counts as old. */
export function staleAfterMs(card: SliceCard): number {
  const clamp = (ms: number) => Math.min(Math.max(ms, 0), 3650 * day);
  const places = metas(card).flatMap(placesOf);
  const said = (key: string) => places.map((place) => place[key]).find((value): value is number => typeof value === 'number');
  return clamp(said('stale_after_ms') ?? (said('stale_after_days') ?? 30) * day);
}
