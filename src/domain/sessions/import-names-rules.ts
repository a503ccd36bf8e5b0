import type { SessionExport, SessionImportOutput, SessionStartedFact } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { iso, slug } from '../../kernel/text.ts';
import { moment } from './import-order-rules.ts';

/** Hears what cannot be kept as a file says it. */
export type Adjust = (one: SessionImportOutput['adjusted'][number]) => void;

const mostTitle = 200;
const mostTag = 100;
const mostTags = 50;
const mostBranch = 64;

const isBranchName = (name: string) => /^[a-z0-9-]+$/.test(name) && name.length <= mostBranch;

/** What a file calls branches → what they are called here. Names that can be kept are, before others are made of the rest. */
export function branchNames(nodes: SessionExport['nodes'], adjust: Adjust): ReadonlyMap<string, string> {
  const given = [...new Set(nodes.flatMap(({ data }) => data.branchId || []))];
  const names = new Map(given.filter(isBranchName).map((name) => [name, name]));
  const taken = new Set(names.values());
  for (const name of given.filter((one) => !isBranchName(one))) {
    /** Room for a number behind it. */
    const base = slug(name, mostBranch - 6) || 'branch';
    let to = base;
    for (let n = 2; taken.has(to); n += 1) to = `${base}-${n}`;
    taken.add(to);
    names.set(name, to);
    adjust({ where: name, change: 'branch_renamed', to });
  }
  return names;
}

function tagsOf(given: readonly string[], adjust: Adjust): string[] {
  const tags = [...new Set(given.map((tag) => tag.slice(0, mostTag)))].filter((tag) => tag.trim()).slice(0, mostTags);
  if (tags.length !== given.length || tags.some((tag, i) => tag !== given[i])) adjust({ where: 'tags', change: 'tags_cut' });
  return tags;
}

/** A session that is not here yet, as it may be called here. */
export function startedSession({ session, nodes }: SessionExport, adjust: Adjust): SessionStartedFact {
  const times = nodes.flatMap(({ data }) => moment(data.timestamp) ?? []);
  const created = moment(session.createdAt) ?? times.reduce((a, b) => Math.min(a, b), times[0] ?? 0);
  const updated = moment(session.updatedAt) ?? times.reduce((a, b) => Math.max(a, b), created);
  const title = session.title?.trim() || text('session-default-title', { time: iso(created) });
  if (title.length > mostTitle) adjust({ where: 'title', change: 'title_cut' });
  return {
    sessionId: session.id,
    title: title.slice(0, mostTitle),
    description: session.description || null,
    tags: tagsOf(session.tags ?? [], adjust),
    times: {
      createdAt: iso(created),
      updatedAt: iso(updated),
      lastAccessedAt: iso(moment(session.lastAccessedAt) ?? updated),
    },
  };
}
