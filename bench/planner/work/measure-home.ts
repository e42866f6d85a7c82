import { parseArgs } from 'node:util';
import { excludedAtHome, type MealStyle } from '@kkini/domain';
import { assessWeek, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { RandomSource } from '../catalogues/random-source.ts';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import { spreadOf } from '../spread.ts';

const HOME: readonly MealStyle[] = ['cookedRecipe', 'simpleRecipe'];
const ALL_COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
/** Weeks planned before measuring. */
const WARM_UP = 5;
/** Foods that are often left over in a Korean refrigerator. */
const LEFT = [
  'tofu',
  'egg',
  '시금치',
  '애호박',
  '감자',
  '당근',
  '양배추',
  '콩나물',
  '버섯',
  '돼지고기',
  '닭고기',
  '소고기',
  '오이',
  '무',
  '가지',
  '고등어',
  '김치',
  '어묵',
  '브로콜리',
  '참치캔',
];
const HEAD = [
  'Weeks',
  'Visitors',
  'Used',
  'Meals of each',
  'Within limits',
  'Beyond',
  'Proved',
  'CPU ms p50 / p99',
];

/**
 * Measures how many of two foods at home the weeks use, for random visitors who cook, with the foods named to the planner and
 * without. Neither food is excluded.
 */
function measureHome(): void {
  const { values } = parseArgs({
    options: { visitors: { type: 'string', default: '60' }, from: { type: 'string', default: '1' } },
  });
  const foods = realFoods();
  const numbers: number[] = [];
  for (let number = Number(values.from); numbers.length < Number(values.visitors); number += 1) {
    const styles = Object.values(randomSurvey(number).mealStyles);
    if (styles.some((style) => HOME.includes(style))) numbers.push(number);
  }
  for (const number of numbers.slice(0, WARM_UP)) measured(number, { foods, isCooked: true, isNamed: true });
  print(HEAD);
  print(HEAD.map(() => '---'));
  for (const isCooked of [false, true]) {
    const weeks = numbers.map((number) =>
      [false, true].map((isNamed) => measured(number, { foods, isCooked, isNamed })),
    );
    for (const [at, said] of ['not named', 'named'].entries()) {
      const name = isCooked ? 'three cooked meals a day' : 'styles as drawn';
      print(
        row(
          `${name}, ${said}`,
          weeks.flatMap((both) => both[at] ?? []),
        ),
      );
    }
  }
}

type Options = {
  readonly foods: ReturnType<typeof realFoods>;
  readonly isCooked: boolean;
  readonly isNamed: boolean;
};

function measured(number: number, { foods, isCooked, isNamed }: Options) {
  const { taxonomy, candidates, tables } = foods;
  const drawn = randomSurvey(number);
  const survey = isCooked ? { ...drawn, mealStyles: ALL_COOKED } : drawn;
  const { exclusions } = makeVisitor(taxonomy, survey);
  const refused = excludedAtHome(taxonomy, LEFT, exclusions);
  const left = LEFT.filter((_, at) => !refused.includes(at));
  const foodsAtHome = new RandomSource(number).between(left, 2, 2);
  const asking = makeVisitor(taxonomy, { ...survey, foodsAtHome });
  const visitor = isNamed ? asking : makeVisitor(taxonomy, survey);
  const began = process.cpuUsage();
  const seed = seedFrom('home', number);
  const { week, quality } = planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed });
  const { user, system } = process.cpuUsage(began);
  const { days, foodsAtHome: uses } = assessWeek({ week, candidates, tables, visitor: asking });
  const meals = uses.map((use) => use.meals);
  return {
    meals,
    verdicts: days.map(({ verdict }) => verdict),
    isProved: quality.certificate.proved,
    ms: (user + system) / 1000,
  };
}

function row(name: string, weeks: readonly ReturnType<typeof measured>[]): readonly string[] {
  const meals = weeks.flatMap((week) => week.meals);
  const verdicts = weeks.flatMap((week) => week.verdicts);
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const used = meals.filter((count) => count > 0);
  const { p50, p99 } = spreadOf(weeks.map(({ ms }) => ms));
  return [
    name,
    String(weeks.length),
    share(used.length, meals.length),
    (used.reduce((all, count) => all + count, 0) / Math.max(1, used.length)).toFixed(1),
    share(verdicts.filter((verdict) => verdict === 'within').length, verdicts.length),
    share(
      verdicts.filter((verdict) => verdict === 'over' || verdict === 'belowFloor').length,
      verdicts.length,
    ),
    String(weeks.filter(({ isProved }) => isProved).length),
    `${p50.toFixed(0)} / ${p99.toFixed(0)}`,
  ];
}

function print(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

measureHome();
