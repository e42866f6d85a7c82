import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import type { Candidate } from '@kkini/planner';
import { writeFiguresSection } from '../figures-page.ts';
import { RandomSource } from './catalogues/random-source.ts';
import { realFoods } from './catalogues/real-catalogue.ts';
import { type JudgedWeek, judgeSurvey } from './reference/judged-week.ts';

/** Groups of the taxonomy that count for variety. */
const FOOD_GROUPS = [
  'grain',
  'noodle',
  'bread',
  'starch',
  'legume',
  'nut',
  'vegetable',
  'mushroom',
  'fruit',
  'seaweed',
  'meat',
  'seafood',
  'egg',
  'dairy',
] as const;

/** Mean number of food groups certainly in the dishes of a day; days without a dish do not count. */
export function foodGroupsOfDay(days: readonly (readonly Candidate[])[]): number {
  const eaten = days.filter((day) => day.length > 0);
  const groups = eaten.map(
    (day) => FOOD_GROUPS.filter((group) => day.some(({ profile }) => profile.certainIds.has(group))).length,
  );
  return groups.reduce((sum, count) => sum + count, 0) / Math.max(1, eaten.length);
}

const SURVEYS = 600;
const INTRODUCTION = `Written by \`npm run nutrition -w @kkini/bench\`: weeks of the bundled catalogue for random surveys with up to two conditions. A limit of
a day counts as met by the mean of the week, since reference intakes are those of usual days; a limit of a meal where no meal
misses it by more than a meal's tolerance. What is not met is said on the plan.`;

/**
 * Scores weeks of the bundled catalogue over random surveys: how many meet every limit (aims are not limits), which
 * limits are missed and when, the error of the energy, and the variety. Writes the figures into docs/figures.md;
 * `--missed` prints the surveys that miss a limit.
 */
function scoreNutrition(): void {
  const foods = realFoods();
  const weeks = Array.from({ length: SURVEYS }, (_, index) =>
    judgeSurvey(foods, ordinarySurvey(index + 1), index + 1),
  );
  const share = (isCounted: (week: JudgedWeek) => boolean) =>
    percent(weeks.filter(isCounted).length / weeks.length);
  const mean = (of: (week: JudgedWeek) => number) =>
    weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length;
  const rows = [
    ['Surveys', String(weeks.length)],
    ['Every limit met, days by the mean of the week', share(({ missed }) => missed.length === 0)],
    ['Every limit met on every day and at every meal', share(({ everOff }) => everOff.length === 0)],
    ['Proved optimal', share(({ proved }) => proved)],
    ['Mean distance of the energy from its target', percent(mean(({ energyOff }) => energyOff))],
    ['Different dishes of a full week', mean(({ dishes }) => dishes).toFixed(1)],
    ['Different main ingredients a week', mean(({ mainGroups }) => mainGroups).toFixed(1)],
    ['Food groups a day', mean(({ days }) => foodGroupsOfDay(days)).toFixed(1)],
  ];
  const table = [['Nutrition of a week', 'Measured'], ['---', '---'], ...rows];
  writeFiguresSection(
    'Nutrition of a week',
    [INTRODUCTION, markdown(table), missesTable(weeks)].join('\n\n'),
  );
  if (process.argv.includes('--missed')) printSurveys(weeks);
}

/** How often each limit is missed, and in which surveys most. */
function missesTable(weeks: readonly JudgedWeek[]): string {
  const names = [...new Set(weeks.flatMap(({ everOff, missed }) => [...missed, ...everOff]))];
  const count = (of: (week: JudgedWeek) => readonly string[], name: string) =>
    weeks.filter((week) => of(week).includes(name)).length / weeks.length;
  const rows = names.map((name) => ({
    name,
    missed: count((week) => week.missed, name),
    ever: count((week) => week.everOff, name),
    most: likeliest(weeks, name),
  }));
  const sorted = rows.sort((a, b) => b.missed - a.missed || b.ever - a.ever);
  return markdown([
    ['Limit', 'Missed', 'Missed on a day or at a meal', 'Most of all with'],
    ['---', '---', '---', '---'],
    ...sorted.map(({ name, missed, ever, most }) => [name, percent(missed), percent(ever), most]),
  ]);
}

/** The answers with the greatest share of weeks that miss a limit, among those given at least twenty times. */
function likeliest(weeks: readonly JudgedWeek[], name: string): string {
  const answers = [...new Set(weeks.flatMap(({ answers: each }) => each))];
  const rated = answers.flatMap((answer) => {
    const given = weeks.filter(({ answers: each }) => each.includes(answer));
    const missed = given.filter((week) => week.missed.includes(name)).length;
    return given.length < 20 || missed === 0 ? [] : [{ answer, share: missed / given.length }];
  });
  return rated
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
    .map(({ answer, share }) => `${answer} ${percent(share)}`)
    .join(', ');
}

function printSurveys(weeks: readonly JudgedWeek[]): void {
  for (const { answers, missed, figures } of weeks)
    if (missed.length > 0) console.log(`- ${answers.join(', ')}: ${figures.join('; ')}`);
}

function markdown(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

scoreNutrition();

/**
 * A random survey with up to two conditions: one to three targets, one eating style, any meal styles, up to four
 * excluded foods, each count with equal probability. At least one meal is eaten.
 */
function ordinarySurvey(seed: number): Survey {
  const random = new RandomSource(seed * 7919 + 3);
  const style = () => random.oneOf(MEAL_STYLES);
  const [breakfast, lunch, dinner] = [style(), style(), style()];
  const eatsNothing = [breakfast, lunch, dinner].every((each) => each === 'fasting');
  return {
    targets: random.between(TARGETS, 1, 3),
    mealStyles: { breakfast, lunch: eatsNothing ? 'cookedRecipe' : lunch, dinner },
    startDate: '2099-01-05',
    areas: ['강남'],
    healthConditions: random.between(HEALTH_CONDITIONS, 0, 2),
    eatingStyles: [random.oneOf(EATING_STYLES)],
    excludedFoodStrictness: [],
    persons: [],
    confirmations: [],
    prepDay: null,
    rice: null,
    weekdayMinutes: null,
    foodsAtHome: [],
    excludedFoods: random.between(EXCLUDABLE_FOODS, 0, 4).map(({ ko }) => ko),
  };
}
