import {
  aStranger,
  EMPTY_SURVEY,
  intakeReference,
  lifeStage,
  type Person,
  type Sex,
  type Survey,
  type Target,
  type WeekPlan,
} from '@kkini/domain';
import { type DayVerdict, dishesServed } from '@kkini/planner';
import { eatenAmounts } from '../eaten-amounts.ts';
import { ALL_COOKED, type Foods, laidWeek, percent, printHead, printRow, weekTask } from '../laid-weeks.ts';

const YEAR = 2026;
/** The part of the recommended intake that the mean of a week should reach (safety-rules section 6). */
const ENOUGH = 0.8;
/** Every so many weeks have lunches in restaurants. */
const EATING_OUT = 3;

/** People who eat together, and those of them whose calcium and iron comes first. */
type Kind = {
  readonly persons: (number: number) => readonly Person[];
  readonly counted: readonly Target[];
  readonly eatingStyles?: Survey['eatingStyles'];
  readonly excludedFoods?: Survey['excludedFoods'];
};

const sexOf = (number: number): Sex => (number % 2 === 0 ? 'male' : 'female');
const aPerson = (target: Target, age: number, sex: Sex): Person => {
  return { ...aStranger(target), sex, birthYear: YEAR - age };
};

const KINDS: Readonly<Record<string, Kind>> = {
  'people of 71 and 79': {
    persons: () => [aPerson('self', 79, 'male'), aPerson('spouse', 71, 'female')],
    counted: ['self', 'spouse'],
  },
  'people of 71 and 79 without dairy': {
    persons: () => [aPerson('self', 79, 'male'), aPerson('spouse', 71, 'female')],
    counted: ['self', 'spouse'],
    excludedFoods: ['우유'],
  },
  'children of 4 to 16': {
    persons: (number) => [aPerson('self', 41, 'female'), aPerson('child', 4 + (number % 13), sexOf(number))],
    counted: ['child'],
  },
  'a pregnant woman': {
    persons: () => [{ ...aPerson('self', 32, 'female'), answers: { pregnancy: 'trimester2' } }],
    counted: ['self'],
  },
  vegetarians: {
    persons: (number) => [aPerson('self', 25 + 2 * number, sexOf(number))],
    counted: ['self'],
    eatingStyles: ['vegetarian'],
  },
};

/** Prints how much of the calcium and iron they need people get in weeks with laid tables, extras included. */
export function reportMinerals(
  foods: Foods,
  { from, weeks }: { readonly from: number; readonly weeks: number },
) {
  printHead(['Weeks of', 'Mean of calcium', 'below 80 %', 'Mean of iron', 'below 80 %', 'Extras a day']);
  for (const [name, kind] of Object.entries(KINDS)) {
    const numbers = Array.from({ length: weeks }, (_, at) => from + at);
    const eaten = numbers.flatMap((number) => weekOf(kind, number, foods));
    const mean = (of: keyof Eaten) => eaten.reduce((sum, each) => sum + each[of], 0) / eaten.length;
    const low = (of: keyof Eaten) => eaten.filter((each) => each[of] < ENOUGH).length;
    const cells = (['calciumMg', 'ironMg'] as const).flatMap((of) => [
      percent(mean(of), 1),
      `${low(of)} of ${eaten.length}`,
    ]);
    printRow([name, ...cells, mean('extras').toFixed(2)]);
  }
}

/** Known calcium and iron of somebody's week, as parts of the recommended intake, and their extras a day. */
type Eaten = { readonly calciumMg: number; readonly ironMg: number; readonly extras: number };

/** What each counted person of a table eats in a week. */
function weekOf(kind: Kind, number: number, foods: Foods): readonly Eaten[] {
  const numbered = { survey: surveyOf(kind, number), number };
  const { week, assessment } = laidWeek(numbered, foods, 'minerals');
  const { visitor } = weekTask(numbered, foods, 'minerals');
  const dishOf = dishesServed(new Map(foods.candidates.map((each) => [each.id, each])), foods.tables);
  return visitor.persons.flatMap((person, at): Eaten[] => {
    if (!kind.counted.includes(person.target)) return [];
    const age = YEAR - (person.birthYear ?? YEAR);
    const referred = { stage: lifeStage(person, YEAR), age, sex: person.sex };
    const ofDay = (of: (day: DayVerdict, slots: WeekPlan[number]['slots']) => number) =>
      assessment.days.reduce((sum, day, index) => {
        const slots = week[index]?.slots;
        return slots === undefined ? sum : sum + of(day, slots);
      }, 0) / week.length;
    const part = (mineral: 'calciumMg' | 'ironMg') =>
      ofDay((day, slots) => {
        const { meals, extras } = eatenAmounts({ slots, day, at }, mineral, { dishOf, visitor });
        return meals + extras;
      }) / intakeReference(mineral, referred);
    const extras = ofDay((day) => Object.keys(day.extras[at] ?? {}).length);
    return [{ calciumMg: part('calciumMg'), ironMg: part('ironMg'), extras }];
  });
}

function surveyOf({ persons, eatingStyles = [], excludedFoods = [] }: Kind, number: number): Survey {
  const people = persons(number);
  const lunch = number % EATING_OUT === 0 ? 'restaurant' : 'cookedRecipe';
  return {
    ...EMPTY_SURVEY,
    targets: people.map(({ target }) => target),
    persons: people,
    eatingStyles,
    excludedFoods,
    mealStyles: { ...ALL_COOKED, lunch },
    startDate: `${YEAR}-11-30`,
    areas: ['강남'],
  };
}
