import type { Defect } from './broken.ts';

const quiet = { warn: () => {} };

/** Servers that break one promise about anchors each; the cases of that rule must notice. */
const faults: readonly (Defect & { readonly how: string })[] = [
  {
    breaks: 'anchors_rename/the-old-name-becomes-an-alias',
    how: 'forgets the old name',
    handlers: ({ anchors_rename }) => ({
      anchors_rename: async (input, ctx) => {
        const done = await anchors_rename(input, ctx);
        return { ...done, anchor: { ...done.anchor, aliases: [] } };
      },
    }),
  },
  {
    breaks: 'anchors_rename/relations-go-along',
    how: 'makes a new anchor and leaves relations with the old one',
    appliers: ({ anchor_renamed }) => ({
      anchor_renamed: async (fact, at) => {
        const before = await at.db.db.kysely.selectFrom('anchors').selectAll().where('ws', '=', at.db.ws).execute();
        const done = await anchor_renamed(fact, at);
        for (const { id, parent_id, depends_on } of before)
          if (id !== fact.from)
            await at.db.db.kysely
              .updateTable('anchors')
              .set({ parent_id, depends_on })
              .where('ws', '=', at.db.ws)
              .where('id', '=', id)
              .execute();
        return done;
      },
    }),
  },
  {
    breaks: 'anchors_rename/links-go-along',
    how: 'leaves cards under the old name',
    appliers: ({ anchor_renamed }) => ({
      anchor_renamed: async (fact, at) => {
        const { db, ws } = at.db;
        const links = await db.kysely.selectFrom('anchor_links').selectAll().where('ws', '=', ws).execute();
        const done = await anchor_renamed(fact, at);
        for (const { anchor, branch_id, doc, card } of links)
          await db.kysely
            .updateTable('anchor_links')
            .set({ anchor })
            .where('ws', '=', ws)
            .where('branch_id', '=', branch_id)
            .where('doc', '=', doc)
            .where('card', '=', card)
            .execute();
        return done;
      },
    }),
  },
  {
    breaks: 'anchors_rename/a-card-tells-of-it',
    how: 'writes no card',
    appliers: ({ anchor_renamed }) => ({
      anchor_renamed: async (fact, at) => {
        const done = await anchor_renamed(fact, at);
        for (const table of ['node_versions', 'entries'] as const)
          await at.db.db.kysely.deleteFrom(table).where('ws', '=', at.db.ws).where('doc', 'like', 'anchors-%').execute();
        return done;
      },
    }),
  },
  {
    breaks: 'anchors_merge/no-relation-to-itself-is-made',
    how: 'lets an anchor name itself after a merge',
    appliers: ({ anchors_merged }) => ({
      anchors_merged: async (fact, at) => {
        const done = await anchors_merged(fact, at);
        return { ...done, anchor: { ...done.anchor, parent_id: done.anchor.parent_id ?? fact.into } };
      },
    }),
  },
  {
    breaks: 'anchors_merge/merged-before-is-skipped',
    how: 'refuses a merge that was done before',
    reads: ({ anchors }) => ({
      anchors: {
        ...anchors,
        leads: async (names) => new Map([...(await anchors.leads(names))].filter(([name, id]) => name === id)),
      },
    }),
  },
  {
    breaks: 'anchors_bootstrap/all-or-nothing',
    how: 'answers an unknown parent with success and drops it',
    handlers: ({ anchors_bootstrap }) => ({
      anchors_bootstrap: (input, ctx) =>
        anchors_bootstrap({ ...input, anchors: input.anchors.map(({ parent_id: _, ...item }) => item) }, ctx),
    }),
  },
  {
    breaks: 'anchors_bootstrap/the-same-again-changes-nothing',
    how: 'writes every anchor again',
    reads: ({ anchors }) => ({
      anchors: { ...anchors, these: async (ids) => (await anchors.these(ids)).map((a) => ({ ...a, title: '' })) },
    }),
  },
  {
    breaks: 'anchors_bootstrap/aliases-add-up',
    how: 'takes aliases away that are not named again',
    appliers: ({ anchor_saved }) => ({
      anchor_saved: async (fact, at) => {
        await at.db.db.kysely.deleteFrom('anchor_aliases').where('ws', '=', at.db.ws).where('anchor', '=', fact.id).execute();
        return anchor_saved(fact, at);
      },
    }),
  },
  {
    breaks: 'anchor_snapshot/canon-is-the-default',
    how: 'shows drafts unasked',
    handlers: ({ anchor_snapshot }) => ({
      anchor_snapshot: (input, ctx) => anchor_snapshot({ ...input, include_drafts: true }, ctx),
    }),
  },
  {
    breaks: 'anchor_snapshot/the-weightiest-come-first',
    how: 'shows the newest first, whatever it is',
    reads: ({ anchors }) => ({
      anchors: {
        ...anchors,
        cards: async (anchor, page) => (await anchors.cards(anchor, page)).sort((a, b) => b.last_seq - a.last_seq),
      },
    }),
  },
  {
    breaks: 'anchor_snapshot/a-card-is-shown-once',
    how: 'shows a card for each branch it was changed on, the weightiest first',
    appliers: ({ graph_node_written }) => ({
      graph_node_written: async (fact, at) => {
        const done = await graph_node_written(fact, at);
        /** As if every version of a card were a card of its own. */
        await at.db.db.kysely
          .updateTable('anchor_links')
          .set({ doc: `${fact.doc}-${at.seq}` })
          .where('ws', '=', at.db.ws)
          .where('seq', '=', at.seq)
          .execute();
        return done;
      },
    }),
  },
  {
    breaks: 'anchor_snapshot/a-deleted-branch-takes-its-cards',
    how: 'keeps links of branches that are gone',
    appliers: ({ branch_deleted }) => ({
      branch_deleted: async (fact, at) => {
        const { db, ws } = at.db;
        const links = await db.kysely.selectFrom('anchor_links').selectAll().where('branch_id', '=', fact.branch_id).execute();
        await branch_deleted(fact, at);
        if (links.length)
          await db.kysely
            .insertInto('anchor_links')
            .values(links.map((link) => ({ ...link, ws })))
            .execute();
      },
    }),
  },
  {
    breaks: 'anchor_snapshot/an-alias-leads-to-its-anchor',
    how: 'says nothing about an alias',
    handlers: ({ anchor_snapshot }) => ({ anchor_snapshot: (input, ctx) => anchor_snapshot(input, { ...ctx, ...quiet }) }),
  },
  {
    breaks: 'anchors_lint/parents-in-a-circle-are-an-error',
    how: 'also blames what only leads into a circle',
    handlers: ({ anchors_lint }) => ({
      anchors_lint: async (input, ctx) => {
        const found = await anchors_lint(input, ctx);
        const circle = found.issues.find(({ code }) => code === 'PARENT_CYCLE');
        return circle ? { ...found, issues: [circle, ...found.issues] } : found;
      },
    }),
  },
  {
    breaks: 'anchors_export/titles-cannot-break-the-chart',
    how: 'writes titles as they are',
    handlers: ({ anchors_export }) => ({
      anchors_export: async (input, ctx) => {
        const done = await anchors_export(input, ctx);
        return { ...done, text: done.text.replaceAll('#quot;', '"') };
      },
    }),
  },
  {
    breaks: 'anchors_list/drafts-register-nothing',
    how: 'puts on the map whatever a card names',
    reads: ({ anchors }) => ({
      anchors: {
        ...anchors,
        list: async (filter, page) => {
          const found = await anchors.list(filter, page);
          const { has_more } = await anchors.links('a:core', 1);
          const ghost = {
            refs: [],
            aliases: [],
            depends_on: [],
            parent_id: null,
            description: null,
            created_at_ms: 0,
            updated_at_ms: 0,
          };
          const core = { id: 'a:core', title: 'Core', kind: 'component' as const, status: 'active' as const, ...ghost };
          return has_more && found.count === 0 ? { anchors: [core], count: 1 } : found;
        },
      },
    }),
  },
  {
    breaks: 'macro_anchor_note/unscoped-notes-go-to-the-registry',
    how: 'follows the focus',
    handlers: ({ macro_anchor_note }) => ({
      macro_anchor_note: (input, ctx) =>
        macro_anchor_note(ctx.target.entity ? { ...input, target: ctx.target.entity.id } : input, ctx),
    }),
  },
  {
    breaks: 'macro_anchor_note/a-new-anchor-needs-title-and-kind',
    how: 'guesses what a new anchor is',
    handlers: ({ macro_anchor_note }) => ({
      macro_anchor_note: (input, ctx) => macro_anchor_note({ title: 'Guessed', kind: 'component', ...input }, ctx),
    }),
  },
  {
    breaks: 'macro_anchor_note/what-is-noted-is-seen',
    how: 'makes every note a draft',
    handlers: ({ macro_anchor_note }) => ({
      macro_anchor_note: (input, ctx) => macro_anchor_note({ ...input, visibility: 'draft' }, ctx),
    }),
  },
  {
    breaks: 'open/an-anchor-that-cards-name-opens',
    how: 'opens only what is on the map',
    reads: ({ anchors }) => ({
      anchors: { ...anchors, links: async (anchor, most) => ({ ...(await anchors.links(anchor, most)), count: 0 }) },
    }),
  },
  {
    breaks: 'tasks_jobs_create/the-anchor-is-put-on-the-map',
    how: 'keeps the anchor with the job only',
    appliers: ({ job_created }) => ({
      job_created: async (fact, at) => {
        const known = await at.db.db.kysely.selectFrom('anchors').select('id').where('ws', '=', at.db.ws).execute();
        const done = await job_created(fact, at);
        if (!known.some(({ id }) => id === fact.anchor))
          await at.db.db.kysely
            .deleteFrom('anchors')
            .where('ws', '=', at.db.ws)
            .where('id', '=', fact.anchor ?? '')
            .execute();
        return done;
      },
    }),
  },
];

/** By the rule and what is done instead. */
export const brokenAnchors: Readonly<Record<string, Defect>> = Object.fromEntries(
  faults.map((fault) => [`${fault.breaks}: ${fault.how}`, fault]),
);
