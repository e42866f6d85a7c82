import {
  EATING_STYLES,
  type EatingStyle,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type MealStyle,
  type MealTime,
  type Target,
} from '@kkini/domain';
import type { Visitor } from '../../model/visitor.ts';
import { aVisitor } from '../../testing/a-candidate.ts';
import { type CheckedVisitor, ownersOf } from '../people/checked-visitor.ts';

const PEOPLE: readonly (readonly Target[])[] = [
  ['self'],
  ['parents'],
  ['child'],
  ['self', 'child'],
  ['parents', 'child'],
  ['spouse', 'parents'],
  ['colleague', 'parents', 'child'],
  [],
];

const EATEN: readonly Readonly<Record<MealTime, MealStyle>>[] = [
  { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  { breakfast: 'cookedRecipe', lunch: 'fasting', dinner: 'fasting' },
];

/** The empty list, each item alone and each pair. */
function upToTwo<Item>(all: readonly Item[]): readonly (readonly Item[])[] {
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
  return [[], ...all.map((one) => [one]), ...pairs];
}

/** Every `each`-th of all households with up to two conditions and two styles; people and skipped meals vary in turn. */
export function someVisitors(each: number): readonly Visitor[] {
  const conditions: readonly (readonly HealthCondition[])[] = upToTwo(HEALTH_CONDITIONS);
  const styles: readonly (readonly EatingStyle[])[] = upToTwo(EATING_STYLES);
  const all = conditions.flatMap((healthConditions) =>
    styles.flatMap((eatingStyles) => PEOPLE.map((targets) => ({ healthConditions, eatingStyles, targets }))),
  );
  return all
    .filter((_, at) => at % each === 0)
    .map((choice, at) =>
      aVisitor({ ...choice, mealStyles: EATEN[at % EATEN.length] ?? aVisitor().mealStyles }),
    );
}

/** The same people as the checks read them. */
export function checkedOf({
  exclusions,
  unknownExclusions: _,
  hasSevereAllergy,
  year,
  ...visitor
}: Visitor): CheckedVisitor {
  const startDate = `${year}-11-23`;
  const owners = ownersOf({ ...visitor, startDate }, hasSevereAllergy);
  return { ...visitor, startDate, exclusions, owners };
}
