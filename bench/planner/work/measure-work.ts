import { parseArgs } from 'node:util';
import { COOKING_MINUTES, type CookingMinutes } from '@kkini/domain';
import { assessWeek, lightenWeek, planWeek } from '@kkini/planner';
import { realFoods } from '../catalogues/real-catalogue.ts';
import {
  allCooked,
  cookingVisitors,
  type Foods,
  type Numbered,
  percent,
  printHead,
  printRow,
  timed,
  weekTask,
} from '../laid-weeks.ts';
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
  printHead(HEAD);
  const kinds = values.minutes
    ? [null, ...COOKING_MINUTES].map((weekdayMinutes) => ({ way: 'laid' as const, weekdayMinutes }))
    : (['usual', 'laid', 'lightened'] as const).map((way) => ({ way, weekdayMinutes: null }));
  const drawn = { 'styles as drawn': visitors, 'three cooked meals a day': visitors.map(allCooked) };
  for (const [name, own] of Object.entries(drawn)) {
    for (const { way, weekdayMinutes } of kinds) {
      const weeks = own.map(({ survey, number }) =>
        measured({ survey: { ...survey, weekdayMinutes }, number }, foods, way),
      );
      printRow(row([name, WAYS[way], wanted(weekdayMinutes)].join(', '), weeks));
    }
  }
}

function wanted(minutes: CookingMinutes | null): string {
  return minutes === null ? 'no answer' : `${minutes} minutes`;
}

const WAYS = {
  usual: 'usual companions',
  laid: 'tables laid',
  lightened: 'tables laid, buying made less',
} as const;

function measured(numbered: Numbered, foods: Foods, way: keyof typeof WAYS): Measured {
  const { taxonomy, tables } = foods;
  const task = weekTask(numbered, foods, 'work');
  const input = { ...task, tables };
  const planned = timed(() => planWeek(way === 'usual' ? task : input));
  const { week: first, quality } = planned.value;
  const { basket, reach } = quality.certificate;
  const today = task.startDate;
  const asked = { ...input, week: first, basket, reach, kept: null, chosen: [], today };
  const lightened = way === 'lightened' ? timed(() => lightenWeek(asked)?.week) : null;
  const week = lightened?.value ?? first;
  const assessment = assessWeek({ ...input, week });
  const limits = assessment.limits.filter(({ kind }) => kind === 'limit');
  return {
    ...weekWork(week, { tables, taxonomy }),
    kept: limits.reduce((all, { within }) => all + within, 0),
    judged: limits.reduce((all, each) => all + each.judged, 0),
    cpuMs: (lightened ?? planned).cpuMs,
    beyond: assessment.days.filter(({ verdict }) => verdict === 'over' || verdict === 'belowFloor').length,
    isProved: quality.certificate.proved,
  };
}

function row(name: string, weeks: readonly Measured[]): readonly string[] {
  const total = (of: (week: Measured) => number) => weeks.reduce((all, week) => all + of(week), 0);
  const mean = (of: (week: Measured) => number) => (total(of) / weeks.length).toFixed(1);
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
    percent(
      total(({ forOneMeal }) => forOneMeal),
      total(({ perishables }) => perishables),
    ),
    mean(({ again }) => again),
    percent(
      total(({ kept }) => kept),
      total(({ judged }) => judged),
    ),
    percent(
      total(({ beyond }) => beyond),
      7 * weeks.length,
    ),
    String(weeks.filter(({ isProved }) => isProved).length),
    `${p50.toFixed(0)} / ${p99.toFixed(0)}`,
  ];
}

measureWork();
