/** Settles at the first request to stop, or when nobody reads any more; a second request ends the process at once. */
export function untilStopped(also?: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(130);
      asked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.stdout.on('error', resolve);
    also?.then(resolve, resolve);
  });
}

const unread = () => process.stdout.writableLength + process.stderr.writableLength;

/**
 * Ends the process though somebody leaves unread what was written for them: all else is done. Whoever reads slowly has as long again
 * with each part that was taken.
 */
export function endUnread(ms: number): void {
  let before = unread();
  if (before === 0) return;
  setInterval(() => {
    const left = unread();
    if (left >= before) process.exit();
    before = left;
  }, ms).unref();
}
