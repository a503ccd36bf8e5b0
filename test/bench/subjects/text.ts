/** Two hundred characters, each time different. */
export const noteText = (i: number): string =>
  `Observation ${i}: the reader keeps one snapshot while the writer holds the lock, so `.padEnd(
    200,
    `a page read at step ${i % 97} sees all of a commit or none; `,
  );
