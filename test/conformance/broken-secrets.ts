import type { Envelope } from '../../generated/types/index.ts';
import type { Args, Calling, Defect } from './broken.ts';

type Short = Parameters<Parameters<NonNullable<Defect['handlers']>>[0]['think_watch']>[1]['short'];

/** Cuts what is stored, before anything in it was hidden. */
const rawShort: Short = {
  chars: (text, most) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`),
  bytes: (text, most) => (text.length <= most ? text : `${text.slice(0, most - 3)}…`),
  around: (text, words, most) => text.slice(Math.max(0, text.indexOf(words) - most / 2)).slice(0, most),
  line: (text) => text,
};

/** Something of the answer as it was before anything was hidden. */
const showing =
  (change: (shown: Args, raw: Args) => Args): Defect['boundary'] =>
  (sound: Calling, raw) =>
  async (tool, args) => {
    const envelope = await sound(tool, args);
    return envelope.result ? ({ ...envelope, result: change(envelope.result, raw()) } as Envelope) : envelope;
  };

const within = (value: unknown, change: (entry: Args) => Args): Args => {
  const { entry, ...rest } = value as { entry?: Args };
  return entry ? { ...rest, entry: change(entry) } : rest;
};

/** Servers that let a secret out, or let a text pass for what they say themselves. */
export const brokenSecrets: Readonly<Record<string, Defect>> = {
  'names of fields are shown': {
    breaks: 'notes_commit/names-of-fields-are-redacted',
    boundary: showing((shown, raw) =>
      within(shown, (entry) => {
        const before = (raw.entry as Args | undefined)?.meta as Args | undefined;
        const values = Object.values((entry.meta as Args | undefined) ?? {});
        return before ? { ...entry, meta: Object.fromEntries(Object.keys(before).map((key, i) => [key, values[i]])) } : entry;
      }),
    ),
  },
  'a word begins only where no letter stands before': {
    breaks: 'notes_commit/an-escape-hides-no-secret',
    boundary: showing((shown, raw) =>
      within(shown, (entry) => ({
        ...entry,
        content: String((raw.entry as Args).content).replaceAll(/\bAKIA\w{16}\b/g, '<redacted>'),
      })),
    ),
  },
  'a message repeats whatever was sent': {
    breaks: 'notes_commit/what-is-sent-is-repeated-in-part',
    boundary: (sound) => async (tool, args) => {
      const { error, ...envelope } = await sound(tool, args);
      return { ...envelope, error: error && { ...error, message: `${error.message} ${Object.keys(args).join(' ')}` } };
    },
  },
  'a label is cut before secrets are hidden': {
    breaks: 'think_watch/secrets-are-hidden-before-the-cut',
    handlers: ({ think_watch }) => ({ think_watch: (input, ctx) => think_watch(input, { ...ctx, short: rawShort }) }),
  },
  'a statement is cut before secrets are hidden': {
    breaks: 'trace_hydrate/secrets-are-hidden-before-the-cut',
    handlers: ({ trace_hydrate }) => ({ trace_hydrate: (input, ctx) => trace_hydrate(input, { ...ctx, short: rawShort }) }),
  },
  'the end of a job is stored in short': {
    breaks: 'tasks_jobs_complete/the-summary-is-kept-whole',
    handlers: ({ tasks_jobs_complete }) => ({
      tasks_jobs_complete: (input, ctx) =>
        tasks_jobs_complete(input, {
          ...ctx,
          tell: ((kind: 'job_completed', fact: { message: string }) =>
            ctx.tell(kind, { ...fact, message: fact.message.slice(0, 400) } as never)) as typeof ctx.tell,
        }),
    }),
  },
  'a chart shows titles as they are': {
    breaks: 'anchors_export/secrets-stay-out-of-the-chart',
    boundary: showing((shown) =>
      typeof shown.text === 'string' ? { ...shown, text: shown.text.replace('<redacted>', `AKIA${'Q7'.repeat(8)}`) } : shown,
    ),
  },
  'a title may hold the sign between fields': {
    breaks: 'tasks_snapshot/a-title-forges-no-state',
    rendered: (text) => text.replaceAll('¦', '|'),
  },
  'a title may break its line': {
    breaks: 'tasks_snapshot/a-title-forges-no-state',
    rendered: (text) => text.replace(' WARNING:', '\nWARNING:'),
  },
};
