import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { Range } from '../../model/limit-row.ts';
import type { CheckedPerson } from '../people/checked-person.ts';
import type { CheckedVisitor } from '../people/checked-visitor.ts';
import { seatedTable } from '../people/day-targets.ts';
import { checkedTable, ownAmounts } from '../people/eaten-dish.ts';
import type { PersonTargets } from '../people/person-targets.ts';
import { PLANNED, planned } from '../people/shared-targets.ts';
import { rangePoints } from '../proof/week-points.ts';
import type { ServedDish } from '../served-dish.ts';

/** Points for each tenth of a bound, and where a verdict begins to miss it. Most protein keeps 1 % clear of its bound. */
const BOUNDS = [
  { of: 'proteinG', side: 'min', range: { min: 100 }, weight: 54, missed: 98 },
  { of: 'proteinG', side: 'max', range: { max: 99 }, weight: 54, missed: 100 },
  { of: 'energyKcal', side: 'min', range: { min: 100 }, weight: 33, missed: 98 },
  { of: 'energyKcal', side: 'max', range: { max: 100 }, weight: 33, missed: 100 },
] as const;
const MISSED = 6;

/** Somebody's bounds of a day. One that is a share of the energy is that of a day of `plannedKcal`. */
type OwnBounds = Readonly<
  Record<
    'proteinG' | 'energyKcal',
    Range & { readonly follows: { readonly min: boolean; readonly max: boolean } }
  >
>;
type Bounded = { readonly person: CheckedPerson; readonly bounds: OwnBounds };

/** A meal of a day as it is served. */
export type ServedDay = Readonly<Partial<Record<MealTime, ServedDish>>>;

/**
 * Points of a laid day for the protein and the energy of the grown people beside the lead, by their own plates. With several of
 * them, each meal counts with the one who has least of their minimum, or most of their maximum. `off` shifts every amount of a meal,
 * g or kcal.
 */
export function othersPoints(day: ServedDay, visitor: CheckedVisitor, off = 0): number {
  const { lead, all } = seatedTable(visitor);
  const others = all.filter(({ person }) => person.said !== lead.said);
  if (others.length === 0) return 0;
  const bounded = others
    .filter(({ person }) => person.stage !== 'child' && person.plannedKcal > 0)
    .map(({ person, targets }) => ({ person, bounds: boundsOf(person, targets) }));
  let points = 0;
  for (const { of, side, range, weight, missed } of BOUNDS) {
    const parts = MEAL_TIMES.flatMap((time) => {
      const dish = day[time];
      if (dish === undefined) return [];
      const each = bounded.map((one) => partOf({ dish, time, off }, one, { of, side, visitor }));
      // Children have no such bounds here, so where they are the only others the day is as it should be.
      return [
        side === 'min'
          ? Math.min(...each, ...(each.length < others.length ? [100] : []))
          : Math.max(0, ...each),
      ];
    });
    const sum = parts.reduce((all, part) => all + part, 0);
    points += rangePoints(sum, range, weight);
    if (side === 'min' ? sum < missed - 1e-6 : sum > missed + 1e-6) points += MISSED;
  }
  return points;
}

function boundsOf(person: CheckedPerson, { day }: PersonTargets): OwnBounds {
  const protein = day.get('proteinG');
  const least = Math.max(0.9 * PLANNED * person.energyKcal, person.floorKcal);
  const [low, high] =
    person.plannedKcal >= least
      ? [least, 1.1 * PLANNED * person.energyKcal]
      : [0.9 * person.plannedKcal, 1.1 * person.plannedKcal];
  const ofProtein = protein === undefined ? {} : planned(protein, person);
  const never = { min: false, max: false };
  return {
    proteinG: { ...ofProtein, follows: protein?.follows ?? never },
    energyKcal: { min: low, max: high, follows: never },
  };
}

type Meal = { readonly dish: ServedDish; readonly time: MealTime; readonly off: number };
type Asked = {
  readonly of: 'proteinG' | 'energyKcal';
  readonly side: 'min' | 'max';
  readonly visitor: CheckedVisitor;
};

/** Percent of somebody's bound of a day that a meal holds. Energy beyond the plan raises a bound that is a share of it. */
function partOf(
  { dish, time, off }: Meal,
  { person, bounds }: Bounded,
  { of, side, visitor }: Asked,
): number {
  const { [side]: bound, follows } = bounds[of];
  if (bound === undefined || bound <= 0) return side === 'min' ? 100 : 0;
  const own = ownAmounts(person.said, dish, { time, table: checkedTable(visitor).table });
  const raised = follows[side] ? (own.energyKcal - person.mealKcal[time]) / person.plannedKcal : 0;
  return 100 * ((own[of] + off) / bound - raised);
}
