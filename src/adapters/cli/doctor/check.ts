export type Status = 'ok' | 'info' | 'warn' | 'fail';

/** One thing that was looked at. */
export interface Check {
  readonly name: string;
  readonly status: Status;
  readonly found: string;
  /** How to mend it. */
  readonly fix?: string;
}

export const ok = (name: string, found: string): Check => ({ name, status: 'ok', found });
export const info = (name: string, found: string, fix?: string): Check => ({
  name,
  status: 'info',
  found,
  ...(fix ? { fix } : {}),
});
export const warn = (name: string, found: string, fix: string): Check => ({ name, status: 'warn', found, fix });
export const fail = (name: string, found: string, fix: string): Check => ({ name, status: 'fail', found, fix });

export const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
export const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';
