import { Closed, named, Prose, Type } from '../kit/schema.ts';
import { ProjectId } from '../types/mind-ids.ts';
import { ProjectIdentity } from '../types/project-state.ts';

export const ProjectTarget = named(
  'ProjectTarget',
  Closed(
    {
      project_id: ProjectId,
      root_path: Prose(4096, { description: 'Its folder; empty where nobody knows it any more.' }),
      identity: ProjectIdentity,
      known: Type.Boolean({ description: 'Something was written about it before.' }),
    },
    { description: 'A project of the autopilot.' },
  ),
);
