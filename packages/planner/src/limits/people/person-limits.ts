import { PLANNED_SHARE } from '@kkini/domain';
import { LIMIT_KEYS, LIMIT_MEASURES, type LimitKey, type LimitKind } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { LimitRow, PersonLimit, Range } from '../../model/limit-row.ts';
import { intersect, type Merged, type MergedKeys, mergeLimits } from '../merge-limits.ts';
import { planningFigure } from '../planning-rows.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';

/**
 * The limits of a person with these choices (nutrition-rules section 3, notes; safety-rules section 2): shares refer
 * to the person's energy, g/kg to their weight, and a stricter floor or maximum of the person replaces the merged
 * one.
 */
export function personLimits(planned: PlannedPerson, plannedFor: PlannedFor): readonly PersonLimit[] {
  return limitsAmong(plannedFor)(planned);
}

const limitsAmong = memoizeByObject((plannedFor: PlannedFor) =>
  memoizeByObject((planned: PlannedPerson) => limitsOf(planned, plannedFor)),
);

function limitsOf(planned: PlannedPerson, plannedFor: PlannedFor): readonly PersonLimit[] {
  const merged = mergeLimits(planned, plannedFor);
  const limits = [
    carbohydrate(merged.limits, planned),
    protein(merged.limits, planned),
    ...SIMPLE_KEYS.flatMap((key) => simple(key, merged.limits[key], { planned, kind: 'limit' })),
    ...LIMIT_KEYS.flatMap((key) => simple(key, merged.aims[key], { planned, kind: 'aim' })),
  ];
  return limits.map((each) => withPlanned(each, planned.day));
}

/** A limit of the whole day, without the range of the planned meals. */
type WholeLimit = Omit<PersonLimit, 'planned'>;

/** Adds the range of the planned meals to a limit. */
export function withPlanned(limit: WholeLimit, energy: PlannedEnergy): PersonLimit {
  return { ...limit, planned: limit.per === 'meal' ? limit.range : plannedRange(limit, energy) };
}

/** Energy of the day and of the planned meals, which scales a range of the day to the planned meals. */
export type PlannedEnergy = { readonly dayKcal: number; readonly plannedKcal: number };

/**
 * The part of a day's range that the planned meals must keep, whichever meals are fasted (safety-rules section 3.1):
 * a tenth of a day is not planned. A side that is a share of the energy refers to the target of the meals, but never
 * falls below a floor.
 */
function plannedRange(
  { range: { min, max }, ofEnergy }: Pick<PersonLimit, 'range' | 'ofEnergy'>,
  { dayKcal, plannedKcal }: PlannedEnergy,
): Range {
  const ofMeals = plannedKcal > 0 ? plannedKcal / dayKcal : PLANNED_SHARE;
  const least = min === undefined ? undefined : min * (ofEnergy.min ? ofMeals : PLANNED_SHARE);
  const most = max === undefined ? undefined : max * (ofEnergy.max ? ofMeals : PLANNED_SHARE);
  const floor = ofEnergy.min ? undefined : least;
  return {
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: ofEnergy.max ? Math.max(most, floor ?? most) : most }),
  };
}

const SIMPLE_KEYS = LIMIT_KEYS.filter(
  (key) => !['carbohydratePctE', 'carbohydrateG', 'proteinPctE', 'proteinGPerKg'].includes(key),
);

/** Both the share of the energy and the grams apply; where they disagree, the grams. */
function carbohydrate(limits: MergedKeys, planned: PlannedPerson): WholeLimit {
  const share = amountOf('carbohydratePctE', limits.carbohydratePctE?.range, planned);
  const grams = limits.carbohydrateG?.range ?? {};
  const range = intersect(share, grams) ?? grams;
  return limitOf({ nutrient: 'carbohydrateG', range, share, own: [] }, [
    limits.carbohydratePctE,
    limits.carbohydrateG,
  ]);
}

/**
 * The person's own floor always applies, except for kidneys that tolerate less. Where g/kg and the share of the
 * energy disagree, g/kg applies (nutrition-rules section 3). A range that leaves no room above the floor of a life
 * stage is replaced by that floor (section 6.4). Pregnancy and lactation add protein (safety-rules section 2).
 */
function protein(limits: MergedKeys, planned: PlannedPerson): WholeLimit {
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

/**
 * Protein added for pregnancy and lactation, g (safety-rules section 2, K25 ✓M). An unanswered trimester counts as the second.
 */
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

/**
 * The first range within the second, or the first range alone where the overlap is narrower than the error of tables and
 * scales.
 */
function narrowed(range: Range, by: Range): Range {
  const both = intersect(range, by);
  if (both === null) return range;
  const { min = 0, max = Infinity } = both;
  return max === Infinity || max - min > 2 * planningFigure('tableTolerance') * max ? both : range;
}

function simple(
  key: LimitKey,
  merged: Merged | undefined,
  { kind, planned }: { readonly planned: PlannedPerson; readonly kind: LimitKind },
): readonly WholeLimit[] {
  if (merged === undefined) return [];
  const { nutrient, per, kcalPerGram } = LIMIT_MEASURES[key];
  const isShare = kcalPerGram !== undefined;
  const range = amountOf(key, merged.range, planned);
  const ofEnergy = { min: isShare, max: isShare };
  const found: WholeLimit = { nutrient, per, kind, ...merged, range, ofEnergy };
  if (kind === 'aim') return [found];
  const { sodiumMg, fiberG } = planned.figures;
  if (key === 'sodiumMg' && sodiumMg.value < (range.max ?? Infinity)) {
    const { min } = range;
    const own = personOrigin(planned, 'sodiumMg', { max: sodiumMg.value });
    const least = min === undefined ? {} : { min: Math.min(min, sodiumMg.value) };
    return [{ ...found, range: { ...least, max: sodiumMg.value }, from: [own] }];
  }
  if (key === 'fiberG' && merged.from.every(({ owners }) => owners.includes('everyone'))) {
    const own = { min: fiberG.value };
    return [{ ...found, range: own, from: [personOrigin(planned, 'fiberG', own)] }];
  }
  return [found];
}

/** Potassium added to the aim during lactation, mg (safety-rules section 2, K25 ✓M). */
const LACTATION_POTASSIUM_MG = 400;

/** The range of a key as amounts of the person's whole day, or of one meal. */
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

/** Multiplies a range by a factor. */
export function scaleRange({ min, max }: Range = {}, factor: number): Range {
  return { ...(min !== undefined && { min: min * factor }), ...(max !== undefined && { max: max * factor }) };
}

type DayBounds = Pick<WholeLimit, 'nutrient' | 'range'> & {
  readonly share: Range;
  readonly own: readonly LimitRow[];
};

function limitOf(
  { nutrient, range, share, own }: DayBounds,
  merged: readonly (Merged | undefined)[],
): WholeLimit {
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
  key: 'proteinG' | 'sodiumMg' | 'fiberG',
  bound: Range,
): LimitRow {
  const { source, mark, confidence } = figures[key];
  return { owners: [stage], key, kind: 'limit', source, mark, confidence, ...bound };
}
