import { parseArgs } from 'node:util';
import { AREAS, type CookbookDish, type MealSlot, type Product, type Survey } from '@kkini/domain';
import { planWeek, type Tables } from '@kkini/planner';
import { randomSurvey } from './catalogues/random-survey.ts';
import { realCatalogue, realFoods } from './catalogues/real-catalogue.ts';
import { percent, printHead, printRow, weekTask } from './laid-weeks.ts';

/** Number of areas of a survey; the next survey has others. */
const AREAS_OF_A_SURVEY = 3;

/** Prints how many dishes and products of the bundled catalogue appear in the weeks of random surveys, and which do not. */
function measureVariety(): void {
  const { values } = parseArgs({
    options: { surveys: { type: 'string', default: '2000' }, from: { type: 'string', default: '1' } },
  });
  const [from, surveys] = [Number(values.from), Number(values.surveys)];
  const { cookbook, products } = realCatalogue();
  const foods = realFoods();
  const meals = new Map<string, number>();
  for (let number = from; number < from + surveys; number += 1) {
    const survey = placedAnew(randomSurvey(number), number);
    const { tables } = foods;
    const { week } = planWeek({ ...weekTask({ survey, number }, foods, 'variety'), tables });
    const served = week.flatMap(({ slots }) =>
      Object.values(slots).flatMap((slot) => servedIn(slot, tables)),
    );
    for (const id of served) meals.set(id, (meals.get(id) ?? 0) + 1);
  }
  printKinds(meals, { cookbook, products });
  for (const id of [...cookbook, ...products].map(({ id }) => id).filter((id) => !meals.has(id)))
    console.log(`  ${id}`);
}

/** The survey with its own areas and month, so that dishes of every area and season can appear. */
function placedAnew(survey: Survey, number: number): Survey {
  const areas = Array.from(
    { length: AREAS_OF_A_SURVEY },
    (_, at) => AREAS[(number * AREAS_OF_A_SURVEY + at) % AREAS.length] ?? AREAS[0],
  );
  const month = String((number % 12) + 1).padStart(2, '0');
  return { ...survey, areas, startDate: `2027-${month}-08` };
}

/** Entries of a meal. A dish of the cookbook counts once for all its kitchens. */
function servedIn(slot: MealSlot, tables: Tables): readonly string[] {
  if (slot.kind === 'product') return [slot.id];
  if (slot.kind !== 'recipe') return [];
  const beside = slot.companions ?? tables.leadOf(slot.id)?.recipe.companions ?? [];
  return [slot.id, ...beside.map(({ id }) => id)].map((id) => id.split('.')[0] ?? id);
}

function printKinds(
  meals: ReadonlyMap<string, number>,
  {
    cookbook,
    products,
  }: { readonly cookbook: readonly CookbookDish[]; readonly products: readonly Product[] },
): void {
  const kinds = new Map<string, string[]>();
  const add = (kind: string, id: string) => kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  for (const { id, role } of cookbook) add(role, id);
  for (const { id, style } of products) add(style, id);
  const all = [...cookbook, ...products].map(({ id }) => id);
  printHead(['Kind', 'Entries', 'Served', 'Share']);
  for (const [kind, ids] of [...kinds, ['all', all] as const]) {
    const served = ids.filter((id) => meals.has(id)).length;
    printRow([kind, String(ids.length), String(served), percent(served, ids.length)]);
  }
}

measureVariety();
