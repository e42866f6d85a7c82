import { WEEK_WALLS } from '../../constraints/week-wall-rows.ts';
import type { ServedDish } from '../served-dish.ts';
import { type CheckedPerson, checkedPeople } from './checked-person.ts';
import type { CheckedVisitor } from './checked-visitor.ts';

/** The reason why no portion of a dish suits these people; null where one does. */
export function portionWall(dish: ServedDish, visitor: CheckedVisitor): string | null {
  const people = checkedPeople(visitor);
  if (dish.kind === 'product' && hasLittleSalt(visitor) && (dish.boughtSodiumMg ?? Infinity) > 1500)
    return 'a bought meal of more than 1,500 mg sodium';
  if (!visitor.healthConditions.includes('diabetes')) return null;
  if (dish.method === 'porridge') return 'a porridge with diabetes';
  const diabetic = people.filter(({ conditions }) => conditions.includes('diabetes'));
  const load = lightestLoad(dish, diabetic, isEatenWhole(dish, people));
  return load !== null && load > 42 ? `a glycaemic load of ${load.toFixed(1)}` : null;
}

/** Whether a person at the table has at most 2,000 mg sodium a day. Bought meals are then chosen by class (section 7.3). */
export function hasLittleSalt(visitor: CheckedVisitor): boolean {
  return checkedPeople(visitor).some((person) => saltOf(person, visitor) <= 2000);
}

/** Safety-rules sections 2 and 4, nutrition-rules section 3: 2,000 mg for high blood pressure, heart, liver or kidney disease. */
function saltOf({ sodiumMg, said, conditions }: CheckedPerson, { eatingStyles }: CheckedVisitor): number {
  const { kidney, cirrhosis } = said.answers;
  const isLow =
    conditions.some(
      (each) => each === 'hypertension' || each === 'heartDisease' || each === 'liverDisease',
    ) ||
    eatingStyles.includes('lowSodium') ||
    (kidney !== undefined && kidney !== 'healthy') ||
    cirrhosis === 'yes' ||
    cirrhosis === 'unsure';
  return isLow ? Math.min(sodiumMg, 2000) : sodiumMg;
}

/**
 * The lowest possible load: with the greatest minimum of starch among the people with diabetes, and 30 g carbohydrate
 * in the meal (section 8.2).
 */
function lightestLoad(
  { components, nutrition }: ServedDish,
  people: readonly CheckedPerson[],
  isWhole: boolean,
): number | null {
  const carbohydrate = nutrition.carbohydrateG;
  if (components === undefined) {
    if (carbohydrate === null) return null;
    const whole = (Math.max(0, carbohydrate - (nutrition.fiberG ?? 0)) * 73) / 100;
    return isWhole ? whole : whole * smallest(carbohydrate);
  }
  const { glycemicLoad, isMixed, starches } = components;
  if (glycemicLoad === null) return null;
  if (starches.length === 0 || isMixed)
    return isWhole ? glycemicLoad : glycemicLoad * smallest(carbohydrate ?? 0);
  let [units, grams, starchLoad] = [0, 0, 0];
  for (const starch of starches) {
    units += starch.units;
    grams += starch.nutrition.carbohydrateG ?? 0;
    starchLoad += starch.glycemicLoad ?? 0;
  }
  const wanted = Math.max(...people.map(leastUnits)) / units;
  const rest = (carbohydrate ?? 0) - grams;
  const forCarbohydrate = grams > 0 ? (30 - rest) / grams : 1;
  return glycemicLoad - starchLoad + starchLoad * Math.min(1, Math.max(wanted, forCarbohydrate));
}

/** Bought food for one person is not divided, and what is sold for several only among several. */
function isEatenWhole({ kind, soldFor }: ServedDish, people: readonly CheckedPerson[]): boolean {
  return kind === 'product' && (soldFor < 2 || people.reduce((sum, { said }) => sum + said.count, 0) === 1);
}

/** The least part of a dish without separate starch that has 30 g of carbohydrate (section 8.2). */
export function smallest(carbohydrateG: number): number {
  if (carbohydrateG * 0.5 >= 30) return 0.5;
  return carbohydrateG * 0.75 >= 30 ? 0.75 : 1;
}

/**
 * Fewest exchange units of starch with diabetes (section 5.3): 105 g cooked rice, 140 g with insulin or for a child
 * from 12.
 */
function leastUnits({ said, stage, age }: CheckedPerson): number {
  const { insulin } = said.answers;
  const isTeenager = stage === 'child' && age !== null && age >= 12;
  return insulin === 'yes' || insulin === 'unsure' || isTeenager ? 2 : 1.5;
}

/** Foods that the week has more often than somebody at the table may have them, with both figures. */
export function wallsBroken(
  dishes: readonly Pick<ServedDish, 'grams' | 'boughtSodiumMg'>[],
  visitor: CheckedVisitor,
): readonly string[] {
  const found = WEEK_WALLS.filter(({ owner }) => visitor.owners.includes(owner)).flatMap(
    ({ owner, of, most }) => {
      const uses = dishes.filter(({ grams }) => (of === 'fish' ? grams.fishG : grams.seaweedG) > 0).length;
      return uses > most ? [`${of} ${uses} times, ${owner} may have ${most}`] : [];
    },
  );
  const salty = dishes.filter(({ boughtSodiumMg: mg }) => mg !== null && mg > 1200 && mg <= 1500).length;
  if (salty > 2 && hasLittleSalt(visitor)) found.push(`bought meals of over 1,200 mg sodium ${salty} times`);
  return [...new Set(found)];
}
