import { basename } from 'node:path';
import {
  fail,
  makeTaxonomy,
  ok,
  type Result,
  type Taxonomy,
  type TaxonomyProblem,
  type TaxonomySource,
} from '@kkini/domain';
import { type AddOns, addOnLines } from '../bought/add-ons.ts';
import type { BoughtClasses } from '../bought/bought-classes.ts';
import type { BoughtKind } from '../bought/bought-kinds.ts';
import { buildProducts, type CheckedProduct } from '../bought/build-products.ts';
import { buildCookbook } from '../components/build-cookbook.ts';
import type { EntryLine } from '../entries/dish-entry.ts';
import { type DataFile, type EntryProblem, parseEntry } from '../entries/entry-problem.ts';
import { namesFood } from '../entries/food-names.ts';
import { productEntrySchema } from '../entries/product-entry.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import type { UnitWeights } from '../facts/tables/read-unit-weights.ts';
import { TAXONOMY_FILE } from '../taxonomy/load-taxonomy.ts';
import type { CatalogueContent, SourceList } from './catalogue.ts';

type References = { readonly components: readonly DataFile[]; readonly sources: SourceList };

/** Path of the add-ons file, below the data folder. */
export const ADD_ONS_FILE = 'bought/add-ons.json';

/** Path of the classes of bought goods, below the data folder. */
export const BOUGHT_CLASSES_FILE = 'bought/classes.json';

/** The input of a catalogue. */
export type CatalogueParts = {
  readonly componentFiles: readonly DataFile[];
  readonly productFiles: readonly DataFile[];
  readonly boughtKinds: ReadonlyMap<string, BoughtKind>;
  readonly addOns: AddOns;
  readonly boughtClasses: BoughtClasses;
  readonly taxonomy: TaxonomySource;
  readonly facts: ReadonlyMap<string, IngredientFacts>;
  readonly unitWeights: UnitWeights;
  readonly sources: SourceList;
};

/** Builds the catalogue: checked entries with style and nutrition per serving; or every problem found. */
export function buildCatalogue(parts: CatalogueParts): Result<CatalogueContent, readonly EntryProblem[]> {
  const taxonomy = makeTaxonomy(parts.taxonomy);
  if (!taxonomy.ok) return fail(taxonomy.problem.map(taxonomyProblem));
  const products = sortOut(
    parts.productFiles.map((file) => ({ file, parsed: parseEntry(file, productEntrySchema) })),
  );
  const problems = [
    ...products.problems,
    ...products.checked.flatMap(({ file, entry }) => checkLines(taxonomy.value, file, entry.ingredients)),
    ...Object.values(parts.addOns).flatMap((addOn) =>
      checkLines(taxonomy.value, ADD_ONS_FILE, addOnLines(addOn)),
    ),
    ...checkReferences(products.checked, { components: parts.componentFiles, sources: parts.sources }),
  ];
  const foods = { taxonomy: taxonomy.value, facts: parts.facts };
  const cookbook = buildCookbook(parts.componentFiles, { ...foods, unitWeights: parts.unitWeights });
  if (!cookbook.ok) problems.push(...cookbook.problem);
  const bought = buildProducts(products.checked, {
    foods,
    kinds: parts.boughtKinds,
    addOns: parts.addOns,
    classes: parts.boughtClasses,
  });
  if (!bought.ok) problems.push(...bought.problem);
  if (!cookbook.ok || !bought.ok || problems.length > 0) return fail(problems);
  return ok({
    taxonomy: parts.taxonomy,
    cookbook: cookbook.value,
    products: bought.value,
    facts: [...parts.facts.values()],
    unitWeights: Object.fromEntries(
      [...parts.unitWeights].map(([id, weights]) => [id, Object.fromEntries(weights)]),
    ),
    sources: parts.sources,
  });
}

/** Taxonomy ids used by entries but without a row in the facts table, sorted. */
export function foodsWithoutFacts({
  cookbook,
  products,
  facts,
}: Pick<CatalogueContent, 'cookbook' | 'products' | 'facts'>): string[] {
  const known = new Set(facts.map((row) => row.id));
  const lines = [
    ...cookbook.flatMap(({ versions }) => [...versions.ordinary.ingredients, ...versions.mild.ingredients]),
    ...products.flatMap(({ ingredients }) => ingredients),
  ];
  const used = lines.flatMap(({ id }) => id ?? []);
  return [...new Set(used)].filter((id) => !known.has(id)).sort();
}

function taxonomyProblem({ code, id, detail }: TaxonomyProblem): EntryProblem {
  return { file: TAXONOMY_FILE, field: id, repair: `resolve ${code} (${detail})` };
}

type Parsed<Entry> = { readonly file: DataFile; readonly parsed: Result<Entry, readonly EntryProblem[]> };

function sortOut<Entry>(files: readonly Parsed<Entry>[]) {
  return {
    checked: files.flatMap(({ file, parsed }) =>
      parsed.ok ? [{ file: file.file, entry: parsed.value }] : [],
    ),
    problems: files.flatMap(({ parsed }) => (parsed.ok ? [] : parsed.problem)),
  };
}

/** Problems of an ingredient list: unknown ids, groups, and names that mean another food than the id. */
function checkLines(taxonomy: Taxonomy, file: string, lines: readonly EntryLine[]): readonly EntryProblem[] {
  const names = lines.map((line) => line.name);
  return lines.flatMap((line, index) => {
    const at = `ingredients.${index}`;
    const item = taxonomy.items.get(line.id);
    if (item === undefined)
      return [{ file, field: `${at}.id`, repair: `use a taxonomy id, not '${line.id}'` }];
    const problems: EntryProblem[] = [];
    if (item.kind === 'group') {
      problems.push({ file, field: `${at}.id`, repair: `name a member of the group '${line.id}'` });
    }
    if (!namesFood(taxonomy, line)) {
      const allowed = [item.ko, ...item.synonyms].join(', ');
      problems.push({ file, field: `${at}.name`, repair: `write a name of '${line.id}': ${allowed}` });
    }
    if (names.indexOf(line.name) !== index) {
      problems.push({ file, field: `${at}.name`, repair: `join the two lines named '${line.name}'` });
    }
    return problems;
  });
}

/**
 * Problems between products: ids that are duplicates, belong to a component or differ from the file name; unknown related products
 * and sources.
 */
function checkReferences(
  entries: readonly CheckedProduct[],
  { components, sources }: References,
): readonly EntryProblem[] {
  const files = new Map(components.map(({ file }) => [basename(file, '.json'), file]));
  const sourceIds = new Set(sources.map((source) => source.id));
  return entries.flatMap(({ file, entry }) => {
    const problems: EntryProblem[] = [];
    const refuse = (field: string, repair: string) => problems.push({ file, field, repair });
    if (!file.endsWith(`/${entry.id}.json`)) refuse('id', `name the file ${entry.id}.json or change the id`);
    const other = files.get(entry.id);
    if (other === undefined) files.set(entry.id, file);
    else refuse('id', `choose another id, ${other} has it too`);
    if (!sourceIds.has(entry.source)) refuse('source', `add '${entry.source}' to sources.json`);
    return problems;
  });
}
