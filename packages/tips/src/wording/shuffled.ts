/** The items in an order that depends on the seed alone. */
export function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  return items
    .map((item, at) => ({ item, order: hashOf(`${seed}|${at}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** FNV-1a with a final mixing, so that near seeds lead far apart. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
