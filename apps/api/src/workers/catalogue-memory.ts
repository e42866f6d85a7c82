import { type IndexedContent, indexCatalogue, type LoadedCatalogue } from '../platform/read-catalogue.ts';

/** Writes a catalogue as JSON into memory shared by all planning threads. */
export function catalogueToMemory(catalogue: LoadedCatalogue): SharedArrayBuffer {
  const { dataVersion, taxonomy, cookbook, imported, products, unitWeights, sourceNames } = catalogue;
  const content: IndexedContent = {
    dataVersion,
    taxonomy: taxonomy.source,
    cookbook,
    imported,
    products: [...products.values()],
    unitWeights,
    sources: [...sourceNames].map(([id, name]) => ({ id, name })),
  };
  const bytes = Buffer.from(JSON.stringify(content));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}

/** Reads a catalogue from shared memory. */
export function catalogueFromMemory(memory: SharedArrayBuffer): LoadedCatalogue {
  const content: IndexedContent = JSON.parse(Buffer.from(memory).toString('utf8'));
  return indexCatalogue(content);
}
