import type { Envelope } from '../../../generated/types/index.ts';
import { tools } from '../../support/tools.ts';
import type { Args, Calling, Defect } from '../broken.ts';

/** Sends other arguments than were given. */
const sending =
  (change: (args: Args, tool: string) => Args): Defect['boundary'] =>
  (sound) =>
  (tool, args) =>
    sound(tool, change(args, tool));

/** Answers something else than was said. */
const saying =
  (change: (envelope: Envelope, tool: string) => Envelope): Defect['boundary'] =>
  (sound) =>
  async (tool, args) =>
    change(await sound(tool, args), tool);

const of = (name: string, change: (args: Args) => Args) => sending((args, tool) => (tool === name ? change(args) : args));

const without = (args: Args, field: string): Args => {
  const { [field]: _, ...rest } = args;
  return rest;
};

const forgiving = (envelope: Envelope): Envelope =>
  envelope.error ? { ...envelope, success: true, error: null, result: {}, suggestions: [] } : envelope;

/** What is done to every call, done wrongly. */
export const boundaryDefects = {
  'unknown fields are ignored': {
    breaks: 'notes_commit/unknown-fields-are-refused',
    boundary: sending((args, tool) =>
      Object.fromEntries(Object.entries(args).filter(([key]) => tools[tool]?.fields.includes(key))),
    ),
  },
  'an unknown field is refused but not named': {
    breaks: 'tag_create/unknown-fields-are-refused',
    boundary: saying((e) => (e.error ? { ...e, error: { code: e.error.code, message: 'Something is wrong.' } } : e)),
  },
  'a missing field is made up': {
    breaks: 'notes_commit/content-is-required',
    boundary: of('notes_commit', (args) => ({ content: '(none)', ...args })),
  },
  'an object is let in however deep it is': {
    breaks: 'notes_commit/meta-limits-is-checked',
    boundary: of('notes_commit', ({ meta, ...args }) => ({ ...args, ...(meta ? { meta: { text: JSON.stringify(meta) } } : {}) })),
  },
  'blank text is let in': {
    breaks: 'commit/blank-text-is-refused',
    boundary: of('commit', (args) => ({ ...args, message: String(args.message).trim() || '(none)' })),
  },
  'a blank is taken for a text': {
    breaks: 'notes_commit/a-blank-means-left-out',
    boundary: of('notes_commit', (args) => ({ ...args, content: String(args.content).replace('<fill:', '(fill:') })),
  },
  'a limit is bent into its range': {
    breaks: 'show/limit-minimum-is-checked',
    boundary: of('show', (args) => (typeof args.limit === 'number' ? { ...args, limit: Math.max(1, args.limit) } : args)),
  },
  'a default is another one': {
    breaks: 'show/trace-is-the-default',
    boundary: of('show', (args) => ({ doc_kind: 'notes', ...args })),
  },
  'a budget is ignored': {
    breaks: 'show/a-cut-page-can-be-continued',
    boundary: sending((args) => without(args, 'max_chars')),
  },
  'an answer has no ceiling': {
    breaks: 'show/an-answer-has-a-ceiling',
    boundary: (sound: Calling) => async (tool, args) => {
      const envelope = await sound(tool, args);
      if (tool !== 'show' || args.max_chars !== undefined || !envelope.result) return envelope;
      const page = envelope.result as {
        entries: unknown[];
        pagination: { count: number; limit: number; next_cursor: number | null };
      };
      const { count, limit, next_cursor } = page.pagination;
      if (count >= limit || next_cursor === null) return envelope;
      const rest = (await sound(tool, { ...args, cursor: next_cursor })).result as typeof page;
      return { ...envelope, result: { ...rest, entries: [...rest.entries, ...page.entries] } };
    },
  },
  'a page that ended early says nothing of it': {
    breaks: 'show/an-answer-has-a-ceiling',
    boundary: saying((e) => ({ ...e, result: e.result && (e.result.budget ? e.result : { ...e.result, truncated: false }) })),
  },
  'a cut is not said': {
    breaks: 'open/a-cut-is-said',
    boundary: saying((e) => ({ ...e, result: e.result && { ...e.result, truncated: false } })),
  },
  'an answer does not say what it used': {
    breaks: 'open/a-cut-is-said',
    boundary: saying((e) => ({ ...e, result: e.result && without(e.result, 'budget') })),
  },
  'more is used than was allowed': {
    breaks: 'show/a-cut-page-can-be-continued',
    boundary: saying((e) => ({ ...e, result: e.result?.budget ? { ...e.result, padding: 'x'.repeat(600) } : e.result })),
  },
  'an answer bears the name of another tool': {
    breaks: 'storage/the-place-is-named',
    boundary: saying((e) => ({ ...e, intent: 'tool' })),
  },
  'secrets are shown': {
    breaks: 'notes_commit/answers-are-redacted',
    boundary: (sound: Calling, raw) => async (tool, args) => {
      const envelope = await sound(tool, args);
      return envelope.success ? { ...envelope, result: raw() } : envelope;
    },
  },
  'nothing is suggested': {
    breaks: 'branch_create/an-existing-name-is-refused',
    boundary: saying((e) => ({ ...e, suggestions: [] })),
  },
  'an error has another code': {
    breaks: 'log/an-unknown-ref-is-refused',
    boundary: saying((e) => (e.error?.code === 'UNKNOWN_ID' ? { ...e, error: { ...e.error, code: 'INVALID_INPUT' } } : e)),
  },
  'an unknown branch is answered as success': {
    breaks: 'diff/an-unknown-branch-is-refused',
    boundary: saying(forgiving),
  },
  'an unknown target is answered as success': {
    breaks: 'export/an-unknown-target-is-refused',
    boundary: saying((e, tool) => (tool === 'export' ? forgiving(e) : e)),
  },
  'the lock is ignored': {
    breaks: 'status/another-workspace-is-locked-out',
    policy: (sound) => ({ ...sound, workspace_lock: false }),
  },
  'the default workspace is ignored': {
    breaks: 'status/the-default-workspace-is-used',
    policy: (sound) => ({ ...sound, default_workspace: null }),
  },
  'reading makes the workspace': {
    breaks: 'show/an-unknown-workspace-is-refused',
    boundary: (sound: Calling) => async (tool, args) => {
      const envelope = await sound(tool, args);
      if (envelope.error?.code === 'UNKNOWN_WORKSPACE') await sound('init', { workspace: args.workspace });
      return envelope;
    },
  },
} satisfies Record<string, Defect>;
