import { signal } from '@preact/signals';
import { kept } from './kept.ts';

/** The present, often enough for ages that are counted in minutes; in a file the moment at which it was made. */
export const now = signal(kept ? Date.parse(kept.at) : Date.now());

export function followTime(): void {
  if (kept) return;
  setInterval(() => {
    now.value = Date.now();
  }, 20_000);
}

const steps: readonly (readonly [number, string])[] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
];

/** 90 061 000 → 1 d */
export function age(ms: number): string {
  const found = steps.find(([size]) => ms >= size);
  return found ? `${Math.floor(ms / found[0])} ${found[1]}` : 'just now';
}

/** A length of time, as precise as it is worth. */
export function lasted(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
  return `${Math.floor(ms / 3_600_000)} h ${Math.round((ms % 3_600_000) / 60_000)} min`;
}

/** Whether something happened after this page was opened: what was read before it was followed may lack it. */
export const isSinceOpened = (time: string | number | null | undefined): boolean =>
  time !== null && time !== undefined && new Date(time).getTime() >= performance.timeOrigin - 1000;

const two = (part: number) => String(part).padStart(2, '0');

/** 2026-05-14 09:12:04, where the reader is. */
export function stamp(ms: number): string {
  const at = new Date(ms);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}
