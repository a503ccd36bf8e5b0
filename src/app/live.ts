import { type Activity, activityAfter, activityLine, noActivity } from '../domain/autopilot/activity-rules.ts';
import type { LivePort, UserPort } from '../kernel/pilot.ts';
import type { Time } from '../kernel/time.ts';
import type { LiveOut } from '../outside/pilot/live-out.ts';
import { type LiveShowing, runLines } from './live-lines.ts';

interface Shown extends Omit<LiveShowing, 'cleanLine'> {
  /** Hides secrets in lines that Hands prints; a batch begins anew. */
  readonly linesOf?: () => LiveShowing['cleanLine'];
  readonly out: LiveOut;
  readonly time: Time;
  /** Width of the terminal that somebody looks at; null where there is none, and only lines are shown. */
  readonly columns: (() => number) | null;
}

const everySecond = 1000;
/** Back to the first column, and empties the line. */
const erase = '\r\u001b[2K';

/** A run as it goes on: lines, and below them on a terminal what happens at the moment. */
export function showRun({
  out,
  time,
  columns,
  linesOf,
  ...showing
}: Shown): LivePort & { asking(user: UserPort): UserPort; end(): void } {
  let activity: Activity = noActivity;
  /** The line that stands below; empty where none does. */
  let drawn = '';
  let isPaused = false;
  let cleanLine = linesOf?.();
  let cancel = () => {};
  const cleared = () => (drawn ? erase : '');
  const lineNow = (): string => (columns && !isPaused ? activityLine(activity, time.now(), columns()) : '');
  const below = (): string => {
    drawn = lineNow();
    return drawn;
  };
  /** What stands there already is not written again: it would flicker. */
  const redraw = () => {
    if (lineNow() !== drawn) void out.put(cleared() + below());
  };
  const tick = () => {
    redraw();
    cancel = time.after(everySecond, tick);
  };
  if (columns) cancel = time.after(everySecond, tick);
  return {
    say(event) {
      activity = activityAfter(activity, event, time.now(), showing.clean);
      if (event.kind === 'batch_start') cleanLine = linesOf?.();
      const lines = runLines(event, { ...showing, cleanLine });
      if (lines.length === 0) return columns ? redraw() : undefined;
      const before = cleared();
      return out.put(`${before}${lines.map((line) => `${line}\n`).join('')}${below()}`);
    },
    /** While somebody is asked, nothing moves. */
    asking: (user) => ({
      ask: async (question, signal) => {
        isPaused = true;
        redraw();
        await out.drained();
        try {
          return await user.ask(question, signal);
        } finally {
          isPaused = false;
        }
      },
    }),
    end() {
      isPaused = true;
      cancel();
      redraw();
    },
  };
}
