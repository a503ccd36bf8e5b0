import type { AutopilotRoom } from '../../../generated/handlers/autopilot.ts';
import { type Line, line, value } from '../../kernel/line.ts';
import { text } from '../../kernel/says.ts';

type Lines = Pick<AutopilotRoom<never, never, never>['lines'], 'mi_run' | 'mi_stop'>;

const limitOf = (value: number | null | undefined): string => (value === null || value === undefined ? 'any' : String(value));

export const runLines: Lines = {
  mi_run: {
    state: ({ plan, ...run }): Line[] => {
      const where = [
        line`project_dir=${value(run.project_dir ?? '')}`,
        line`evidence_log=${value(run.evidence_log ?? '')}`,
        line`transcripts_dir=${value(run.transcripts_dir ?? '')}`,
        line`notes=${run.notes ?? ''}`,
      ];
      if (!plan)
        return [
          line`status=${run.status ?? ''} batches=${run.batches ?? 0} thread_id=${run.thread_id ?? ''}`,
          line`reason=${run.reason ?? ''} mind_calls=${run.mind_calls ?? 0} minutes=${run.minutes ?? 0}`,
          ...(run.bound_to ? [line`bound_to=${run.bound_to} unreported=${run.unreported ?? 0}`] : []),
          ...where,
        ];
      const { max_batches, max_minutes, max_mind_calls } = plan.limits;
      return [
        line`provider=${plan.provider} resumes=${plan.resumes} workflow_id=${plan.workflow_id}`,
        line`max_batches=${max_batches} max_minutes=${limitOf(max_minutes)} max_mind_calls=${limitOf(max_mind_calls)}`,
        ...where,
        line`prompt:`,
        ...plan.prompt
          .trimEnd()
          .split('\n')
          .map((each) => line`  ${each}`),
      ];
    },
  },
  mi_stop: {
    state: ({ held, lifted, file }) => [
      held ? line`${text('run-held', { file: file ?? '' })}` : line`${text('stop-said')[lifted ? 'lifted' : 'stopped']}`,
    ],
  },
};
