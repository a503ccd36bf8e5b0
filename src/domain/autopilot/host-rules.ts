import type { HostBinding, HostSyncResult, WorkflowIr } from '../../../generated/types/index.ts';
import type { HostDone, HostNote, HostPlan } from '../../kernel/hosts.ts';
import { sortedJson } from '../../kernel/json.ts';
import { text } from '../../kernel/says.ts';
import { shortenWhole } from '../../kernel/secrets/cut.ts';
import { adapterOf, type HostAdapter } from './host-adapters.ts';
import { inOneLine, workflowMarkdown } from './workflow-text-rules.ts';

/** A path that stays below where it is joined to. */
export function staysInside(path: string): boolean {
  const steps = path.split(/[/\\]/);
  return (
    !/^([/\\~]|[A-Za-z]:)/.test(path) &&
    !path.includes('\0') &&
    steps.some((step) => step !== '.' && step !== '') &&
    !steps.includes('..')
  );
}

/** `skills:.claude/skills` as two folders; undefined where it is not two. */
export function linkPair(given: string): { src: string; dst: string } | undefined {
  const [src = '', dst = '', ...more] = given.split(':');
  return src !== '' && dst !== '' && more.length === 0 ? { src, dst } : undefined;
}

export const skillFolder = (id: string): string =>
  `mi-${id.replaceAll('_', '-').replaceAll(/[^A-Za-z0-9._-]/g, '-') || 'workflow'}`;

const nameOf = ({ name, id }: WorkflowIr): string => inOneLine(name) || id;
const whenOf = ({ trigger }: WorkflowIr): string => {
  const words = text('host-skill-when', { pattern: inOneLine(trigger.pattern) });
  return words[trigger.mode];
};
const json = (value: unknown): string => `${sortedJson(value, 2)}\n`;

type Files = HostPlan['files'][number][];

const pages = (workflows: readonly WorkflowIr[]): Files =>
  workflows.flatMap((workflow) => [
    { path: `workflows/${workflow.id}.md`, text: `${workflowMarkdown(workflow)}\n` },
    { path: `workflows/${workflow.id}.json`, text: json(workflow) },
  ]);

const longestAbout = 1000;

/** What agents that know skills read first; a quoted text cannot end the head or add to it. */
function skillPage(workflow: WorkflowIr, folder: string, host: string, project_id: string): string {
  const steps = workflow.steps.map(({ title, id }) => inOneLine(title) || id).join('; ');
  const about = text('host-skill-about', {
    name: nameOf(workflow),
    steps: steps || text('workflow-page-words').no_steps,
    when: whenOf(workflow),
  });
  const metadata = { mi: { generated: true, host, project_id, workflow_id: workflow.id, workflow_name: nameOf(workflow) } };
  return [
    '---',
    `name: ${folder}`,
    `description: ${JSON.stringify(shortenWhole(about, longestAbout))}`,
    `metadata: '${JSON.stringify(metadata).replaceAll("'", "''")}'`,
    '---',
    '',
    text('host-skill-guidance'),
    '',
    workflowMarkdown(workflow),
    '',
  ].join('\n');
}

function skills(workflows: readonly WorkflowIr[], host: string, project_id: string): Files {
  const made = workflows.map((workflow) => ({ workflow, folder: skillFolder(workflow.id) }));
  return [
    ...made.flatMap(({ workflow, folder }) => [
      { path: `skills/${folder}/SKILL.md`, text: skillPage(workflow, folder, host, project_id) },
      { path: `skills/${folder}/workflow.json`, text: json(workflow) },
    ]),
    {
      path: 'skills/index.json',
      text: json({
        version: 'v1',
        skills: made.map(({ workflow, folder }) => ({ dir: folder, workflow_id: workflow.id, name: nameOf(workflow) })),
      }),
    },
  ];
}

const indexes = (workflows: readonly WorkflowIr[], host: string, project_id: string): Files => [
  {
    path: 'workflows/index.json',
    text: json({
      version: 'v1',
      host,
      project_id,
      workflows: workflows.map(({ id, name, trigger }) => ({ id, name, trigger })),
    }),
  },
  {
    path: 'README.md',
    text: text('host-page', {
      host,
      project_id,
      list: workflows.map((each) => `- [${nameOf(each)}](workflows/${each.id}.md)`).join('\n') || text('host-page-none'),
    }),
  },
];

/** The entries of a generated folder, each once. */
const entriesIn = (folder: string, files: Files): string[] => [
  ...new Set(
    files
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path }) => path.slice(folder.length + 1).split('/')[0] as string)
      /** A list of what is there is no entry of it. */
      .filter((entry) => !(folder === 'skills' && entry === 'index.json')),
  ),
];

/** Nothing in a line can be taken for the marks around the block. */
const harmless = (words: string): string => words.replaceAll(/<!--|-->/g, '').replaceAll(/[[\]]/g, '');

function blockOf({ block }: HostAdapter, folder: string, workflows: readonly WorkflowIr[]): HostPlan['block'] {
  if (block === null) return null;
  const list = workflows.map((each) =>
    text('host-block-line', {
      name: harmless(nameOf(each)),
      file: `${folder}/workflows/${each.id}.md`,
      when: harmless(whenOf(each)),
    }),
  );
  return { file: block, ...text('host-marks'), text: list.length ? text('host-block', { list: list.join('\n') }) : null };
}

interface Meant {
  readonly project_id: string;
  readonly ts: string;
  /** Of the project; those that are not enabled are left out. */
  readonly workflows: readonly WorkflowIr[];
}

const trimmed = (folder: string): string => folder.replaceAll(/^\.\/|\/+$/g, '');

/** What a bound host is to have. */
export function planFor(binding: HostBinding, { project_id, ts, workflows }: Meant): HostPlan {
  const { host, workspace_root, register } = binding;
  const adapter = adapterOf(host);
  const enabled = workflows.filter((workflow) => workflow.enabled);
  const wantsSkills = adapter.skills || register.symlink_dirs.some(({ src }) => trimmed(src) === 'skills');
  const files = [
    ...pages(enabled),
    ...indexes(enabled, host, project_id),
    ...(wantsSkills ? skills(enabled, host, project_id) : []),
  ];
  const generated_rel_dir = trimmed(binding.generated_rel_dir);
  return {
    host,
    workspace_root,
    project_id,
    ts,
    generated_rel_dir,
    files,
    links: register.symlink_dirs.flatMap(({ src, dst }) =>
      entriesIn(trimmed(src), files).map((entry) => ({ from: `${trimmed(src)}/${entry}`, at: `${trimmed(dst)}/${entry}` })),
    ),
    symlink_dirs: register.symlink_dirs,
    block: blockOf(adapter, generated_rel_dir, enabled),
    leaves: false,
  };
}

/** What a host is to have that is no longer bound: nothing. */
export function leavingPlan(binding: HostBinding, meant: Omit<Meant, 'workflows'>): HostPlan {
  return { ...planFor(binding, { ...meant, workflows: [] }), files: [], leaves: true };
}

const mostNotes = 100;

const said = ({ kind, path, detail }: HostNote): string => text('host-notes', { path, detail })[kind];

/** Seen from a project: a host of another one says whose it is. */
export const resultOf = (here: string, { host, workspace_root, project_id }: HostPlan, done: HostDone): HostSyncResult => ({
  host,
  ...(project_id === here ? {} : { project_id }),
  workspace_root,
  ok: done.notes.every(({ kind }) => kind === 'put_aside'),
  files_n: done.files_n,
  links_n: done.links_n,
  removed_n: done.removed_n,
  notes: done.notes.slice(0, mostNotes).map(said),
});
