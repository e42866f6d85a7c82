/** A multiple of the golden ratio that spreads neighbouring keys (Knuth, The Art of Computer Programming 3, 6.4). */
const SPREAD = 0x9e3779b1;
const LEAST_ROOM = 256;
const TWO_32 = 2 ** 32;

/**
 * Numbers 0, 1, 2 … by key, in order of arrival; keys are whole numbers from 0 to 2^53. A hash table with open
 * addressing in typed arrays: a `Map` with thousands of entries would outlive its week in the heap of V8.
 */
export class NumberIndex {
  size = 0;
  private keys = emptyKeys(LEAST_ROOM);
  private numbers = new Int32Array(LEAST_ROOM);

  /** The number of a key, -1 for an unknown one. */
  get(key: number): number {
    const at = this.placeOf(key);
    return this.keys[at] === key ? (this.numbers[at] ?? -1) : -1;
  }

  /** Gives an unknown key the next number, and returns it. */
  add(key: number): number {
    if (2 * this.size >= this.keys.length) this.grow();
    const number = this.size;
    this.size += 1;
    this.put(key, number);
    return number;
  }

  private put(key: number, number: number): void {
    const at = this.placeOf(key);
    this.keys[at] = key;
    this.numbers[at] = number;
  }

  /** The place that holds a key, or the free one where it would stand. */
  private placeOf(key: number): number {
    const { keys } = this;
    const last = keys.length - 1;
    let at = Math.imul((key % TWO_32) ^ (key / TWO_32), SPREAD) >>> 8;
    for (at &= last; keys[at] !== key && keys[at] !== FREE; ) at = (at + 1) & last;
    return at;
  }

  private grow(): void {
    const { keys, numbers } = this;
    this.keys = emptyKeys(2 * keys.length);
    this.numbers = new Int32Array(2 * keys.length);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? FREE;
      if (key !== FREE) this.put(key, numbers[at] ?? 0);
    }
  }
}

const FREE = -1;

function emptyKeys(room: number): Float64Array {
  return new Float64Array(room).fill(FREE);
}
