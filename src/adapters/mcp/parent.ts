/** How often is looked whether the parent still lives. */
const everyMs = 1000;

/** Whoever started this. Asked for when this is loaded: while a store is opened it may die. */
const parent = process.ppid;

/** A parent that dies hands its children to another. Whoever else holds the pipe open keeps its end from being seen. */
export function onParentGone(gone: () => void): () => void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
