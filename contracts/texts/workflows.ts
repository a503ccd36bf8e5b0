import { defineTexts } from '../kit/index.ts';

/** What is said about workflows, and what hosts are given to read. */
export const workflowTexts = defineTexts({
  'workflow-by-hand': 'Written by hand.',
  'workflow-edit-request': 'What should change? (empty: done)',
  'workflow-edit-more': '{diff}\n{notes}\nWhat else should change? (empty: done)',
  'workflow-edit-unchanged': '(nothing changed)',
  'workflow-edit-failed': { before: 'Nothing was changed.', after: 'The changes before this one are kept.' },
  'host-page': [
    '# Workflows',
    '',
    'Written by mi for {host}, from the workflows of project {project_id}. Changes made here are lost: change the workflows',
    'with `mi workflow edit`, and copy them again with `mi host sync`.',
    '',
    '{list}',
    '',
  ].join('\n'),
  'host-page-none': '(no workflow is enabled)',
  'host-skill-about': 'Workflow "{name}": {steps}. Use it {when}.',
  'host-skill-when': { manual: 'when the user asks for it', task_contains: 'when a task mentions "{pattern}"' },
  'host-skill-guidance':
    'This is guidance: combine or reorder steps as the work needs. Ask before anything that leaves this machine, unless a step allows it.',
  'host-block': [
    '## Workflows',
    '',
    'Ways of working that are kept for this project. Read the file of one that fits the task before you begin; it is guidance.',
    '',
    '{list}',
  ].join('\n'),
  /** Lines around the block that nobody else writes. They never change: a file holds them for as long as it is bound. */
  'host-marks': { begin: '<!-- mi workflows: begin (written by mi host sync) -->', end: '<!-- mi workflows: end -->' },
  'host-block-line': '- [{name}]({file}): {when}',
  'host-of-another': '{host} of project {project_id}',
  'state-is-kept': 'it was put aside as {as}, and a new one was begun',
  'state-begins-anew': '{label} is now as it is in a new project',
  'host-notes': {
    no_workspace: 'the workspace {path} is no folder',
    outside: '{path} leads out of the workspace',
    foreign_file: '{path} exists and was not made by mi',
    exists_non_symlink: '{path} exists and is not a link',
    foreign_link: '{path} is a link that mi did not make',
    other_project: '{path} belongs to project {detail}; bind with another generated_rel_dir',
    broken_block: '{path} holds a beginning or an end of the block without the other, or twice',
    busy: 'another process copies workflows and did not end; type mi host sync',
    failed: '{path} could not be written: {detail}',
    put_aside: 'the manifest could not be read and was put aside as {path}',
  },
});
