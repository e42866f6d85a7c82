import { MAIN_GROUPS, type MainGroup, type MealStyle, NUTRIENTS, type Nutrient } from '@kkini/domain';
import { isStated, LIMIT_MEASURES } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { ServableDishes } from '../constraints/servable-dishes.ts';
import { holdsCounted } from '../constraints/week-walls.ts';
import type { Candidate } from '../model/candidate.ts';
import {
  DAY_AMOUNTS,
  FLOOR_INDEX,
  LEAVES_INDEX,
  LOAD_INDEX,
  leavesEaten,
  SOUPS_INDEX,
} from '../model/day-amounts.ts';
import type { RuleOwner } from '../model/rule-owner.ts';
import { COUNTED_FOODS, type CountedFood } from '../model/weighed-foods.ts';
import { type Occasion, standingCost } from '../preferences/meal-cost.ts';
import { ownerPreference } from '../preferences/tag-preference.ts';
import { isOneBowl } from '../preferences/variety-points.ts';
import { workMinutes } from '../preferences/weekday-minutes.ts';
import { textHash } from '../seed.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** Nutrients that days are weighed by: the energy, those with a limit or aim, and iron, which counts in pregnancy. */
const WEIGHED_NUTRIENTS: ReadonlySet<Nutrient> = new Set([
  'energyKcal',
  'ironMg',
  ...Object.values(LIMIT_MEASURES)
    .map(({ nutrient }) => nutrient)
    .filter(isStated),
]);

/** The properties of a dish that the counters of a week use; dishes of one kind share them all. */
export type DishKind = Pick<
  Candidate,
  'mainGroup' | 'method' | 'family' | 'staple' | 'holdsProcessedMeat'
> & {
  readonly counted: ReadonlySet<CountedFood>;
};

/** The kinds of dishes of a catalogue, in order of first appearance, and the kind number of each dish. */
function kindsOf(candidates: readonly Candidate[]) {
  const kinds: DishKind[] = [];
  const numbers = new Map<string, number>();
  const kind = Int32Array.from(candidates, (dish) => {
    const { mainGroup, method, family, staple, holdsProcessedMeat } = dish;
    const counted = COUNTED_FOODS.filter((food) => holdsCounted(dish, food));
    const key = [mainGroup, method, family, staple, holdsProcessedMeat, ...counted].join(' ');
    const known = {
      ...{ mainGroup, method },
      ...(family && { family }),
      ...(staple && { staple }),
      ...(holdsProcessedMeat && { holdsProcessedMeat }),
    };
    const number = numbers.get(key) ?? kinds.push({ ...known, counted: new Set(counted) }) - 1;
    numbers.set(key, number);
    return number;
  });
  return { kinds, kind };
}

/**
 * All data of the candidates that are the same for every visitor, in columns by position. Positions follow the ids, so that
 * plans do not depend on the order of the candidates.
 */
export class PreparedCatalogue {
  readonly candidates: readonly Candidate[];
  readonly group: Int32Array;
  /** The kinds of its dishes, and the kind number of each dish by position. */
  readonly kinds: readonly DishKind[];
  readonly kind: Int32Array;
  readonly idHash: Int32Array;
  /** 1 for a one-bowl dish. */
  readonly oneBowl: Uint8Array;
  readonly workMinutes: Float64Array;
  /**
   * DAY_AMOUNTS numbers per dish. An unknown amount is the median of the main group's other dishes, or NaN for a nutrient
   * without limits.
   */
  readonly amounts: Float64Array;
  readonly servable: ServableDishes;
  private readonly styles: ReadonlyMap<MealStyle, Int32Array>;
  private readonly positions: ReadonlyMap<string, number>;
  private readonly preferences = new Map<RuleOwner, Float64Array>();
  private readonly standing = new Map<string, Float64Array>();

  constructor(candidates: readonly Candidate[]) {
    this.candidates = [...candidates].sort((a, b) => (a.id < b.id ? -1 : 1));
    this.group = Int32Array.from(this.candidates, ({ mainGroup }) => MAIN_GROUPS.indexOf(mainGroup));
    const { kinds, kind } = kindsOf(this.candidates);
    this.kinds = kinds;
    this.kind = kind;
    this.oneBowl = Uint8Array.from(this.candidates, (dish) => (isOneBowl(dish) ? 1 : 0));
    this.workMinutes = Float64Array.from(this.candidates, workMinutes);
    this.idHash = Int32Array.from(this.candidates, ({ id }) => textHash(id));
    this.amounts = amountsOf(this.candidates);
    this.servable = new ServableDishes(this.candidates);
    this.styles = positionsByStyle(this.candidates);
    this.positions = new Map(this.candidates.map(({ id }, position) => [id, position]));
  }

  positionOf(id: string): number | undefined {
    return this.positions.get(id);
  }

  kindOf(position: number): DishKind | undefined {
    return this.kinds[this.kind[position] ?? -1];
  }

  ofStyle(style: MealStyle): Int32Array {
    return this.styles.get(style) ?? NONE;
  }

  amountsAt(position: number): Float64Array {
    return this.amounts.subarray(position * DAY_AMOUNTS, (position + 1) * DAY_AMOUNTS);
  }

  /** Preference points of every dish for one owner, computed on first use. */
  preferenceOf(owner: RuleOwner): Float64Array {
    const known = this.preferences.get(owner);
    if (known !== undefined) return known;
    const points = Float64Array.from(this.candidates, (candidate) => ownerPreference(candidate, owner));
    this.preferences.set(owner, points);
    return points;
  }

  /** Points of every dish at a meal time of a month that are the same for all visitors, computed on first use. */
  standingCostsAt(occasion: Occasion): Float64Array {
    const key = `${occasion.mealTime} ${occasion.month}`;
    const known = this.standing.get(key);
    if (known !== undefined) return known;
    const points = Float64Array.from(this.candidates, (candidate) => standingCost(occasion, candidate));
    this.standing.set(key, points);
    return points;
  }
}

/** The prepared form of a list of candidates, cached for the list's lifetime. The list must not change. */
export const prepareCatalogue = memoizeByObject(
  (candidates: readonly Candidate[]): PreparedCatalogue => new PreparedCatalogue(candidates),
);

const NONE = new Int32Array(0);

function positionsByStyle(candidates: readonly Candidate[]): ReadonlyMap<MealStyle, Int32Array> {
  const byStyle = new Map<MealStyle, number[]>();
  candidates.forEach(({ style }, position) => {
    const positions = byStyle.get(style);
    if (positions === undefined) byStyle.set(style, [position]);
    else positions.push(position);
  });
  return new Map([...byStyle].map(([style, positions]) => [style, Int32Array.from(positions)]));
}

function amountsOf(candidates: readonly Candidate[]): Float64Array {
  const medians = new Map<MainGroup, Float64Array>();
  const amounts = new Float64Array(candidates.length * DAY_AMOUNTS);
  candidates.forEach(({ mainGroup, method, nutrition, components, weighed }, position) => {
    amounts[position * DAY_AMOUNTS + LOAD_INDEX] = components?.glycemicLoad ?? 0;
    amounts[position * DAY_AMOUNTS + LEAVES_INDEX] = leavesEaten(weighed.leavesG, 1);
    amounts[position * DAY_AMOUNTS + SOUPS_INDEX] = method === 'soup' ? 1 : 0;
    NUTRIENTS.forEach((nutrient, index) => {
      const known = nutrition[nutrient];
      const at = position * DAY_AMOUNTS + index;
      if (known !== null) {
        amounts[at] = known;
        return;
      }
      const median = medians.get(mainGroup) ?? mediansOf(candidates, mainGroup);
      medians.set(mainGroup, median);
      amounts[at] = median[index] ?? 0;
    });
    amounts[position * DAY_AMOUNTS + FLOOR_INDEX] = amounts[position * DAY_AMOUNTS + ENERGY] ?? 0;
  });
  return amounts;
}

function mediansOf(candidates: readonly Candidate[], group: MainGroup): Float64Array {
  const alike = candidates.filter(({ mainGroup }) => mainGroup === group);
  return Float64Array.from(NUTRIENTS, (nutrient) => {
    if (!WEIGHED_NUTRIENTS.has(nutrient)) return Number.NaN;
    const known = alike.flatMap(({ nutrition }) => nutrition[nutrient] ?? []).sort((a, b) => a - b);
    return known[known.length >> 1] ?? 0;
  });
}
