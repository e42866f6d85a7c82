/** Address of a dish's picture; the version lets browsers keep it for ever. */
export function dishPicture(id: string, dataVersion: string): string {
  return `/art/dishes/${id}.svg?v=${dataVersion}`;
}
