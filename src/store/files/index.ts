/**
 * Files as truth: what the products that keep files (rather than tables) write and read them with.
 *
 * - `append(file, record)`: one line of JSON, keys in order. Resolves when the line and its file's name are flushed; rejects when
 *   the line is not there. Lines of several processes never mix. Calls that come together are written and flushed together. A
 *   piece of a line that a stopped process left is moved to `<file>.corrupt.<time>` and told (`torn`); nothing is glued to it.
 * - `replace(file, content)`: whole or not at all, flushed; a reader sees the old file or the new one. Rights and links stay.
 * - `create(file, content)`: the same for a file that must not be there yet; what is there stays and the answer is `taken`.
 * - `writeBatch(batch)`: several files at once, for those who hold a lock on all their folders: all of them or none, new ones before
 *   those that name them, flushed together.
 * - `readLines(file, from)`: the records of a file with their places, one chunk in memory. A line that is no record is told with
 *   its number, byte and reason, and passed over; a last line without an end is `unfinished`, which is no fault.
 * - `follow(file)`: each whole line once and in order, as it is written by any process. Tells when the file was rotated, replaced,
 *   truncated or rewritten, and begins again.
 * - `quarantine(file)`: moves a bad file to `<file>.corrupt.<time>[.n]`, over nothing, and says where it is.
 * - `readState`, `updateState`: a JSON file that others write too. A bad one is quarantined with a warning, never an end.
 * - `withLock`, `takeLock`, `inFolder`: one process at a time. The operating system lets go of the lock of a process that ends,
 *   however it ends; nobody else ever does. Asking for a lock inside itself is refused. `append`, `replace`, `create` and
 *   `updateState` hold the lock of the folder; whoever holds it already hands it on as `under`.
 * - `DerivedIndex`: an SQLite file that is caught up from such files, and may be deleted or damaged at any time.
 *
 * Everything that fails, fails with a `FileTrouble` that says what kind of trouble it is (`full`, `denied`, `read_only`, `busy`, …).
 * A folder that is written to holds `.lock` (empty, for ever) and for moments `.unfinished` (the file that is being written).
 */
export { type Appended, type AppendOptions, append } from './append.ts';
export { type Batch, type BatchDisk, type BatchOptions, batchDisk, type Head, type Put, Taken, writeBatch } from './batch.ts';
export {
  type CaughtUp,
  DerivedIndex,
  type IndexShape,
  type PassedOver,
  type Position,
  passedOverIn,
  type Source,
  type SourceProblem,
} from './derived.ts';
export { type FileFollower, type Followed, Following, type FollowOptions, follow } from './follow.ts';
export { fileStart, type Line, type LineStart, longestLine, readLines } from './lines.ts';
export {
  closeLock,
  folderLock,
  type Holder,
  inFolder,
  type Lock,
  type Locking,
  type LockOptions,
  takeLock,
  withLock,
} from './lock.ts';
export type { Break, Mark } from './mark.ts';
export { quarantine, stampOf } from './quarantine.ts';
export { create, type ReplaceOptions, replace } from './replace.ts';
export { lookAtState, readState, type State, type StateOptions, type StateWarning, updateState } from './state.ts';
export { mendEnd, type TornTail, unfinishedBytes } from './tail.ts';
export { lineText, stateText } from './text.ts';
export { type FileProblem, FileTrouble } from './trouble.ts';
