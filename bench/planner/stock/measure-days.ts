import { parseArgs } from 'node:util';
import type { MealStyle } from '@kkini/domain';
import { makeVisitor, seedFrom } from '@kkini/planner';
import { dayColumns, type LaidStock, laidStock, pricedColumn } from '@kkini/planner/testing';
import { RandomSource } from '../catalogues/random-source.ts';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import { spreadOf } from '../spread.ts';
import { makeDayReference } from './day-by-highs.ts';

const HOME: readonly MealStyle[] = ['cookedRecipe', 'simpleRecipe'];
const ALL_COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
/** Largest relative difference in points between two equal optima, and the prices of a meal that are tried. */
const EQUAL = 1e-5;
const MOST_PRICE = 3;
const SEED = 500;

/** Measures the certificates of the days of real weeks, and compares single days at random prices with HiGHS. */
async function measureDays(): Promise<void> {
  const { values } = parseArgs({
    options: {
      visitors: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      days: { type: 'string', default: '500' },
    },
  });
  const [from, visitors] = [Number(values.from), Number(values.visitors)];
  for (const isAllCooked of [false, true]) {
    const stocks = stocksOf(from, visitors, isAllCooked);
    const certified = stocks.map((stock) => timed(stock));
    const known = certified.flatMap(({ certificate }) => certificate ?? []);
    const gaps = known.map(({ gapDays }) => 100 * gapDays);
    const { p50, p90, p99 } = spreadOf(certified.map(({ ms }) => ms));
    const within = gaps.filter((gap) => gap <= 1).length;
    const proved = known.filter(({ provedDays }) => provedDays).length;
    console.log(
      `${isAllCooked ? 'three cooked meals a day' : 'styles as drawn'}: ${stocks.length} weeks with laid tables, ` +
        `${known.length} certified, ${within} within 1 %, ${proved} proved, largest gap ` +
        `${Math.max(0, ...gaps).toFixed(2)} %; ms ${p50.toFixed(1)} / ${p90.toFixed(1)} / ${p99.toFixed(1)} (p50, p90, p99)`,
    );
    if (Number(values.days) > 0) await compareDays(stocks, Number(values.days) / 2);
  }
}

function stocksOf(from: number, count: number, isAllCooked: boolean): readonly LaidStock[] {
  const { taxonomy, candidates, tables } = realFoods();
  const found: LaidStock[] = [];
  for (let number = from; found.length < count; number += 1) {
    const drawn = randomSurvey(number);
    if (!Object.values(drawn.mealStyles).some((style) => HOME.includes(style))) continue;
    const survey = isAllCooked ? { ...drawn, mealStyles: ALL_COOKED } : drawn;
    const visitor = makeVisitor(taxonomy, survey);
    const seed = seedFrom('days', number);
    const stock = laidStock({ candidates, visitor, startDate: survey.startDate, seed }, tables);
    if (stock !== null && stock.days.length > 0) found.push(stock);
  }
  return found;
}

function timed({ certify }: LaidStock) {
  certify();
  const began = performance.now();
  const certificate = certify()?.certificate ?? null;
  return { certificate, ms: performance.now() - began };
}

/** Fails if the cheapest listed way of a day differs from the optimum of HiGHS. */
async function compareDays(stocks: readonly LaidStock[], count: number): Promise<void> {
  const byHighs = await makeDayReference();
  const random = new RandomSource(SEED);
  let [compared, equal, largest] = [0, 0, 0];
  for (const { problem, stock, days } of stocks) {
    for (const day of days) {
      if (compared >= count) break;
      const prices = Float64Array.from(stock.items, () => MOST_PRICE * (2 * random.unit() - 1));
      const columns = dayColumns(problem, day);
      const least = Math.min(...columns.map((column) => pricedColumn(column, prices)));
      const exact = byHighs(problem, day, prices);
      const difference = exact === null ? Infinity : Math.abs(exact - least) / Math.max(1, Math.abs(exact));
      compared += 1;
      largest = Math.max(largest, difference);
      if (difference <= EQUAL) equal += 1;
      else console.error(`day ${day.day}: ${least} points, HiGHS ${exact}`);
    }
  }
  console.log(
    `single days: ${equal} of ${compared} equal to HiGHS, largest difference ${largest.toExponential(1)}`,
  );
  if (equal < compared) process.exitCode = 1;
}

await measureDays();
