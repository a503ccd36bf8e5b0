import { defineWarnings, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const memoryWarnings = defineWarnings({
  FREE_PAGES_NOT_CLEAN: {
    message: 'It is removed from every table, but free pages of the file may still hold it: {detail}.',
    recovery: 'Call forget again for the same reference when nobody else reads the store.',
    facts: Of({ detail: S }),
  },
  BASE_IGNORED: {
    message: 'Branch {branch} exists already, so from={from} was not used.',
    recovery: 'Leave from out, or choose a new name to branch from {from}.',
    facts: Of({ branch: S, from: S }),
  },
  PROOF_WEAK: {
    message: 'The proof of {path} lacks {missing}.',
    recovery: 'Add it next time: what was run as CMD:, where the result is as LINK:.',
    facts: Of({ path: S, missing: S }),
  },
  PROOF_MISSING: {
    message: 'Step {path} has tests and was closed with neither note nor proof.',
    recovery:
      'If they were run, say so with tasks_evidence_capture; else open the step again with tasks_progress completed=false.',
    facts: Of({ path: S }),
  },
  STEP_HELD: {
    message: 'Step {path} was changed by agent {agent} less than {minutes} min ago, who may still work on it.',
    recovery: 'Ask {agent} first, or take another step.',
    facts: Of({ path: S, agent: S, minutes: Type.Integer() }),
  },
  ALREADY_DONE: {
    message: '{id} was done already; nothing changed.',
    recovery: 'Go on with another task.',
    facts: Of({ id: S }),
  },
  NOTE_IGNORED: {
    message: 'The note or proof was not stored: {because}.',
    recovery: 'Store it with notes_commit if it matters.',
    facts: Of({ because: S }),
  },
  STEP_CHILDREN_OPEN: {
    message: 'Step {path} was closed while {open} of its children are open.',
    recovery: 'Close them before the task is completed.',
    facts: Of({ path: S, open: Type.Integer() }),
  },
  STEP_BLOCKED: {
    message: 'Step {path} was closed while it is blocked: {reason}',
    recovery: 'Lift the block if it no longer holds.',
    facts: Of({ path: S, reason: S }),
  },
  CONTEXT_EMPTY_FOR_TARGET: {
    message: 'Nothing was thought or noted for {target} yet, but branch {checkout} has recent context.',
    recovery: 'Look there, or leave target out.',
    facts: Of({ target: S, checkout: S }),
  },
  GRAPH_DIFF_UNAVAILABLE: {
    message: 'There is no base branch to compare {branch} with.',
    recovery: 'Branch off first if you want a difference.',
    facts: Of({ branch: S }),
  },
  REASONING_REF_DERIVED: {
    message: '{id} has no stored documents yet; their names were derived.',
    recovery: 'The first write creates them.',
    facts: Of({ id: S }),
  },
  STEP_CONTEXT_IGNORED: {
    message: 'There is no task in scope, so step={step} had no effect.',
    recovery: 'Name a task as target, or set the focus.',
    facts: Of({ step: S }),
  },
  ANCHOR_ALIAS_RESOLVED: {
    message: '{alias} is an alias; {anchor} was used.',
    recovery: 'Use {anchor} from now on.',
    facts: Of({ alias: S, anchor: S }),
  },
  ANCHOR_UNREGISTERED: {
    message: '{anchor} is used by cards but not registered.',
    recovery: 'Register it with macro_anchor_note.',
    facts: Of({ anchor: S }),
  },
  TRANSCRIPTS_ROOT_MISSING: {
    message: 'There is no folder {root_dir}, so there is nothing to read.',
    recovery: 'Name the folder as root_dir, or set CODEX_HOME where the server runs.',
    facts: Of({ root_dir: S }),
  },
  TRANSCRIPTS_SCAN_TRUNCATED: {
    message: 'The scan read {bytes} bytes, as many as max_bytes_total allows it; some text was not read.',
    recovery: 'Raise max_bytes_total, or narrow the search.',
    facts: Of({ bytes: Type.Integer() }),
  },
  TRANSCRIPTS_MAX_FILES_REACHED: {
    message: 'The scan stopped after {files} files.',
    recovery: 'Raise max_files, or narrow the search.',
    facts: Of({ files: Type.Integer() }),
  },
  TRANSCRIPTS_REF_NOT_EXACT: {
    message: 'Byte {byte} is not the start of a line; the line around it was opened.',
    recovery: 'Use a reference as search or digest gave it.',
    facts: Of({ byte: Type.Integer() }),
  },
});
