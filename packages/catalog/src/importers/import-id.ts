const LONGEST_SLUG = 60;
const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Catalogue id of an imported entry: the source and its key, shortened and spelled with small letters, digits and hyphens. */
export function importId(source: string, key: string): string {
  if (PLAIN.test(key) && key.length <= LONGEST_SLUG) return `${source}-${key}`;
  const slug = key
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  return [source, slug, checksum(key)].filter((part) => part !== '').join('-');
}

/** A key as a source writes it, without control characters, broken characters and surrounding blanks. */
export function importKey(text: string): string {
  const key = text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  // A copy, because a slice of a large text would keep all of it in memory, and importers remember every key.
  return Buffer.from(key).toString();
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
