import { parseArgs } from 'node:util';
import { COOKING_MINUTES, type CookingMinutes, type MealStyle, type Survey } from '@kkini/domain';
import { assessWeek, lightenWeek, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import { spreadOf } from '../spread.ts';
import { type WeekWork, weekWork } from './week-work.ts';

/** A planned week: its work, the limits it keeps of those judged, by day, and its processor time. */
type Measured = WeekWork & {
  readonly kept: number;
  readonly judged: number;
  readonly cpuMs: number;
  /** Days beyond a limit or below a floor. */
  readonly beyond: number;
  readonly isProved: boolean;
};

const HOME: readonly MealStyle[] = ['cookedRecipe', 'simpleRecipe'];
const ALL_COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const HEAD = [
  'Weeks',
  'Visitors',
  'Work a day, min',
  'Weekday p50 / p90',
  'Breakfast, work p50 / p90',
  'Breakfast, until served',
  'Cookings',
  'Perishables',
  'For one meal',
  'Eaten again',
  'Ranges kept',
  'Days beyond a limit',
  'Proved',
  'CPU ms p50 / p99',
];

/**
 * Measures the work of weeks of the bundled catalogue for random visitors who cook: with and without laid tables, and of laid weeks
 * after lightening (their processor time is that of lightening); with `--minutes`, of laid weeks by the minutes available on a
 * weekday.
 */
function measureWork(): void {
  const { values } = parseArgs({
    options: {
      visitors: { type: 'string', default: '60' },
      from: { type: 'string', default: '1' },
      minutes: { type: 'boolean', default: false },
    },
  });
  const visitors = cookingVisitors(Number(values.from), Number(values.visitors));
  const foods = realFoods();
  print(HEAD);
  print(HEAD.map(() => '---'));
  const kinds = values.minutes
    ? [null, ...COOKING_MINUTES].map((weekdayMinutes) => ({ way: 'laid' as const, weekdayMinutes }))
    : (['usual', 'laid', 'lightened'] as const).map((way) => ({ way, weekdayMinutes: null }));
  for (const mealStyles of [undefined, ALL_COOKED]) {
    for (const { way, weekdayMinutes } of kinds) {
      const weeks = visitors.map(({ survey, number }) =>
        measured({ ...survey, ...(mealStyles && { mealStyles }), weekdayMinutes }, number, { foods, way }),
      );
      const name = mealStyles === undefined ? 'styles as drawn' : 'three cooked meals a day';
      print(row([name, WAYS[way], wanted(weekdayMinutes)].join(', '), weeks));
    }
  }
}

function wanted(minutes: CookingMinutes | null): string {
  return minutes === null ? 'no answer' : `${minutes} minutes`;
}

function cookingVisitors(from: number, count: number) {
  const found: { readonly survey: Survey; readonly number: number }[] = [];
  for (let number = from; found.length < count; number += 1) {
    const survey = randomSurvey(number);
    if (Object.values(survey.mealStyles).some((style) => HOME.includes(style)))
      found.push({ survey, number });
  }
  return found;
}

const WAYS = {
  usual: 'usual companions',
  laid: 'tables laid',
  lightened: 'tables laid, buying made less',
} as const;
type Options = { readonly foods: ReturnType<typeof realFoods>; readonly way: keyof typeof WAYS };

function measured(survey: Survey, number: number, { foods, way }: Options): Measured {
  const { taxonomy, candidates, tables } = foods;
  const visitor = makeVisitor(taxonomy, survey);
  const input = { candidates, visitor, startDate: survey.startDate, seed: seedFrom('work', number) };
  let began = process.cpuUsage();
  const { week: planned, quality } = planWeek(way === 'usual' ? input : { ...input, tables });
  let week = planned;
  if (way === 'lightened') {
    began = process.cpuUsage();
    const { basket, reach } = quality.certificate;
    const asked = { ...input, week, tables, basket, reach, kept: null, chosen: [], today: survey.startDate };
    week = lightenWeek(asked)?.week ?? week;
  }
  const { user, system } = process.cpuUsage(began);
  const assessment = assessWeek({ week, candidates, tables, visitor });
  const limits = assessment.limits.filter(({ kind }) => kind === 'limit');
  return {
    ...weekWork(week, { tables, taxonomy }),
    kept: limits.reduce((all, { within }) => all + within, 0),
    judged: limits.reduce((all, each) => all + each.judged, 0),
    cpuMs: (user + system) / 1000,
    beyond: assessment.days.filter(({ verdict }) => verdict === 'over' || verdict === 'belowFloor').length,
    isProved: quality.certificate.proved,
  };
}

function row(name: string, weeks: readonly Measured[]): readonly string[] {
  const total = (of: (week: Measured) => number) => weeks.reduce((all, week) => all + of(week), 0);
  const mean = (of: (week: Measured) => number) => (total(of) / weeks.length).toFixed(1);
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const spread = (numbers: readonly number[]) => {
    const { p50, p90 } = spreadOf(numbers);
    return `${p50} / ${p90}`;
  };
  const days = weeks.flatMap((week) => week.days);
  const breakfasts = weeks.flatMap((week) => week.breakfasts);
  const { p50, p99 } = spreadOf(weeks.map(({ cpuMs }) => cpuMs));
  return [
    name,
    String(weeks.length),
    (days.reduce((all, { minutes }) => all + minutes, 0) / Math.max(1, days.length)).toFixed(1),
    spread(days.filter(({ isWeekday }) => isWeekday).map(({ minutes }) => minutes)),
    spread(breakfasts.map(({ work }) => work)),
    spread(breakfasts.map(({ whole }) => whole)),
    mean(({ makings }) => makings),
    mean(({ perishables }) => perishables),
    share(
      total(({ forOneMeal }) => forOneMeal),
      total(({ perishables }) => perishables),
    ),
    mean(({ again }) => again),
    share(
      total(({ kept }) => kept),
      total(({ judged }) => judged),
    ),
    share(
      total(({ beyond }) => beyond),
      7 * weeks.length,
    ),
    String(weeks.filter(({ isProved }) => isProved).length),
    `${p50.toFixed(0)} / ${p99.toFixed(0)}`,
  ];
}

function print(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

measureWork();
