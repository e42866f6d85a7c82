import type { Person } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { type OtherPortion, otherPortions, personMeal, plannedDayOf } from '@kkini/domain/portions';
import { ON_PLATES, plateWalls } from '../../constraints/plate-walls.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { PersonLimit } from '../../model/limit-row.ts';
import type { Visitor } from '../../model/visitor.ts';
import { amountOfExtra, type EatenMeal } from '../eaten-meals.ts';
import type { JudgedMeals, OpenDay } from '../verdicts/day-verdicts.ts';

/** What `fitPortions` needs to know of a person's day. */
export type Fitting = Pick<OpenDay, 'judged' | 'judge' | 'limits'> & {
  readonly person: Person;
  readonly visitor: Visitor;
};

/** Most steps by which the portions of a day differ from the usual ones: of rice 35 g each, of a main dish a quarter of a serving. */
const MOST_STEPS = 6;

/** Days that sums take to be within their limits and that are then judged, for their bought food and estimates. */
const MOST_JUDGED = 12;

/** A meal in one of its portions, with its energy, and its limited amounts once they are asked for. */
type Plate = {
  readonly meal: EatenMeal;
  readonly other: OtherPortion;
  readonly kcal: number;
  amounts?: Float64Array;
};

/** The plates of a day, and by how much they differ from the usual ones. */
type Plates = { readonly plates: readonly Plate[]; readonly steps: number; readonly offKcal: number };

/**
 * The meals of a day in other portions of the same dishes, within every limit of the person; null where no portions are.
 * Exact: of all portions that a cook serves as well, those that differ least from the usual ones, and of these those
 * nearest to the planned energy.
 */
export function fitPortions(meals: readonly EatenMeal[], fitting: Fitting): JudgedMeals | null {
  for (const { plates } of daysWithin(meals, fitting).slice(0, MOST_JUDGED)) {
    const fitted = plates.map(({ meal, other }) => ({ ...meal, portion: other.portion() }));
    const judged = fitting.judge(fitted);
    if (judged.verdict === 'within') return { meals: fitted, judged };
  }
  return null;
}

/** The days whose sums are within the limits, those most like the usual one first. */
function daysWithin(meals: readonly EatenMeal[], fitting: Fitting): readonly Plates[] {
  const bounds = boundsOf(fitting);
  const choices = meals.map((meal) => platesOf(meal, fitting));
  const most = choices.map((plates) => Math.max(...plates.map(({ kcal }) => kcal)));
  const { plannedKcal } = plannedDayOf(fitting.person, fitting.visitor);
  const found: Plates[] = [];
  const plates: Plate[] = [];
  const visit = (steps: number, kcal: number): void => {
    const at = plates.length;
    if (kcal + most.slice(at).reduce((sum, each) => sum + each, 0) < bounds.kcal.min) return;
    if (at === choices.length) {
      if (steps > 0 && isWithin(plates, kcal / plannedKcal, bounds))
        found.push({ plates: [...plates], steps, offKcal: Math.abs(kcal - plannedKcal) });
      return;
    }
    for (const plate of choices[at] ?? []) {
      const eaten = kcal + plate.kcal;
      const more = steps + plate.other.steps;
      if (more > MOST_STEPS || eaten > bounds.kcal.max) continue;
      plates.push(plate);
      visit(more, eaten);
      plates.pop();
    }
  };
  visit(0, 0);
  return found.sort((a, b) => a.steps - b.steps || a.offKcal - b.offKcal);
}

/** The energy that is enough, and the amounts of a day that are limited. The verdict on the day is given by `judge`. */
type Bounds = {
  readonly kcal: { readonly min: number; readonly max: number };
  readonly limits: readonly PersonLimit[];
};

function boundsOf({ judged, limits }: Fitting): Bounds {
  const range = judged.figures.find(({ nutrient }) => nutrient === 'energyKcal')?.range;
  return {
    kcal: { min: Math.max((range?.min ?? 0) * ENOUGH, judged.floorKcal), max: range?.max ?? Infinity },
    limits: limits.filter(({ per }) => per === 'day'),
  };
}

/** The part of a floor that is enough, because food tables err. */
const ENOUGH = 1 - planningFigure('tableTolerance');

/** Whether the sums of some plates are within the limits of a day at this part of its planned energy. */
function isWithin(plates: readonly Plate[], ratio: number, { limits }: Bounds): boolean {
  for (const [at, { planned, ofEnergy }] of limits.entries()) {
    let sum = 0;
    for (const plate of plates) sum += amountsOf(plate, limits)[at] ?? 0;
    const { min = 0, max = Infinity } = planned;
    if (sum > max * (ofEnergy.max ? ratio : 1) + ROUNDING) return false;
    if (sum < min * (ofEnergy.min ? ratio : 1) * ENOUGH - ROUNDING) return false;
  }
  return true;
}

const ROUNDING = 1e-6;

/** The amounts of some limits in a plate, 0 where unknown. */
function amountsOf(plate: Plate, limits: readonly PersonLimit[]): Float64Array {
  const { other, meal } = plate;
  plate.amounts ??= Float64Array.from(limits, ({ nutrient }) => {
    const own =
      nutrient === 'glycemicLoad' ? other.load() : isStated(nutrient) ? other.amountOf(nutrient) : 0;
    const more = meal.extra === undefined ? 0 : amountOfExtra(meal.extra, nutrient);
    return (own ?? 0) + (more ?? 0);
  });
  return plate.amounts;
}

/** The plates of a meal that hold no more fish and seaweed than the person may have. */
function platesOf(meal: EatenMeal, { person, visitor }: Fitting): readonly Plate[] {
  const { time, dish, portion, extra } = meal;
  const walls = plateWalls(person, visitor);
  const isServed = ({ steps, mainFactor }: OtherPortion) =>
    steps === 0 || ON_PLATES.every((of) => dish.weighed[of] * mainFactor <= walls[of]);
  return otherPortions(dish, personMeal(person, time, visitor), portion)
    .filter(isServed)
    .map((other) => ({
      meal,
      other,
      kcal: (other.amountOf('energyKcal') ?? 0) + (extra?.nutrition.energyKcal ?? 0),
    }));
}
