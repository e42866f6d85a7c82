import {
  cooksSpoons,
  isCooksSpoon,
  PINCHES_PER_TEASPOON,
  SPOONS,
  TEASPOONS_PER_TABLESPOON,
} from './cooks-spoons.ts';
import { josa } from './josa.ts';

/**
 * How the pieces of a food are counted where thirds and quarters of one make no sense: animals and their cuts in
 * whole numbers from two on; small pieces and leaves in whole numbers; eggs and sheets in halves, and in whole
 * numbers from four on.
 */
type Counted = 'animals' | 'smallPieces' | 'eggs' | 'sheets';

const UNITS: readonly (readonly [Counted, readonly string[]])[] = [
  ['animals', ['마리', '토막']],
  ['smallPieces', ['알', '잎', '편', '조각', '줄기']],
  ['sheets', ['장', '쪽', '줄']],
];

/** Foods counted with a unit that is used for many things: "달걀 2개", "깻잎 10장". */
const NAMES: Readonly<Record<string, readonly (readonly [Counted, RegExp])[]>> = {
  개: [
    ['smallPieces', /메추리알|만두|대추|인절미/],
    ['eggs', /달걀|계란/],
  ],
  장: [['smallPieces', /잎|상추|(?<!양)배추|로메인|케일/]],
};

const COUNT = /^[\d/과와. ]+(\p{L}*)/u;

const HALF = 0.5;

/**
 * Bounds of the smallest parts a cook takes: below the first, half of a small piece; below the second, a quarter of
 * an egg as garnish.
 */
const MOST_HALF = 0.75;

const LEAST_HALF_EGG = 0.375;

const QUARTER = 0.25;

const WHOLE_PIECES_FROM = 4;

/** How an amount is scaled: the factor, the unscaled grams where they are known, and the language it is written in. */
export type Scaling = {
  readonly factor: number;
  readonly grams: number | null;
  readonly locale: 'ko' | 'en';
  /** The Korean line, whose name and unit say how its food is counted. Without it, the unit of the text decides. */
  readonly korean?: { readonly name: string; readonly amount: string } | undefined;
};

/**
 * A household amount times a factor, rounded as a cook would: "1과 1/2큰술, 다진 것" times 2 is "3큰술, 다진 것", "1 tbsp" times
 * 1/3 is "1 tsp", "2 tsp" times 2 is "1 tbsp + 1 tsp". Grams are rounded to 5 above 50, leaves and several animals to
 * whole numbers, eggs to halves. An amount too small to divide, such as an eighth of an onion, is stated in grams. A
 * text without a number stays as it is.
 */
export function scaledMeasure(text: string, { factor, grams, locale, korean }: Scaling): string {
  const measure = readMeasure(text);
  if (measure === null || Math.abs(factor - 1) < EXACT) return text;
  const { quantity, unit } = measure;
  const rest = scaledWeights(measure.rest, factor);
  const scaled = quantity * factor;
  if (METRIC.includes(unit)) return written({ ...metric(scaled, unit), rest }, locale);
  const spoons = scaledSpoons(scaled, unit, { locale, korean });
  if (spoons !== null) return `${spoons}${rest}`;
  const counted = countedAs(korean?.name ?? '', korean?.amount ?? text);
  if (scaled < LEAST_PART && grams !== null && counted !== 'eggs') {
    return written({ quantity: roundedMetric(grams * factor, 'g'), unit: 'g', rest }, locale);
  }
  return written({ quantity: Math.max(LEAST_PART, rounded(scaled, counted)), unit, rest }, locale);
}

/** The text after an amount, with the weights in it scaled as well: "껍데기째 800g의 살". Lengths of pieces stay. */
function scaledWeights(rest: string, factor: number): string {
  return rest.replace(
    WEIGHT,
    (_, grams: string, unit: string) => `${roundedMetric(+grams * factor, 'g')}${unit}`,
  );
}

const WEIGHT = /(\d+)( ?(?:g|ml)\b)/g;

/**
 * The amounts that a text states in spoons, cups, grams, millilitres or cloves, and the numbers of pieces made, as
 * written.
 */
export function measuresIn(text: string): readonly string[] {
  return text.match(TOLD) ?? [];
}

const TOLD =
  /(?:\d+[과와]? )?(?:\d+[/.~–-])?\d+ ?(?:큰술|작은술|꼬집|컵|g\b|ml\b|쪽(?!씩)|개(?=로|에|쯤)|tbsp\b|tsp\b|(?:table|tea)spoons?\b|cups?\b|pinch|cloves\b|skewers\b)|\binto \d+(?![\d.]* ?[cm]m\b)/g;

/** Whether a cook would state this amount: "1과 1/2큰술" yes, "5작은술" no. Only spoons are judged. */
export function isCooksAmount(text: string): boolean {
  const measure = readMeasure(text);
  return measure === null || isCooksSpoon(measure.quantity, measure.unit);
}

/** A household amount: quantity, unit, and the text that follows. */
export type Measure = { readonly quantity: number; readonly unit: string; readonly rest: string };

/** The amount at the beginning of a text; null where it does not begin with a number. */
export function readMeasure(text: string): Measure | null {
  const found = MEASURE.exec(text);
  if (found === null) return null;
  const [whole, mixed, numerator, denominator, number, unit = ''] = found;
  const part = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  const quantity = Number(mixed ?? 0) + part + Number(number ?? 0);
  return { quantity, unit: singular(unit), rest: text.slice(whole.length) };
}

/** A mixed number, fraction or plain number, and the unit that follows. */
const MEASURE = /^(?:(?:(\d+)[과와]? )?(\d+)\/(\d+)|(\d+(?:\.\d+)?)) ?(\p{L}*)/u;

const METRIC = ['g', 'ml', 'kg', 'l', 'L'];
/** Smallest part that a cook measures. */
const LEAST_PART = 0.25;
const EXACT = 1e-6;

/** The spoons that measure an amount best; null for other units. */
function scaledSpoons(
  scaled: number,
  unit: string,
  { locale, korean }: Pick<Scaling, 'locale' | 'korean'>,
): string | null {
  const spoons = SPOONS.find((each) => Object.values(each).includes(unit));
  if (spoons === undefined) return null;
  const kind = unit === spoons.tablespoon ? 'tablespoon' : unit === spoons.teaspoon ? 'teaspoon' : 'pinch';
  const isPinched = kind === 'pinch' || korean === undefined || PINCHED.test(korean.name);
  return cooksSpoons(scaled * TEASPOONS[kind], { unit: kind, isPinched })
    .map(({ quantity, unit: spoon }) => written({ quantity, unit: spoons[spoon], rest: '' }, locale))
    .join(locale === 'ko' ? '과 ' : ' + ');
}

/** Foods that are taken between two fingers: dry ones in grains or powder. */
const PINCHED = /소금|설탕|가루|후추|깨$|흑임자|시즈닝|시나몬|파슬리|산초|파우더/;

/** Teaspoons in each spoon. */
const TEASPOONS = {
  tablespoon: TEASPOONS_PER_TABLESPOON,
  teaspoon: 1,
  pinch: 1 / PINCHES_PER_TEASPOON,
} as const;

/** Parts a cook measures, below four; halves follow up to ten, then whole numbers. */
const PARTS = [
  { value: 0, words: '' },
  { value: 1 / 4, words: '1/4' },
  { value: 1 / 3, words: '1/3' },
  { value: 1 / 2, words: '1/2' },
  { value: 2 / 3, words: '2/3' },
  { value: 3 / 4, words: '3/4' },
  { value: 1, words: '' },
] as const;
/** The parts that can be written, with that of the smallest spoon. */
const WRITTEN_PARTS = [...PARTS, { value: 1 / 8, words: '1/8' }];
const HALVES_FROM = 4;
const WHOLES_FROM = 10;

/** Several fish, shrimp or anchovies are counted whole; a single one may be halved. */
function rounded(quantity: number, counted: Counted | undefined): number {
  if (counted === 'animals' && quantity >= 2) return Math.round(quantity);
  if (counted === 'animals' || counted === undefined) return cooksQuantity(quantity);
  return countedQuantity(quantity, counted);
}

function cooksQuantity(quantity: number): number {
  if (quantity >= WHOLES_FROM) return Math.round(quantity);
  if (quantity >= HALVES_FROM) return Math.round(quantity * 2) / 2;
  const whole = Math.floor(quantity + EXACT);
  return whole + partNear(quantity - whole).value;
}

type Part = { readonly value: number; readonly words: string };

function partNear(rest: number, parts: readonly Part[] = PARTS): Part {
  return parts.reduce((near, part) =>
    Math.abs(part.value - rest) < Math.abs(near.value - rest) - EXACT ? part : near,
  );
}

const FINE_BELOW = 50;
const STEP = 5;

/** An amount in a metric unit; less than a kilogram is stated in grams. */
function metric(amount: number, unit: string): Pick<Measure, 'quantity' | 'unit'> {
  if (unit === 'kg' && amount < 1) return { quantity: roundedMetric(amount * GRAMS_PER_KG, 'g'), unit: 'g' };
  return { quantity: roundedMetric(amount, unit), unit };
}

const GRAMS_PER_KG = 1000;

/** Rounds grams and millilitres to 5 above 50, kilograms and litres to a tenth. */
function roundedMetric(amount: number, unit: string): number {
  if (unit !== 'g' && unit !== 'ml') return Math.max(0.1, Math.round(amount * 10) / 10);
  return amount > FINE_BELOW ? Math.round(amount / STEP) * STEP : Math.max(1, Math.round(amount));
}

/** A measure as a recipe states it: "1과 1/2큰술", "1 1/2 tbsp". */
export function written({ quantity, unit, rest }: Measure, locale: Scaling['locale']): string {
  const number = METRIC.includes(unit) ? String(quantity) : numberWords(quantity, locale);
  const gap = locale === 'en' && unit !== '' ? ' ' : '';
  return `${number}${gap}${locale === 'en' ? inNumber(unit, quantity) : unit}${rest}`;
}

/** "1과 1/2" in Korean, "1 1/2" in English. */
function numberWords(quantity: number, locale: Scaling['locale']): string {
  const whole = Math.floor(quantity + EXACT);
  const { words } = partNear(quantity - whole, WRITTEN_PARTS);
  if (words === '') return String(Math.round(quantity));
  if (whole === 0) return words;
  return `${whole}${locale === 'ko' ? josa(String(whole), '와/과') : ''} ${words}`;
}

/** English units that have a plural; all others stay as they are. */
const PLURALS: Readonly<Record<string, string>> = {
  pinch: 'pinches',
  piece: 'pieces',
  clove: 'cloves',
  bowl: 'bowls',
  handful: 'handfuls',
  leaf: 'leaves',
  pack: 'packs',
  sheet: 'sheets',
  block: 'blocks',
  slice: 'slices',
  stalk: 'stalks',
  cup: 'cups',
  can: 'cans',
  roll: 'rolls',
  head: 'heads',
  stem: 'stems',
  bunch: 'bunches',
  root: 'roots',
  ear: 'ears',
};

/** Spoon names written out in steps, mapped to those of the ingredient list. */
const SPOON_WORDS: Readonly<Record<string, string>> = {
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
};

function singular(unit: string): string {
  const spoon = SPOON_WORDS[unit];
  if (spoon !== undefined) return spoon;
  return Object.entries(PLURALS).find(([, plural]) => plural === unit)?.[0] ?? unit;
}

function inNumber(unit: string, quantity: number): string {
  return quantity > 1 ? (PLURALS[unit] ?? unit) : unit;
}

/** How a line counts its food, by its Korean name and amount; undefined for a food that can be divided freely. */
function countedAs(name: string, amount: string): Counted | undefined {
  const unit = COUNT.exec(amount)?.[1];
  if (unit === undefined) return undefined;
  const named = NAMES[unit]?.find(([, words]) => words.test(name));
  return (named ?? UNITS.find(([, units]) => units.includes(unit)))?.[0];
}

/**
 * The number of pieces as a cook counts them. A single animal is divided like anything else, so animals are not
 * handled here.
 */
function countedQuantity(quantity: number, counted: Exclude<Counted, 'animals'>): number {
  if (counted === 'smallPieces') return quantity < MOST_HALF ? HALF : Math.max(1, Math.round(quantity));
  if (counted === 'eggs' && quantity < LEAST_HALF_EGG) return QUARTER;
  if (quantity >= WHOLE_PIECES_FROM) return Math.round(quantity);
  return Math.max(HALF, Math.round(quantity / HALF) * HALF);
}
