/** A text as a signed 32-bit number, by which an index finds it: FNV-1a of its UTF-16 units. */
export function signatureNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
