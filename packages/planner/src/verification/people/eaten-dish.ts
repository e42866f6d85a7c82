import { type MealTime, NUTRIENTS, type Person } from '@kkini/domain';
import { type OwnPortion, personPortion, type Table } from '@kkini/domain/portions';
import type { RuleOwner } from '../../model/rule-owner.ts';
import type { CheckedAmount, ServedDish } from '../served-dish.ts';
import { type CheckedPerson, checkedPeople } from './checked-person.ts';
import { type CheckedVisitor, ownersOfBody } from './checked-visitor.ts';
import { seatedTable } from './day-targets.ts';
import { type Seated, sharesConditions } from './shared-targets.ts';

/** Everyone who eats from a plan, and the lead by whom its servings are measured; computed once for all dishes. */
export type CheckedTable = {
  readonly table: Table;
  readonly lead: Person;
  /** Factors by which the amounts of each person count; 1 where absent. */
  readonly counted: ReadonlyMap<Person, Counted>;
};
type Counted = Readonly<Partial<Record<CheckedAmount, number>>>;

/** Reads the table from the answers. */
export function checkedTable(visitor: CheckedVisitor): CheckedTable {
  const { mealStyles, healthConditions, eatingStyles, targets, startDate } = visitor;
  const { lead, all, day, floor, isOwn } = seatedTable(visitor);
  const persons = all.map(({ person }) => person.said);
  const year = Number((startDate ?? '').slice(0, 4));
  return {
    table: { persons, mealStyles, year, healthConditions, eatingStyles, targets },
    lead: lead.said,
    counted: new Map([
      [lead.said, vitaminKOf(lead.said, all)],
      ...all.map((each): [Person, Counted] => {
        const { said } = each.person;
        return [said, { ...countedOf(each, { lead, day, floor, isOwn }), ...vitaminKOf(said, all) }];
      }),
    ]),
  };
}

/**
 * A dish in the lead's portion, with `amounts` adjusted for everybody at the table. Estimates of unknown amounts
 * scale with the energy.
 */
export function eatenDish(
  dish: ServedDish,
  time: MealTime,
  { table, lead, counted }: CheckedTable,
): ServedDish {
  const plateOf = (person: Person) => {
    const portion = personPortion(person, dish, { mealTime: time, table });
    return { nutrition: portion.nutrition, amounts: amountsOf(dish, portion) };
  };
  const { nutrition, amounts } = plateOf(lead);
  amounts.vitaminKUg *= counted.get(lead)?.vitaminKUg ?? 1;
  for (const person of table.persons)
    if (person !== lead) countAlong(amounts, plateOf(person).amounts, counted.get(person) ?? {});
  return { ...dish, nutrition, amounts };
}

/**
 * Most fish and seaweed of one meal on a plate, g. With it the allowed number of dishes stays within the week's total
 * (safety-rules sections 2, 4 and 6.3).
 */
const ON_PLATE: readonly (readonly ['fishG' | 'seaweedG', number, readonly RuleOwner[]])[] = [
  ['fishG', 75, ['child.under7']],
  ['fishG', 80, ['child.under11']],
  ['fishG', 90, ['answer.pregnancy', 'answer.lactation']],
  ['seaweedG', 5, ['child', 'answer.pregnancy', 'answer.thyroidDrug', 'thyroidDisease']],
];

/** The people with more fish or seaweed of a dish on their plate than they may have, however much a serving holds. */
export function overfullPlates(dish: ServedDish, time: MealTime, visitor: CheckedVisitor): readonly Person[] {
  const { table } = checkedTable(visitor);
  return checkedPeople(visitor).flatMap((body) =>
    isOverfull(body, dish, () => personPortion(body.said, dish, { mealTime: time, table }).mainFactor)
      ? [body.said]
      : [],
  );
}

/** Whether somebody would have more fish or seaweed on their plate than they may, with this part of a serving. */
export function isOverfull(body: CheckedPerson, { grams }: ServedDish, partOf: () => number): boolean {
  if (grams.fishG === 0 && grams.seaweedG === 0) return false;
  const owners = [...ownersOfBody(body), ...body.conditions];
  const rules = ON_PLATE.filter(
    ([of, , about]) => grams[of] > 0 && about.some((each) => owners.includes(each)),
  );
  return rules.length > 0 && rules.some(([of, most]) => grams[of] * partOf() > most);
}

/** What somebody has of a dish on their own plate. */
export function ownAmounts(
  person: Person,
  dish: ServedDish,
  { time, table }: { readonly time: MealTime; readonly table: Table },
): Readonly<Amounts> {
  return amountsOf(dish, personPortion(person, dish, { mealTime: time, table }));
}

/** The lead, the limits of a day for the lead's serving, and its floor. */
type Seating = Pick<ReturnType<typeof seatedTable>, 'lead' | 'day' | 'floor' | 'isOwn'>;
type Amounts = Record<CheckedAmount, number>;

/** The amounts of a portion. Leaves count as those of a whole serving at least. */
function amountsOf(dish: ServedDish, { nutrition, glycemicLoad, mainFactor }: OwnPortion): Amounts {
  const served = dish.nutrition.energyKcal ?? 0;
  const share = served === 0 || nutrition.energyKcal === null ? 1 : nutrition.energyKcal / served;
  const amounts = NUTRIENTS.map((nutrient) => [
    nutrient,
    nutrition[nutrient] ?? dish.amounts[nutrient] * share,
  ]);
  const leavesG = dish.grams.leavesG * Math.max(1, mainFactor);
  const kcal = nutrition.energyKcal ?? dish.amounts.energyKcal * share;
  const { soups } = dish.amounts;
  return { ...Object.fromEntries(amounts), glycemicLoad: glycemicLoad ?? 0, leavesG, floorKcal: kcal, soups };
}

const MOST_OF_ALL = new Set(
  'carbohydrateG fatG saturatedFatG transFatG cholesterolMg sugarG addedSugarG sodiumMg purineMg'.split(' '),
);

/** How much more the others' amounts in mg count as, for a margin. */
const MORE_IN_MG = 1.04;

/** Maxima in mg of a day. They do not grow with the energy that is eaten, nor does the least fibre. */
const IN_MG = ['sodiumMg', 'cholesterolMg', 'purineMg'] as const;

/** Beside somebody whose vitamin K is bounded from below and above, the plates of the others do not count towards it. */
function vitaminKOf(said: Person, all: readonly Seated[]): Counted {
  const bounded = all.filter(({ targets }) => targets.day.has('vitaminKUg'));
  const counts = bounded.length === 0 || bounded.some(({ person }) => person.said === said);
  return counts ? {} : { vitaminKUg: 0 };
}

/**
 * The factors for a person beside the lead. Amounts in mg and fibre count as the same part of the table's bound as they
 * are of their own, their energy against their own floor, as the lead's does against that of the table. With other
 * conditions than the lead's, shares of the energy count by their own maxima as well, and the load only with diabetes.
 */
function countedOf({ person, targets, portion }: Seated, { lead, day, floor, isOwn }: Seating): Counted {
  if (!isOwn) return Object.fromEntries([...IN_MG, 'fiberG'].map((nutrient) => [nutrient, 1 / portion]));
  const isAlike = sharesConditions(person, lead);
  const counted: Partial<Record<CheckedAmount, number>> = {};
  if (!isAlike && !person.conditions.includes('diabetes')) counted.glycemicLoad = 0;
  if (floor.isOfPlates && person.reachesFloor) counted.floorKcal = floor.kcal / person.floorKcal;
  const needed = targets.day.get('fiberG')?.range.min ?? 0;
  if (needed > 0) counted.fiberG = (day.get('fiberG')?.range.min ?? 0) / needed;
  for (const [nutrient, { range }] of day) {
    if (range.max === undefined || !MOST_OF_ALL.has(nutrient)) continue;
    const isInMg = IN_MG.some((each) => each === nutrient);
    if (isAlike && !isInMg) continue;
    const own = targets.day.get(nutrient)?.range.max;
    counted[nutrient] = own === undefined ? 0 : (range.max / own) * (isInMg ? MORE_IN_MG : portion);
  }
  return counted;
}

/**
 * Adjusts `amounts` for the plate of another person. Amounts whose maxima are shares of the energy take the larger
 * value after scaling to the lead's energy; those with maxima in mg take it in servings of the lead, fibre the smaller;
 * the load, the leaves and what kidneys and medicines bound take the larger value as it is.
 */
function countAlong(amounts: Amounts, along: Amounts, counted: Counted): void {
  for (const each of ['potassiumMg', 'vitaminKUg', 'glycemicLoad', 'leavesG'] as const)
    amounts[each] = Math.max(amounts[each], along[each] * (counted[each] ?? 1));
  if (counted.floorKcal !== undefined)
    amounts.floorKcal = Math.min(amounts.floorKcal, along.energyKcal * counted.floorKcal);
  for (const nutrient of IN_MG)
    amounts[nutrient] = Math.max(amounts[nutrient], along[nutrient] * (counted[nutrient] ?? 1));
  if (counted.fiberG !== undefined) amounts.fiberG = Math.min(amounts.fiberG, along.fiberG * counted.fiberG);
  if (amounts.energyKcal <= 0 || along.energyKcal <= 0) return;
  for (const nutrient of NUTRIENTS) {
    if (!MOST_OF_ALL.has(nutrient) || IN_MG.some((each) => each === nutrient)) continue;
    const forEnergy = (along[nutrient] * amounts.energyKcal) / along.energyKcal;
    amounts[nutrient] = Math.max(amounts[nutrient], forEnergy * (counted[nutrient] ?? 1));
  }
}
