import { Closed, described, Nullable, named, Prose, Text, Type } from '../kit/schema.ts';
import { ProjectId } from './mind-ids.ts';
import { ProjectIdentity, SelectionEntry } from './project-state.ts';

const FolderPath = (description: string) => Text(4096, { description });

/** A name for a project: what may stand after an @. */
export const ProjectAlias = named(
  'ProjectAlias',
  Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
    form: 'letters, digits and . _ -, at most 64, beginning with a letter or digit',
    minLength: 1,
    maxLength: 64,
    description: 'Name that is typed as @<name> instead of a folder.',
  }),
);

export const ResolvedProject = named(
  'ResolvedProject',
  Closed({
    cwd: FolderPath('Folder that the command was started in.'),
    effective_cd: Nullable(Prose(4096), {
      description: 'What was said by --cd, else by MI_CD: a folder or an @name; null when neither counts.',
    }),
    here: Type.Boolean({ description: 'Whether --here was given.' }),
    project_root: FolderPath('Folder of the project that is meant.'),
    reason: Text(128, {
      description:
        'How it was found: arg or arg:@name (--cd), here, env:MI_CD or env:MI_CD:@name, known:cwd, known:git_toplevel, git_toplevel, pinned, last, or cwd.',
    }),
    project_id: described(ProjectId, 'Id of the project, which names its folder below the home folder.'),
    identity: described(ProjectIdentity, 'What the id is made from.'),
    known: Type.Boolean({ description: 'Whether something is kept about it already.' }),
  }),
  'Which project a command works in, and why.',
);

export const NamedProject = named(
  'NamedProject',
  Closed({
    name: Text(65, { description: 'What is typed: @last, @pinned or @<alias>.' }),
    root_path: FolderPath('Folder that it means.'),
    project_id: described(ProjectId, 'The project.'),
    exists: Type.Boolean({ description: 'Whether the folder is there; a name of one that is gone cannot be used.' }),
  }),
  'A name and the project that it means.',
);

export const SelectedEntry = described(SelectionEntry, 'What the name now means.');
