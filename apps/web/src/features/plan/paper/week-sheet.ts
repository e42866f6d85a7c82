import type { MealWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { dayRangeWords, dayWords } from '../../../messages/day-words.ts';
import { KIND_OF_DISH } from '../../../messages/dish-words.ts';
import type { Sheet, SheetItem, SheetPicture } from '../../../platform/paper/sheet.ts';
import { SOFT_BREAK } from '../../../platform/paper/wrap-text.ts';
import { weekEarlyWords } from '../batches/batch-words.ts';
import { earlyStarts } from '../model/early-starts.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { isFasting, styleOf } from '../model/meal-facts.ts';
import { mealEnergyWords, mealName } from '../model/meal-words.ts';
import { portionSummary } from '../model/portion-words.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import {
  CONTENT_WIDTH,
  MARGIN,
  MEAL_INKS,
  mealPictureOf,
  paragraph,
  type SheetMeans,
  sheetFoot,
  sheetHead,
  sheetNote,
  shortDaysWords,
} from './sheet-parts.ts';

const ROW = { top: 154, height: 82, gap: 7, dates: 46 } as const;
const CELL = { width: (CONTENT_WIDTH - ROW.dates - 2 * ROW.gap) / 3, picture: 48, edge: 8 } as const;
/** Sizes of a dish's name, the first in which it fits; the last if none does. */
const NAME_SIZES = [10.5, 9.5, 8.5] as const;
const NAME_LINES = 3;
const FACT = { size: 8, weight: 500, lineHeight: 9.6, ink: '--ink-2' } as const;

/** Seven days on a page, one column per meal time. Contains no answers of the survey. */
export function weekSheet(means: SheetMeans, days: readonly PlanDay[]): Sheet {
  const { t } = means;
  const range = dayRangeWords(t, days.at(0)?.date ?? '', days.at(-1)?.date ?? '');
  const count = days.flatMap(({ meals }) => MEAL_TIMES.filter((time) => meals[time] !== null)).length;
  const standings = days.map(({ standing }) => standing);
  const lead = shortDaysWords(t, standings) ?? t('week.chosen', { count });
  const starts = days.map(({ date, meals }) => ({ date, early: earlyStarts(meals, date) }));
  const note = sheetNote(means, weekEarlyWords(means, starts));
  const top = ROW.top + note.height;
  const step = ROW.height + ROW.gap - note.height / days.length;
  return {
    title: t('plan.shareTitle', { date: range }),
    items: [
      ...sheetHead(means, range, lead),
      ...note.items,
      ...MEAL_TIMES.map((time, column): SheetItem => {
        const text = t(`mealTime.${time}`);
        const lettering = { size: 12, weight: 700 } as const;
        const x = columnX(column) + (CELL.width - means.measure(text, lettering)) / 2;
        return { kind: 'text', text, ...lettering, x, baseline: top - 8, ink: MEAL_INKS[time].ink };
      }),
      ...days.flatMap((day, row) => dayRow(means, day, top + row * step)),
      ...sheetFoot(means, ROW.top + days.length * (ROW.height + ROW.gap) + 10),
    ],
  };
}

function dayRow(means: SheetMeans, { date, meals, standing }: PlanDay, y: number): readonly SheetItem[] {
  const { weekday } = dayWords(means.t, date);
  const day = String(Number(date.slice(8)));
  const centred = (text: string, size: number, weight: 500 | 700) => ({
    text,
    size,
    weight,
    x: MARGIN + (ROW.dates - ROW.gap - means.measure(text, { size, weight })) / 2,
  });
  return [
    { kind: 'text', ...centred(weekday, 11, 500), baseline: y + 34, ink: '--ink-2' },
    { kind: 'text', ...centred(day, 19, 700), baseline: y + 56, ink: '--ink' },
    ...MEAL_TIMES.flatMap((time, column) =>
      mealCell(means, { time, meal: meals[time], standing, x: columnX(column), y }),
    ),
  ];
}

type Cell = {
  readonly time: MealTime;
  readonly meal: MealWire | null;
  readonly standing: DayStanding | undefined;
  readonly x: number;
  readonly y: number;
};

function mealCell(means: SheetMeans, { time, meal, standing, x, y }: Cell): readonly SheetItem[] {
  const { ground } = MEAL_INKS[time];
  const box = { kind: 'box', x, y, width: CELL.width, height: ROW.height, radius: 13, ink: ground } as const;
  if (meal)
    return [
      box,
      cellPicture(means, meal, { x, y, ground }),
      ...cellWords(means, { time, meal, standing, x, y }),
    ];
  const place = { x: x + 12, width: CELL.width - 24, baseline: y + 45, maxLines: 1 };
  return [box, ...paragraph(means, means.t('paper.noMeal'), { ...place, ...FACT, size: 10 })];
}

function cellPicture(
  means: SheetMeans,
  meal: MealWire,
  { x, y, ground }: Pick<SheetPicture, 'x' | 'y' | 'ground'>,
): SheetPicture {
  const edge = CELL.picture;
  const size = { width: edge, height: edge };
  const alt = means.t('paper.picture', { title: mealName(means, meal) });
  return {
    kind: 'picture',
    ...mealPictureOf(meal),
    x: x + CELL.edge,
    y: y + CELL.edge,
    ...size,
    ground,
    alt,
  };
}

function cellWords(
  means: SheetMeans,
  { time, meal, standing, x, y }: Cell & { readonly meal: MealWire },
): readonly SheetItem[] {
  const left = CELL.edge + CELL.picture + 8;
  const line = { x: x + left, width: CELL.width - left - CELL.edge };
  const style = { ...line, ...FACT, baseline: y + 16, ink: MEAL_INKS[time].ink, maxLines: 1 };
  return [
    ...paragraph(means, means.t(`mealStyle.${styleOf(meal)}`), style),
    ...nameLines(means, breakable(mealName(means, meal)), { ...line, baseline: y + 30 }),
    ...factLines(means, { meal, standing, x, y }),
  ];
}

type NamePlace = { readonly x: number; readonly width: number; readonly baseline: number };

/** The name of a dish, smaller if it needs more than three lines. */
function nameLines(means: SheetMeans, name: string, place: NamePlace): readonly SheetItem[] {
  const laid = (size: number, maxLines: number) =>
    paragraph(means, name, { ...place, size, maxLines, weight: 700, lineHeight: size + 2.7, ink: '--ink' });
  const fitting = NAME_SIZES.find((size) => laid(size, NAME_LINES + 1).length <= NAME_LINES);
  return laid(fitting ?? NAME_SIZES[2], NAME_LINES);
}

/** Energy and portions in at most two lines over the width of the cell, each in its own if they fit, the last at the bottom. */
function factLines(
  means: SheetMeans,
  { meal, standing, x, y }: Omit<Cell, 'time' | 'meal'> & { readonly meal: MealWire },
): readonly SheetItem[] {
  if (isFasting(meal)) return [];
  const energy = mealEnergyWords(means.t, meal, standing);
  const portions = portionSummary(means.t, meal.details.portions);
  const facts = [energy, portions].filter((each) => each !== null);
  const place = { ...FACT, x: x + CELL.edge + 2, width: CELL.width - 2 * CELL.edge - 4 };
  const laid = (words: string, baseline: number) =>
    paragraph(means, words, { ...place, baseline, maxLines: 2 });
  const last = y + ROW.height - 6;
  const whole = laid(facts.join(' · '), last - FACT.lineHeight);
  const apart = facts.flatMap((words, at) => laid(words, last - (facts.length - 1 - at) * FACT.lineHeight));
  if (whole.length < 2) return laid(facts.join(' · '), last);
  return apart.length === facts.length ? apart : whole;
}

/** A long Korean name may break before its kind of dish. */
function breakable(name: string): string {
  return name.split(KIND_OF_DISH).join(SOFT_BREAK);
}

function columnX(column: number): number {
  return MARGIN + ROW.dates + column * (CELL.width + ROW.gap);
}
