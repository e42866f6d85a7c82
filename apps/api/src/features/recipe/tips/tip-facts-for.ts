import {
  ageOf,
  aimsAtPotassium,
  bodyMassIndex,
  dayEnergy,
  isLactating,
  isPregnant,
  kidneyStage,
  lifeStage,
  maySay,
  type Nutrient,
  type Person,
  readExcludedFoods,
  type SurveyDraft,
  type Taxonomy,
  withoutDoubtful,
} from '@kkini/domain';
import { conditionsOf, personCalls } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type CatalogueEntry, dayLimits, HARD_RULES, ruleOwners, type Visitor } from '@kkini/planner';
import type { KidneyState, TipFacts, TipLimits, TipPeople, TipPerson } from '@kkini/tips';
import type { StoredDay } from '../../../db/stored-plan.ts';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { dishObjection } from '../judgement/dish-objection.ts';
import { surveyVisitor } from '../judgement/survey-visitor.ts';
import {
  type DayPortions,
  type PlannedMeal,
  plannedDish,
  RECIPE_PLATE,
  type TipPlate,
} from './planned-dish.ts';
import { tipDish } from './tip-dish.ts';

export type TipQuestion = {
  readonly entry: CatalogueEntry;
  readonly answers: SurveyDraft;
  /** Days of the survey's plan; empty if it has none yet. */
  readonly days: readonly StoredDay[];
  readonly meal?: PlannedMeal | undefined;
  readonly portions?: DayPortions | undefined;
  readonly variant: number;
};

/** Facts for the tip of a dish and the people of a survey, not considering other tips. */
export function tipFactsFor(catalogue: LoadedCatalogue, question: TipQuestion): TipFacts {
  const { entry, answers, days, meal, portions, variant } = question;
  const { taxonomy } = catalogue;
  const visitor = surveyVisitor(taxonomy, answers);
  const planned = plannedDish(catalogue, { entry, days, meal, visitor, portions });
  const dish = tipDish(catalogue, planned?.served ?? entry);
  return {
    dish,
    people: tipPeople(answers, { visitor, plates: planned?.plates ?? [] }, taxonomy),
    day: planned?.day ?? null,
    objection: dishObjection(planned?.served ?? entry, visitor, taxonomy),
    variant,
    said: [],
    askedThatDay: [],
    nutritionOf: catalogue.nutritionOf,
  };
}

/** The people as the planner sees them, and each person's plate if the dish is in a plan. */
type TipTable = { readonly visitor: Visitor; readonly plates: readonly TipPlate[] };

/** The people of a survey as tips need them: choices, exclusions, blocking rules, and each person. */
function tipPeople(answers: SurveyDraft, { visitor, plates }: TipTable, taxonomy: Taxonomy): TipPeople {
  const { targets, healthConditions, eatingStyles } = answers;
  const owners = ruleOwners(visitor);
  const rules = HARD_RULES.filter(({ owner }) => owners.has(owner));
  const { persons } = visitor;
  const calls = personCalls(persons);
  return {
    targets,
    healthConditions,
    eatingStyles,
    exclusions: readExcludedFoods(taxonomy, answers).flatMap((reading) => reading.exclusions),
    hardTags: [...new Set(rules.flatMap(({ tags }) => tags))],
    hardFoods: [...new Set(rules.flatMap(({ foods }) => foods))],
    persons: persons.map((person, who) => ({
      ...tipPerson(person, { answers, visitor, plate: plates[who] ?? RECIPE_PLATE }),
      call: calls[who] ?? { by: 'target', target: person.target },
    })),
  };
}

/** Each person's limits if they ate alone, with their own conditions only; the same for every meal of a week. */
const limitsAlone = memoizeByObject((visitor: Visitor) =>
  memoizeByObject((said: Person): TipLimits => {
    const person = { ...withoutDoubtful(said, visitor.year), freeOf: [] };
    const alone = { ...visitor, targets: [person.target], persons: [person] };
    const { day, mealEnergyKcal } = dayLimits({ ...alone, healthConditions: conditionsOf(said, visitor) });
    return { day, mealEnergyKcal };
  }),
);

function cappedNutrients({ day }: TipLimits): readonly Nutrient[] {
  return (Object.keys(day) as Nutrient[]).filter((nutrient) => day[nutrient]?.max !== undefined);
}

type Table = {
  readonly answers: SurveyDraft;
  readonly visitor: Visitor;
  readonly plate: TipPlate;
};

/**
 * One person at the table for tips. Unanswered questions take their strictest row (safety-rules section 4): potassium is no aim,
 * diabetes may include insulin, and heart disease keeps vitamin K steady.
 */
function tipPerson(
  said: Person,
  { answers, visitor, plate: { portion, dayKcal } }: Table,
): Omit<TipPerson, 'call'> {
  const year = Number((answers.startDate ?? '').slice(0, 4));
  const person = withoutDoubtful(said, year);
  const conditions = conditionsOf(person, answers);
  const limits = limitsAlone(visitor)(said);
  const mayUse = (question: 'insulin' | 'warfarin', condition: 'diabetes' | 'heartDisease') =>
    maySay(person, question) || (person.answers[question] === undefined && conditions.includes(condition));
  return {
    target: person.target,
    stage: lifeStage(person, year),
    isSmallChild: lifeStage(person, year) === 'child' && (ageOf(person, year) ?? 0) < SMALL_CHILD_UNTIL,
    conditions,
    styles: answers.eatingStyles,
    isPregnant: isPregnant(person),
    isLactating: isLactating(person),
    usesInsulin: mayUse('insulin', 'diabetes'),
    usesWarfarin: mayUse('warfarin', 'heartDisease'),
    mayTakeWarfarin: maySay(person, 'warfarin'),
    kidney: KIDNEY_STATE[kidneyStage(person)],
    hasCirrhosis: maySay(person, 'cirrhosis'),
    bmi: bodyMassIndex(person),
    isPotassiumAimed: aimsAtPotassium(person),
    isDayBelowFloor: dayKcal !== null && dayKcal < dayEnergy(person, answers, year).floorKcal,
    cappedNutrients: cappedNutrients(limits),
    limits,
    portion,
  };
}

/** Age from which a child can watch out for bones and choose the size of bites. */
const SMALL_CHILD_UNTIL = 10;

const KIDNEY_STATE = {
  open: null,
  healthy: 'none',
  early: 'early',
  third: 'moderate',
  late: 'moderate',
} as const satisfies Record<ReturnType<typeof kidneyStage>, KidneyState | null>;
