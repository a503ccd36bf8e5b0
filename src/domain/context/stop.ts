import type { Short } from '../../../generated/handlers/ctx.ts';
import { text } from '../../kernel/says.ts';
import { originOf, quotedWithin } from './line-rules.ts';
import { recordsOf } from './records.ts';
import type { ContextStore } from './store.ts';

const titleBytes = 160;

/** The one reminder of a conversation: a step that has tests, and nothing that says how it went. */
export async function reminderOf(store: ContextStore, conversation: string, short: Short) {
  const focus = store.workspace?.focus ?? undefined;
  const step = focus === undefined ? undefined : await store.steps.firstOpen(focus);
  if (focus === undefined || !step || step.tests.length === 0 || step.evidence.length > 0) return undefined;
  if (await store.steps.noted(focus, step.path)) return undefined;
  const before = await recordsOf(store, 'Stop');
  if (before.some(({ meta }) => meta?.conversation === conversation)) return undefined;
  const origin = originOf(short, focus, { agent_id: step.touched_by, ts_ms: step.touched_at_ms });
  const said = quotedWithin(short, step.title, titleBytes);
  return { text: text('stop-reminder', { ...origin, path: step.path, said }), refs: [step.step_id] };
}
