import { defineTexts } from '../kit/index.ts';

const atConfig = 'under hands in config.json (mi config path says where that is)';

/** Why a batch could not be run, and what is wrong with how Hands is set up. */
export const autopilotTexts = defineTexts({
  'hands-program-missing': {
    message: 'There is no program {program}.',
    fix: `Install it, put its folder on the PATH, or name another one ${atConfig}.`,
  },
  'hands-program-not-executable': {
    message: '{program} may not be executed.',
    fix: 'Make it executable: chmod +x {program}',
  },
  'hands-interpreter-missing': {
    message: '{program} is there, but not what its first line says it is run by.',
    fix: 'Install that, or install {program} again.',
  },
  'hands-folder-missing': {
    message: 'There is no folder {folder} to work in.',
    fix: 'Name another one with --cd.',
  },
  'hands-prompt-too-long': {
    message: 'A prompt of {bytes} bytes is more than an argument of {program} can hold.',
    fix: `Set cli.prompt_mode to stdin ${atConfig}.`,
  },
  'hands-prompt-not-an-argument': {
    message: 'The prompt holds a NUL character, which no argument of {program} can.',
    fix: `Set cli.prompt_mode to stdin ${atConfig}, or take the character out.`,
  },
  'hands-thread-unusable': {
    message: '{thread_id} is no id of a conversation.',
    fix: 'Begin a new one with --reset-hands.',
  },
  'hands-not-configured': {
    message: 'No command is set for Hands.',
    fix: `Set cli.exec ${atConfig}, e.g. ["claude", "-p", "--output-format", "stream-json", "--verbose"].`,
  },
  'hands-transcript-failed': {
    message: 'The transcript {path} cannot be written: {code}.',
    fix: 'Make room on the disk, or let this user write there.',
  },
  'hands-start-failed': {
    message: '{program} could not be started: {code}.',
    fix: 'Try to start it by hand in the same folder.',
  },
  'hands-config-exec-missing': {
    message: 'hands.cli.exec is empty.',
    fix: 'Set it to the command and its arguments, e.g. ["claude", "-p"].',
  },
  'hands-config-pattern-broken': {
    message: 'hands.cli.thread_id_regex is no regular expression: {reason}.',
    fix: 'Mend it, or set it to "".',
  },
  'hands-config-pattern-without-group': {
    message: 'hands.cli.thread_id_regex has no group to take the id from.',
    fix: 'Put the part that is the id in parentheses.',
  },
  'hands-config-program-not-found': {
    message: '{program}, the first word of hands.cli.{field}, was not found.',
    fix: 'Install it, or write its whole path.',
  },
  'hands-config-prompt-appended': {
    message: 'hands.cli.{field} has no {placeholder}: the prompt becomes its last argument.',
    fix: 'Put {placeholder} where the prompt belongs.',
  },
  'hands-config-thread-not-named': {
    message: 'hands.cli.resume has no {placeholder}, so it cannot say which conversation it goes on with.',
    fix: 'Put {placeholder} where its id belongs.',
  },
  'hands-config-cannot-continue': {
    message: 'hands.continue_across_runs is set, but hands.cli.resume is empty.',
    fix: 'Set hands.cli.resume, or unset hands.continue_across_runs.',
  },
  'hands-config-not-verbose': {
    message: 'hands.cli.{field} asks Claude Code for stream-json, which it gives only with --verbose.',
    fix: 'Add "--verbose".',
  },
});
