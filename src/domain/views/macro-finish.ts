import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import { nextCall } from '../../kernel/says.ts';
import { branchNamed } from '../../records/branch.ts';
import { type OpenWays, setStatus } from '../tasks/complete.ts';
import { entityNamed } from '../tasks/finding.ts';
import { missingProof } from '../tasks/gate-rules.ts';
import { decideNext } from './action-rules.ts';
import { askedOf, confirming, portalWays } from './close-rules.ts';
import { latestNotes, readKnown } from './known.ts';
import { handoffOf, radarOf, waitingSteps } from './radar-rules.ts';
import type { ViewsStore } from './store.ts';
import { readWorkState } from './work-state.ts';

const linesTold = 10;

/** The step at hand is closed with the macro, as far as it can be. */
const closeFirst: OpenWays = (task, { step, missing }) => {
  const unproven = missingProof(step, 'require');
  if (unproven.length || step.blocked) return [portalWays().prove(task, step, unproven)];
  return [nextCall('close-the-first-open-step', { task, path: step.path }, { ...askedOf(step), ...confirming(missing) })];
};

export const finishHandlers: Pick<ViewsMacrosHandlers<ViewsStore>, 'tasks_macro_finish'> = {
  async tasks_macro_finish({ status, final_note }, { target, store, tell, warn, agent_id, short }) {
    const event = await setStatus(target, status, { store, tell, warn, ways: closeFirst });
    const { branch, notes_doc: doc } = target.reasoning_ref;
    const meta = { source: 'tasks_macro_finish', task_id: target.id };
    const own = await branchNamed(store, branch);
    const note =
      final_note === undefined
        ? null
        : await tell('note_added', {
            branch,
            branch_id: own.id,
            doc,
            content: final_note,
            meta,
            ...(agent_id === null ? {} : { agent_id }),
          });
    const now = await entityNamed(store, target.id);
    const standing = await readWorkState(store, now, linesTold);
    const place = { ...target.reasoning_ref, branch: own };
    const waiting = waitingSteps(standing).slice(0, linesTold);
    const radar = radarOf(standing, decideNext(standing), waiting);
    return {
      task: now.id,
      title: now.title,
      status: now.status,
      revision: now.revision,
      focus: store.workspace?.focus ?? null,
      event,
      note_ref: note && `${note.doc}@${note.seq}`,
      handoff: { ...handoffOf(standing, linesTold), radar },
      known: await readKnown(store, place, { notes: await latestNotes(store, place), blockers: waiting }, short),
      truncated: false,
    };
  },
};
