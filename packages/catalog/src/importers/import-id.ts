const LONGEST_SLUG = 60;

/** Catalogue id of an imported entry: the source and its key, shortened and spelled with safe characters. */
export function importId(source: string, key: string): string {
  if (/^[A-Za-z0-9-]+$/.test(key) && key.length <= LONGEST_SLUG) return `${source}-${key}`;
  const slug = key
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  return [source, slug, checksum(key)].filter((part) => part !== '').join('-');
}

/** FNV-1a, 32 bits, in base 36: keeps shortened keys apart. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
