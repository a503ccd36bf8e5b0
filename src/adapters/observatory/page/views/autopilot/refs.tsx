import { shown } from '../../kit/text.ts';
import { placeLink } from './places.ts';

/** Ids as links to what they name. */
export function Refs({ project, ids, label }: { project: string; ids: readonly string[]; label?: string }) {
  if (ids.length === 0) return null;
  return (
    <p class="refs">
      {label && <span>{label}</span>}
      {[...new Set(ids)].slice(0, 60).map((id) => {
        const to = placeLink(project, id);
        return to ? (
          <a key={id} href={to}>
            <code>{shown(id)}</code>
          </a>
        ) : (
          <code key={id}>{shown(id)}</code>
        );
      })}
    </p>
  );
}
