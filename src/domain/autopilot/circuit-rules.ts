/** Whether the Mind is still asked in this run. */
export interface Circuit {
  readonly isOpen: boolean;
  readonly threshold: number;
  readonly failures_total: number;
  readonly failures_consecutive: number;
}

/** After so many failures in a row the Mind is not asked again: a run without it is honest, one that keeps asking is slow. */
const threshold = 2;

export const closedCircuit: Circuit = { isOpen: false, threshold, failures_total: 0, failures_consecutive: 0 };

export const afterSuccess = (circuit: Circuit): Circuit => ({ ...circuit, failures_consecutive: 0 });

export function afterFailure(circuit: Circuit): { readonly circuit: Circuit; readonly opened: boolean } {
  const failures_consecutive = circuit.failures_consecutive + 1;
  const isOpen = circuit.isOpen || failures_consecutive >= circuit.threshold;
  return {
    circuit: { ...circuit, isOpen, failures_total: circuit.failures_total + 1, failures_consecutive },
    opened: isOpen && !circuit.isOpen,
  };
}
