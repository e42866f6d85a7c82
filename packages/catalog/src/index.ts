export { addOnsSchema } from './bought/add-ons.ts';
export { boughtClassesSchema } from './bought/bought-classes.ts';
export { type BoughtKind, readBoughtKinds } from './bought/bought-kinds.ts';
export {
  ADD_ONS_FILE,
  BOUGHT_CLASSES_FILE,
  buildCatalogue,
  type CatalogueParts,
  foodsWithoutFacts,
} from './build/build-catalogue.ts';
export {
  type Catalogue,
  type CatalogueContent,
  type SourceList,
  sourceListSchema,
} from './build/catalogue.ts';
export { entryNutrition } from './build/entry-nutrition.ts';
export { type ComponentTables, checkComponent } from './components/checks/check-component.ts';
export { checkCookbook } from './components/checks/check-cookbook.ts';
export { sodiumPer100g } from './components/checks/check-seasoning.ts';
export { type ComponentEntry, componentEntrySchema } from './components/component-entry.ts';
export { COOKING_CLASS_FACTS } from './components/cooking-classes.ts';
export {
  componentMinutes,
  componentNutrition,
  hasMildVersion,
  seasonedLines,
} from './components/season-component.ts';
export { entryIdSchema } from './entries/dish-entry.ts';
export { type DataFile, type EntryProblem, formatProblem, parseEntry } from './entries/entry-problem.ts';
export { type ProductEntry, productEntrySchema } from './entries/product-entry.ts';
export type { FactsProblem } from './facts/facts-problem.ts';
export type { IngredientFacts } from './facts/ingredient-facts.ts';
export { readFacts } from './facts/tables/read-facts.ts';
export { ANY_FOOD, readUnitWeights, type UnitWeights } from './facts/tables/read-unit-weights.ts';
export { importId } from './importers/import-id.ts';
export type { ImportedEntry } from './importers/imported-entry.ts';
export {
  type Flag,
  type Importer,
  type ImportFile,
  type ImportRow,
  type ImportTables,
  importTables,
} from './importers/importer.ts';
export { IMPORTERS, type ImportSource } from './importers/importers.ts';
export { loadTaxonomy, TAXONOMY_FILE } from './taxonomy/load-taxonomy.ts';
