import { intakeReference, MEAL_TIMES, type MealTime, type Person } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { PERSON_ROWS } from '../../limits/people/person-rows.ts';
import { type CheckedBody, checkedBodies, type Stage } from './checked-bodies.ts';
import type { CheckedVisitor } from './checked-visitor.ts';
import { energyOfDay } from './person-energy.ts';

/** A person of the plan with the figures the checks compute. */
export type CheckedPerson = CheckedBody & {
  readonly energyKcal: number;
  /** Least planned energy that is enough, and whether the meals can reach it. */
  readonly floorKcal: number;
  readonly reachesFloor: boolean;
  readonly mealKcal: Readonly<Record<MealTime, number>>;
  readonly plannedKcal: number;
  readonly growth: number;
  readonly weightKg: number;
  readonly proteinG: number;
  readonly moreProteinG: number;
  readonly sodiumMg: number;
  readonly fiberG: number;
};

/** Shares of a day's energy (nutrition-rules section 2). */
export const SHARE = { breakfast: 0.27, lunch: 0.32, dinner: 0.31 } as const;

/** The persons of the plan. */
export const checkedPeople = memoizeByObject((visitor: CheckedVisitor): readonly CheckedPerson[] =>
  checkedBodies(visitor).map((body) => checkedPerson(body, visitor)),
);

/** The same in the order of the answers, in which a plan lists them. */
export function describedPeople(visitor: CheckedVisitor): readonly CheckedPerson[] {
  const place = ({ said }: CheckedPerson) => visitor.targets.indexOf(said.target);
  return checkedPeople(visitor).toSorted((one, other) => place(one) - place(other));
}

/** An adult without answers in this visitor's household. */
export function unknownAdult(visitor: CheckedVisitor): CheckedPerson {
  const [body] = checkedBodies({ ...visitor, targets: ['self'], persons: [] });
  if (body === undefined) throw new RangeError('Somebody is always planned for');
  return checkedPerson(body, visitor);
}

function checkedPerson(body: CheckedBody, visitor: CheckedVisitor): CheckedPerson {
  const eaten = MEAL_TIMES.filter((time) => (visitor.mealStyles[time] ?? 'fasting') !== 'fasting');
  const { said, age, stage } = body;
  const energy = energyOfDay(body, visitor, eaten);
  const figure = (key: 'proteinG' | 'sodiumMg' | 'fiberG') =>
    age === null && said.sex === null
      ? rowFigure(stage, key)
      : intakeReference(key === 'sodiumMg' ? 'sodiumCdrrMg' : key, { stage, age, sex: said.sex });
  return {
    ...body,
    ...energy,
    weightKg: weightOf(said, stage) ?? rowFigure(stage, 'weightKg'),
    proteinG: figure('proteinG'),
    moreProteinG: moreProtein(said),
    sodiumMg: figure('sodiumMg'),
    fiberG: figure('fiberG'),
  };
}

/** The weight used to compute the energy: for heavy adults, the weight at a BMI of 25 (safety-rules section 2). */
export function weightOf({ weightKg, heightCm }: Person, stage: Stage): number | null {
  if (weightKg === null || heightCm === null || stage === 'child') return weightKg;
  return Math.min(weightKg, (25 * heightCm * heightCm) / 10_000);
}

function moreProtein({ answers: { pregnancy } }: Person): number {
  if (pregnancy === 'lactating') return 25;
  if (pregnancy === 'trimester3') return 30;
  return pregnancy === 'trimester2' || pregnancy === 'pregnant' ? 10 : 0;
}

/** A figure of a reference person. */
export function rowFigure(stage: Stage, key: (typeof PERSON_ROWS)[number]['key']): number {
  return PERSON_ROWS.find((row) => row.stage === stage && row.key === key)?.value ?? Number.NaN;
}
