/** A 32-bit seed from a text and a counter; equal input gives an equal seed on every machine. */
export function seedFrom(text: string, counter: number): number {
  return mix(textHash(text) ^ Math.imul(counter, 0x9e3779b9));
}

/** A 32-bit number from a text (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** A number in [0, 1) that depends only on the seed and the hash of a text. */
export function seededUnit(seed: number, hash: number): number {
  return mix(hash ^ Math.imul(seed, 0x9e3779b9)) / 4294967296;
}

/** Integer finaliser of MurmurHash3: spreads every input bit over the 32 output bits. */
function mix(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
