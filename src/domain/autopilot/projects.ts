import type { AutopilotProjectsHandlers } from '../../../generated/handlers/autopilot.ts';
import type { NamedProject, ProjectIdentity, ResolvedProject, SelectionEntry } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { iso } from '../../kernel/text.ts';
import { aliasesOf } from '../../records/selection.ts';
import { namesIn, ownNames } from './projects-rules.ts';
import type { AutopilotStore } from './store.ts';

interface Place {
  readonly root_path: string;
  readonly identity: ProjectIdentity;
}

interface Ctx {
  readonly store: AutopilotStore;
  readonly workspace: string;
  readonly now_ms: number;
}

/** Where a project is: as the program found it, else as it was when something was last kept about it. */
export async function placeOf(
  { store, workspace: id }: Pick<Ctx, 'store' | 'workspace'>,
  resolved: ResolvedProject | null,
): Promise<Place> {
  if (resolved?.project_id === id) return { root_path: resolved.project_root, identity: resolved.identity };
  const stored = await store.selected.overlay();
  if (typeof stored?.root_path !== 'string' || stored.root_path === '') throw refuse('project-has-no-folder', { id });
  const { root_path } = stored;
  return { root_path, identity: (stored.identity as ProjectIdentity | undefined) ?? { kind: 'path', key: `path:${root_path}` } };
}

async function namedProjects(store: AutopilotStore): Promise<NamedProject[]> {
  const names = namesIn(await store.selected.selection());
  return Promise.all(names.map(async (each) => ({ ...each, exists: await store.selected.isFolder(each.root_path) })));
}

/** Handlers of a program that works in `resolved`; null where nobody chose a project. */
export function projectHandlers(resolved: ResolvedProject | null): AutopilotProjectsHandlers<AutopilotStore> {
  const entryFor = async (ctx: Ctx): Promise<SelectionEntry> => ({
    ts: iso(ctx.now_ms),
    project_id: ctx.workspace,
    ...(await placeOf(ctx, resolved)),
  });
  return {
    async project_status(_, ctx) {
      const { store, workspace } = ctx;
      const { root_path, identity } = await placeOf(ctx, resolved);
      const elsewhere = {
        cwd: resolved?.cwd ?? root_path,
        effective_cd: null,
        here: false,
        project_root: root_path,
        reason: 'named',
      };
      const own = resolved?.project_id === workspace ? resolved : elsewhere;
      return {
        resolved: { ...own, project_id: workspace, identity, known: await store.selected.isKnown() },
        names: await namedProjects(store),
        truncated: false,
      };
    },

    async project_show(_, ctx) {
      const { selected } = ctx.store;
      const place = await placeOf(ctx, resolved);
      return {
        project_id: ctx.workspace,
        ...place,
        known: await selected.isKnown(),
        files: selected.files(),
        overlay: await selected.overlay(),
      };
    },

    async project_use(_, ctx) {
      const entry = await entryFor(ctx);
      await ctx.tell('selection_saved', { selection: { ...(await ctx.store.selected.selectionToChange()), last: entry } });
      return { name: '@last', entry };
    },

    async project_pin(_, ctx) {
      const entry = await entryFor(ctx);
      await ctx.tell('selection_saved', { selection: { ...(await ctx.store.selected.selectionToChange()), pinned: entry } });
      return { name: '@pinned', entry };
    },

    async project_unpin(_, { store, tell }) {
      const selection = await store.selected.selectionToChange();
      if (selection.pinned) await tell('selection_saved', { selection: { ...selection, pinned: null } });
      return { was: selection.pinned };
    },

    async project_alias_add({ name }, ctx) {
      if (ownNames.includes(name)) throw refuse('alias-has-a-meaning', { name });
      const entry = await entryFor(ctx);
      const selection = await ctx.store.selected.selectionToChange();
      const aliases = Object.fromEntries([...aliasesOf(selection), [name, entry]]);
      await ctx.tell('selection_saved', { selection: { ...selection, aliases } });
      return { name: `@${name}`, entry };
    },

    async project_alias_rm({ name }, { store, tell }) {
      const selection = await store.selected.selectionToChange();
      const was = aliasesOf(selection).find(([alias]) => alias === name)?.[1];
      if (!was) throw refuse('alias-is-not-known', { id: name });
      const aliases = Object.fromEntries(aliasesOf(selection).filter(([alias]) => alias !== name));
      await tell('selection_saved', { selection: { ...selection, aliases } });
      return { name: `@${name}`, was };
    },

    async project_alias_list(_, { store }) {
      return { names: await namedProjects(store), truncated: false };
    },
  };
}
