/** Address of a dish's picture; its version lets browsers cache it indefinitely. */
export function dishPicture(id: string, dataVersion: string): string {
  return `/art/dishes/${id}.svg?v=${dataVersion}`;
}
