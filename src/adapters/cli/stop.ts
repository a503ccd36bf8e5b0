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

/** Ends the process though somebody leaves unread what was written for them: all else is done, and they had the time to. */
export function endUnread(ms: number): void {
  if (process.stdout.writableLength + process.stderr.writableLength > 0) setTimeout(() => process.exit(), ms).unref();
}
