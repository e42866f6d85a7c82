import { parseArgs } from 'node:util';
import { type Cooling, chooseSides, type LaidStock, laidStock, WeekOfTables } from '@kkini/planner/testing';
import { loadRival, RIVAL_PACKAGES } from '../../rivals/load-rival.ts';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import { allCooked, weekTask } from '../laid-weeks.ts';
import { spreadOf } from '../spread.ts';
import { boundWeek } from './bound-week.ts';
import type { SolveLp } from './restricted-master.ts';
import { WeekBound } from './week-bound.ts';

/** A search fifteen times as long as that of a plan, begun warmer, and how often it is made. */
const LONG: Cooling = { perPlace: 3000, from: 5, falls: 5 };
const SEARCHES = 6;

/** Points of the tables a plan has, of the best found by long searches, and the bound of all; seconds of the bound. */
type Bounded = {
  readonly laid: number;
  readonly found: number;
  readonly bound: number;
  readonly seconds: number;
};

/**
 * Bounds the tables of weeks of three cooked meals whose leading dishes are given: sides, cookings, portions and rice together.
 * Fails if a bound is above a week that was found.
 */
async function measureBound(): Promise<void> {
  const { values } = parseArgs({
    options: { visitors: { type: 'string', default: '16' }, from: { type: 'string', default: '5000' } },
  });
  const { default: loadHighs } = await loadRival(RIVAL_PACKAGES.highs);
  const highs = await loadHighs();
  const solveLp: SolveLp = (text) => highs.solve(text);
  const all: Bounded[] = [];
  for (let number = Number(values.from); all.length < Number(values.visitors); number += 1) {
    const stock = stockOf(number);
    if (stock === null) continue;
    const bounded = boundOf(stock, solveLp);
    all.push(bounded);
    const { laid, found, bound, seconds } = bounded;
    console.log(
      `${number}: laid ${laid.toFixed(1)}, found ${found.toFixed(1)}, bound ${bound.toFixed(1)} points; ` +
        `gap ${percent(laid, bound)} and ${percent(found, bound)}; ${seconds.toFixed(1)} s`,
    );
    if (bound > found + 1e-6) process.exitCode = 1;
  }
  print(
    'laid week',
    all.map(({ laid, bound }) => 1 - bound / laid),
  );
  print(
    'best week found',
    all.map(({ found, bound }) => 1 - bound / found),
  );
  const { p50, p90 } = spreadOf(all.map(({ seconds }) => seconds));
  console.log(`seconds ${p50.toFixed(1)} / ${p90.toFixed(1)} (p50, p90)`);
}

function stockOf(number: number): LaidStock | null {
  const foods = realFoods();
  return laidStock(
    weekTask(allCooked({ survey: randomSurvey(number), number }), foods, 'bound'),
    foods.tables,
  );
}

function boundOf(stock: LaidStock, solveLp: SolveLp): Bounded {
  const { problem } = stock;
  const laid = laidPoints(stock);
  let found = laid;
  for (let again = 1; again <= SEARCHES; again += 1)
    found = Math.min(found, chooseSides({ ...problem, seed: problem.seed + again }, undefined, LONG).points);
  const began = process.cpuUsage();
  const { lowerBound: bound } = boundWeek(new WeekBound(problem), found + ROOM, { solveLp });
  const { user, system } = process.cpuUsage(began);
  return { laid, found, bound, seconds: (user + system) / 1e6 };
}

/**
 * The points of the tables of a plan: as laid, or on the best days for what is cooked if these have fewer. Cookings are
 * counted as when tables are laid, which may be more of them than the best days name.
 */
function laidPoints({ problem, certify }: LaidStock): number {
  const laid = chooseSides(problem);
  const week = new WeekOfTables(problem);
  week.restore(laid);
  for (const { table, base, sides } of certify()?.ways ?? []) {
    const places = [...problem.places.keys()].filter((place) => problem.places[place]?.table === table);
    for (const [at, place] of places.entries()) week.set(place, sides[at] ?? -1);
    week.setBase(table, base);
  }
  return Math.min(laid.points, week.points);
}

/** Room above the best week found, so that a bound that is too high shows. */
const ROOM = 1;

function percent(points: number, bound: number): string {
  return `${(100 * (1 - bound / points)).toFixed(1)} %`;
}

function print(of: string, gaps: readonly number[]): void {
  const sorted = [...gaps].sort((a, b) => a - b);
  const { p50 } = spreadOf(sorted);
  const figures = [p50, sorted[0] ?? 0, sorted.at(-1) ?? 0].map((gap) => `${(100 * gap).toFixed(1)} %`);
  console.log(`gap of the ${of}: ${figures.join(', ')} (median, least, most)`);
}

await measureBound();
