import { cutText } from '../kernel/cut.ts';
import { jsonBytes } from '../kernel/text.ts';
import type { Json } from './page-end.ts';

interface Rung {
  readonly chars: number;
  readonly items: number;
  /** No object of a contract has so many; larger ones are the caller's own. */
  readonly keys: number;
}

const ladder: readonly Rung[] = [
  { chars: 65_536, items: 1000, keys: 1000 },
  { chars: 8192, items: 200, keys: 200 },
  { chars: 1024, items: 50, keys: 100 },
  { chars: 256, items: 10, keys: 100 },
  { chars: 64, items: 1, keys: 100 },
];

function shrunk(value: unknown, rung: Rung): unknown {
  if (typeof value === 'string') return value.length <= rung.chars ? value : `${cutText(value, rung.chars)}…`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, rung.items).map((item) => shrunk(item, rung));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, rung.keys)
      .map(([key, item]) => [key, shrunk(item, rung)]),
  );
}

/** The last resort for answers whose contracts say nothing about being cut: shorter texts, lists and objects; the shape stays. */
export function squeeze(output: Json, most: number): Json {
  let root = output;
  for (const rung of ladder) {
    root = shrunk(root, rung) as Json;
    if (jsonBytes(root) <= most) return root;
  }
  return {};
}
