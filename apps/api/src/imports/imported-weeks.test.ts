import { IMPORTERS, type ImportedEntry, importId } from '@kkini/catalog';
import { MEAL_TIMES, type MealSlot, type Survey } from '@kkini/domain';
import { makeVisitor, planWeek, seedFrom, weekViolations } from '@kkini/planner';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { loadImportedRecipes } from '../db/stores/import-store.ts';
import { rowsOf } from '../testing/an-import-row.ts';
import { pairRows, textFile } from '../testing/imported-pairs.ts';
import { loadTestCatalogue, loadTestTables } from '../testing/load-test-catalogue.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { anySurvey, type MadeOf, secondOpinion } from '../testing/second-opinion.ts';
import { makePlanningBasis } from '../workers/planning-basis.ts';
import { runImport } from './run-import.ts';

const catalogue = await loadTestCatalogue();
const tables = await loadTestTables();
const { taxonomy } = catalogue;
const object = secondOpinion(taxonomy);
const UNKNOWN_FOOD = '꿀렁이';

let database: Database;
/** The contents of each imported recipe, by its id. */
const madeOf = new Map<string, MadeOf>();
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = [
    ...(await pairRows('cookrcp01', tables)),
    ...(await pairRows('mafra', tables)),
    ...(await pairRows('schema-org', tables)),
    ...(await generatedRows()),
  ];
  await runImport(rowsOf(rows), {
    database,
    taxonomy,
    report: (row) => row.outcome === 'kept' && note(row.entry),
  });
});
afterAll(() => database.close());

function note(entry: ImportedEntry): void {
  if (entry.kind !== 'recipe') return;
  const foods = entry.lines.flatMap(({ possibleIds }) => possibleIds);
  const hasUnknown = entry.lines.some(({ possibleIds }) => possibleIds.length === 0);
  const { id } = entry.recipe;
  madeOf.set(id, { foods: [...foods, ...(written.get(id) ?? [])], hasUnknown });
}

/** The foods of generated recipes, by the recipe's id. */
const written = new Map<string, readonly string[]>();

const food = fc.constantFrom(...taxonomy.source.items);
/** A line of a recipe: a food, sometimes with another one in brackets, sometimes an unknown one. */
const line = fc.oneof(
  { weight: 8, arbitrary: food.map((each) => ({ name: each.ko, ids: [each.id] })) },
  fc.tuple(food, food).map(([one, other]) => ({ name: `${one.ko}(${other.ko})`, ids: [one.id, other.id] })),
  fc.constant({ name: UNKNOWN_FOOD, ids: [] }),
);

/** Recipes of any foods of the taxonomy, in the format of the ministry's grids. */
async function generatedRows() {
  const recipe = fc.record({
    dish: fc.constantFrom('덮밥', '국수', '죽', '찌개', '샐러드', '샌드위치', '김밥', '조림'),
    COOKING_TIME: fc.constantFrom('15분', '20분', '40분'),
    lines: fc.array(fc.tuple(line, fc.constantFrom(20, 60, 120)), { minLength: 1, maxLength: 5 }),
  });
  const grids = fc
    .sample(recipe, { numRuns: 240, seed: 20261120 })
    .flatMap(({ dish, COOKING_TIME, lines }, index) => {
      const RECIPE_ID = index + 1000;
      written.set(
        importId('mafra', `${RECIPE_ID}`),
        lines.flatMap(([{ ids }]) => ids),
      );
      const said = { QNT: '1인분', TY_NM: '밥', CALORIE: '500Kcal', COOKING_TIME };
      return [
        { RECIPE_ID, RECIPE_NM_KO: `오늘 ${dish}`, ...said },
        { RECIPE_ID, IRDNT_NM: '쌀', IRDNT_CPCTY: '90g' },
        ...lines.map(([{ name }, grams]) => ({ RECIPE_ID, IRDNT_NM: name, IRDNT_CPCTY: `${grams}g` })),
        { RECIPE_ID, COOKING_NO: 1, COOKING_DC: '끓인다.' },
      ];
    });
  const rows = [];
  const file = textFile('generated.json', JSON.stringify(grids));
  for await (const row of IMPORTERS.mafra([file], tables)) rows.push(row);
  return rows;
}

/** Why an imported dish must not be in this slot. */
function objections(slot: MealSlot, survey: Survey): readonly string[] {
  const made = 'id' in slot ? madeOf.get(slot.id) : undefined;
  return made === undefined ? [] : object(made, survey);
}

const surveys = anySurvey(['simpleRecipe', 'cookedRecipe', 'fasting']);

const SURVEYS = runs(60, 6);

describe('weeks with imported recipes', () => {
  it('serve nothing that was left out or may not be eaten, and no unknown food to who has either', async () => {
    const imported = await database.transaction(loadImportedRecipes);
    const only = {
      ...catalogue,
      products: new Map(),
      recipes: new Map(imported.map((each) => [each.id, each])),
    };
    const { candidates, tables } = makePlanningBasis(only);
    const served = new Set<string>();
    fc.assert(
      fc.property(surveys, fc.nat(), (survey, counter) => {
        const visitor = makeVisitor(taxonomy, survey);
        const seed = seedFrom('imported', counter);
        const { week } = planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed });
        expect(weekViolations({ week, candidates, tables, visitor })).toEqual([]);
        for (const slot of week.flatMap(({ slots }) => MEAL_TIMES.map((time) => slots[time]))) {
          expect(objections(slot, survey)).toEqual([]);
          if ('id' in slot) served.add(slot.id);
        }
      }),
      { numRuns: SURVEYS, seed: 20261120 },
    );
    // Otherwise the weeks would not test imported recipes.
    expect(served.size).toBeGreaterThan((5 / 3) * SURVEYS);
  });

  it('stay as clean when imported recipes stand among our own', async () => {
    const imported = await database.transaction(loadImportedRecipes);
    const recipes = new Map([...catalogue.recipes, ...imported.map((each) => [each.id, each] as const)]);
    const { candidates, tables } = makePlanningBasis({ ...catalogue, recipes });
    let served = 0;
    fc.assert(
      fc.property(surveys, fc.nat(), (survey, counter) => {
        const visitor = makeVisitor(taxonomy, survey);
        const seed = seedFrom('mixed', counter);
        const { week } = planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed });
        expect(weekViolations({ week, candidates, tables, visitor })).toEqual([]);
        for (const slot of week.flatMap(({ slots }) => MEAL_TIMES.map((time) => slots[time]))) {
          expect(objections(slot, survey)).toEqual([]);
          if ('id' in slot && madeOf.has(slot.id)) served += 1;
        }
      }),
      { numRuns: runs(20, 4), seed: 20261121 },
    );
    expect(served).toBeGreaterThan(0);
  });
});
