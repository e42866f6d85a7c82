import type { Nutrient } from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import { LIMIT_ROWS } from '../../limits/limit-rows.ts';
import type { Range } from '../../model/limit-row.ts';
import type { CheckedPerson } from './checked-person.ts';
import type { Choices } from './checked-visitor.ts';
import { both, type ChosenLimits, choicesFor, chosenLimits, overlaps } from './chosen-limits.ts';

/** A range of a day, and which of its sides are a share of the energy. */
export type DayRange = {
  readonly range: Range;
  readonly follows: { readonly min: boolean; readonly max: boolean };
};

/** Ranges of one person's day and meals by nutrient, limits separate from aims. */
export type PersonTargets = {
  readonly day: ReadonlyMap<Nutrient, DayRange>;
  readonly dayAims: ReadonlyMap<Nutrient, DayRange>;
  readonly meal: ReadonlyMap<Nutrient, Range>;
  readonly mealAims: ReadonlyMap<Nutrient, Range>;
};

/**
 * The ranges of one person (section 3, notes): shares refer to the energy, g/kg to the weight, and stricter figures of the
 * person apply.
 */
export function personTargets(person: CheckedPerson, choices: Choices): PersonTargets {
  const chosen = chosenLimits(person, choices);
  const gram = person.energyKcal / 100;
  const { limits, aims } = chosen;
  const day = plainDay(limits, gram);
  const share = times(limits.carbohydratePctE, gram / 4);
  const grams = limits.carbohydrateG ?? {};
  const carbohydrates = overlaps(share, grams) ? both(share, grams) : grams;
  day.set('carbohydrateG', { range: carbohydrates, follows: alike(carbohydrates, share) });
  day.set('proteinG', proteinOf(person, chosen, gram));
  day.set('sodiumMg', { range: sodiumOf(person, limits.sodiumMg), follows: NEITHER });
  if (limits.fiberG !== undefined && !namesFiber(person, choices))
    day.set('fiberG', { range: { min: person.fiberG }, follows: NEITHER });
  const dayAims = plainDay(aims, gram);
  const carbohydrate = aims.carbohydratePctE;
  if (carbohydrate !== undefined)
    dayAims.set('carbohydrateG', { range: times(carbohydrate, gram / 4), follows: BOTH });
  const byWeight = aims.proteinGPerKg;
  if (byWeight !== undefined)
    dayAims.set('proteinG', { range: times(byWeight, person.weightKg), follows: NEITHER });
  const potassium = aims.potassiumMg;
  if (potassium?.min !== undefined && person.states.includes('lactating'))
    dayAims.set('potassiumMg', { range: { ...potassium, min: potassium.min + 400 }, follows: NEITHER });
  return { day, dayAims, meal: mealsOf(limits), mealAims: mealsOf(aims) };
}

const NEITHER = { min: false, max: false } as const;
const BOTH = { min: true, max: true } as const;

const alike = (range: Range, share: Range) => ({
  min: range.min === share.min,
  max: range.max === share.max,
});

/** The lower of both maxima. A floor above the person's own maximum is dropped. */
function sodiumOf({ sodiumMg }: CheckedPerson, { min, max = Infinity }: Range = {}): Range {
  const most = Math.min(max, sodiumMg);
  return { ...(min !== undefined && { min: Math.min(min, most) }), max: most };
}

function plainDay(limits: ChosenLimits['limits'], gram: number): Map<Nutrient, DayRange> {
  const found: readonly (readonly [Nutrient, Range | undefined, number])[] = [
    ['fatG', limits.fatPctE, gram / 9],
    ['saturatedFatG', limits.saturatedFatPctE, gram / 9],
    ['transFatG', limits.transFatPctE, gram / 9],
    ['addedSugarG', limits.addedSugarPctE, gram / 4],
    ['sugarG', limits.sugarPctE, gram / 4],
    ['fiberG', limits.fiberG, 1],
    ['sodiumMg', limits.sodiumMg, 1],
    ['cholesterolMg', limits.cholesterolMg, 1],
    ['potassiumMg', limits.potassiumMg, 1],
    ['vitaminKUg', limits.vitaminKUg, 1],
    ['purineMg', limits.purineMg, 1],
  ];
  return new Map(
    found.flatMap(([nutrient, range, factor]) =>
      range ? [[nutrient, { range: times(range, factor), follows: factor === 1 ? NEITHER : BOTH }]] : [],
    ),
  );
}

function mealsOf(limits: ChosenLimits['limits']): ReadonlyMap<Nutrient, Range> {
  const keys: readonly (readonly [Nutrient, LimitKey])[] = [
    ['carbohydrateG', 'carbohydrateGMeal'],
    ['proteinG', 'proteinGMeal'],
    ['addedSugarG', 'addedSugarGMeal'],
    ['sodiumMg', 'sodiumMgMeal'],
    ['purineMg', 'purineMgMeal'],
  ];
  return new Map(
    keys.flatMap(([nutrient, key]) => {
      const range = limits[key];
      return range === undefined ? [] : [[nutrient, range]];
    }),
  );
}

/**
 * The protein range: the person's floor, then g/kg, then the share of the energy, each applied only where it leaves
 * room beside those before it. Kidneys of the third stage have g/kg as their only floor.
 */
function proteinOf(person: CheckedPerson, { limits }: ChosenLimits, gram: number): DayRange {
  const spares = person.states.includes('kidneyThird');
  const more = spares ? 0 : person.moreProteinG;
  let range: Range = spares ? {} : { min: person.proteinG + more };
  const { min, max } = times(limits.proteinGPerKg, person.weightKg);
  const byWeight: Range = {
    ...(min !== undefined && { min: min + more }),
    ...(max !== undefined && { max: max + more }),
  };
  const share = times(limits.proteinPctE, gram / 4);
  for (const next of [byWeight, share])
    if (overlaps(range, next) && leavesRoom(both(range, next))) range = both(range, next);
  return { range, follows: alike(range, share) };
}

/** Whether a range leaves room: bounds within 2 % of each other count as equal. */
function leavesRoom({ min = 0, max = Infinity }: Range): boolean {
  return max === Infinity || max - min > 0.04 * max;
}

/** Whether a condition or style has a fibre floor, which replaces a grown person's. */
function namesFiber(person: CheckedPerson, choices: Choices): boolean {
  if (person.stage === 'child') return false;
  const chosen = choicesFor(person, choices);
  return LIMIT_ROWS.some(
    ({ owners: [owner], key, kind }) => key === 'fiberG' && kind === 'limit' && chosen.includes(owner),
  );
}

/** Multiplies a range by a factor. */
export function times(range: Range | undefined, factor: number): Range {
  const { min, max } = range ?? {};
  return { ...(min !== undefined && { min: min * factor }), ...(max !== undefined && { max: max * factor }) };
}
