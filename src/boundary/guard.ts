import { fault } from '../kernel/fault.ts';
import type { Snapshot } from '../kernel/ports.ts';
import type { App } from './app.ts';

export function checkGuard({ workspace }: Snapshot, { policy }: App): void {
  const stored = workspace?.project_guard ?? null;
  if (stored !== null && policy.project_guard !== null && stored !== policy.project_guard)
    throw fault('PROJECT_GUARD_MISMATCH', { workspace: workspace?.name ?? '', stored, configured: policy.project_guard });
}
