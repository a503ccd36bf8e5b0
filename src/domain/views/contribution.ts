import type { Contribution } from '../../kernel/contributions.ts';
import { entityNamed } from '../tasks/finding.ts';
import { toStep } from '../tasks/view-rules.ts';
import { workAtHand } from './capsule.ts';
import { goldenPath } from './golden.ts';
import { branchOpener } from './open-branch.ts';
import { readOutline } from './outline.ts';
import { readResume } from './resume-super.ts';
import type { ViewsStore } from './store.ts';

export const viewsContribution: Contribution<ViewsStore> = {
  golden: goldenPath,
  async atWork(focus, store, short) {
    const target = await entityNamed(store, focus);
    const { standing, next, waiting } = await readOutline(store, target, { tasks: 3 });
    return workAtHand(standing, next, waiting, short);
  },
  opens: [
    {
      form: 'TASK-001, PLAN-001',
      matches: (id) => /^(TASK|PLAN)-[0-9]{3,}$/.test(id),
      async open(id, { include_drafts }, store, _now_ms, telling) {
        const entity = await entityNamed(store, id);
        const workspace = store.workspace?.name ?? '';
        const focus = store.workspace?.focus ?? null;
        const first = entity.kind === 'task' ? await store.steps.firstOpen(id) : undefined;
        const { target, reasoning_ref, capsule, degradation, truncated } = await readResume(
          { view: include_drafts ? 'audit' : 'focus_only' },
          { workspace, store, target: entity, focus, requested: id, ...telling },
        );
        const step_focus = first ? toStep(first) : null;
        return { kind: entity.kind, id, target, reasoning_ref, capsule, step_focus, degradation, truncated };
      },
    },
    branchOpener,
  ],
};
