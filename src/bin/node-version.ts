const oldest = 20;
export const isOldNode = Number(process.versions.node.split('.')[0]) < oldest;

/** Says that this Node cannot run a program. */
export function refuseOldNode(): void {
  process.stderr.write(`Noema needs Node ${oldest} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
}
