import { MEAL_TIMES, type MealTime, type Nutrient, type Target } from '@kkini/domain';
import type { Range } from '../limits/limit-key.ts';
import type { LifeStage } from '../limits/person-rows.ts';
import type { CheckedVisitor, Choices } from './checked-visitor.ts';
import { both, chosenLimits, type Limits, overlaps } from './chosen-limits.ts';
import { energyOf, figureOf, personTargets, times } from './person-targets.ts';

/** A range with its weight in points per 10 %. */
export type Weighed = { readonly nutrient: Nutrient; readonly range: Range; readonly weight: number };

/** What one day and one meal aim at, and the energy of each meal in kcal. */
export type DayTargets = {
  readonly day: readonly Weighed[];
  readonly meal: Readonly<Record<MealTime, readonly Weighed[]>>;
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
};

/** Share of the day per meal; 10 % stay free (nutrition-rules section 2). */
const SHARE = { breakfast: 0.27, lunch: 0.32, dinner: 0.31 } as const;
const PLANNED = SHARE.breakfast + SHARE.lunch + SHARE.dinner;

/** Points per 10 %: usual, and where a chosen limit is another than everybody's (planner.md section 1.1, as raised since). */
const WEIGHT: Readonly<Partial<Record<Nutrient, readonly [usual: number, special: number]>>> = {
  energyKcal: [15, 15],
  carbohydrateG: [18, 18],
  sugarG: [3, 6],
  addedSugarG: [3, 6],
  fiberG: [4, 4],
  proteinG: [18, 18],
  fatG: [13, 13],
  saturatedFatG: [4, 8],
  transFatG: [3, 3],
  cholesterolMg: [3, 6],
  sodiumMg: [4.5, 7.5],
  purineMg: [3, 7.5],
};
const AIM = { energyKcal: 18, potassiumMg: 1.5, other: 0.5 } as const;
const MEAL_WEIGHT = 9;

/** The limit whose being special makes a nutrient weigh more. */
const SPECIAL_BY: Readonly<Partial<Record<Nutrient, keyof Limits>>> = {
  sodiumMg: 'sodiumMg',
  sugarG: 'sugarPctE',
  addedSugarG: 'addedSugarPctE',
  cholesterolMg: 'cholesterolMg',
  saturatedFatG: 'saturatedFatPctE',
  purineMg: 'purineMg',
};

/** Targets of the planned meals; several people leave the strictest per portion, for the serving of the adult. */
export function dayTargets(visitor: CheckedVisitor): DayTargets {
  const people = peopleOf(visitor.targets);
  const lead = people.length === 1 ? (people[0] ?? 'adult') : 'adult';
  const energy = energyOf(lead, visitor);
  const eaten = MEAL_TIMES.filter((time) => (visitor.mealStyles[time] ?? 'fasting') !== 'fasting');
  const share = eaten.reduce((sum, time) => sum + SHARE[time], 0);
  const all = people.map((stage) => ({
    targets: personTargets(stage, visitor),
    portion: servingOf(stage, visitor) / servingOf(lead, visitor),
  }));
  const of = (pick: 'day' | 'dayAims' | 'meal' | 'mealAims') =>
    strictest(all.map(({ targets, portion }) => [targets[pick], portion] as const));
  const isSpecial = specialTo(lead, visitor);
  const day: Weighed[] = [];
  for (const [nutrient, range] of of('day')) {
    const weight = WEIGHT[nutrient]?.[isSpecial(nutrient) ? 1 : 0];
    if (weight !== undefined)
      day.push({ nutrient, range: keptClear(nutrient, planned(nutrient, range, share)), weight });
  }
  for (const [nutrient, range] of of('dayAims'))
    day.push({
      nutrient,
      range: planned(nutrient, range, share),
      weight: nutrient === 'potassiumMg' ? AIM.potassiumMg : AIM.other,
    });
  day.push(...energyTerms(energy, { share, skips: eaten.length < MEAL_TIMES.length }));
  return {
    day,
    meal: mealsOf(of('meal'), of('mealAims'), of('day').get('sodiumMg')),
    mealEnergyKcal: perMeal(energy),
  };
}

/** Life stages that eat, those that outrank others last. */
function peopleOf(targets: readonly Target[]): readonly LifeStage[] {
  const people: LifeStage[] = [];
  if (targets.some((target) => target !== 'parents' && target !== 'child')) people.push('adult');
  if (targets.includes('parents')) people.push('older');
  if (targets.includes('child')) people.push('child');
  return people.length === 0 ? ['adult'] : people;
}

/** The part of an adult's usual serving somebody eats: the portion, less or more by what the energy was changed. */
function servingOf(stage: LifeStage, choices: Choices): number {
  return (figureOf(stage, 'portion') * energyOf(stage, choices)) / figureOf(stage, 'energyKcal');
}

/** The last person outranks: what leaves no room beside it is left out. */
function strictest(
  people: readonly (readonly [ReadonlyMap<Nutrient, Range>, number])[],
): ReadonlyMap<Nutrient, Range> {
  const found = new Map<Nutrient, Range>();
  for (const [ranges, portion] of [...people].reverse()) {
    for (const [nutrient, range] of ranges) {
      const own = times(range, 1 / portion);
      const before = found.get(nutrient) ?? {};
      if (overlaps(before, own)) found.set(nutrient, both(before, own));
    }
  }
  return found;
}

function planned(nutrient: Nutrient, { min, max }: Range, share: number): Range {
  const isCap = ['sodiumMg', 'cholesterolMg', 'purineMg'].includes(nutrient);
  return {
    ...(min !== undefined && { min: min * share }),
    ...(max !== undefined && { max: max * (isCap ? PLANNED : share) }),
  };
}

/** Shares of the energy are kept 2 % clear of their bounds, at most a third of the room. */
function keptClear(nutrient: Nutrient, { min, max }: Range): Range {
  if (!['carbohydrateG', 'proteinG', 'fatG', 'saturatedFatG'].includes(nutrient))
    return both({ min, max } as Range, {});
  const room = 0.3 * ((max ?? Infinity) - (min ?? -Infinity));
  return {
    ...(min !== undefined && { min: min + Math.min(0.02 * min, room) }),
    ...(max !== undefined && { max: max - Math.min(0.02 * max, room) }),
  };
}

type Energy = { readonly share: number; readonly skips: boolean };

/** A day within 10 % of its energy, 15 % above beside a skipped meal, and, as far as it goes, within 2 %. */
function energyTerms(energy: number, { share, skips }: Energy): readonly Weighed[] {
  const [weight = 0] = WEIGHT.energyKcal ?? [];
  const most = energy * (skips ? 1.15 : 1.1);
  return [
    { nutrient: 'energyKcal', range: { min: energy * 0.9 * share, max: most * share }, weight },
    {
      nutrient: 'energyKcal',
      range: { min: 0.98 * energy * share, max: 1.02 * energy * share },
      weight: AIM.energyKcal,
    },
  ];
}

type Ranges = ReadonlyMap<Nutrient, Range>;

/** A meal may exceed its share of the daily sodium by 35 % (section 2). */
function mealsOf(limits: Ranges, aims: Ranges, sodium: Range | undefined): DayTargets['meal'] {
  const at = (time: MealTime) => {
    const own = { max: (sodium?.max ?? Infinity) * SHARE[time] * 1.35 };
    const ranges = new Map([...limits, ['sodiumMg', both(limits.get('sodiumMg') ?? {}, own)] as const]);
    return [
      ...[...ranges].map(([nutrient, range]) => ({ nutrient, range, weight: MEAL_WEIGHT })),
      ...[...aims].map(([nutrient, range]) => ({ nutrient, range, weight: AIM.other })),
    ];
  };
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

function perMeal(energy: number): DayTargets['mealEnergyKcal'] {
  return {
    breakfast: energy * SHARE.breakfast,
    lunch: energy * SHARE.lunch,
    dinner: energy * SHARE.dinner,
  };
}

function specialTo(stage: LifeStage, choices: Choices): (nutrient: Nutrient) => boolean {
  const { limits } = chosenLimits(stage, choices);
  const usual = chosenLimits('adult', { targets: [], healthConditions: [], eatingStyles: [] }).limits;
  return (nutrient) => {
    const key = SPECIAL_BY[nutrient];
    return key !== undefined && limits[key]?.max !== usual[key]?.max;
  };
}
