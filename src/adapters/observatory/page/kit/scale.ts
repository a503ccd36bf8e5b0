import { signal } from '@preact/signals';

/** The size of a letter for which heights of rows and widths of graphs are written. */
const written = 15.4;

const measured = (): number => {
  const size = Number.parseFloat(globalThis.getComputedStyle?.(document.documentElement).fontSize ?? '');
  return Number.isFinite(size) ? Math.round((size / written) * 100) / 100 : 1;
};

/** How much larger letters are here: they grow with the screen, and what is drawn in pixels grows with them. */
export const scale = signal(1);

export function followScale(): void {
  scale.value = measured();
  globalThis.addEventListener('resize', () => {
    scale.value = measured();
  });
}
