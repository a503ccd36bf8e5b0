export interface Product {
  readonly name: 'memory' | 'ledger' | 'autopilot';
  readonly title: string;
  readonly summary: string;
  /** `room/group` addresses of the tools it shows. */
  readonly groups: readonly string[];
  readonly toolsets?: readonly { readonly name: string; readonly aliases: readonly string[]; readonly summary: string }[];
}
export const defineProduct = (product: Product): Product => product;
