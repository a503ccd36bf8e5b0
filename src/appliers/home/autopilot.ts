import type { Appliers } from '../../../generated/handlers/appliers.ts';
import { type EvidenceKind, logOf } from '../../../generated/registry/facts.ts';
import type { HomeWriter } from '../../store/home/writer.ts';

type Own<Kind extends keyof Appliers<HomeWriter>> = Pick<Appliers<HomeWriter>, Kind>;

/** Every kind of evidence is one line of the log that its contract names. */
const evidenceAppliers = Object.fromEntries(
  Object.entries(logOf).map(([kind, log]) => [
    kind,
    async (fields: object, { db }: { db: HomeWriter }) => db.log(log, kind, fields),
  ]),
) as unknown as Own<EvidenceKind>;

type State =
  | 'overlay_saved'
  | 'segment_saved'
  | 'workflow_saved'
  | 'workflow_removed'
  | 'candidates_saved'
  | 'stop_saved'
  | 'selection_saved'
  | 'config_saved'
  | 'config_backed_up'
  | 'config_restored';

const stateAppliers: Own<State> = {
  overlay_saved: async ({ overlay }, { db }) => db.replace(db.own.overlay, overlay),
  segment_saved: async ({ segment }, { db }) =>
    segment === null ? db.remove(db.own.segment) : db.replace(db.own.segment, segment),
  workflow_saved: async ({ scope, workflow }, { db }) => db.replace(db.at(scope).workflow(workflow.id), workflow),
  workflow_removed: async ({ scope, workflow_id }, { db }) => db.remove(db.at(scope).workflow(workflow_id)),
  candidates_saved: async ({ of, candidates }, { db }) =>
    db.replace(of === 'workflow' ? db.own.workflow_candidates : db.own.preference_candidates, candidates),
  stop_saved: async ({ stop }, { db }) => (stop === null ? db.remove(db.own.stop) : db.replace(db.own.stop, stop)),
  selection_saved: async ({ selection }, { db }) => db.replace(db.layout.selection, selection),
  config_saved: async ({ config }, { db }) => db.replace(db.layout.config, config),
  /** The copy first, then what names it: whoever is stopped in between has lost nothing. */
  config_backed_up: async ({ name, text, last }, { db }) => {
    const copy = db.layout.backup(name);
    db.write(copy, text);
    if (last) db.write(db.layout.last_backup, `${copy}\n`);
  },
  config_restored: async ({ text }, { db }) => {
    db.write(db.layout.config, text);
    db.remove(db.layout.last_backup);
  },
};

export const autopilotAppliers: Own<EvidenceKind | State> = { ...evidenceAppliers, ...stateAppliers };
