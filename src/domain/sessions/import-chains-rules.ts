import type { ThoughtNode, ThoughtRecordedFact } from '../../../generated/types/index.ts';

/** The chains of a session while thoughts are added to them. */
export class Chains {
  /** Nodes that were there before. */
  readonly #before: ReadonlyMap<string, ThoughtNode>;
  #tail: string | null = null;
  readonly #branches = new Map<string, { readonly origin: number; readonly tail: string }>();

  constructor(nodes: readonly ThoughtNode[]) {
    this.#before = new Map(nodes.map((node) => [node.id, node]));
    for (const { id, branchId, data } of nodes) this.#grow(id, branchId, data.branchFromThought ?? null);
  }

  #grow(node: string, branch: string | null, origin: number | null): void {
    if (branch === null) this.#tail = node;
    else this.#branches.set(branch, { origin: origin as number, tail: node });
  }

  get branches(): number {
    return this.#branches.size;
  }

  node(id: string): ThoughtNode | undefined {
    return this.#before.get(id);
  }

  originOf(branch: string | null): number | undefined {
    return branch === null ? undefined : this.#branches.get(branch)?.origin;
  }

  /** The node that the next one of a chain follows; the first of a branch follows where it begins. */
  last(branch: string | null, origin: string | null): string | null {
    return branch === null ? this.#tail : (this.#branches.get(branch)?.tail ?? origin);
  }

  add({ nodeId, branchId, branchFromThought }: ThoughtRecordedFact): void {
    this.#grow(nodeId, branchId, branchFromThought);
  }
}
