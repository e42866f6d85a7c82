/** A signed 32-bit hash of a text for the index: FNV-1a of its UTF-16 units. */
export function signatureNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
