import { parseArgs } from 'node:util';
import {
  ACTIVITIES,
  aStranger,
  type HealthCondition,
  type Person,
  SEXES,
  type Sex,
  type Survey,
  type Target,
  type Verdict,
} from '@kkini/domain';
import { RandomSource } from '../catalogues/random-source.ts';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import {
  allCooked,
  cookingVisitors,
  type Foods,
  laidWeek,
  type Numbered,
  percent,
  printHead,
  printRow,
} from '../laid-weeks.ts';
import { spreadOf } from '../spread.ts';
import { reportMinerals } from './minerals-of-weeks.ts';

/** Conditions whose days are judged, alone and together. */
const CONDITIONS: readonly (readonly HealthCondition[])[] = [
  ['diabetes'],
  ['hypertension'],
  ['dyslipidemia'],
  ['obesity'],
  ['heartDisease'],
  ['liverDisease'],
  ['gout'],
  ['diabetes', 'hypertension'],
  ['diabetes', 'dyslipidemia'],
  ['hypertension', 'dyslipidemia'],
  ['diabetes', 'obesity'],
  ['diabetes', 'gout'],
  ['hypertension', 'heartDisease'],
  ['diabetes', 'hypertension', 'dyslipidemia'],
];
/** Number of figures to name, those most often not within their limits. */
const MOST_FIGURES = 6;

/** A planned week: the verdicts on its days, the figures that are not within, whether it is proved, and its processor time. */
type Judged = {
  readonly verdicts: readonly Verdict[];
  readonly off: readonly string[];
  readonly kept: number;
  readonly judged: number;
  readonly isProved: boolean;
  readonly ms: number;
};

/** Prints the verdicts on the days of laid weeks of the bundled catalogue, for random visitors, by condition and by household. */
function measureVerdicts(): void {
  const { values } = parseArgs({
    options: {
      visitors: { type: 'string', default: '60' },
      each: { type: 'string', default: '12' },
      from: { type: 'string', default: '1' },
      minerals: { type: 'boolean', default: false },
    },
  });
  const [from, visitors, each] = [Number(values.from), Number(values.visitors), Number(values.each)];
  const foods = realFoods();
  if (values.minerals) {
    reportMinerals(foods, { from, weeks: Math.ceil(visitors / 4) });
    return;
  }
  printHead([
    'Weeks',
    'Days',
    'within',
    'likely, unknown',
    'over',
    'under',
    'Ranges kept',
    'Proved',
    'ms p50 / p99',
  ]);
  const drawn = cookingVisitors(from, visitors);
  report('styles as drawn', drawn, foods);
  report('three cooked meals a day', drawn.map(allCooked), foods);
  for (const healthConditions of CONDITIONS) {
    const own = drawn.slice(0, each).map(({ survey, number }) => ({
      survey: { ...survey, healthConditions, eatingStyles: [] },
      number,
    }));
    report(`${healthConditions.join(' + ')}, three cooked meals`, own.map(allCooked), foods);
  }
  reportHouseholds({ from, count: Math.ceil(visitors / 3) }, foods);
}

/** The verdicts on the days of households, without conditions and with them, for everybody or for one alone. */
function reportHouseholds(
  { from, count }: { readonly from: number; readonly count: number },
  foods: Foods,
): void {
  const homes = Array.from({ length: count }, (_, at) => from + at);
  for (const [name, kind] of Object.entries(HOUSEHOLDS)) {
    for (const healthConditions of HOUSEHOLD_CONDITIONS) {
      const households = homes.map((number) => ({ persons: randomHousehold(kind, number), number }));
      const rowOf = (people: string) => [name, ...healthConditions, people].join(', ');
      const cooked = households.map((home) => aHome({ ...home, healthConditions }));
      report(rowOf('three cooked meals'), cooked, foods);
      if (healthConditions.length === 0) continue;
      const owned = households.map(({ persons, number }) =>
        aHome({ persons: ofOneAlone(persons, healthConditions), healthConditions, number }),
      );
      report(rowOf('of one alone'), owned, foods);
    }
  }
}

/** Conditions whose days are judged for households. */
const HOUSEHOLD_CONDITIONS = [[], ['hypertension'], ['diabetes']] as const;

/** A household in which the conditions apply only to the parent, or else to the first person. */
function ofOneAlone(persons: readonly Person[], conditions: readonly HealthCondition[]): readonly Person[] {
  const owner = persons.find(({ target }) => target === 'parents') ?? persons[0];
  return persons.map((person) => (person === owner ? person : { ...person, freeOf: conditions }));
}

type Home = { readonly persons: readonly Person[]; readonly number: number } & Pick<
  Survey,
  'healthConditions'
>;

/** A household that eats everything and cooks three meals a day. */
function aHome({ persons, healthConditions, number }: Home): Numbered {
  const survey = randomSurvey(number);
  const free = { eatingStyles: [], excludedFoods: [], excludedFoodStrictness: [] };
  const targets = persons.map(({ target }) => target);
  return allCooked({ survey: { ...survey, ...free, targets, persons, healthConditions }, number });
}

function report(name: string, surveys: readonly Numbered[], foods: Foods): void {
  const weeks = surveys.map((survey) => judgedWeek(survey, foods));
  const verdicts = weeks.flatMap((week) => week.verdicts);
  const share = (...wanted: readonly Verdict[]) =>
    percent(verdicts.filter((verdict) => wanted.includes(verdict)).length, verdicts.length);
  const { p50, p99 } = spreadOf(weeks.map(({ ms }) => ms));
  const sum = (of: (week: Judged) => number) => weeks.reduce((all, week) => all + of(week), 0);
  printRow([
    name,
    String(verdicts.length),
    share('within'),
    share('likely', 'unknown'),
    share('over'),
    share('under', 'belowFloor'),
    percent(
      sum(({ kept }) => kept),
      sum(({ judged }) => judged),
    ),
    percent(weeks.filter(({ isProved }) => isProved).length, weeks.length),
    `${p50.toFixed(0)} / ${p99.toFixed(0)}`,
  ]);
  console.log(`  ${mostOften(weeks.flatMap(({ off }) => off)).join(', ')}`);
}

function judgedWeek(numbered: Numbered, foods: Foods): Judged {
  const { quality, cpuMs, assessment } = laidWeek(numbered, foods, 'verdicts');
  const { days, limits } = assessment;
  const firm = limits.filter(({ kind }) => kind === 'limit');
  return {
    verdicts: days.map(({ verdict }) => verdict),
    off: days.flatMap(({ persons }) => [
      ...new Set(
        persons.flatMap(({ figures }) =>
          figures.flatMap(({ nutrient, per, verdict }) =>
            verdict === 'within' ? [] : [`${nutrient} ${per} ${verdict}`],
          ),
        ),
      ),
    ]),
    kept: firm.reduce((all, { within }) => all + within, 0),
    judged: firm.reduce((all, each) => all + each.judged, 0),
    isProved: quality.certificate.proved,
    ms: cpuMs,
  };
}

/** The most frequent names, with their counts. */
function mostOften(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_FIGURES)
    .map(([name, count]) => `${name} ${count}`);
}

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

measureVerdicts();
