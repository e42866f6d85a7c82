import { MEAL_TIMES, type MealSlot, type MealTime, type Person } from '@kkini/domain';
import type { Finding, FindingKind, Moment } from '../moment.ts';
import type { ServedCatalogue } from '../served-catalogue.ts';
import type { OwnPlates } from './own-plates.ts';
import {
  ageAt,
  circumstancesOf,
  hasCondition,
  isChild,
  ownCircumstances,
  peopleOf,
} from './people-at-table.ts';
import { WeighedLines } from './weighed-lines.ts';
import type { WrittenLine, WrittenMeal } from './written-meal.ts';

type Judge = {
  readonly catalogue: Pick<ServedCatalogue, 'kinds' | 'mealOf'>;
  readonly plates: OwnPlates;
};

type Meal = {
  readonly date: string;
  readonly mealTime: MealTime;
  readonly slot: MealSlot;
  readonly meal: WrittenMeal;
};

/** Excess of a week, in dishes and in grams on each person's own plate (safety-rules sections 2, 4, 6.3 and 7.3). */
export function weekFaults(moment: Moment, judge: Judge): readonly Finding[] {
  const meals = mealsOf(moment, judge);
  return [...dishFaults(moment, meals, judge), ...gramFaults(moment, meals, judge), ...cookingFaults(moment)];
}

function mealsOf({ week }: Moment, { catalogue }: Judge): readonly Meal[] {
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const slot = slots[mealTime];
      const meal = catalogue.mealOf(slot);
      return meal ? [{ date, mealTime, slot, meal }] : [];
    }),
  );
}

/** A food that the meals of a week may have only so often. Meals of past days are never the fault, only later ones. */
type Counted = {
  readonly kind: FindingKind;
  readonly food: string;
  readonly most: number;
  readonly isIn: (meal: WrittenMeal) => boolean;
};

function dishFaults(moment: Moment, meals: readonly Meal[], { catalogue }: Judge): readonly Finding[] {
  const weighed = new WeighedLines(catalogue.kinds);
  const { survey, from } = moment;
  const circumstances = circumstancesOf(survey);
  const avoidsIodine = (['pregnant', 'child', 'thyroidDrug', 'thyroidDisease'] as const).some((each) =>
    circumstances.has(each),
  );
  const kind = 'fish and seaweed dishes';
  const counted: readonly Counted[] = [
    {
      kind,
      food: 'fish',
      most: Math.min(...peopleOf(survey).map((person) => fishOf(person, moment).dishes)),
      isIn: ({ lines }) => lines.some((line) => weighed.fishG(line) > 0),
    },
    {
      kind,
      food: 'seaweed',
      most: avoidsIodine ? 1 : Infinity,
      isIn: ({ lines }) => lines.some((line) => weighed.seaweedG(line) > 0),
    },
    {
      kind: 'salty bought meals',
      food: 'salt',
      most: circumstances.has('littleSodium') ? 2 : Infinity,
      isIn: ({ boughtSodiumMg: salt }) => salt !== null && salt > 1200 && salt <= 1500,
    },
  ];
  return counted.flatMap(({ kind, food, most, isIn }) => {
    const found = meals.filter(({ meal }) => isIn(meal));
    const isOfOpenDays = found.some(({ date }) => date >= from);
    return isOfOpenDays && found.length > most
      ? [{ kind, where: food, text: `${food} in ${found.length} meals of ${most}` }]
      : [];
  });
}

/** The most fish of a week: dishes, and grams as eaten. */
function fishOf(person: Person, { survey }: Moment): { readonly dishes: number; readonly grams: number } {
  const age = ageAt(person, survey);
  const own = ownCircumstances(person, survey);
  if (isChild(person, survey) && (age === null || age < 7)) return { dishes: 2, grams: 150 };
  if (isChild(person, survey) && age !== null && age < 11) return { dishes: 3, grams: 250 };
  if (own.has('pregnant') || own.has('lactating')) return { dishes: 4, grams: 400 };
  return { dishes: Infinity, grams: Infinity };
}

/** Most dry sea mustard of a week, g: 500 µg of iodine (safety-rules section 6.3). */
const SEAWEED_G = 5;
const ROUNDING_G = 0.5;

function gramFaults(
  moment: Moment,
  meals: readonly Meal[],
  { catalogue, plates }: Judge,
): readonly Finding[] {
  const weighed = new WeighedLines(catalogue.kinds);
  const { survey, from } = moment;
  return peopleOf(survey).flatMap((person) => {
    const own = ownCircumstances(person, survey);
    const avoidsIodine =
      own.has('pregnant') ||
      own.has('child') ||
      own.has('thyroidDrug') ||
      hasCondition(person, 'thyroidDisease', survey);
    const limits: readonly (readonly [string, number, (line: WrittenLine) => number])[] = [
      ['fish', fishOf(person, moment).grams, (line) => weighed.fishG(line)],
      ['seaweed', avoidsIodine ? SEAWEED_G : Infinity, (line) => weighed.seaweedG(line)],
    ];
    return limits.flatMap(([food, most, gramsIn]): readonly Finding[] => {
      if (most === Infinity) return [];
      const portions = meals.map((meal) => ({
        isOpen: meal.date >= from,
        grams: plates.gramsOf({ ...meal, person }, gramsIn),
      }));
      const grams = portions.reduce((sum, each) => sum + each.grams, 0);
      const isOfOpenDays = portions.some((each) => each.isOpen && each.grams > 0);
      if (!isOfOpenDays || grams <= most + ROUNDING_G) return [];
      const who = `${person.target}, ${ageAt(person, survey) ?? 'age unknown'}`;
      return [
        {
          kind: 'fish and seaweed grams',
          where: `${food} ${person.target}`,
          text: `${food} of ${who}: ${grams.toFixed(1)} g of ${most}`,
        },
      ];
    });
  });
}

const MOST_MEALS_OF_A_COOKING = 4;

function cookingFaults({ week }: Moment): readonly Finding[] {
  const meals = new Map<string, number>();
  for (const { slots } of week)
    for (const mealTime of MEAL_TIMES) {
      const slot = slots[mealTime];
      for (const { id, cookedOn } of slot.kind === 'recipe' ? (slot.companions ?? []) : [])
        if (cookedOn !== undefined) {
          const cooking = `${id} of ${cookedOn}`;
          meals.set(cooking, (meals.get(cooking) ?? 0) + 1);
        }
    }
  return [...meals].flatMap(([cooking, count]) =>
    count > MOST_MEALS_OF_A_COOKING
      ? [{ kind: 'meals of a cooking', where: cooking, text: `${cooking} serves ${count} meals` } as const]
      : [],
  );
}
