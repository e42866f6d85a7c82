import { energyTarget } from './energy-target.ts';
import type { Grounds } from './grounds.ts';
import { LIMIT_KEYS, type LimitKey, type Range } from './limit-key.ts';
import { LIMIT_MEASURES, type LimitedNutrient } from './limited-nutrient.ts';
import { intersect, type LimitOrigin, type Merged, type MergedKeys, mergeLimits } from './merge-limits.ts';
import { type LifeStage, PERSON_ROWS, type PersonKey } from './person-rows.ts';
import { planningFigure } from './planning-rows.ts';
import type { ReferencePerson } from './reference-person.ts';
import type { Choices } from './stage-choices.ts';

/** A row of a reference person behind a limit. */
export type PersonOrigin = Range &
  Grounds & { readonly owners: readonly [LifeStage]; readonly key: PersonKey };

/** A row behind a limit, of a choice or of a person. */
export type Origin = LimitOrigin | PersonOrigin;

/** A limit of one person's whole day, or of one meal, in the unit of its nutrient. */
export type PersonLimit = {
  readonly nutrient: LimitedNutrient;
  readonly per: 'day' | 'meal';
  readonly kind: 'limit' | 'aim';
  readonly range: Range;
  /** The sides that are a share of the energy: they follow what is eaten, not what is aimed at. */
  readonly ofEnergy: { readonly min: boolean; readonly max: boolean };
  readonly from: readonly Origin[];
  readonly overruled: readonly Origin[];
};

/**
 * The limits of a reference person with these choices (nutrition-rules section 3, notes): shares follow the person's
 * energy, g/kg the weight, and a floor or maximum of the person's own holds where it is the stricter one.
 */
export function personLimits(person: ReferencePerson, choices: Choices): readonly PersonLimit[] {
  const merged = mergeLimits(person.key, choices);
  const energyKcal = energyTarget(person, choices);
  const grams = { person, energyKcal };
  return [
    carbohydrate(merged.limits, grams),
    protein(merged.limits, grams),
    ...SIMPLE_KEYS.flatMap((key) => simple(key, merged.limits[key], { ...grams, kind: 'limit' })),
    ...LIMIT_KEYS.flatMap((key) => simple(key, merged.aims[key], { ...grams, kind: 'aim' })),
  ];
}

type Basis = { readonly person: ReferencePerson; readonly energyKcal: number };

const SIMPLE_KEYS = LIMIT_KEYS.filter(
  (key) => !['carbohydratePctE', 'carbohydrateG', 'proteinPctE', 'proteinGPerKg'].includes(key),
);

/** Both the share of the energy and the grams hold; the grams where they disagree. */
function carbohydrate(limits: MergedKeys, basis: Basis): PersonLimit {
  const share = amountOf('carbohydratePctE', limits.carbohydratePctE?.range, basis);
  const grams = limits.carbohydrateG?.range ?? {};
  const range = intersect(share, grams) ?? grams;
  return limitOf({ nutrient: 'carbohydrateG', range, share, own: [] }, [
    limits.carbohydratePctE,
    limits.carbohydrateG,
  ]);
}

/**
 * The person's own floor always holds; where g/kg and the share of the energy disagree g/kg wins (section 3). A range
 * that leaves no room above the floor of a life stage gives way to it (section 6.4).
 */
function protein(limits: MergedKeys, basis: Basis): PersonLimit {
  const { person } = basis;
  const share = amountOf('proteinPctE', limits.proteinPctE?.range, basis);
  const byWeight = amountOf('proteinGPerKg', limits.proteinGPerKg?.range, basis);
  const floor = { min: person.proteinG };
  const range = narrowed(narrowed(floor, byWeight), share);
  const own = range.min === floor.min ? [personOrigin(person, 'proteinG', 'min')] : [];
  return limitOf({ nutrient: 'proteinG', range, share, own }, [limits.proteinPctE, limits.proteinGPerKg]);
}

/** The first range within the second; alone where both leave less room than tables and scales can tell: they disagree. */
function narrowed(range: Range, by: Range): Range {
  const both = intersect(range, by);
  if (both === null) return range;
  const { min = 0, max = Infinity } = both;
  return max === Infinity || max - min > 2 * planningFigure('tableTolerance') * max ? both : range;
}

function simple(
  key: LimitKey,
  merged: Merged | undefined,
  { kind, ...basis }: Basis & { readonly kind: 'limit' | 'aim' },
): readonly PersonLimit[] {
  if (merged === undefined) return [];
  const { nutrient, per, kcalPerGram } = LIMIT_MEASURES[key];
  const isShare = kcalPerGram !== undefined;
  const { person } = basis;
  const range = amountOf(key, merged.range, basis);
  const ofEnergy = { min: isShare, max: isShare };
  const found: PersonLimit = { nutrient, per, kind, ...merged, range, ofEnergy };
  if (kind === 'aim') return [found];
  if (key === 'sodiumMg' && person.sodiumMg < (range.max ?? Infinity)) {
    const own = personOrigin(person, 'sodiumMg', 'max');
    return [{ ...found, range: { ...range, max: person.sodiumMg }, from: [own] }];
  }
  if (key === 'fiberG' && merged.from.every(({ owners }) => owners.includes('base'))) {
    return [{ ...found, range: { min: person.fiberG }, from: [personOrigin(person, 'fiberG', 'min')] }];
  }
  return [found];
}

/** Figures of a key as amounts of the person's whole day, or of one meal. */
function amountOf(key: LimitKey, range: Range | undefined, { person, energyKcal }: Basis): Range {
  const { kcalPerGram } = LIMIT_MEASURES[key];
  if (key === 'proteinGPerKg') return scaleRange(range, person.weightKg);
  return kcalPerGram === undefined
    ? scaleRange(range, 1)
    : scaleRange(range, energyKcal / PER_CENT / kcalPerGram);
}
const PER_CENT = 100;

/** A range times a factor. */
export function scaleRange({ min, max }: Range = {}, factor: number): Range {
  return { ...(min !== undefined && { min: min * factor }), ...(max !== undefined && { max: max * factor }) };
}

type DayBounds = Pick<PersonLimit, 'nutrient' | 'range'> & {
  readonly share: Range;
  readonly own: readonly Origin[];
};

function limitOf(
  { nutrient, range, share, own }: DayBounds,
  merged: readonly (Merged | undefined)[],
): PersonLimit {
  const known = merged.filter((each) => each !== undefined);
  return {
    nutrient,
    per: 'day',
    kind: 'limit',
    range,
    ofEnergy: { min: range.min === share.min, max: range.max === share.max },
    from: [...own, ...known.flatMap(({ from }) => from)],
    overruled: known.flatMap(({ overruled }) => overruled),
  };
}

function personOrigin(person: ReferencePerson, key: PersonKey, side: 'min' | 'max'): PersonOrigin {
  const row = PERSON_ROWS.find((each) => each.stage === person.key && each.key === key);
  if (row === undefined) throw new RangeError(`No row gives ${key} of the ${person.key} person`);
  const { source, mark, confidence, value } = row;
  return { owners: [person.key], key, source, mark, confidence, [side]: value };
}
