import type { LifeStage } from '@kkini/domain';
import type { Grounds } from './grounds.ts';
import { LIMIT_KEYS, type LimitKey, type Range } from './limit-key.ts';
import { LIMIT_MEASURES, type LimitedNutrient } from './limited-nutrient.ts';
import { intersect, type LimitOrigin, type Merged, type MergedKeys, mergeLimits } from './merge-limits.ts';
import type { PersonKey } from './person-rows.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';
import { planningFigure } from './planning-rows.ts';

/** A figure of a person behind a limit. */
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
 * The limits of somebody with these choices (nutrition-rules section 3, notes; safety-rules section 2): shares follow the
 * person's energy, g/kg the weight, and a floor or maximum of the person's own holds where it is the stricter one.
 */
export function personLimits(planned: PlannedPerson, plannedFor: PlannedFor): readonly PersonLimit[] {
  const merged = mergeLimits(planned, plannedFor);
  return [
    carbohydrate(merged.limits, planned),
    protein(merged.limits, planned),
    ...SIMPLE_KEYS.flatMap((key) => simple(key, merged.limits[key], { planned, kind: 'limit' })),
    ...LIMIT_KEYS.flatMap((key) => simple(key, merged.aims[key], { planned, kind: 'aim' })),
  ];
}

const SIMPLE_KEYS = LIMIT_KEYS.filter(
  (key) => !['carbohydratePctE', 'carbohydrateG', 'proteinPctE', 'proteinGPerKg'].includes(key),
);

/** Both the share of the energy and the grams hold; the grams where they disagree. */
function carbohydrate(limits: MergedKeys, planned: PlannedPerson): PersonLimit {
  const share = amountOf('carbohydratePctE', limits.carbohydratePctE?.range, planned);
  const grams = limits.carbohydrateG?.range ?? {};
  const range = intersect(share, grams) ?? grams;
  return limitOf({ nutrient: 'carbohydrateG', range, share, own: [] }, [
    limits.carbohydratePctE,
    limits.carbohydrateG,
  ]);
}

/**
 * The person's own floor always holds, but for kidneys that bear less; where g/kg and the share of the energy disagree
 * g/kg wins (nutrition-rules section 3). A range that leaves no room above the floor of a life stage gives way to it
 * (section 6.4). What a child to come or at the breast needs is added (safety-rules section 2).
 */
function protein(limits: MergedKeys, planned: PlannedPerson): PersonLimit {
  const { figures, states } = planned;
  const share = amountOf('proteinPctE', limits.proteinPctE?.range, planned);
  const spares = states.includes('kidneyThird');
  const added = spares ? 0 : addedProtein(planned);
  const byWeight = withMore(amountOf('proteinGPerKg', limits.proteinGPerKg?.range, planned), added);
  const floor: Range = spares ? {} : { min: figures.proteinG.value + added };
  const range = narrowed(narrowed(floor, byWeight), share);
  const isOwn = floor.min !== undefined && range.min === floor.min;
  const own = isOwn ? [personOrigin(planned, 'proteinG', { min: floor.min })] : [];
  return limitOf({ nutrient: 'proteinG', range, share, own }, [limits.proteinPctE, limits.proteinGPerKg]);
}

/** Protein added for pregnancy and lactation, g (safety-rules section 2, K25 ✓M); an open trimester counts as the second. */
function addedProtein({ person: { answers }, states }: PlannedPerson): number {
  if (states.includes('lactating')) return 25;
  if (!states.includes('pregnant') || answers.pregnancy === 'trimester1') return 0;
  return answers.pregnancy === 'trimester3' ? 30 : 10;
}

function withMore({ min, max }: Range, more: number): Range {
  return {
    ...(min !== undefined && { min: min + more }),
    ...(max !== undefined && { max: max + more }),
  };
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
  { kind, planned }: { readonly planned: PlannedPerson; readonly kind: 'limit' | 'aim' },
): readonly PersonLimit[] {
  if (merged === undefined) return [];
  const { nutrient, per, kcalPerGram } = LIMIT_MEASURES[key];
  const isShare = kcalPerGram !== undefined;
  const range = amountOf(key, merged.range, planned);
  const ofEnergy = { min: isShare, max: isShare };
  const found: PersonLimit = { nutrient, per, kind, ...merged, range, ofEnergy };
  if (kind === 'aim') return [found];
  const { sodiumMg, fiberG } = planned.figures;
  if (key === 'sodiumMg' && sodiumMg.value < (range.max ?? Infinity)) {
    const { min } = range;
    const own = personOrigin(planned, 'sodiumMg', { max: sodiumMg.value });
    const least = min === undefined ? {} : { min: Math.min(min, sodiumMg.value) };
    return [{ ...found, range: { ...least, max: sodiumMg.value }, from: [own] }];
  }
  if (key === 'fiberG' && merged.from.every(({ owners }) => owners.includes('base'))) {
    const own = { min: fiberG.value };
    return [{ ...found, range: own, from: [personOrigin(planned, 'fiberG', own)] }];
  }
  return [found];
}

/** Potassium a breastfeeding mother aims at beyond others, mg (safety-rules section 2, K25 ✓M). */
const LACTATION_POTASSIUM_MG = 400;

/** Figures of a key as amounts of the person's whole day, or of one meal. */
function amountOf(key: LimitKey, range: Range | undefined, planned: PlannedPerson): Range {
  const { kcalPerGram } = LIMIT_MEASURES[key];
  const { figures, states, day } = planned;
  if (key === 'proteinGPerKg') return scaleRange(range, figures.weightKg.value);
  if (key === 'potassiumMg' && states.includes('lactating') && range?.min !== undefined) {
    return { ...range, min: range.min + LACTATION_POTASSIUM_MG };
  }
  return kcalPerGram === undefined
    ? scaleRange(range, 1)
    : scaleRange(range, day.dayKcal / PER_CENT / kcalPerGram);
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

function personOrigin(
  { stage, figures }: PlannedPerson,
  key: keyof PlannedPerson['figures'],
  bound: Range,
): PersonOrigin {
  const { source, mark, confidence } = figures[key];
  return { owners: [stage], key, source, mark, confidence, ...bound };
}
