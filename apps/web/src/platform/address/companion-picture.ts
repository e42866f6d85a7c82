/** Address of the small picture of a companion. */
export function companionPicture(id: string): string {
  return `/art/dishes/${encodeURIComponent(id)}.svg?size=small`;
}
