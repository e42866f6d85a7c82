import type { MealWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { figure } from '../../../messages/figures.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate, Wording } from '../../../messages/translate.ts';
import {
  A4,
  type Ink,
  type Lettering,
  type MeasureText,
  type SheetItem,
} from '../../../platform/paper/sheet.ts';
import { wrapText } from '../../../platform/paper/wrap-text.ts';
import { styleOf } from '../model/meal-facts.ts';
import type { DayStanding } from '../standing/day-standing.ts';

/** What a layout needs: messages in the page's language, and text widths. */
export type SheetMeans = Wording & { readonly measure: MeasureText };

export const MARGIN = 40;
export const CONTENT_WIDTH = A4.width - 2 * MARGIN;

/** Background and text colour of a meal time. */
export const MEAL_INKS = {
  breakfast: { ground: '--morning', ink: '--morning-ink' },
  lunch: { ground: '--noon', ink: '--noon-ink' },
  dinner: { ground: '--evening', ink: '--evening-ink' },
} as const satisfies Record<MealTime, { readonly ground: Ink; readonly ink: Ink }>;

type Paragraph = Lettering & {
  readonly x: number;
  /** Baseline of the first line. */
  readonly baseline: number;
  readonly lineHeight: number;
  readonly width: number;
  readonly maxLines: number;
  readonly ink: Ink;
  readonly isHeading?: boolean;
};

/** Prevents a break on a screen; sheets break at spaces only, and fonts may draw it as an empty box. */
const NO_BREAK = '\u2060';

/** A text wrapped to at most `maxLines` lines. */
export function paragraph({ measure }: SheetMeans, text: string, place: Paragraph): readonly SheetItem[] {
  const { lineHeight, width, maxLines, baseline, ...rest } = place;
  const printed = text.replaceAll(NO_BREAK, '');
  const lines = wrapText(printed, { maxLines, fits: (line) => measure(line, rest) <= width });
  return lines.map((line, index) => ({
    ...rest,
    kind: 'text',
    text: line,
    baseline: baseline + index * lineHeight,
  }));
}

const LEAD = { size: 13, weight: 500 } as const;

/** Logo, name, title and lead of a sheet. */
export function sheetHead(means: SheetMeans, title: string, lead: string): readonly SheetItem[] {
  const line = { x: MARGIN, width: CONTENT_WIDTH };
  return [
    {
      kind: 'picture',
      src: '/favicon.svg',
      fallback: null,
      x: MARGIN,
      y: 34,
      width: 24,
      height: 24,
      ground: '--light',
      alt: '',
    },
    {
      kind: 'text',
      text: means.t('app.name'),
      x: MARGIN + 31,
      baseline: 52,
      size: 15,
      weight: 700,
      ink: '--ink',
    },
    ...paragraph(means, title, {
      ...line,
      baseline: 98,
      size: 28,
      weight: 700,
      ink: '--ink',
      lineHeight: 32,
      maxLines: 1,
      isHeading: true,
    }),
    ...paragraph(means, lead, {
      ...line,
      baseline: 120,
      ...LEAD,
      ink: '--ink-2',
      lineHeight: 18,
      maxLines: 1,
    }),
  ];
}

/** A note below the lead of at most two lines, and how far it moves down what follows; empty without a text. */
export function sheetNote(
  means: SheetMeans,
  words: string | null,
): { readonly items: readonly SheetItem[]; readonly height: number } {
  if (words === null) return { items: [], height: 0 };
  const items = paragraph(means, words, {
    x: MARGIN,
    width: CONTENT_WIDTH,
    baseline: 138,
    size: 11,
    weight: 700,
    ink: '--ink',
    lineHeight: 14,
    maxLines: 2,
  });
  return { items, height: 14 * items.length };
}

/** The general notice. Notices about conditions stay off a sheet, because others may read it. */
export function sheetFoot(means: SheetMeans, baseline: number): readonly SheetItem[] {
  return paragraph(means, means.t('notices.general'), {
    x: MARGIN,
    baseline,
    width: CONTENT_WIDTH,
    size: 8.5,
    weight: 500,
    ink: '--ink-2',
    lineHeight: 12,
    maxLines: 4,
  });
}

/** Address of a meal's picture, and of the drawing that replaces it if it fails to load. */
export function mealPictureOf(meal: MealWire): { readonly src: string; readonly fallback: string } {
  const fallback = `/art/meal-styles/${styleOf(meal)}.svg`;
  return { src: meal.details.img_url ?? fallback, fallback };
}

/** A line of the head and what no longer fits in it, for a note below. */
export function splitLead(
  { measure }: SheetMeans,
  lead: string,
  more: string | null,
): { readonly lead: string; readonly rest: string | null } {
  const all = [lead, more].filter((part) => part !== null && part !== '').join(MIDDLE_DOT);
  return measure(all, LEAD) <= CONTENT_WIDTH ? { lead: all, rest: null } : { lead, rest: more };
}

/** Whether somebody has too much or too little of something on a day; too little energy has a line of its own. */
export function missesLimits(standing: DayStanding | undefined): standing is DayStanding {
  return standing?.verdict === 'over' || standing?.verdict === 'under';
}

/**
 * One line for the days on which somebody eats too little: which days, who, about how much, and what to do; null if there is none.
 */
export function shortDaysWords(t: Translate, standings: readonly (DayStanding | undefined)[]): string | null {
  const short = standings.flatMap((standing) => (standing?.verdict === 'belowFloor' ? [standing] : []));
  if (short.length === 0) return null;
  const people = short.flatMap(({ persons }) => {
    const names = personNames(t, persons);
    const several = persons.length > 1;
    return persons.flatMap(({ verdict, plannedKcal }, at) =>
      verdict === 'belowFloor' ? [{ name: several ? (names[at] ?? '') : '', plannedKcal }] : [],
    );
  });
  const dates = short.length === standings.length ? [] : short.map(({ date }) => dayWords(t, date).weekday);
  const names = [...new Set(people.map(({ name }) => name))].filter((name) => name !== '');
  const energies = people.map(({ plannedKcal }) => plannedKcal);
  const [least, most] = [figure(Math.min(...energies)), figure(Math.max(...energies))];
  const words =
    most === '0'
      ? t('dayVerdict.noMeals')
      : t('dayVerdict.floorText', { planned: least === most ? most : `${least}–${most}` });
  const whose = [dates, names].map((each) => each.join(', ')).filter((each) => each !== '');
  return whose.length === 0 ? words : `${whose.join(' ')}: ${words}`;
}
