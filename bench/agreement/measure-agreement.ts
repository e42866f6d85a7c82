import { parseArgs } from 'node:util';
import {
  answersToWire,
  createMealPlan,
  type RecipeWire,
  recipeDetail,
  shoppingList,
  upsertSurvey,
} from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { writeFiguresSection } from '../figures-page.ts';
import { RandomSource } from '../planner/catalogues/random-source.ts';
import { randomVisitor } from '../planner/visits/random-visitor.ts';
import { scratchFolder, startServer } from '../running-server.ts';
import { ask } from './ask.ts';
import { cardsOf, otherOnPage, otherWhenTaken, type ReadPlan, readPlan } from './said-of-meals.ts';

const { values } = parseArgs({
  options: {
    meals: { type: 'string', default: '10000' },
    from: { type: 'string', default: String(Date.now() % 1_000_000) },
    write: { type: 'boolean', default: false },
  },
});

type Tally = { plans: number; meals: number; changes: number; cookings: number };
type Faults = { page: string[]; change: string[]; grams: string[] };

/**
 * Compares, over HTTP, what a server says of the same meal in every place: card and page of the dish, the dialogue of a change and
 * the meal after it, shopping list and recipes. Any difference is a failure.
 */
async function measureAgreement(): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  const tally: Tally = { plans: 0, meals: 0, changes: 0, cookings: 0 };
  const faults: Faults = { page: [], change: [], grams: [] };
  try {
    for (let visitor = Number(values.from); tally.meals < Number(values.meals); visitor += 1)
      await compareWeek(server.base, visitor, { tally, faults });
  } finally {
    await server.stop();
    folder.remove();
  }
  const text = summary(tally, faults);
  console.log([text, ...Object.values(faults).flat().slice(0, 20)].join('\n'));
  if (values.write) writeFiguresSection('The same in every place', text);
  if (Object.values(faults).some((found) => found.length > 0)) process.exitCode = 1;
}

type Found = { readonly tally: Tally; readonly faults: Faults };

async function compareWeek(base: string, visitor: number, { tally, faults }: Found): Promise<void> {
  const random = new RandomSource(visitor);
  const plan = await planFor(base, random);
  const cards = plan === null ? [] : cardsOf(plan);
  if (plan === null || cards.length === 0) return;
  tally.plans += 1;
  for (const card of cards) {
    tally.meals += 1;
    push(faults.page, await otherOnPage(plan, card));
  }
  const changed = await otherWhenTaken(plan, random.oneOf(cards), random);
  if (changed !== null) {
    tally.changes += 1;
    push(faults.change, changed.wrong);
  }
  const { cookings, wrong } = await neededGrams(changed?.plan ?? plan);
  tally.cookings += cookings;
  faults.grams.push(...wrong);
}

/** The plan of a random visitor; null if the answers get none. */
async function planFor(base: string, random: RandomSource): Promise<ReadPlan | null> {
  const saved = await ask(base, upsertSurvey, answersToWire(randomVisitor(random)));
  if (saved === null) return null;
  const surveyId = saved.lastInsertId;
  const made = await ask(base, createMealPlan, { survey_id: surveyId });
  return made === null ? null : await readPlan(base, surveyId);
}

function push(faults: string[], fault: string | null): void {
  if (fault !== null) faults.push(fault);
}

/** The section of docs/figures.md. */
function summary({ plans, meals, changes, cookings }: Tally, faults: Faults): string {
  const rows = [
    ['verdict on the card, and on the page of its dish', `${meals} meals`, faults.page.length],
    ['what a change offers, and the meal after it', `${changes} changes`, faults.change.length],
    ['grams on the shopping list, and in the recipes', `${cookings} cookings`, faults.grams.length],
  ];
  const table = [['Compared', 'How many', 'Different'], ['---', '---', '---'], ...rows];
  return `Written by \`npm run agreement -w @kkini/bench -- --meals ${values.meals} --from ${values.from} --write\`: ${plans} weeks of random
visitors and households, read from a running server. Nothing may differ.

${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

/** Water is not bought, and egg whites and yolks are bought as eggs, so their weights in list and recipe differ. */
const OTHERWISE_BOUGHT = /^(?:얼음|면수|쌀뜨물|(?:.* )?(?:얼음|찬|더운)?물)$|달걀|흰자|노른자/;
/** Rounding of the amounts of one cooking, in grams. */
const ROUNDING = 1;

/** The cookings of a plan, and the differences in weight between its recipes and its shopping list. */
async function neededGrams(plan: ReadPlan): Promise<{ cookings: number; wrong: string[] }> {
  const bought = await boughtFor(plan);
  const needed = await neededFor(plan);
  const wrong = [...needed].flatMap(([cooking, grams]) => {
    const listed = bought.get(cooking) ?? 0;
    const isSame = Math.abs(listed - grams) <= ROUNDING;
    return isSame ? [] : [`${plan.surveyId} ${cooking} needs ${grams} g, ${listed} g are listed`];
  });
  return { cookings: needed.size, wrong };
}

/** Grams of everything on the shopping list by the day and dish it is for. */
async function boughtFor({ base, surveyId }: ReadPlan): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const list = await ask(base, shoppingList, { surveyId });
  for (const { name, uses } of list?.items ?? [])
    if (!OTHERWISE_BOUGHT.test(name))
      for (const { cooked_on: day, id, grams } of uses) add(sums, `${day} ${id}`, grams ?? 0);
  return sums;
}

/** Grams that the recipes of the plan need, by day and dish, each cooking once. */
async function neededFor(plan: ReadPlan): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const counted = new Set<string>();
  for (const place of placesOf(plan)) {
    const [recipe] = (await ask(plan.base, recipeDetail, place)) ?? [];
    if (!recipe?.cooked) continue; // Bought ready, like kimchi.
    const { cooked_on: cookedOn, meals } = recipe.cooked;
    const cooking = `${cookedOn} ${place.id}`;
    const ofMeals = `${cooking} ${meals.map(({ date, mealTime }) => `${date} ${mealTime}`).join()}`;
    if (!counted.has(ofMeals)) add(sums, cooking, gramsOf(recipe));
    counted.add(ofMeals);
  }
  return sums;
}

/** Every dish of the home meals, with the meal its recipe is opened from. */
function placesOf({ surveyId, mealPlan }: ReadPlan) {
  return Object.entries(mealPlan).flatMap(([date, day]) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const meal = day[mealTime];
      if (meal?.type !== '레시피') return [];
      const ids = [meal.details.id ?? '', ...meal.details.companions.map(({ id }) => id)];
      return ids.map((id) => ({ id, surveyId, date, mealTime }));
    }),
  );
}

/** Grams of ingredients that one cooking of a recipe needs. */
function gramsOf({ lines, serving }: Pick<RecipeWire, 'lines' | 'serving'>): number {
  const weighed = lines.filter(({ name }) => !OTHERWISE_BOUGHT.test(name));
  return weighed.reduce(
    (sum, { grams, needed_servings: servings }) => sum + ((grams ?? 0) * (servings ?? 0)) / Number(serving),
    0,
  );
}

function add(sums: Map<string, number>, key: string, grams: number): void {
  sums.set(key, (sums.get(key) ?? 0) + grams);
}

await measureAgreement();
