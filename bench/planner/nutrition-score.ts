import {
  EATING_STYLES,
  EMPTY_SURVEY,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type Survey,
  TARGETS,
  type Verdict,
} from '@kkini/domain';
import { type Candidate, dishesServed, type PersonDay } from '@kkini/planner';
import { writeFiguresSection } from '../figures-page.ts';
import { RandomSource } from './catalogues/random-source.ts';
import { realFoods } from './catalogues/real-catalogue.ts';
import { ALL_COOKED, type Foods, laidWeek, type Numbered } from './laid-weeks.ts';

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

const SURVEYS = 200;
/** The same surveys, with different styles for all meals. */
const WEEKS = {
  'styles as drawn': (survey) => survey,
  'three cooked meals a day': (survey) => ({ ...survey, mealStyles: ALL_COOKED }),
  'three bought meals a day': (survey, seed) => ({ ...survey, mealStyles: allBought(seed) }),
} satisfies Readonly<Record<string, (survey: Survey, seed: number) => Survey>>;
const BOUGHT = ['convenienceStore', 'lunchBox', 'mealKit', 'restaurant'] as const;

const MISSED: readonly Verdict[] = ['over', 'under', 'belowFloor'];
const OPEN: readonly Verdict[] = ['likely', 'unknown'];

const INTRODUCTION = `Written by \`npm run nutrition -w @kkini/bench\`: laid weeks of the bundled catalogue for ${SURVEYS} random surveys with up to two conditions, planned three times: with
their own styles, fasting among them, with cooked meals alone and with bought ones alone. Counted is every limit of each person on every day, or at every meal where it is one of a meal; aims are not
limits. *Likely kept* is below a maximum by the central figure of bought food, while what is sold may hold more, or by an estimate. *Not known* is above a floor by an estimate alone, or not stated by some food. Whatever a
day below its floor keeps counts as missed.`;

type Judged = { readonly name: string; readonly weeks: readonly JudgedWeek[] };

/** Plans weeks of the bundled catalogue for random surveys, counts the limits they keep, and writes the figures into docs/figures.md. */
function scoreNutrition(): void {
  const foods = realFoods();
  const seeds = Array.from({ length: SURVEYS }, (_, index) => index + 1);
  const judged = Object.entries(WEEKS).map(([name, styled]) => ({
    name,
    weeks: seeds.map((number) =>
      judgeSurvey({ survey: styled(ordinarySurvey(number), number), number }, foods),
    ),
  }));
  writeFiguresSection(
    'Nutrition of a week',
    [INTRODUCTION, weeksTable(judged), limitsTable(judged.slice(1))].join('\n\n'),
  );
}

/** The limits kept and missed of each kind of weeks, and their variety. */
function weeksTable(judged: readonly Judged[]): string {
  const row = (name: string, of: (weeks: readonly JudgedWeek[]) => string) => [
    name,
    ...judged.map(({ weeks }) => of(weeks)),
  ];
  const verdict = (name: string, ...wanted: readonly Verdict[]) =>
    row(name, (weeks) => shareOf(verdictsOf(weeks), wanted));
  const weeksWith = (name: string, isCounted: (week: JudgedWeek) => boolean) =>
    row(name, (weeks) => percent(weeks.filter(isCounted).length, weeks.length));
  const mean = (name: string, of: (week: JudgedWeek) => number) =>
    row(name, (weeks) => (weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length).toFixed(1));
  return markdown([
    ['Weeks', ...judged.map(({ name }) => name)],
    ['---', ...judged.map(() => '---:')],
    row('Limits judged', (weeks) => String(verdictsOf(weeks).length)),
    verdict('Kept', 'within'),
    verdict('Likely kept', 'likely'),
    verdict('Not known', 'unknown'),
    verdict('Missed: over', 'over'),
    verdict('Missed: under', 'under'),
    verdict('Missed: on a day below its floor', 'belowFloor'),
    weeksWith('Weeks that keep every limit', ({ verdicts }) =>
      verdicts.every(({ verdict: each }) => each === 'within'),
    ),
    weeksWith('Weeks that miss none', ({ verdicts }) =>
      verdicts.every(({ verdict: each }) => !MISSED.includes(each)),
    ),
    weeksWith('Proved optimal', ({ isProved }) => isProved),
    mean('Different meals', ({ days }) => new Set(days.flat().map(({ id }) => id)).size),
    mean(
      'Different main ingredients',
      ({ days }) => new Set(days.flat().map(({ mainGroup }) => mainGroup)).size,
    ),
    mean('Food groups a day', ({ days }) => foodGroupsOfDay(days)),
  ]);
}

/** How often each limit is kept, open and missed; the limits missed most come first. */
function limitsTable(judged: readonly Judged[]): string {
  const all = judged.map(({ weeks }) => verdictsOf(weeks));
  const names = [...new Set(all.flat().map(({ limit }) => limit))];
  const missed = (limit: string) =>
    all.flat().filter((each) => each.limit === limit && MISSED.includes(each.verdict)).length;
  const cells = (limit: string) =>
    all.flatMap((verdicts) => {
      const own = verdicts.filter((each) => each.limit === limit);
      return [shareOf(own, ['within']), shareOf(own, OPEN), shareOf(own, MISSED)];
    });
  const sorted = names.toSorted((a, b) => missed(b) - missed(a));
  return markdown([
    ['Limit', ...judged.flatMap(({ name }) => [`Kept, ${name}`, 'likely, not known', 'missed'])],
    ['---', ...judged.flatMap(() => ['---:', '---:', '---:'])],
    ...sorted.map((limit) => [limit, ...cells(limit)]),
  ]);
}

const verdictsOf = (weeks: readonly JudgedWeek[]) => weeks.flatMap(({ verdicts }) => verdicts);

function shareOf(verdicts: readonly LimitVerdict[], wanted: readonly Verdict[]): string {
  return percent(verdicts.filter(({ verdict }) => wanted.includes(verdict)).length, verdicts.length);
}

/** Mean number of food groups certainly in the dishes of a day; days without a dish do not count. */
function foodGroupsOfDay(days: readonly (readonly Candidate[])[]): number {
  const eaten = days.filter((day) => day.length > 0);
  const groups = eaten.map(
    (day) => FOOD_GROUPS.filter((group) => day.some(({ profile }) => profile.certainIds.has(group))).length,
  );
  return groups.reduce((sum, count) => sum + count, 0) / Math.max(1, eaten.length);
}

function markdown(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** A way of buying for each meal, each with equal probability. */
function allBought(seed: number): Survey['mealStyles'] {
  const random = new RandomSource(seed * 6007 + 5);
  return { breakfast: random.oneOf(BOUGHT), lunch: random.oneOf(BOUGHT), dinner: random.oneOf(BOUGHT) };
}

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
    ...EMPTY_SURVEY,
    targets: random.between(TARGETS, 1, 3),
    mealStyles: { breakfast, lunch: eatsNothing ? 'cookedRecipe' : lunch, dinner },
    startDate: '2099-01-05',
    areas: ['강남'],
    healthConditions: random.between(HEALTH_CONDITIONS, 0, 2),
    eatingStyles: [random.oneOf(EATING_STYLES)],
    excludedFoods: random.between(EXCLUDABLE_FOODS, 0, 4).map(({ ko }) => ko),
  };
}

/** The verdict on one limit of a person's day, or of one meal for a limit of a meal. */
export type LimitVerdict = {
  /** The nutrient, and whether the limit is of a day or of a meal. */
  readonly limit: string;
  readonly verdict: Verdict;
};

/** A planned week in the form of the score. */
export type JudgedWeek = {
  readonly verdicts: readonly LimitVerdict[];
  readonly isProved: boolean;
  /** Dishes eaten on each day. */
  readonly days: readonly (readonly Candidate[])[];
};

/** Plans the week of a survey, with laid tables, and judges every limit of every person on every day. */
export function judgeSurvey(numbered: Numbered, foods: Foods): JudgedWeek {
  const { candidates, tables } = foods;
  const { week, quality, assessment } = laidWeek(numbered, foods, 'nutrition');
  const dishOf = dishesServed(new Map(candidates.map((each) => [each.id, each])), tables);
  return {
    verdicts: assessment.days.flatMap(({ persons }) => persons.flatMap(limitVerdicts)),
    isProved: quality.certificate.proved,
    days: week.map(({ slots }) => Object.values(slots).flatMap((slot) => dishOf(slot) ?? [])),
  };
}

/** Each limit of a day and of its meals. No limit of a day below its energy floor counts as kept (safety-rules section 3.1). */
function limitVerdicts({ figures, verdict: ofDay }: PersonDay): readonly LimitVerdict[] {
  return figures.flatMap(({ nutrient, per, verdict, meals }) =>
    Object.values(meals ?? { day: verdict }).map((each) => ({
      limit: `${nutrient} per ${per}`,
      verdict: ofDay === 'belowFloor' && each === 'within' ? ofDay : each,
    })),
  );
}

scoreNutrition();
