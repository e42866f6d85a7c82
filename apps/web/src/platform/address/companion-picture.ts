export function companionPicture(id: string): string {
  return `/art/dishes/${encodeURIComponent(id)}.svg?size=small`;
}
