/** Settles at the first request to stop; a second one ends the process at once. */
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
    also?.then(resolve, resolve);
  });
}
