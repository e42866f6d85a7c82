import type { PortionWire } from '@kkini/contract';
import { figure } from '../../../messages/figures.ts';
import { isForOne, personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';

/** What some people eat, and who they are; null if all eat the same, or one person eats. */
export type PortionRow = { readonly who: string | null; readonly portion: string };

/** One row for each person, with names if several eat; one for all if they eat the same. */
export function portionRows(t: Translate, portions: readonly PortionWire[]): readonly PortionRow[] {
  return rowsOf(t, portions, areTooAlike(portions));
}

/** The same, each row as a line: "본인: 밥 1공기(210g), 요리 3/4인분(약 85g)". */
export function portionLines(t: Translate, portions: readonly PortionWire[]): readonly string[] {
  return portionRows(t, portions).map((row) => lineOf(t, row));
}

/** The same in grams only: "본인: 밥 140g, 요리 약 345g". */
export function briefPortionLines(t: Translate, portions: readonly PortionWire[]): readonly string[] {
  return rowsOf(t, portions.map(weighed), true).map((row) => lineOf(t, row));
}

/**
 * Everybody in one line: "밥 175g, 요리 1인분", or if people eat different amounts the least and the most of one person, "한 사람 밥 175~245g,
 * 요리 약 245~275g". Null if there is nothing to tell.
 */
export function portionSummary(t: Translate, portions: readonly PortionWire[]): string | null {
  const [first, second] = rowsOf(t, portions.map(weighed), areTooAlike(portions));
  if (first === undefined || portions.length === 0) return null;
  if (second === undefined) return first.portion;
  const parts = [...starchRanges(t, portions), ...mainRange(t, portions)];
  return parts.length === 0 ? null : t('portion.rangeEach', { portion: parts.join(', ') });
}

/** A portion without household measures of its starch. */
function weighed(portion: PortionWire): PortionWire {
  return { ...portion, starches: portion.starches.map((starch) => ({ ...starch, bowls: null })) };
}

/** Grams of each kind of starch that everybody has. */
function starchRanges(t: Translate, portions: readonly PortionWire[]): readonly string[] {
  const kinds = [...new Set(portions.flatMap(({ starches }) => starches.map(({ kind }) => kind)))];
  return kinds.flatMap((kind) => {
    const grams = portions.flatMap(
      ({ starches }) => starches.find((each) => each.kind === kind)?.grams ?? [],
    );
    if (grams.length < portions.length) return [];
    return [
      t('portion.starch', {
        food: t(`starch.${kind}`),
        amount: t('portion.grams', { grams: rangeOf(t, grams) }),
      }),
    ];
  });
}

/** Grams of the dish; none if somebody's are unknown. */
function mainRange(t: Translate, portions: readonly PortionWire[]): readonly string[] {
  const grams = portions.flatMap(({ mainGrams }) => mainGrams ?? []);
  if (grams.length < portions.length) return [];
  const of = portions.some(({ starchPlace }) => starchPlace === 'within') ? 'restGrams' : 'mainGrams';
  return [t(`portion.${of}`, { grams: rangeOf(t, grams) })];
}

function rangeOf(t: Translate, grams: readonly number[]): string {
  const [least, most] = [figure(Math.min(...grams)), figure(Math.max(...grams))];
  return least === most ? least : t('portion.range', { least, most });
}

function lineOf(t: Translate, { who, portion }: PortionRow): string {
  return who === null ? portion : t('portion.of', { target: who, portion });
}

function rowsOf(t: Translate, portions: readonly PortionWire[], inGrams: boolean): readonly PortionRow[] {
  const words = portions.map((each) => portionWords(t, each, inGrams));
  const [first = ''] = words;
  if (isForOne(portions)) return [{ who: null, portion: first }];
  if (words.every((each) => each === first))
    return [{ who: null, portion: eachWords(t, portions[0], first) }];
  const names = personNames(t, portions);
  return [...new Set(words)].map((portion) => {
    const alike = portions.flatMap((_, at) => (words[at] === portion ? [at] : []));
    const [one = 0] = alike;
    return {
      who: alike.map((at) => names[at]).join(', '),
      portion: alike.length > 1 ? eachWords(t, portions[one], portion) : portion,
    };
  });
}

/** Whether people have different grams of a dish that are the same share of a serving, so that only the grams tell them apart. */
function areTooAlike(portions: readonly PortionWire[]): boolean {
  const grams = new Map<string, Set<number | null>>();
  for (const { main, mainGrams } of portions) {
    const share = [main.whole, main.numerator, main.denominator].join();
    grams.set(share, (grams.get(share) ?? new Set()).add(mainGrams));
  }
  return [...grams.values()].some(({ size }) => size > 1);
}

/** What everybody has, in the words of one of them; of a dish of their own "1개씩". */
function eachWords(t: Translate, portion: PortionWire | undefined, words: string): string {
  if (portion === undefined || !isOneEach(portion)) return t('portion.each', { portion: words });
  const starches = namedStarches(portion).map((each) => starchWords(t, each));
  const one = t(portion.bought === 'piece' ? 'portion.pieceEach' : 'portion.servingEach');
  return t('portion.each', { portion: [one, ...starches].join(', ') });
}

/** Whether somebody has a whole bought dish of their own. */
function isOneEach({ bought, mainFactor }: PortionWire): boolean {
  return (bought === 'piece' || bought === 'serving') && mainFactor === 1;
}

/**
 * Rice in bowls and grams, other starch in grams, then the share of the main dish. If the starch is in the dish, the whole comes
 * first.
 */
function portionWords(t: Translate, portion: PortionWire, inGrams: boolean): string {
  const { starchPlace } = portion;
  const starches = namedStarches(portion).map((each) => starchWords(t, each));
  const main = (inGrams ? mainGramsWords(t, portion) : null) ?? mainWords(t, portion);
  if (isOneEach(portion)) return [main, ...starches].join(', ');
  if (starchPlace !== 'mixed') return [...starches, main].join(', ');
  return starches.length === 0 ? main : t('portion.within', { portion: main, starches: starches.join(', ') });
}

/** The starches to name: the grams of a porridge stand for its grain, so the weight or number of bowls says more. */
function namedStarches({ starches }: PortionWire): PortionWire['starches'] {
  return starches.filter(({ kind }) => kind !== 'porridge');
}

function starchWords(t: Translate, { kind, grams, bowls }: PortionWire['starches'][number]): string {
  const amount =
    bowls === null
      ? t('portion.grams', { grams: figure(grams) })
      : t(isMoreThanOne(bowls) ? 'portion.bowlsMany' : 'portion.bowls', {
          bowls: fractionWords(t, bowls),
          grams: figure(grams),
        });
  return t('portion.starch', { food: t(`starch.${kind}`), amount });
}

/** A share of the dish, such as three quarters of a serving, one, or one and a half, with its grams unless it is exactly one. */
function mainWords(t: Translate, { main, mainFactor, mainGrams, starchPlace, bought }: PortionWire): string {
  const factor = fractionWords(t, main);
  const isOne = main.whole === 1 && main.numerator === 0;
  if (bought === 'piece' || bought === 'serving')
    return isOne ? t(`portion.${bought}One`) : t(`portion.${bought}`, { factor });
  const of = starchPlace === 'within' ? 'rest' : 'main';
  const one = t(`portion.${of}One`);
  if (isOne && mainFactor === 1) return one;
  const share = isOne ? one : t(main.whole === 0 ? `portion.${of}` : `portion.${of}Many`, { factor });
  return mainGrams === null ? share : t('portion.about', { portion: share, grams: figure(mainGrams) });
}

/** Grams of the dish; null if they are unknown. */
function mainGramsWords(t: Translate, { mainGrams, starchPlace }: PortionWire): string | null {
  if (mainGrams === null) return null;
  const grams = figure(mainGrams);
  return t(starchPlace === 'within' ? 'portion.restGrams' : 'portion.mainGrams', { grams });
}

function isMoreThanOne({ whole, numerator }: PortionWire['main']): boolean {
  return whole > 1 || (whole === 1 && numerator > 0);
}

/** A fraction with characters that prevent a line break after the slash. */
export function fractionWords(t: Translate, { whole, numerator, denominator }: PortionWire['main']): string {
  if (numerator === 0) return String(whole);
  const fraction = `${numerator}/\u2060${denominator}`;
  return whole === 0 ? fraction : t('portion.mixed', { whole, fraction });
}
