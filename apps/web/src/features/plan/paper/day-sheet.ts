import type { MealWire, PortionWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { companionWords } from '../../../messages/dish-words.ts';
import { cookingWords, priceWords } from '../../../messages/figures.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { Sheet, SheetItem, SheetPicture } from '../../../platform/paper/sheet.ts';
import { earlyWords, firstEveningWords, mealOriginWords } from '../batches/batch-words.ts';
import { daySentence } from '../day/day-sentence.ts';
import type { Pot } from '../model/batches.ts';
import { type EarlyStart, earlyStarts } from '../model/early-starts.ts';
import { extraLine, extrasOf } from '../model/extra-words.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { isFasting, isRecipe, styleOf } from '../model/meal-facts.ts';
import { mealEnergyWords, mealName, mealTags } from '../model/meal-words.ts';
import { briefPortionLines, portionLines } from '../model/portion-words.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { worstDayWords } from '../standing/standing-words.ts';
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

/** Height of a small line of a card, of its title and all small lines, and the baseline of energy and minutes below. */
const LINE_HEIGHT = 17;
const TEXT_HEIGHT = 100;
const FACTS_BASELINE = 174;
/** A dish's name, smaller where it needs two lines. */
const TITLES = [
  { size: 21, lineHeight: 27, maxLines: 1 },
  { size: 17, lineHeight: 21, maxLines: 2 },
] as const;
/** The small lines of a card: smaller and closer where it has many. */
const USUAL = { size: 11.5, lineHeight: LINE_HEIGHT } as const;
const CLOSER = [
  { size: 9.5, lineHeight: 12 },
  { size: 8.5, lineHeight: 10.5 },
] as const;
type DetailLettering = typeof USUAL | (typeof CLOSER)[number];
/** Size of the portions of many people. */
const SMALL_SIZE = 9.5;
const CARD = { top: 142, height: 194, gap: 12, padding: 24, picture: 146 } as const;

/** A day to print, with the dishes of its week that are cooked once for several meals, as far as they are known. */
export type PaperDay = PlanDay & { readonly pots?: readonly Pot[] };

/**
 * One day on a page: its three meals with pictures, and what each person has of them. Contains no health answers and no places to eat.
 */
export function daySheet(means: SheetMeans, { date, meals, standing, isFirst, pots = [] }: PaperDay): Sheet {
  const { t } = means;
  const words = dayWords(t, date);
  const { first, second } = daySentence(t, { day: words.weekdayLong, meals, standing, isPaper: true });
  const sentence = MEAL_TIMES.some((time) => meals[time] === null)
    ? ''
    : [first, second].filter((part) => part !== null).join(MIDDLE_DOT);
  const early = earlyStarts(meals, date);
  const missed = missesLimits(standing) ? worstDayWords(t, standing) : null;
  const { lead, rest } = splitLead(means, shortDaysWords(t, [standing]) ?? sentence, missed);
  const begun = isFirst ? firstEveningWords(means, date, early) : null;
  const note = sheetNote(means, [rest, begun].filter((part) => part !== null).join(MIDDLE_DOT) || null);
  const top = CARD.top + note.height;
  return {
    title: t('plan.shareTitle', { date: words.short }),
    items: [
      ...sheetHead(means, words.long, lead),
      ...note.items,
      ...MEAL_TIMES.flatMap((time, index) => {
        const y = top + index * (CARD.height + CARD.gap - note.height / 3);
        return mealCard(means, { date, time, y, meal: meals[time], early, standing, pots });
      }),
      ...sheetFoot(means, CARD.top + 3 * (CARD.height + CARD.gap) + 14),
    ],
  };
}

type Card = {
  readonly date: string;
  readonly time: MealTime;
  readonly y: number;
  readonly meal: MealWire | null;
  readonly early: readonly EarlyStart[];
  readonly standing: DayStanding | undefined;
  readonly pots: readonly Pot[];
};

function mealCard(means: SheetMeans, { y, meal, ...card }: Card): readonly SheetItem[] {
  const { time } = card;
  const { ground, ink } = MEAL_INKS[time];
  const x = MARGIN + CARD.padding;
  const width = CONTENT_WIDTH - 3 * CARD.padding - CARD.picture;
  const place = { x, baseline: y + 70, width, weight: 700, ink: meal ? '--ink' : '--ink-2' } as const;
  const titled = TITLES.map(({ size, lineHeight, maxLines }) =>
    paragraph(means, titleOf(means, meal), { ...place, size, lineHeight, maxLines: maxLines + 1 }),
  );
  const fitting = titled.findIndex((lines, at) => lines.length <= (TITLES[at]?.maxLines ?? 0));
  const { lineHeight, maxLines } = TITLES[fitting] ?? TITLES[1];
  const title = (titled[fitting] ?? titled[1] ?? []).slice(0, maxLines);
  const name = [means.t(`mealTime.${time}`), ...(meal ? [means.t(`mealStyle.${styleOf(meal)}`)] : [])].join(
    ' · ',
  );
  return [
    { kind: 'box', x: MARGIN, y, width: CONTENT_WIDTH, height: CARD.height, radius: 20, ink: ground },
    { kind: 'text', text: name, x, baseline: y + 38, size: 12, weight: 700, ink },
    ...title,
    ...(meal
      ? mealDetails(means, { ...card, meal }, { x, y, width, ground, below: title.length * lineHeight })
      : []),
  ];
}

type DetailPlace = Pick<SheetPicture, 'x' | 'y' | 'width' | 'ground'> & {
  /** Height of the title above. */
  readonly below: number;
};

function mealDetails(
  means: SheetMeans,
  { meal, standing, ...card }: Omit<Card, 'y'> & { readonly meal: MealWire },
  { x, y, width, ground, below }: DetailPlace,
): readonly SheetItem[] {
  const edge = CARD.picture;
  const facts = factsOf(means.t, meal, standing).join(MIDDLE_DOT);
  const { portions } = meal.details;
  const words = {
    beside: besideWords(means, { meal, ...card }),
    amounts: briefPortionLines(means.t, portions).join(MIDDLE_DOT),
  };
  const { line, space, needed } = detailLines(means, words, {
    x,
    width,
    height: TEXT_HEIGHT - below,
  });
  const first = y + 68 + below;
  const beside = paragraph(means, words.beside, {
    ...line,
    baseline: first,
    ink: '--ink',
    maxLines: Math.max(1, space - needed),
  });
  const rest = (above: number) => ({ baseline: first + above * line.lineHeight, maxLines: space - above });
  const amounts = portionParagraph(means, portions, { ...line, ...rest(beside.length) });
  const { baseline, maxLines } = rest(beside.length + amounts.length);
  const tagLines = { ...line, baseline, maxLines: Math.min(2, maxLines) };
  return [
    ...beside,
    ...amounts,
    ...(maxLines > 0 ? paragraph(means, tagWords(means, meal), tagLines) : []),
    ...paragraph(means, facts, {
      ...line,
      baseline: y + FACTS_BASELINE,
      size: 12.5,
      weight: 700,
      maxLines: 2,
    }),
    {
      kind: 'picture',
      ...mealPictureOf(meal),
      x: MARGIN + CONTENT_WIDTH - CARD.padding - edge,
      y: y + (CARD.height - edge) / 2,
      width: edge,
      height: edge,
      ground,
      alt: means.t('paper.picture', { title: mealName(means, meal) }),
    },
  ];
}

/** How the small lines are set, how many fit, and how many of them the portions need: closer while not all fit. */
function detailLines(
  means: SheetMeans,
  { beside, amounts }: { readonly beside: string; readonly amounts: string },
  { x, width, height }: { readonly x: number; readonly width: number; readonly height: number },
) {
  const set = (lettering: DetailLettering) => {
    const line = { x, width, ink: '--ink-2', weight: 500, ...lettering } as const;
    const space = Math.floor(height / line.lineHeight);
    const linesOf = (text: string) =>
      text === '' ? 0 : paragraph(means, text, { ...line, baseline: 0, maxLines: space + 1 }).length;
    const needed = linesOf(amounts);
    return { line, space, needed, fits: linesOf(beside) + needed <= space };
  };
  return CLOSER.reduce((lines, closer) => (lines.fits ? lines : set(closer)), set(USUAL));
}

/** What stands beside a dish, what is added for some people, for which meals the dish is cooked, and what is begun on the evening before. */
function besideWords(
  means: SheetMeans,
  { date, time, meal, early, pots }: Omit<Card, 'y' | 'standing'> & { readonly meal: MealWire },
): string {
  const { companions, portions } = meal.details;
  const origin = mealOriginWords(means.t, meal, { slot: { date, time }, pots, today: null }) ?? [];
  const begun = earlyWords(means, early, time) ?? [];
  const extras = extrasOf(means.t, portions).map((each) => extraLine(means, each));
  return [companionWords(means, companions) ?? [], ...extras, origin, begun].flat().join(MIDDLE_DOT);
}

function tagWords(means: SheetMeans, meal: MealWire): string {
  if (isFasting(meal)) return means.t('meal.fastingNote');
  const { tags } = mealTags(means, meal);
  return tags.map((tag) => `#${tag}`).join(' ');
}

/** What each person has: in household measures if that fits, otherwise in grams only, and smaller if many eat. */
function portionParagraph(
  means: SheetMeans,
  portions: readonly PortionWire[],
  place: Parameters<typeof paragraph>[2],
): readonly SheetItem[] {
  if (portions.length === 0 || place.maxLines < 1) return [];
  const [inMeasures, inGrams] = [portionLines, briefPortionLines].map((lines) =>
    lines(means.t, portions).join(MIDDLE_DOT),
  );
  const laid = (words = '', size = place.size, maxLines = place.maxLines) =>
    paragraph(means, words, { ...place, size, maxLines });
  const fits = (words: string | undefined) =>
    laid(words, place.size, place.maxLines + 1).length <= place.maxLines;
  if (fits(inMeasures)) return laid(inMeasures);
  return laid(inGrams, fits(inGrams) ? place.size : SMALL_SIZE);
}

function titleOf(means: SheetMeans, meal: MealWire | null): string {
  if (meal === null) return means.t('paper.noMeal');
  return isFasting(meal) ? means.t('meal.fasting') : mealName(means, meal);
}

function factsOf(t: Translate, meal: MealWire, standing: DayStanding | undefined): readonly string[] {
  if (isFasting(meal)) return [];
  const energy = mealEnergyWords(t, meal, standing);
  const { minutes, waiting_minutes: waiting, price, price_from: from, cooked_on: cookedOn } = meal.details;
  const isCooked = isRecipe(meal) && cookedOn === null;
  return [
    ...(energy === null ? [] : [energy]),
    ...(isCooked && minutes !== null ? [cookingWords(t, { minutes, waiting: waiting ?? 0 })] : []),
    ...(isRecipe(meal) || price === null ? [] : [`${t('meal.typicalPrice')} ${priceWords(t, price)}`]),
    ...(from === null ? [] : [priceWords(t, price, from)]),
  ];
}
