const LOW_32_BITS = 0xffffffffn;

/**
 * The 32-bit number of a text and a counter: FNV-1a over the text's UTF-16 units, the counter times the golden ratio, the
 * finaliser of MurmurHash3. Computed with integers of any size.
 */
export function seedNumber(text: string, counter: number): number {
  let hash = 0x811c9dc5n;
  for (let at = 0; at < text.length; at += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(at))) * 0x01000193n) & LOW_32_BITS;
  }
  hash ^= (BigInt(counter) * 0x9e3779b9n) & LOW_32_BITS;
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & LOW_32_BITS;
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & LOW_32_BITS;
  return Number(hash ^ (hash >> 16n));
}
