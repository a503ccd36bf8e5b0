import { go, link } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief } from '../../kit/text.ts';
import type { Served } from '../../kit/view.ts';
import { everyTopic, projectName } from './places.ts';
import { miProjects } from './tools.ts';

/** Which project is shown, and the others there are. */
export function ProjectChoice({ served, project, page }: { served: Served; project: string; page: string }) {
  const { data } = useAnswer(miProjects(served, { limit: 200 }), [everyTopic]);
  const all = data?.projects ?? [];
  const known = all.some(({ project_id }) => project_id === project) ? all : [...all, { project_id: project, root_path: '' }];
  return (
    <label class="choose">
      Project
      <select value={project} onChange={(event) => go(link(['autopilot', event.currentTarget.value, page]))}>
        {known.map((one) => (
          <option key={one.project_id} value={one.project_id}>
            {brief(projectName(one), 60)}
          </option>
        ))}
      </select>
    </label>
  );
}
