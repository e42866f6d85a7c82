import { ACTIVITIES, aStranger, type Person, SEXES, type Sex, type Target } from '@kkini/domain';
import { RandomSource } from '../catalogues/random-source.ts';

/** Households whose days are judged for everybody at the table: their members, and ages relative to the first one's. */
export const HOUSEHOLDS = {
  couple: { ages: [28, 57], others: [['spouse', 1]] },
  'couple of 65 and older': { ages: [65, 79], others: [['spouse', 1]] },
  'adult with a parent': { ages: [35, 54], others: [['parents', 28]] },
  'couple with a child': {
    ages: [33, 44],
    others: [
      ['spouse', 2],
      ['child', -28],
    ],
  },
} as const satisfies Readonly<Record<string, HouseholdKind>>;

type HouseholdKind = {
  readonly ages: readonly [least: number, most: number];
  readonly others: readonly (readonly [target: Target, yearsOlder: number])[];
};

const YEAR = 2026;
const GROWN_UP = 19;
/** Heights of most adults, cm, and their body mass index. */
const HEIGHTS_CM = { male: [164, 180], female: [152, 167] } as const;
const BODY_MASS_INDEX = [20, 26] as const;
/** Probability that a person states height, weight or activity. */
const SAID = 0.8;

/** The people of a household, with realistic bodies. */
export function randomHousehold({ ages, others }: HouseholdKind, seed: number): readonly Person[] {
  const random = new RandomSource(seed * 7919 + 3);
  const between = ([least, most]: readonly [number, number]) => least + (most - least) * random.unit();
  const maybe = <Value>(value: Value) => (random.unit() < SAID ? value : null);
  const person = (target: Target, sex: Sex, age: number): Person => {
    const isChild = age < GROWN_UP;
    const heightCm = isChild ? between([85, 93]) + 5.4 * age : between(HEIGHTS_CM[sex]);
    const index = isChild ? between([14.5, 16.5]) + 0.35 * age : between(BODY_MASS_INDEX);
    return {
      ...aStranger(target),
      sex,
      birthYear: YEAR - age,
      heightCm: maybe(Math.round(heightCm)),
      weightKg: maybe(Math.round((index * heightCm * heightCm) / 10_000)),
      activity: maybe(random.oneOf(ACTIVITIES)),
    };
  };
  const age = Math.round(between(ages));
  const sex = random.oneOf(SEXES);
  const spouse = sex === 'male' ? 'female' : 'male';
  return [
    person('self', sex, age),
    ...others.map(([target, years]) =>
      person(target, target === 'spouse' ? spouse : random.oneOf(SEXES), age + years),
    ),
  ];
}
