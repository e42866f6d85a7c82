import type { CookbookDish, DishVersion, Recipe, WeekSeasoning } from '@kkini/domain';
import { type IndexedContent, indexCatalogue, type LoadedCatalogue } from '../platform/read-catalogue.ts';
import { shareVersions } from '../platform/share-versions.ts';

/** Serialises what planning needs of a catalogue as JSON into memory shared by all planning threads. */
export function catalogueToMemory(catalogue: LoadedCatalogue): SharedArrayBuffer {
  const { dataVersion, taxonomy, cookbook, imported, products, unitWeights, sourceNames } = catalogue;
  const content: IndexedContent = {
    dataVersion,
    taxonomy: taxonomy.source,
    cookbook: cookbook.map(dishWithoutTexts),
    imported: imported.map(recipeWithoutTexts),
    products: [...products.values()],
    unitWeights,
    sources: [...sourceNames].map(([id, name]) => ({ id, name })),
  };
  const bytes = Buffer.from(JSON.stringify(content));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}

/** Reads a catalogue from shared memory. Its recipes have neither steps nor English texts besides titles and descriptions. */
export function catalogueFromMemory(memory: SharedArrayBuffer): LoadedCatalogue {
  const content: IndexedContent = JSON.parse(Buffer.from(memory).toString('utf8'));
  shareVersions(content.cookbook);
  return indexCatalogue(content);
}

/** Replaces steps and English texts, which are half of a cookbook and affect no plan. */
const NO_TEXTS = { steps: [], english: { ingredients: [], steps: [] } } as const;

function dishWithoutTexts(dish: CookbookDish): CookbookDish {
  const { versions } = dish;
  const without = ({ light, mild }: Readonly<Record<WeekSeasoning, DishVersion>>) => ({
    light: versionWithoutTexts(light),
    mild: versionWithoutTexts(mild),
  });
  return {
    ...dish,
    versions: {
      ...without(versions),
      ordinary: versionWithoutTexts(versions.ordinary),
      glutenFree: versions.glutenFree && without(versions.glutenFree),
      soyFree: versions.soyFree && without(versions.soyFree),
    },
  };
}

function versionWithoutTexts({ ownDescription: _texts, ...version }: DishVersion): DishVersion {
  return { ...version, ...NO_TEXTS };
}

/** Its English title stays, because a visitor may leave out a dish by it. */
function recipeWithoutTexts({ english, ...recipe }: Recipe): Recipe {
  if (english === undefined) return { ...recipe, steps: [] };
  return { ...recipe, steps: [], english: { ...english, ...NO_TEXTS.english } };
}
