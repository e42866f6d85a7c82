import {
  ageOf,
  aimsAtPotassium,
  hadStomachSurgery,
  intakeReference,
  isLactating,
  isPregnant,
  kidneyStage,
  type LifeStage,
  lifeStage,
  MEAL_TIMES,
  type MealTime,
  maySay,
  type Person,
  type PlannedDay,
  plannedDay,
  type ReferenceKey,
  reckonedWeight,
  withoutDoubtful,
} from '@kkini/domain';
import { BODY_STATES, type BodyState } from '@kkini/domain/limits';
import { type Grounds, grounds } from '../../model/grounds.ts';
import type { Visitor } from '../../model/visitor.ts';
import { PERSON_ROWS, type PersonKey } from './person-rows.ts';

/** The answers that limits depend on. */
export type PlannedFor = Pick<
  Visitor,
  'targets' | 'healthConditions' | 'eatingStyles' | 'mealStyles' | 'persons' | 'year'
>;

/** A figure of a person, with its source. */
export type PersonFigure = Grounds & { readonly value: number };

/** A person a plan is made for, with everything their limits are computed from. */
export type PlannedPerson = {
  /** Without implausible measures. */
  readonly person: Person;
  readonly stage: LifeStage;
  readonly states: readonly BodyState[];
  /** Energy of the day and of the eaten meals. */
  readonly day: PlannedDay;
  readonly figures: Readonly<Record<Exclude<PersonKey, 'energyKcal'>, PersonFigure>>;
};

/** Derives what limits need from a person's answers (safety-rules section 2). */
export function plannedPerson(said: Person, plannedFor: PlannedFor): PlannedPerson {
  const { year } = plannedFor;
  const person = withoutDoubtful(said, year);
  const eaten = eatenMeals(plannedFor);
  const figure = (key: FigureKey) => figureOf(key, person, year);
  return {
    person,
    stage: lifeStage(person, year),
    states: bodyStates(person),
    day: plannedDay(person, { eaten, choices: plannedFor, year }),
    figures: {
      weightKg: weightOf(person, year),
      proteinG: figure('proteinG'),
      sodiumMg: figure('sodiumMg'),
      fiberG: figure('fiberG'),
    },
  };
}

/** The meal times that are not fasted on a day of the plan. */
export function eatenMeals({ mealStyles }: Pick<PlannedFor, 'mealStyles'>): readonly MealTime[] {
  return MEAL_TIMES.filter((time) => mealStyles[time] !== 'fasting');
}

type FigureKey = 'proteinG' | 'sodiumMg' | 'fiberG';

const REFERENCES: Readonly<Record<FigureKey, ReferenceKey>> = {
  proteinG: 'proteinG',
  sodiumMg: 'sodiumCdrrMg',
  fiberG: 'fiberG',
};

/** The figure by age and sex where either is known, otherwise that of the reference person. */
function figureOf(key: FigureKey, person: Person, year: number): PersonFigure {
  const age = ageOf(person, year);
  const stage = lifeStage(person, year);
  if (age === null && person.sex === null) return referenceFigure(stage, key);
  const value = intakeReference(REFERENCES[key], { stage, age, sex: person.sex });
  return { value, ...grounds('K25 ✓M') };
}

/** The weight used to compute the energy (safety-rules section 2), otherwise that of the reference person. */
function weightOf(person: Person, year: number): PersonFigure {
  const { weightKg, heightCm } = person;
  const stage = lifeStage(person, year);
  if (weightKg === null) return referenceFigure(stage, 'weightKg');
  const value = reckonedWeight({ heightCm, weightKg, isChild: stage === 'child' });
  return { value, ...grounds('K25 ◇M') };
}

/** A figure of the reference person of a life stage. */
export function referenceFigure(stage: LifeStage, key: PersonKey): PersonFigure {
  const row = PERSON_ROWS.find((each) => each.stage === stage && each.key === key);
  if (row === undefined) throw new RangeError(`No row gives ${key} of the ${stage} person`);
  const { value, source, mark, confidence } = row;
  return { value, source, mark, confidence };
}

/** The states of a person. An unsure answer counts as yes. */
function bodyStates(person: Person): readonly BodyState[] {
  const kidney = kidneyStage(person);
  const holds: Readonly<Record<BodyState, boolean>> = {
    kidneyOpen: kidney === 'open',
    kidneyEarly: kidney === 'early',
    // Later stages are refused before planning. A plan that reaches this line treats them as the third stage.
    kidneyThird: kidney === 'third' || kidney === 'late',
    potassiumOff: !aimsAtPotassium(person),
    kRetain: maySay(person, 'kRetain'),
    pregnant: isPregnant(person),
    lactating: isLactating(person),
    warfarin: maySay(person, 'warfarin'),
    insulin: maySay(person, 'insulin'),
    stomach: hadStomachSurgery(person),
    cirrhosis: maySay(person, 'cirrhosis'),
  };
  return BODY_STATES.filter((state) => holds[state]);
}
