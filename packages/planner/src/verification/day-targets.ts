import { MEAL_TIMES, type MealTime, type Nutrient } from '@kkini/domain';
import type { Range } from '../limits/limit-rows.ts';
import { REFERENCE_PERSONS } from '../limits/reference-person.ts';
import type { CheckedVisitor, Choices } from './checked-visitor.ts';
import { chosenLimits, type Limits } from './chosen-limits.ts';

/** What one day and one meal aim at: ranges with their weights in points per 10 %, and the energy of each meal in kcal. */
export type DayTargets = {
  readonly day: readonly { readonly nutrient: Nutrient; readonly range: Range; readonly weight: number }[];
  readonly meal: readonly { readonly nutrient: Nutrient; readonly range: Range }[];
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
};

/** Share of the day per meal; 10 % stay free (nutrition-rules section 2). */
const SHARE = { breakfast: 0.27, lunch: 0.32, dinner: 0.31 } as const;
const PLANNED = 0.9;

/** Points per 10 %: usual, and where a chosen limit is another than everybody's (planner.md section 1.1). */
const WEIGHT = {
  energyKcal: [3, 3],
  carbohydrateG: [1.5, 1.5],
  sugarG: [1, 2],
  addedSugarG: [1, 2],
  fiberG: [1, 1],
  proteinG: [1.5, 1.5],
  fatG: [1.5, 1.5],
  saturatedFatG: [1, 2],
  cholesterolMg: [1, 2],
  sodiumMg: [1.5, 2.5],
  potassiumMg: [0.75, 0.75],
  purineMg: [1, 2.5],
} as const;
type Weighed = keyof typeof WEIGHT;

/** The limit whose being special makes a nutrient weigh more. */
const SPECIAL_BY = {
  sodiumMg: 'sodiumMg',
  sugarG: 'sugarPctE',
  addedSugarG: 'addedSugarPctE',
  cholesterolMg: 'cholesterolMg',
  saturatedFatG: 'saturatedFatPctE',
  purineMg: 'purineMg',
} as const;

type Person = (typeof REFERENCE_PERSONS)[keyof typeof REFERENCE_PERSONS];

/** Targets of the planned meals; several people leave the strictest per unit of energy, for the energy of the first. */
export function dayTargets(visitor: CheckedVisitor): DayTargets {
  const limits = chosenLimits(visitor);
  const people = peopleOf(visitor);
  const [lead = REFERENCE_PERSONS.adult] = people;
  const energy = energyOf(lead, visitor);
  const eaten = MEAL_TIMES.filter((time) => (visitor.mealStyles[time] ?? 'fasting') !== 'fasting');
  const share = eaten.reduce((sum, time) => sum + SHARE[time], 0);
  const ranges = new Map<Weighed, Range>();
  for (const person of people) {
    for (const [nutrient, range] of rangesOf(person, limits, visitor)) {
      const isCap = ['sodiumMg', 'cholesterolMg', 'purineMg'].includes(nutrient);
      const factor = (energy / energyOf(person, visitor)) * (isCap ? PLANNED : share);
      ranges.set(nutrient, stricter(ranges.get(nutrient) ?? {}, times(range, factor)));
    }
  }
  const above = eaten.length === MEAL_TIMES.length ? 1.1 : 1.15;
  ranges.set('energyKcal', { min: energy * share * 0.9, max: energy * share * above });
  const usual = chosenLimits({ targets: [], healthConditions: [], eatingStyles: [] });
  const day = [...ranges].map(([nutrient, range]) => ({
    nutrient,
    range,
    weight: WEIGHT[nutrient][isSpecial(nutrient, limits, usual) ? 1 : 0],
  }));
  const mealEnergyKcal = {
    breakfast: energy * SHARE.breakfast,
    lunch: energy * SHARE.lunch,
    dinner: energy * SHARE.dinner,
  };
  return { day, meal: mealRanges(limits, lead), mealEnergyKcal };
}

function peopleOf({ targets }: Choices): readonly Person[] {
  const { adult, older, child } = REFERENCE_PERSONS;
  const people: Person[] = [];
  if (targets.some((target) => target !== 'parents' && target !== 'child')) people.push(adult);
  if (targets.includes('parents')) people.push(older);
  if (targets.includes('child')) people.push(child);
  return people.length === 0 ? [adult] : people;
}

/** One energy target: no deficit for a child, 300 kcal for older adults, else 500 kcal (obesity) or a fifth (diet). */
function energyOf(person: Person, { healthConditions, eatingStyles }: Choices): number {
  const { key, energyKcal } = person;
  if (key === 'child') return energyKcal;
  const isObese = healthConditions.includes('obesity');
  if (isObese || eatingStyles.includes('diet')) {
    if (key === 'older') return Math.max(1500, energyKcal - 300);
    const floor = healthConditions.includes('liverDisease') ? 1500 : 1200;
    return Math.max(floor, isObese ? energyKcal - 500 : energyKcal * 0.8);
  }
  return eatingStyles.includes('muscleGain') ? energyKcal * 1.1 : energyKcal;
}

function rangesOf(person: Person, limits: Limits, choices: Choices): readonly (readonly [Weighed, Range])[] {
  const percent = energyOf(person, choices) / 100;
  const ofEnergy = (range: Range | undefined, kcalPerGram: number) => times(range, percent / kcalPerGram);
  const perKg = times(limits.proteinGPerKg, person.weightKg);
  const floor = Math.max(perKg.min ?? 0, person.proteinG);
  const share = ofEnergy(limits.proteinPctE, 4).max ?? Infinity;
  const fiber = person.key === 'child' ? undefined : limits.fiberG?.min;
  return [
    ['carbohydrateG', ofEnergy(limits.carbohydratePctE, 4)],
    ['proteinG', stricter({}, { min: floor, max: Math.max(share, perKg.max ?? 0, 1.2 * floor) })],
    ['fatG', ofEnergy(limits.fatPctE, 9)],
    ['saturatedFatG', ofEnergy(limits.saturatedFatPctE, 9)],
    ['addedSugarG', ofEnergy(limits.addedSugarPctE, 4)],
    ['sugarG', ofEnergy(limits.sugarPctE, 4)],
    ['fiberG', { min: fiber ?? person.fiberG }],
    ['sodiumMg', { max: Math.min(limits.sodiumMg?.max ?? Infinity, person.sodiumMg) }],
    ['cholesterolMg', limits.cholesterolMg ?? {}],
    ['potassiumMg', limits.potassiumMg ?? {}],
    ['purineMg', limits.purineMg ?? {}],
  ];
}

/** A meal may exceed its share of the daily sodium by 35 % (section 2). */
function mealRanges(limits: Limits, lead: Person): DayTargets['meal'] {
  const sodium = Math.min(limits.sodiumMg?.max ?? Infinity, lead.sodiumMg) * SHARE.lunch * 1.35;
  return [
    { nutrient: 'sodiumMg', range: { max: Math.min(limits.sodiumMgMeal?.max ?? Infinity, sodium) } },
    { nutrient: 'carbohydrateG', range: limits.carbohydrateGMeal ?? {} },
    { nutrient: 'purineMg', range: limits.purineMgMeal ?? {} },
  ];
}

function isSpecial(nutrient: Weighed, limits: Limits, usual: Limits): boolean {
  if (!(nutrient in SPECIAL_BY)) return false;
  const key = SPECIAL_BY[nutrient as keyof typeof SPECIAL_BY];
  return limits[key]?.max !== usual[key]?.max;
}

function times(range: Range | undefined, factor: number): Range {
  const { min, max } = range ?? {};
  return { ...(min !== undefined && { min: min * factor }), ...(max !== undefined && { max: max * factor }) };
}

function stricter(a: Range, b: Range): Range {
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity);
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity);
  return { ...(min !== -Infinity && { min }), ...(max !== Infinity && { max }) };
}
