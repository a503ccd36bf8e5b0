import { type Any, answers, fault, forgives, hears, located, tells } from './breaking.ts';
import type { Faulty } from './faults.ts';

/** Whatever is called, no stage is needed for it. */
const withoutStages: Faulty['apply'] = (app) => {
  const tools = Object.fromEntries(
    Object.entries(app.product.tools).map(([name, tool]) => [
      name,
      { ...tool, operation: tool.operation && { ...tool.operation, stage: 0 } },
    ]),
  );
  return { ...app, product: { ...app.product, tools } };
};

const noSession = {
  id: 'x',
  title: 'x',
  tags: [],
  thoughtCount: 0,
  branchCount: 0,
  createdAt: '',
  updatedAt: '',
  lastAccessedAt: '',
};
const reached = { currentStage: 1, stageName: 'init_complete', connection: null };

/** Broken ledgers, each by the rule that notices. */
export const ledgerFaults: readonly Faulty[] = [
  fault(
    'observatory_sessions/a-session-goes-on-until-it-ends',
    'every session goes on',
    answers('observatory_sessions', (a) => ({
      ...a,
      sessions: a.sessions.map((one: Any) => ({ ...one, status: 'active', completedAt: null })),
    })),
  ),
  fault(
    'observatory_sessions/a-status-keeps-its-own',
    'the status is passed over',
    hears('observatory_sessions', ({ status: _, ...i }) => i),
  ),
  fault(
    'observatory_sessions/tags-and-words-keep-theirs',
    'words are passed over',
    hears('observatory_sessions', ({ search: _, ...i }) => i),
  ),
  fault(
    'observatory_session/pages-cover-everything-once',
    'the cursor is passed over',
    hears('observatory_session', ({ cursor: _, ...i }) => i),
  ),
  fault(
    'observatory_session/the-newest-page-comes-first',
    'a page has room for all',
    hears('observatory_session', (i) => ({ ...i, limit: 500 })),
  ),
  fault(
    'observatory_events/one-session-alone',
    'every session is told of',
    hears('observatory_events', ({ sessionId: _, ...i }) => i),
  ),
  fault(
    'observatory_events/after-continues',
    'everything is told again',
    hears('observatory_events', (i) => ({ ...i, after: 0 })),
  ),
  fault(
    'observatory_events/a-thought-is-told-with-its-place',
    'nobody knows what came before',
    answers('observatory_events', (a) => ({
      ...a,
      events: a.events.map((one: Any) => ({ ...one, data: { ...one.data, parentId: null } })),
    })),
  ),
  fault(
    'get_state/the-snapshot-is-answered',
    'the stage is not said',
    answers('get_state', (a) => ({ ...a, currentStage: 0 })),
  ),
  fault(
    'get_state/resume-goes-on',
    'resume is passed over',
    hears('get_state', ({ resume: _, ...input }) => input),
  ),
  fault(
    'get_state/an-unknown-connection-is-refused',
    'an unknown connection is a new one',
    hears('get_state', ({ resume: _, ...input }) => input),
  ),
  fault(
    'start_new/a-session-is-created',
    'the stage stays',
    located((t) => ({ ...t, reaches: null })),
  ),
  fault(
    'start_new/the-next-thought-appends',
    'the connection is not attached',
    tells('ledger_moved', (f) => ({ ...f, session: null })),
  ),
  fault(
    'start_new/a-place-becomes-tags',
    'the place is not filed',
    tells('session_started', (f) => ({ ...f, tags: [] })),
  ),
  fault(
    'start_new/nothing-is-required',
    'the title is empty of time',
    tells('session_started', (f) => ({ ...f, title: 'Untitled' })),
  ),
  fault(
    'start_new/the-stage-is-never-lowered',
    'a new session begins at stage 1',
    tells('ledger_moved', (f) => ({ ...f, stage: 1 })),
  ),
  fault(
    'list_sessions/the-latest-come-first',
    'the oldest come first',
    hears('list_sessions', (i) => ({ ...i, sortOrder: 'asc' })),
  ),
  fault(
    'list_sessions/tags-apply-together',
    'one tag is enough',
    hears('list_sessions', (i) => ({ ...i, tags: i.tags?.slice(0, 1) })),
  ),
  fault(
    'list_sessions/words-are-found-in-titles',
    'words are passed over',
    hears('list_sessions', ({ search: _, ...i }) => i),
  ),
  fault(
    'list_sessions/pages-are-cut-by-limit-and-offset',
    'offset is passed over',
    hears('list_sessions', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'list_sessions/order-can-be-chosen',
    'the order is always the same',
    hears('list_sessions', (i) => ({ ...i, sortBy: 'updatedAt' })),
  ),
  fault(
    'session_list/the-same-sessions-are-listed',
    'nothing is listed',
    answers('list_sessions', (a) => ({ ...a, sessions: [], count: 0 })),
  ),
  fault(
    'navigate/the-place-is-kept',
    'the place is forgotten',
    tells('ledger_moved', (f) => ({ ...f, navigation: {} })),
  ),
  fault(
    'navigate/an-unknown-place-is-refused',
    'one goes anywhere',
    forgives('navigate', 'INVALID_OPERATION', async () => ({
      ...reached,
      sessionId: null,
      activeDomain: null,
      boundRoot: null,
      navigationContext: {},
      sessions: [],
    })),
  ),
  fault(
    'navigate/a-domain-leads-to-stage-three',
    'a domain changes no stage',
    answers('navigate', (a) => ({ ...a, currentStage: Math.min(a.currentStage, 2) })),
  ),
  fault(
    'load_context/the-next-thought-appends',
    'nothing is attached',
    tells('ledger_moved', (f) => ({ ...f, session: null })),
  ),
  fault(
    'load_context/the-last-thoughts-are-shown',
    'the next number is how many there are',
    answers('load_context', (a) => ({ ...a, nextThoughtNumber: a.session.thoughtCount + 1 })),
  ),
  fault(
    'load_context/an-unknown-session-is-refused',
    'an unknown session is made up',
    forgives('load_context', 'SESSION_NOT_FOUND', async () => ({
      ...reached,
      session: noSession,
      recentThoughts: [],
      nextThoughtNumber: 1,
      lastConclusion: null,
    })),
  ),
  fault(
    'cipher/the-notation-is-sent-once',
    'the notation is sent again and again',
    hears('cipher', (i) => ({ ...i, includeGuide: true })),
  ),
  fault(
    'cipher/thoughts-can-be-recorded-afterwards',
    'loading it leads nowhere',
    located((t) => ({ ...t, reaches: null })),
  ),
  fault('cipher/stage-one-is-needed', 'stages are not looked at', withoutStages),
  fault('session_get/a-missing-stage-comes-first', 'arguments are looked at first', withoutStages),
  fault(
    'list_roots/a-client-without-roots-has-none',
    'roots are made up',
    answers('list_roots', (a) => ({ ...a, supported: true })),
  ),
  fault(
    'bind_root/only-a-root-of-the-client-is-bound',
    'any folder is bound',
    forgives('bind_root', 'INVALID_OPERATION', async ({ rootUri }) => ({
      ...reached,
      sessionId: null,
      activeDomain: null,
      boundRoot: rootUri,
      navigationContext: {},
    })),
  ),
  fault(
    'thought/a-thought-is-appended',
    'the thought is cut',
    tells('thought_recorded', (f) => ({ ...f, thought: f.thought.slice(0, 5) })),
  ),
  fault(
    'thought/a-session-is-started-if-none',
    'its title is passed over',
    hears('thought', ({ sessionTitle: _, ...i }) => i),
  ),
  fault(
    'thought/the-total-grows',
    'the total stays',
    answers('thought', (a, i) => ({ ...a, totalThoughts: i.totalThoughts })),
  ),
  fault(
    'thought/any-free-number-is-taken',
    'a number must be the next',
    tells('thought_recorded', (f) => ({ ...f, thoughtNumber: 1 })),
  ),
  fault(
    'thought/a-used-number-is-refused',
    'every thought is a revision',
    hears('thought', (i) =>
      i.thoughtNumber === 1 && i.thought.startsWith('Over') ? { ...i, isRevision: true, revisesThought: 1 } : i,
    ),
  ),
  fault(
    'thought/a-revision-gets-its-own-number',
    'a revision forgets what it revises',
    tells('thought_recorded', (f) => ({ ...f, isRevision: false, revisesThought: null })),
  ),
  fault(
    'thought/a-revision-names-what-exists',
    'anything can be revised',
    hears('thought', ({ revisesThought: _, isRevision: __, ...i }) => i),
  ),
  fault(
    'thought/a-branch-is-a-chain',
    'a branch is the main chain',
    hears('thought', (i) => (i.thoughtNumber === 4 ? { ...i, branchId: undefined, branchFromThought: undefined } : i)),
  ),
  fault(
    'thought/a-branch-begins-at-a-thought',
    'a branch may begin anywhere',
    hears('thought', (i) => (i.branchFromThought === 9 ? { ...i, branchFromThought: 1 } : i)),
  ),
  fault(
    'thought/the-last-thought-closes',
    'the session stays open',
    hears('thought', (i) => ({ ...i, nextThoughtNeeded: true })),
  ),
  fault(
    'thought/the-guide-is-sent-once',
    'the guide comes with every thought',
    hears('thought', (i) => ({ ...i, includeGuide: true })),
  ),
  fault(
    'thought/cipher-is-read',
    'cipher is text',
    tells('thought_recorded', (f) => ({ ...f, cipher: null })),
  ),
  fault(
    'thought/a-missing-critique-costs-nothing',
    'nothing is said about it',
    hears('thought', (i) => ({ ...i, critique: false })),
  ),
  fault(
    'thought/a-named-session-is-meant',
    'the session that is named is passed over',
    hears('thought', ({ sessionId: _, ...i }) => i),
  ),
  fault('thought/stage-two-is-needed', 'stage 1 is enough', (app) => {
    const { thought, ...tools } = app.product.tools;
    const early = { ...thought, operation: { ...thought?.operation, stage: 1 } } as NonNullable<typeof thought>;
    return { ...app, product: { ...app.product, tools: { ...tools, thought: early } } };
  }),
  fault(
    'session_get/everything-is-shown',
    'branches are left out',
    answers('session_get', (a) => ({ ...a, branches: {} })),
  ),
  fault(
    'session_get/pages-are-cut-by-limit-and-offset',
    'the first page is always shown',
    hears('session_get', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'session_search/thoughts-are-searched',
    'thoughts are not searched',
    answers('session_search', (a) => ({ ...a, matches: [] })),
  ),
  fault(
    'session_search/titles-and-tags-are-searched',
    'only thoughts are searched',
    answers('session_search', (a) => ({ ...a, sessions: a.sessions.filter((s: Any) => s.thoughtCount > 0) })),
  ),
  fault(
    'session_search/all-words-must-stand-together',
    'the first word is enough',
    hears('session_search', (i) => ({ ...i, query: i.query.split(' ')[0] })),
  ),
  fault(
    'session_search/beginnings-are-found',
    'a star is passed over',
    hears('session_search', (i) => ({ ...i, query: i.query.replace('*', '') })),
  ),
  fault(
    'session_resume/the-next-thought-appends',
    'nothing is attached',
    tells('ledger_moved', (f) => ({ ...f, session: null })),
  ),
  fault(
    'session_resume/another-session-leads-to-stage-one',
    'the stage stays',
    answers('session_resume', (a) => ({ ...a, currentStage: 2 })),
  ),
  fault(
    'session_export/json-holds-all-nodes',
    'nodes have no next',
    answers('session_export', (a) => ({ ...a, content: a.content.replaceAll(/"next": \[[^\]]*\]/g, '"next": []') })),
  ),
  fault(
    'session_export/markdown-holds-all-chains',
    'branches are left out',
    answers('session_export', (a) => ({ ...a, content: a.content.split('## Branch')[0] })),
  ),
  fault(
    'session_export/cipher-holds-a-line-for-each-thought',
    'only steps are written',
    answers('session_export', (a) => ({ ...a, content: a.content.replaceAll(/^# .*\n/gm, '') })),
  ),
  fault(
    'session_export/a-long-one-comes-in-parts',
    'the end is left out',
    answers('session_export', (a) => ({ ...a, content: a.content.slice(0, 100) })),
  ),
  fault(
    'session_export/parts-are-one-text',
    'every part is the first',
    hears('session_export', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'session_export/secrets-are-hidden-before-lines-are-joined',
    'lines are joined first',
    answers('session_export', (a) => ({ ...a, content: a.content.replaceAll('<redacted>', 'swordfish') })),
  ),
  fault(
    'session_import/all-chains-come-back',
    'branches are left in the file',
    hears('session_import', (i) => ({
      ...i,
      export: { ...i.export, nodes: i.export.nodes.filter((n: Any) => !n.data.branchId) },
    })),
  ),
  fault(
    'session_import/all-chains-come-back',
    'critiques are left in the file',
    tells('thought_critiqued', () => undefined),
  ),
  fault(
    'session_import/all-chains-come-back',
    'times are those of the import',
    tells('thought_recorded', ({ timestamp: _, ...f }) => f),
  ),
  fault(
    'session_import/importing-again-changes-nothing',
    'what is here counts as gained',
    answers('session_import', (a) => ({ ...a, added: a.thoughtCount })),
  ),
  fault(
    'session_import/only-what-is-new-is-added',
    'a session that is here gains nothing',
    answers('session_import', (a) => ({ ...a, outcome: a.outcome === 'extended' ? 'unchanged' : a.outcome })),
  ),
  fault(
    'session_import/a-different-thought-is-refused',
    'what differs is passed over',
    forgives('session_import', 'INVALID_OPERATION', async () => ({
      sessionId: 'x',
      title: 'x',
      outcome: 'unchanged',
      added: 0,
      thoughtCount: 5,
      branchCount: 1,
      adjusted: [],
      dryRun: false,
    })),
  ),
  fault(
    'session_import/a-thought-stands-once',
    'the first of two counts',
    hears('session_import', (i) => ({
      ...i,
      export: {
        ...i.export,
        nodes: i.export.nodes.filter((n: Any, at: number, all: Any[]) => all.findIndex((o) => o.id === n.id) === at),
      },
    })),
  ),
  fault(
    'session_import/chains-are-made-again',
    'the order of the file counts',
    hears('session_import', (i) => ({
      ...i,
      export: { ...i.export, nodes: i.export.nodes.map((n: Any) => ({ ...n, data: { ...n.data, timestamp: undefined } })) },
    })),
  ),
  fault(
    'session_import/what-is-written-otherwise-is-adjusted',
    'nobody is told',
    answers('session_import', (a) => ({ ...a, adjusted: [] })),
  ),
  fault(
    'session_import/an-ended-session-is-ended',
    'the session stays open',
    tells('session_closed', () => undefined),
  ),
  fault('session_import/a-dry-run-changes-nothing', 'it is imported all the same', (app) => ({
    ...hears('session_import', (i) => ({ ...i, dryRun: false }))(app),
    product: {
      ...app.product,
      tools: { ...app.product.tools, session_import: { ...app.product.tools.session_import, reads_when: undefined } as Any },
    },
  })),
  fault(
    'session_delete/all-of-it-goes',
    'nothing goes',
    tells('session_deleted', () => undefined),
  ),
  fault(
    'session_delete/without-confirm-nothing-goes',
    'it goes without a question',
    hears('session_delete', (i) => ({ ...i, confirm: true })),
  ),
  fault(
    'session_analyze/figures-count-all-chains',
    'branches do not count',
    answers('session_analyze', (a) => ({ ...a, structure: { ...a.structure, linearityScore: 0.8 } })),
  ),
  fault(
    'session_analyze/convergence-is-by-recording',
    'any branch converges',
    answers('session_analyze', (a) => ({ ...a, quality: { ...a.quality, hasConvergence: true } })),
  ),
  fault(
    'session_analyze/an-empty-session-is-linear',
    'an empty session has no score',
    answers('session_analyze', (a) => ({ ...a, structure: { ...a.structure, linearityScore: 0 } })),
  ),
  fault(
    'session_analyze/cipher-is-measured',
    'nothing contradicts',
    answers('session_analyze', (a) => ({ ...a, cipher: { ...a.cipher, contradicted: 0 } })),
  ),
  fault(
    'session_extract_learnings/a-signal-holds-the-figures',
    'every session succeeded',
    answers('session_extract_learnings', (a) => ({
      ...a,
      learnings: a.learnings.map((l: Any) => ({ ...l, content: l.content.replace('incomplete', 'success') })),
    })),
  ),
  fault(
    'session_extract_learnings/moments-become-patterns',
    'moments are passed over',
    hears('session_extract_learnings', (i) => ({ ...i, keyMoments: undefined })),
  ),
  fault(
    'session_extract_learnings/patterns-need-moments',
    'nothing is said about it',
    answers('session_extract_learnings', (a) => ({ ...a, note: null })),
  ),
  fault(
    'mental_models_get_model/the-whole-model-is-answered',
    'the process is left out',
    answers('mental_models_get_model', (a) => ({ ...a, content: a.content.split('## Process')[0] })),
  ),
  fault(
    'mental_models_get_model/another-tag-is-refused',
    'any tag will do',
    hears('mental_models_get_model', ({ tag: _, ...i }) => i),
  ),
  fault(
    'mental_models_list_models/a-tag-filters',
    'the tag is passed over',
    hears('mental_models_list_models', ({ tag: _, ...i }) => i),
  ),
  fault(
    'mental_models_list_models/a-domain-filters',
    'the domain is passed over',
    located((t) => ({ ...t, domain: null })),
  ),
  fault(
    'mental_models_list_tags/six-tags-are-listed',
    'a tag is missing',
    answers('mental_models_list_tags', (a) => ({ ...a, tags: a.tags.slice(1) })),
  ),
];
