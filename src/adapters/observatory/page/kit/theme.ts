import { signal } from '@preact/signals';

const kept = 'noema-theme';
export type Theme = 'system' | 'light' | 'dark';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

const known = (text: string | null): Theme => themes.find((theme) => theme === text) ?? 'system';

export const theme = signal<Theme>('system');

export function setTheme(chosen: Theme): void {
  theme.value = chosen;
  globalThis.localStorage.setItem(kept, chosen);
  document.documentElement.dataset.theme = chosen;
}

export function followTheme(): void {
  setTheme(known(globalThis.localStorage.getItem(kept)));
}

export const nextTheme = (): void => setTheme(themes[(themes.indexOf(theme.value) + 1) % themes.length] as Theme);
