import type { MealWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { dayRangeWords, dayWords } from '../../../messages/day-words.ts';
import { KIND_OF_DISH } from '../../../messages/dish-words.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import type { Translate } from '../../../messages/translate.ts';
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
  missesLimits,
  paragraph,
  type SheetMeans,
  sheetFoot,
  sheetHead,
  sheetNote,
  shortDaysWords,
  splitLead,
} from './sheet-parts.ts';

const ROW = { top: 154, height: 84, gap: 6, dates: 46 } as const;
const CELL = { width: (CONTENT_WIDTH - ROW.dates - 2 * ROW.gap) / 3, picture: 44, edge: 8, gap: 6 } as const;
/** A dish's name: sizes, lines and first baseline in the cell. The first in which it fits is taken; the last if none does. */
const NAMES = [
  { size: 10.5, lines: 3, top: 30 },
  { size: 9.5, lines: 3, top: 30 },
  { size: 8.5, lines: 3, top: 30 },
  { size: 8.5, lines: 4, top: 26.5 },
] as const;
const FACT = { size: 8, weight: 500, lineHeight: 9.6, ink: '--ink-2' } as const;
/** Facts that need more than their two lines at the usual size. */
const SMALL_FACT = { ...FACT, size: 7.5, lineHeight: 8.8 } as const;
const FACT_LINES = 2;
/** Least distance between the last line of a name and the first of the facts. */
const ABOVE_FACTS = 7.9;

/** Seven days on a page, one column per meal time. Contains no answers of the survey. */
export function weekSheet(means: SheetMeans, days: readonly PlanDay[]): Sheet {
  const { t } = means;
  const range = dayRangeWords(t, days.at(0)?.date ?? '', days.at(-1)?.date ?? '');
  const count = days.flatMap(({ meals }) => MEAL_TIMES.filter((time) => meals[time] !== null)).length;
  const standings = days.map(({ standing }) => standing);
  const [first = t('week.chosen', { count }), more = null] = [
    shortDaysWords(t, standings),
    missedDaysWords(t, standings),
  ].filter((words) => words !== null);
  const { lead, rest } = splitLead(means, first, more);
  const starts = days.map(({ date, meals }) => ({ date, early: earlyStarts(meals, date) }));
  const begun = weekEarlyWords(means, starts);
  const note = sheetNote(means, [rest, begun].filter((part) => part !== null).join(MIDDLE_DOT) || null);
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

/** "기준에서 벗어난 날: 수, 금"; null without any. */
function missedDaysWords(t: Translate, standings: readonly (DayStanding | undefined)[]): string | null {
  const days = standings.filter(missesLimits).map(({ date }) => dayWords(t, date).weekday);
  return days.length === 0 ? null : `${t('quality.title')}: ${days.join(', ')}`;
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
  const left = CELL.edge + CELL.picture + CELL.gap;
  const line = { x: x + left, width: CELL.width - left - CELL.gap };
  const style = { ...line, ...FACT, baseline: y + 15.5, ink: MEAL_INKS[time].ink, maxLines: 1 };
  const heading = paragraph(means, means.t(`mealStyle.${styleOf(meal)}`), style);
  const name = breakable(mealName(means, meal));
  const [short, long] = [FACT_LINES, FACT_LINES + 1].map((most) =>
    factLines(means, { meal, standing, x, y }, most),
  );
  const beside = (facts: readonly SheetItem[] = []) =>
    nameLines(means, name, { ...line, y, end: topOf(facts, y + ROW.height) });
  const roomy = beside(long);
  if (roomy !== null) return [...heading, ...roomy, ...(long ?? [])];
  const last = { ...NAMES[3], ...line, y };
  return [...heading, ...(beside(short) ?? laidName(means, name, last)), ...(short ?? [])];
}

/** The first baseline of some lines; the given one without lines. */
function topOf([first]: readonly SheetItem[], without: number): number {
  return first?.kind === 'text' ? first.baseline : without;
}

type NamePlace = { readonly x: number; readonly width: number; readonly y: number };
type NameLayout = { readonly size: number; readonly lines: number; readonly top: number };

/** The name of a dish that ends above a baseline, smaller if it is long; null if none of the layouts fits. */
function nameLines(
  means: SheetMeans,
  name: string,
  { end, ...place }: NamePlace & { readonly end: number },
): readonly SheetItem[] | null {
  const laid = NAMES.map((each) => ({
    most: each.lines,
    lines: laidName(means, name, { ...each, ...place, more: 1 }),
  }));
  const fitting = laid.find(
    ({ most, lines }) => lines.length <= most && bottomOf(lines) <= end - ABOVE_FACTS,
  );
  return fitting?.lines ?? null;
}

function bottomOf(lines: readonly SheetItem[]): number {
  const last = lines.at(-1);
  return last?.kind === 'text' ? last.baseline : 0;
}

/** The lines of a name in one layout, and up to `more` that are too many for it. */
function laidName(
  means: SheetMeans,
  name: string,
  place: NamePlace & NameLayout & { readonly more?: number },
): readonly SheetItem[] {
  const { size, lines, top, y, x, width, more = 0 } = place;
  const lettering = { size, weight: 700, lineHeight: size + 2.7, ink: '--ink' } as const;
  return paragraph(means, name, { x, width, ...lettering, baseline: y + top, maxLines: lines + more });
}

type CellFacts = Omit<Cell, 'time' | 'meal'> & { readonly meal: MealWire };

/** Energy and portions over the width of the cell, each in its own line if they fit, the last at the bottom. */
function factLines(
  means: SheetMeans,
  { meal, standing, x, y }: CellFacts,
  maxLines: number,
): readonly SheetItem[] {
  if (isFasting(meal)) return [];
  const energy = mealEnergyWords(means.t, meal, standing);
  const portions = portionSummary(means.t, meal.details.portions);
  const facts = [energy, portions].filter((each) => each !== null);
  const place = { ...FACT, x: x + CELL.edge + 2, width: CELL.width - 2 * CELL.edge - 4, baseline: 0 };
  const usual = paragraph(means, facts.join(' · '), { ...place, maxLines: FACT_LINES + 1 });
  const font = usual.length > FACT_LINES ? SMALL_FACT : FACT;
  const laid = (words: string) => paragraph(means, words, { ...place, ...font, maxLines });
  const apart = facts.map(laid);
  const lines = laid(facts.join(' · '));
  const isApart = lines.length === FACT_LINES && apart.every(({ length }) => length === 1);
  return atBottom(isApart ? apart.flat() : lines, y + ROW.height - 6, font.lineHeight);
}

/** Lines one above the other, the last on a baseline. */
function atBottom(lines: readonly SheetItem[], last: number, lineHeight: number): readonly SheetItem[] {
  return lines.map((line, at) =>
    line.kind === 'text' ? { ...line, baseline: last - (lines.length - 1 - at) * lineHeight } : line,
  );
}

/** A long Korean name may break before its kind of dish. */
function breakable(name: string): string {
  return name.split(KIND_OF_DISH).join(SOFT_BREAK);
}

function columnX(column: number): number {
  return MARGIN + ROW.dates + column * (CELL.width + ROW.gap);
}
