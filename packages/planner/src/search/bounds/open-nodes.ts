/** An unexplored part of the pricing search: its rows per slot, its multipliers and its bound. */
export type OpenNode = {
  readonly bound: number;
  readonly rows: readonly Int32Array[];
  readonly q: Float64Array;
};

/**
 * The open nodes of the pricing search, least bound first. Among equals the newest comes first, which makes the
 * search depth-first. A binary heap (Williams 1964).
 */
export class OpenNodes {
  private readonly heap: { readonly node: OpenNode; readonly age: number }[] = [];
  private count = 0;

  /** The least bound over all open nodes; infinite if there are none. */
  get least(): number {
    return this.heap[0]?.node.bound ?? Infinity;
  }

  push(node: OpenNode): void {
    this.count += 1;
    this.heap.push({ node, age: this.count });
    let at = this.heap.length - 1;
    while (at > 0 && this.isBefore(at, (at - 1) >> 1)) {
      this.swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  }

  pop(): OpenNode | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (first === undefined || last === undefined || this.heap.length === 0) return first?.node;
    this.heap[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let next = at;
      if (left < this.heap.length && this.isBefore(left, next)) next = left;
      if (right < this.heap.length && this.isBefore(right, next)) next = right;
      if (next === at) return first.node;
      this.swap(at, next);
      at = next;
    }
  }

  private isBefore(a: number, b: number): boolean {
    const [one, two] = [this.heap[a], this.heap[b]];
    if (one === undefined || two === undefined) return false;
    return one.node.bound < two.node.bound || (one.node.bound === two.node.bound && one.age > two.age);
  }

  private swap(a: number, b: number): void {
    const [one, two] = [this.heap[a], this.heap[b]];
    if (one === undefined || two === undefined) return;
    this.heap[a] = two;
    this.heap[b] = one;
  }
}
