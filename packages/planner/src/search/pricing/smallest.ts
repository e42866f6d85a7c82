/**
 * The few smallest of a stream of values, kept sorted. Insertion into a short list beats a heap for seven entries. Equal
 * values keep their order of arrival.
 */
export class Smallest {
  readonly values: Float64Array;
  readonly owners: Int32Array;
  count = 0;

  constructor(readonly capacity: number) {
    this.values = new Float64Array(capacity);
    this.owners = new Int32Array(capacity);
  }

  /** Only values below this are kept. */
  get limit(): number {
    return this.count < this.capacity ? Infinity : (this.values[this.capacity - 1] ?? Infinity);
  }

  clear(): void {
    this.count = 0;
  }

  offer(value: number, owner: number): void {
    if (value >= this.limit) return;
    let place = this.count < this.capacity ? this.count : this.capacity - 1;
    this.count = Math.min(this.count + 1, this.capacity);
    while (place > 0 && (this.values[place - 1] ?? 0) > value) {
      this.values[place] = this.values[place - 1] ?? 0;
      this.owners[place] = this.owners[place - 1] ?? 0;
      place -= 1;
    }
    this.values[place] = value;
    this.owners[place] = owner;
  }

  sum(first = this.count): number {
    let sum = 0;
    for (let index = 0; index < Math.min(first, this.count); index += 1) sum += this.values[index] ?? 0;
    return sum;
  }
}

/** Indices of the `count` smallest values in rising order, ties by index. */
export function smallestIndices(values: Float64Array, count: number): Int32Array {
  const smallest = smallestSet(values, count);
  sortByValue(smallest, values);
  return smallest;
}

/** Indices of the `count` smallest values, in any order. */
export function smallestSet(values: Float64Array, count: number): Int32Array {
  const indices = new Int32Array(values.length);
  for (let index = 0; index < indices.length; index += 1) indices[index] = index;
  if (count < indices.length) partition(indices, values, count);
  return indices.slice(0, count);
}

/** Gaps of the sort: each at most half of the one before (Ciura 2001). */
const GAPS = [1_750, 701, 301, 132, 57, 23, 10, 4, 1] as const;

/**
 * Sorts indices by ascending value, ties by index. A Shellsort, because a built-in sort calls a comparator for every
 * comparison.
 */
function sortByValue(indices: Int32Array, values: Float64Array): void {
  for (const gap of GAPS) {
    for (let at = gap; at < indices.length; at += 1) {
      const index = indices[at] ?? 0;
      const value = values[index] ?? 0;
      let place = at;
      for (; place >= gap; place -= gap) {
        const before = indices[place - gap] ?? 0;
        const other = values[before] ?? 0;
        if (other < value || (other === value && before < index)) break;
        indices[place] = before;
      }
      indices[place] = index;
    }
  }
}

/** Quickselect (Hoare 1961): no value after position `count` is smaller than one before it. */
function partition(indices: Int32Array, values: Float64Array, count: number): void {
  let low = 0;
  let high = indices.length - 1;
  while (low < high) {
    const pivot = values[indices[(low + high) >> 1] ?? 0] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[indices[left] ?? 0] ?? 0) < pivot) left += 1;
      while ((values[indices[right] ?? 0] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const swapped = indices[left] ?? 0;
      indices[left] = indices[right] ?? 0;
      indices[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}
