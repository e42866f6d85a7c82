import type { LimitWire, QualityWire } from '@kkini/contract';
import { addDays, type MealTime, type Verdict } from '@kkini/domain';
import { TEST_PLAN_START } from './a-meal-plan.ts';

type LimitDay = LimitWire['days'][number];

/** A day of 600 mg of sodium per meal, within the limit of three meals. */
export function aLimitDay(date: string, changes: Partial<LimitDay> = {}): LimitDay {
  return {
    date,
    amounts: { breakfast: 600, lunch: 600, dinner: 500 },
    low: null,
    high: 1800,
    verdicts: { day: 'within' },
    ...changes,
  };
}

/** The days of a plan, equal except those given by date. */
export function limitDays(named: Readonly<Record<string, Partial<LimitDay>>> = {}): LimitDay[] {
  return Array.from({ length: 7 }, (_, index) => addDays(TEST_PLAN_START, index)).map((date) =>
    aLimitDay(date, named[date]),
  );
}

/** At most 2,000 mg of sodium a day for high blood pressure, kept all week. */
export function aLimit(changes: Partial<LimitWire> = {}): LimitWire {
  return {
    nutrient: 'sodiumMg',
    unit: 'mg',
    per: 'day',
    kind: 'limit',
    low: null,
    high: 2000,
    judgedLow: null,
    judgedHigh: 1800,
    value: 1712.5,
    within: 7,
    judged: 7,
    met: true,
    days: limitDays(),
    rows: [
      {
        owners: ['hypertension'],
        figure: 'sodiumMg',
        low: null,
        high: 2000,
        source: { code: 'WHO', name: '세계보건기구' },
        mark: '✓',
        confidence: 'H',
      },
    ],
    overruled: [],
    ...changes,
  };
}

export function amounts(breakfast: number | null, lunch: number | null, dinner: number | null) {
  return { breakfast, lunch, dinner } satisfies Record<MealTime, number | null>;
}

export function aQuality(changes: Partial<QualityWire> = {}): QualityWire {
  return {
    ladderStep: 0,
    emptySlots: 0,
    repeatedDishes: 0,
    relaxations: [],
    warnings: [],
    unknownExclusions: [],
    confirmations: [],
    refusal: null,
    bodyNotes: [],
    weekdayWork: null,
    foodsAtHome: [],
    refusedExtras: [],
    days: [],
    limits: [],
    eaters: [],
    certificate: null,
    ...changes,
  };
}

type SomePerson = Partial<QualityWire['days'][number]['persons'][number]>;

/** The days of a plan with the same verdict for these people. */
export function someDays(verdict: Verdict, persons: readonly SomePerson[] = [{}]): QualityWire['days'] {
  return Array.from({ length: 7 }, (_, index) => ({
    date: addDays(TEST_PLAN_START, index),
    verdict,
    persons: persons.map((person) => ({
      target: 'self',
      verdict,
      plannedKcal: 1800,
      floorKcal: 1500,
      figures: [],
      ...person,
    })),
    meals: {},
  }));
}
