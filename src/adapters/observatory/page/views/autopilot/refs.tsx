import { useContext } from 'preact/hooks';
import { Names, nameOf } from './names.ts';
import { placeLink } from './places.ts';

/** What ids name, as links to it. */
export function Refs({ project, ids, label }: { project: string; ids: readonly string[]; label?: string }) {
  const names = useContext(Names);
  if (ids.length === 0) return null;
  return (
    <p class="refs">
      {label && <span>{label}</span>}
      {[...new Set(ids)].slice(0, 60).map((id) => {
        const to = placeLink(project, id);
        return to ? (
          <a key={id} href={to} title={id}>
            {nameOf(id, names)}
          </a>
        ) : (
          <span key={id} title={id}>
            {nameOf(id, names)}
          </span>
        );
      })}
    </p>
  );
}
