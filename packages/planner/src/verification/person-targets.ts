import type { Nutrient } from '@kkini/domain';
import { ENERGY_ROWS } from '../limits/energy-rows.ts';
import type { LimitKey, Range } from '../limits/limit-key.ts';
import { LIMIT_ROWS } from '../limits/limit-rows.ts';
import { type LifeStage, PERSON_ROWS, type PersonKey } from '../limits/person-rows.ts';
import type { Choices } from './checked-visitor.ts';
import { both, type ChosenLimits, choicesFor, chosenLimits, overlaps } from './chosen-limits.ts';

/** Ranges of one person's day and meals by nutrient, limits and aims apart. */
export type PersonTargets = {
  readonly day: ReadonlyMap<Nutrient, Range>;
  readonly dayAims: ReadonlyMap<Nutrient, Range>;
  readonly meal: ReadonlyMap<Nutrient, Range>;
  readonly mealAims: ReadonlyMap<Nutrient, Range>;
};

/** A figure of a reference person. */
export function figureOf(stage: LifeStage, key: PersonKey): number {
  return PERSON_ROWS.find((row) => row.stage === stage && row.key === key)?.value ?? Number.NaN;
}

/** One energy target in kcal: the lowest of the conditions that name one, else of the styles; then the floors (section 6.3). */
export function energyOf(stage: LifeStage, choices: Choices): number {
  const chosen = choicesFor(stage, choices);
  const usual = figureOf(stage, 'energyKcal');
  const figure = (owner: string, change: string) =>
    ENERGY_ROWS.find((row) => row.owner === owner && row.change === change)?.value;
  const candidates: number[] = [];
  const less = (owner: string, kcal: number) =>
    chosen.includes(owner) &&
    candidates.push(usual - (stage === 'older' ? (figure('older', 'lessKcal') ?? 0) : kcal));
  less('obesity', figure('obesity', 'lessKcal') ?? 0);
  if (chosen.includes('liverDisease')) candidates.push(usual);
  if (candidates.length === 0) {
    less('diet', usual * (figure('diet', 'lessShare') ?? 0));
    if (chosen.includes('muscleGain'))
      candidates.push(usual * (1 + (figure('muscleGain', 'moreShare') ?? 0)));
  }
  const target = candidates.length === 0 ? usual : Math.min(...candidates);
  const floors = chosen.flatMap((owner) => figure(owner, 'floorKcal') ?? []);
  if (stage === 'older' && target < usual) floors.push(figure('older', 'floorKcal') ?? 0);
  return Math.max(target, ...floors);
}

/** The ranges of one person (section 3, notes): shares follow the energy, g/kg the weight, own figures the stricter way. */
export function personTargets(stage: LifeStage, choices: Choices): PersonTargets {
  const chosen = chosenLimits(stage, choices);
  const gram = energyOf(stage, choices) / 100;
  const { limits, aims } = chosen;
  const day = plainDay(limits, gram);
  const share = times(limits.carbohydratePctE, gram / 4);
  const grams = limits.carbohydrateG ?? {};
  day.set('carbohydrateG', overlaps(share, grams) ? both(share, grams) : grams);
  day.set('proteinG', proteinOf(stage, chosen, gram));
  day.set('sodiumMg', both(limits.sodiumMg ?? {}, { max: figureOf(stage, 'sodiumMg') }));
  if (!namesFiber(stage, choices)) day.set('fiberG', { min: figureOf(stage, 'fiberG') });
  const dayAims = plainDay(aims, gram);
  const carbohydrate = aims.carbohydratePctE;
  if (carbohydrate !== undefined) dayAims.set('carbohydrateG', times(carbohydrate, gram / 4));
  const byWeight = aims.proteinGPerKg;
  if (byWeight !== undefined) dayAims.set('proteinG', times(byWeight, figureOf(stage, 'weightKg')));
  return { day, dayAims, meal: mealsOf(limits), mealAims: mealsOf(aims) };
}

function plainDay(limits: ChosenLimits['limits'], gram: number): Map<Nutrient, Range> {
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
    ['purineMg', limits.purineMg, 1],
  ];
  return new Map(
    found.flatMap(([nutrient, range, factor]) => (range ? [[nutrient, times(range, factor)]] : [])),
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

/** The floor of the life stage, then g/kg, then the share of the energy, each where it leaves room beside those before. */
function proteinOf(stage: LifeStage, { limits }: ChosenLimits, gram: number): Range {
  let range: Range = { min: figureOf(stage, 'proteinG') };
  const byWeight = times(limits.proteinGPerKg, figureOf(stage, 'weightKg'));
  const share = times(limits.proteinPctE, gram / 4);
  for (const next of [byWeight, share]) if (leavesRoom(both(range, next))) range = both(range, next);
  return range;
}

/** Bounds within 2 % of each other on both sides can't be told apart: such ranges disagree. */
function leavesRoom({ min = 0, max = Infinity }: Range): boolean {
  return max === Infinity || max - min > 0.04 * max;
}

/** Whether a condition or style has a fibre floor of its own: then it stands before the person's. */
function namesFiber(stage: LifeStage, choices: Choices): boolean {
  const chosen = choicesFor(stage, choices);
  return LIMIT_ROWS.some(
    ({ owner, key, kind }) => key === 'fiberG' && kind === 'limit' && chosen.includes(owner),
  );
}

/** A range times a factor. */
export function times(range: Range | undefined, factor: number): Range {
  const { min, max } = range ?? {};
  return { ...(min !== undefined && { min: min * factor }), ...(max !== undefined && { max: max * factor }) };
}
