import { shorten } from '../../kernel/cut.ts';
import { printable } from '../../kernel/line.ts';
import type { LiveEvent } from '../../kernel/pilot.ts';
import { text } from '../../kernel/says.ts';

/** What a run does at the moment, for somebody who looks at it. */
export interface Activity {
  readonly batch_id: string;
  readonly doing: string;
  readonly since_ms: number;
}

export const noActivity: Activity = { batch_id: '', doing: '', since_ms: 0 };

const longestCommand = 60;
/** Hides secrets; before any cut, for half a secret looks like none. */
type Clean = (text: string) => string;

const command = (given: string, clean: Clean) => shorten(printable(clean(given)).replaceAll(/\s+/g, ' ').trim(), longestCommand);

/** What it does after an event; undefined where that says nothing about it. */
function doingAfter(event: LiveEvent, clean: Clean): string | undefined {
  const words = text('run-activity');
  switch (event.kind) {
    case 'batch_start':
      return words.hands;
    case 'hands':
      if (event.event.kind === 'command_started') return `$ ${command(event.event.command, clean)}`;
      return event.event.kind === 'command_ended' || event.event.kind === 'message' ? words.hands : undefined;
    case 'asking':
      return `${words.asks} ${event.name}`;
    case 'waiting':
      return `${words.waits} (${event.trouble})`;
    case 'hands_done':
    case 'stage':
      return words.reads;
    default:
      return undefined;
  }
}

/** A message of Hands between two commands begins nothing new. */
export function activityAfter(before: Activity, event: LiveEvent, now_ms: number, clean: Clean): Activity {
  const doing = doingAfter(event, clean);
  const batch_id = 'batch_id' in event ? event.batch_id : before.batch_id;
  if (doing === undefined || (doing === before.doing && batch_id === before.batch_id)) return { ...before, batch_id };
  return { batch_id, doing, since_ms: now_ms };
}

/** One line that fits. Nothing where nothing happens. */
export function activityLine({ batch_id, doing, since_ms }: Activity, now_ms: number, columns: number): string {
  if (doing === '') return '';
  const seconds = Math.max(0, Math.floor((now_ms - since_ms) / 1000));
  return shorten([batch_id, doing, `${seconds} s`].filter(Boolean).join(' · '), Math.max(10, columns - 1));
}
