import {
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
  type SurveyDraft,
  withoutDoubtful,
} from '@kkini/domain';
import type { KidneyState, TipPerson } from '@kkini/tips';
import type { TipPlate } from './planned-dish.ts';

type Table = {
  readonly answers: SurveyDraft;
  readonly cappedNutrients: readonly Nutrient[];
  readonly plate: TipPlate;
};

/**
 * One person at the table for tips. Unanswered questions count with their strict row (safety-rules section 4):
 * potassium is no aim, diabetes may include insulin, and heart disease keeps vitamin K steady.
 */
export function tipPerson(
  said: Person,
  { answers, cappedNutrients, plate: { portion, dayKcal } }: Table,
): TipPerson {
  const year = Number((answers.startDate ?? '').slice(0, 4));
  const person = withoutDoubtful(said, year);
  const { healthConditions, eatingStyles } = answers;
  const mayUse = (question: 'insulin' | 'warfarin', condition: 'diabetes' | 'heartDisease') =>
    maySay(person, question) ||
    (person.answers[question] === undefined && healthConditions.includes(condition));
  return {
    target: person.target,
    stage: lifeStage(person, year),
    conditions: healthConditions,
    styles: eatingStyles,
    isPregnant: isPregnant(person),
    isLactating: isLactating(person),
    usesInsulin: mayUse('insulin', 'diabetes'),
    usesWarfarin: mayUse('warfarin', 'heartDisease'),
    kidney: KIDNEY_STATE[kidneyStage(person)],
    bmi: bodyMassIndex(person),
    isPotassiumAimed: aimsAtPotassium(person),
    isDayBelowFloor: dayKcal !== null && dayKcal < dayEnergy(person, answers, year).floorKcal,
    cappedNutrients,
    portion,
  };
}

const KIDNEY_STATE = {
  open: null,
  healthy: 'none',
  early: 'early',
  third: 'moderate',
  late: 'moderate',
} as const satisfies Record<ReturnType<typeof kidneyStage>, KidneyState | null>;
