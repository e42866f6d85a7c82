import { setTimeout as pause } from 'node:timers/promises';
import { createMealPlan, getMealPlan, pageConfig, recipeDetail, searchRecipes } from '@kkini/contract';
import { type CookbookDish, homeRecipes, isListed, type Recipe, recipeStyle } from '@kkini/domain';
import { aLine, aRecipe } from '@kkini/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '../imports/run-import.ts';
import { type IndexedContent, indexCatalogue, type LoadedCatalogue } from '../platform/read-catalogue.ts';
import { aWireSurvey } from '../testing/a-wire-survey.ts';
import { aRecipeRow, rowsOf } from '../testing/an-import-row.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { builtFile } from '../testing/built/build-product.ts';
import { leadsMeal, withFewDishes } from '../testing/few-dishes.ts';
import { loadBundledCatalogue } from '../testing/load-test-catalogue.ts';
import { emptyTables } from '../testing/open-test-database.ts';
import { PlannerPool } from '../workers/planner-pool.ts';
import { CatalogueWatch } from './catalogue-watch.ts';

const LIMIT_MS = 240_000;
const LOOK_MS = 40;

type Line = { readonly level: 'info' | 'error'; readonly text: string };

let built: IndexedContent;
let catalogue: LoadedCatalogue;
/** Simple recipes the server does not have, which the tests import. */
let others: readonly Recipe[];
let pool: PlannerPool;
let test: TestApp;
let lines: Line[];
beforeAll(async () => {
  const bundled = withFewDishes(await loadBundledCatalogue(), 12, 32);
  const simple = bundled.cookbook.filter(
    (dish) => leadsMeal(dish) && recipeStyle(inOrdinary(dish)) === 'simpleRecipe',
  );
  const left = simple.slice(5).map(({ id }) => id);
  built = { ...bundled, cookbook: bundled.cookbook.filter(({ id }) => !left.includes(id)) };
  catalogue = indexCatalogue(built);
  const published = left.slice(0, 60);
  others = homeRecipes(bundled.cookbook)
    .filter((recipe) => isListed(recipe) && published.includes(recipe.id))
    .map(asPublished);
  const file = await builtFile('planner-worker');
  pool = new PlannerPool({ file, catalogue, threads: 1, waitLimitMs: LIMIT_MS });
  test = await buildTestApp({ planner: pool });
  await pool.warm();
});
beforeEach(async () => {
  await emptyTables(test.database);
  lines = [];
});
afterAll(async () => {
  await test.close();
  await pool.close();
});

const inOrdinary = ({ minutes, versions }: CookbookDish) => ({
  minutes,
  ingredients: versions.ordinary.ingredients,
});

/** A meal of the cookbook as a recipe of another author. */
function asPublished(meal: Recipe): Recipe {
  const { id, title, style, servings, minutes, method, mainGroup, mealTimes, nutrition } = meal;
  const ingredients = meal.ingredients.map((line) =>
    aLine(line.id ?? '', line.name, { grams: line.grams, role: line.role }),
  );
  return aRecipe({
    id,
    title,
    style,
    servings,
    minutes,
    method,
    mainGroup,
    mealTimes,
    nutrition,
    ingredients,
  });
}

function aWatch(useCatalogue = (read: LoadedCatalogue) => pool.useCatalogue(read)): CatalogueWatch {
  const notify = (level: Line['level']) => (_facts: unknown, text?: string) =>
    void lines.push({ level, text: text ?? '' });
  const log = { info: notify('info'), error: notify('error') };
  const { database } = test;
  return new CatalogueWatch({ database, built, readAt: 0, useCatalogue, log, lookMs: LOOK_MS });
}

const importAll = (recipes: readonly Recipe[]) =>
  runImport(rowsOf(recipes.map((recipe) => aRecipeRow(recipe.id, recipe))), {
    database: test.database,
    taxonomy: catalogue.taxonomy,
    report: () => undefined,
  });
const untilNotified = async (count: number) => {
  while (lines.length < count) await pause(LOOK_MS);
};

async function aPlan() {
  const id = await test.plan(aWireSurvey());
  const plan = await test.shown(id);
  return { id, lunches: Object.values(plan.mealPlan).flatMap(({ lunch }) => lunch?.details.id ?? []) };
}

describe('a catalogue that is imported into while the server runs', () => {
  it('is taken over without a failed call, and pages, search and plans use it', async () => {
    const watch = aWatch();
    const { dataVersion: before } = pageConfig.reply.parse((await test.read(pageConfig.path)).body);
    const statuses: number[] = [];
    const { id } = await aPlan();
    const callers = [
      [createMealPlan.path, { survey_id: id }],
      [getMealPlan.path, { surveyId: id }],
      [searchRecipes.path, { searchText: '두부' }],
    ].map(async ([path, body]) => {
      // A pause between calls leaves the new thread a core to start on.
      for (; lines.length === 0; await pause(LOOK_MS))
        statuses.push((await test.send(String(path), body)).status);
    });
    // Short transactions, because all calls on the embedded database wait for each of them.
    for (let from = 0; from < others.length; from += 10) await importAll(others.slice(from, from + 10));
    watch.start();
    await untilNotified(1);
    await Promise.all(callers);
    watch.stop();
    expect(lines).toEqual([{ level: 'info', text: 'took the imported catalogue over' }]);
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

    const { dataVersion } = pageConfig.reply.parse((await test.read(pageConfig.path)).body);
    expect(dataVersion).not.toBe(before);
    const [first] = others;
    const found = (await test.send(searchRecipes.path, { searchText: first?.title })).body;
    expect(found).toContainEqual(expect.objectContaining({ doc_id: `test-${first?.id}` }));
    const page = (await test.send(recipeDetail.path, { id: `test-${first?.id}` })).body;
    expect(page).toMatchObject([{ title: first?.title }]);
    expect((await aPlan()).lunches.filter((id) => id.startsWith('test-')).length).toBeGreaterThan(1);
  });

  it('is taken over once the import is quiet, not batch by batch', async () => {
    const taken: string[] = [];
    const watch = aWatch(async ({ dataVersion }) => void taken.push(dataVersion));
    for (const recipe of others.slice(0, 3)) {
      await importAll([recipe]);
      expect(await watch.look()).toBe(true);
      expect(taken).toEqual([]);
    }
    await watch.look();
    await watch.look();
    expect(taken).toHaveLength(1);
  });

  it('is left alone when an import brings nothing new', async () => {
    const read: LoadedCatalogue[] = [];
    const watch = aWatch(async (imported) => void read.push(imported));
    await importAll(others.slice(0, 2));
    for (const _ of [1, 2]) await watch.look();
    await importAll(others.slice(0, 2));
    for (const _ of [1, 2]) await watch.look();
    expect(read.map(({ recipes }) => recipes.size)).toEqual([catalogue.recipes.size + 2]);
  });

  it('stays as it was where no thread can start with the new one, is told in the log and tried again', async () => {
    const present = pool.basis;
    let isBroken = true;
    const watch = aWatch(async () => {
      if (isBroken) throw new Error('no thread starts');
    });
    await importAll(others.slice(0, 1));
    expect([await watch.look(), await watch.look()]).toEqual([true, false]);
    expect(lines).toEqual([{ level: 'error', text: 'the imported catalogue could not be taken over' }]);
    expect(pool.basis).toBe(present);
    isBroken = false;
    expect(await watch.look()).toBe(true);
    expect(lines.at(-1)?.level).toBe('info');
  });
});
