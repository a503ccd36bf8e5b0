import type { Short } from '../../../generated/handlers/ctx.ts';
import type { ProjectSummary, TranscriptsSearchInput, TranscriptsSearchOutput } from '../../../generated/types/index.ts';
import { given } from './given.ts';
import { displayable, fingerprint } from './transcript-rules.ts';
import { type Session, sessionRef, type Visitor } from './transcript-scan.ts';

type Hit = TranscriptsSearchOutput['hits'][number];

export interface Search extends Visitor {
  readonly hits: Hit[];
  projects(): ProjectSummary[];
  /** Some session was too large to be searched whole. */
  partial(): boolean;
}

/** Gathers the messages that hold the query. Secrets are hidden before anything is cut, and cannot be searched for. */
export function searching(input: TranscriptsSearchInput, short: Short): Search {
  const { query, role, dedupe, hits_limit, context_chars } = input;
  const hits: Hit[] = [];
  const projects = new Map<string, ProjectSummary>();
  const seen = new Set<string>();
  let partial = false;

  const summaryOf = ({ project }: Session): ProjectSummary => {
    const summary = projects.get(project.id) ?? { ...project, files: 0, hits: 0 };
    projects.set(project.id, summary);
    return summary;
  };
  const done = () => hits.length >= hits_limit;

  return {
    hits,
    projects: () => [...projects.values()],
    partial: () => partial,
    done,
    message(session, { role: by, text: raw, ts }, ref) {
      if ((role !== undefined && by !== role) || !raw.includes(query)) return;
      const snippet = short.around(displayable(raw), query, context_chars);
      if (snippet === undefined) return;
      const key = `${session.project.id}\n${by}\n${fingerprint(raw)}`;
      if (dedupe && seen.has(key)) return;
      seen.add(key);
      summaryOf(session).hits += 1;
      const message = { role: by, ...given({ ts }), snippet };
      hits.push({ ref, session: sessionRef(session), project: session.project, message });
    },
    leave(session, whole) {
      summaryOf(session).files += 1;
      partial ||= !whole && !done();
    },
  };
}
