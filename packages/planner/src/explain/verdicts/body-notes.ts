import {
  BODY_NOTES,
  type BodyNote,
  doubtfulMeasures,
  type EatingStyle,
  excludedIds,
  isRiceRefused,
  MEAL_TIMES,
  type NoDeficitReason,
  type Nutrient,
  RICE_DISH,
  type Target,
  type Verdict,
  type WeekPlan,
} from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { hardViolations } from '../../constraints/dish-violations.ts';
import { type HouseholdPerson, household } from '../../limits/people/household.ts';
import { personLimits } from '../../limits/people/person-limits.ts';
import { eatenMeals, type PlannedPerson } from '../../limits/people/planned-person.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import { stylesOff } from '../../limits/styles-off.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import type { PersonLimit } from '../../model/limit-row.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { DayVerdict, FigureVerdict } from './day-verdicts.ts';

/**
 * A note about one person, given by index among the eaters, or about everybody, and about one style where it concerns
 * one.
 */
export type BodyNoteOf = {
  readonly code: BodyNote;
  readonly target: Target | null;
  readonly person?: number;
  readonly style: EatingStyle | null;
};

/** All body notes of a plan (safety-rules sections 2 to 6), in the order of BODY_NOTES. */
export function bodyNotes(visitor: Visitor): readonly BodyNoteOf[] {
  const { persons } = household(visitor);
  const notes = [
    ...notesOfAll(visitor),
    ...persons.flatMap((each, person) => notesOf(each, visitor, person)),
  ];
  return BODY_NOTES.flatMap((code) => notes.filter((note) => note.code === code));
}

/** A note about everybody. */
export const ofAll = (code: BodyNote): BodyNoteOf => ({ code, target: null, style: null });

function notesOfAll(visitor: Visitor): readonly BodyNoteOf[] {
  const { persons, healthConditions, hasSevereAllergy } = visitor;
  const eaten = eatenMeals(visitor).length;
  const said = persons.map(({ answers }) => answers);
  const countsSeaweed =
    healthConditions.includes('thyroidDisease') ||
    said.some(({ thyroidDrug = 'no', pregnancy = 'no' }) => thyroidDrug !== 'no' || isCarried(pregnancy));
  const found: readonly (readonly [BodyNote, boolean])[] = [
    ['mealsGrown', eaten === 1 || eaten === 2],
    ['severeAllergy', hasSevereAllergy],
    ['iodine', countsSeaweed],
    ['vitaminB12', lacksVitaminB12(visitor)],
  ];
  return found.flatMap(([code, holds]) => (holds ? [ofAll(code)] : []));
}

const isCarried = (pregnancy: string) => pregnancy !== 'no' && pregnancy !== 'lactating';

/** A vegetarian plan without eggs and dairy contains almost no vitamin B12 (section 6). */
function lacksVitaminB12({ eatingStyles, exclusions }: Visitor): boolean {
  const excluded = new Set(exclusions.flatMap(excludedIds));
  return eatingStyles.includes('vegetarian') && ['egg', 'dairy'].every((food) => excluded.has(food));
}

const DEFICIT_NOTES = {
  growing: 'deficitGrowing',
  pregnancy: 'deficitPregnancy',
  cirrhosis: 'deficitCirrhosis',
  weightInRange: 'deficitWeightInRange',
} as const satisfies Record<NoDeficitReason, BodyNote>;

function notesOf(
  { said, planned }: HouseholdPerson,
  visitor: Visitor,
  person: number,
): readonly BodyNoteOf[] {
  const { target } = planned.person;
  const { noDeficit } = planned.day;
  const of = (code: BodyNote, style: EatingStyle | null = null): BodyNoteOf => {
    return { code, target, person, style };
  };
  return [
    ...(noDeficit === null ? [] : [of(DEFICIT_NOTES[noDeficit])]),
    ...(doubtfulMeasures(said, visitor.year).length > 0 ? [of('measuresDoubted')] : []),
    ...(isEnergyShort(planned, visitor) ? [of('energyShort')] : []),
    ...stylesOff(planned, visitor).map((style) => of('styleOff', style)),
    ...answerNotes(planned).map((code) => of(code)),
  ];
}

/** Energy per gram of the nutrients that supply energy, kcal. */
const KCAL_PER_GRAM = { carbohydrateG: 4, proteinG: 4, fatG: 9 } as const satisfies Partial<
  Record<Nutrient, number>
>;

/**
 * Whether the target energy exceeds what the maxima of a day for carbohydrate, protein and fat allow together, or even the least
 * energy of a day what those of its meals allow: with diabetes no meal has more than 80 g of carbohydrate. Each maximum stays, as
 * the lowest one does (nutrition-rules section 6.3), and the days may hold less energy.
 */
function isEnergyShort(planned: PlannedPerson, visitor: Visitor): boolean {
  const { plannedKcal } = planned.day;
  const limits = personLimits(planned, visitor).filter(({ kind }) => kind === 'limit');
  const ofDay = limits.filter(({ per }) => per === 'day');
  const meals = eatenMeals(visitor).length;
  const mostOf = (some: readonly PersonLimit[], kcal: number) => {
    const most = ({ per, ofEnergy, planned: { max = Infinity } }: PersonLimit) =>
      max * (per === 'meal' ? meals : ofEnergy.max ? kcal / plannedKcal : 1);
    return Object.entries(KCAL_PER_GRAM).reduce((sum, [nutrient, perGram]) => {
      const own = some.filter((limit) => limit.nutrient === nutrient);
      return sum + perGram * Math.min(...own.map(most));
    }, 0);
  };
  const least = plannedKcal * (1 - planningFigure('dayEnergyTolerance'));
  return mostOf(ofDay, plannedKcal) < plannedKcal || mostOf(limits, least) < least;
}

function answerNotes({ states, stage, person: { answers } }: PlannedPerson): readonly BodyNote[] {
  const has = (...wanted: PlannedPerson['states']) => wanted.some((state) => states.includes(state));
  const found: readonly (readonly [BodyNote, boolean])[] = [
    ['kidney', has('kidneyEarly', 'kidneyThird')],
    ['pregnancy', has('pregnant')],
    ['lactation', has('lactating')],
    ['olderRaw', stage === 'older'],
    ['warfarin', has('warfarin')],
    ['insulin', has('insulin')],
    ['kRetain', has('kRetain')],
    ['maoi', (answers.maoi ?? 'no') !== 'no'],
    ['thyroidDrug', (answers.thyroidDrug ?? 'no') !== 'no'],
    ['stomach', has('stomach')],
    ['cirrhosis', has('cirrhosis')],
  ];
  return found.flatMap(([code, holds]) => (holds ? [code] : []));
}

/** Largest vitamin K of a day as a multiple of the smallest, up to which the days of a week are alike (safety-rules section 6.2). */
const STEADY = 2;

/** Verdicts on the carbohydrate of meals that are alike with insulin; bought food is never certain. */
const ALIKE: readonly Verdict[] = ['within', 'likely'];

/**
 * The notes as they hold for the week as it stands, whose meals or answers may have changed since it was planned: another one with
 * warfarin where days are no longer alike in vitamin K, and none with insulin where meals are not alike in carbohydrate.
 */
export function steadyNotes(
  notes: readonly BodyNoteOf[],
  days: readonly DayVerdict[],
  visitor: Visitor,
): readonly BodyNoteOf[] {
  const { persons } = household(visitor);
  const figuresOf = (person = 0, of: Pick<FigureVerdict, 'nutrient' | 'per'>) => {
    const said = persons[person]?.said;
    const at = said === undefined ? -1 : visitor.persons.indexOf(said);
    return days.flatMap((day) =>
      (day.persons[at]?.figures ?? []).filter(
        ({ nutrient, per }) => nutrient === of.nutrient && per === of.per,
      ),
    );
  };
  const isUneven = (person?: number) => {
    const figures = figuresOf(person, { nutrient: 'vitaminKUg', per: 'day' });
    const known = figures.flatMap(({ value, verdict }) =>
      value === null || verdict === 'unknown' ? [] : [value],
    );
    return Math.max(...known) > STEADY * Math.min(...known);
  };
  const hasAlikeMeals = (person?: number) =>
    figuresOf(person, { nutrient: 'carbohydrateG', per: 'meal' }).every(({ verdict }) =>
      ALIKE.includes(verdict),
    );
  return notes.flatMap((note): readonly BodyNoteOf[] => {
    const { code, person } = note;
    if (code === 'insulin' && !hasAlikeMeals(person)) return [];
    return [code === 'warfarin' && isUneven(person) ? { ...note, code: 'warfarinUneven' } : note];
  });
}

/** Nutrients that suffer where protein is bounded: protein, what protein displaces, and what replaces it. */
const CROWDED: readonly LimitedNutrient[] = ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG'];

const MISSED: readonly Verdict[] = ['belowFloor', 'over', 'under'];

/**
 * Notes that protein is bounded because nothing is known about somebody's kidneys (safety-rules section 4). Given
 * where days miss their limits for it, since an answer may lift the bound.
 */
export function kidneyNotes(days: readonly DayVerdict[], visitor: Visitor): readonly BodyNoteOf[] {
  const isCrowded = days.some(({ persons }) =>
    persons.some(({ figures }) =>
      figures.some(
        ({ nutrient, per, verdict }) =>
          per === 'day' && CROWDED.includes(nutrient) && MISSED.includes(verdict),
      ),
    ),
  );
  if (!isCrowded) return [];
  const isBounded = household(visitor).persons.some(({ planned }) =>
    personLimits(planned, visitor).some(
      ({ nutrient, kind, from }) =>
        nutrient === 'proteinG' &&
        kind === 'limit' &&
        from.some(({ owners }) => owners.includes('kidneyOpen')),
    ),
  );
  return isBounded ? [ofAll('kidneyUnsaid')] : [];
}

/** Why the rice that somebody chose is missing on some tables: kidneys, an exclusion or rule, or a limit of some meals. */
export function riceNotes(
  week: WeekPlan,
  visitor: Visitor,
  tables: Tables | undefined,
): readonly BodyNoteOf[] {
  const chosen = visitor.rice ?? null;
  if (chosen === null || tables === undefined) return [];
  const dishId = RICE_DISH[chosen];
  if (isRiceRefused(visitor.persons, dishId)) return [ofAll('riceKidney')];
  const sides = tables.sidesOf(kitchenOf(visitor));
  const rice = sides.find(({ dish }) => dish.id === dishId);
  const alone = rice && tables.sideCandidate(rice.id);
  if (alone === undefined || hardViolations(alone, visitor).length > 0) return [ofAll('riceExcluded')];
  const others = new Set(
    sides.flatMap(({ id, dish }) => (dish.role === 'rice' && dish.id !== dishId ? [id] : [])),
  );
  const beside = week.flatMap(({ slots }) => MEAL_TIMES.flatMap((time) => idsBeside(slots[time], tables)));
  return beside.some((id) => others.has(id)) ? [ofAll('riceLimits')] : [];
}
