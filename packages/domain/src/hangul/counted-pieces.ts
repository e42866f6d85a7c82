/**
 * How the pieces of a food are counted where thirds and quarters of one make no sense: animals and their cuts in
 * whole numbers from two on; small pieces and leaves in whole numbers; eggs and sheets in halves, and in whole
 * numbers from four on.
 */
export type Counted = 'animals' | 'smallPieces' | 'eggs' | 'sheets';

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

/** How a line counts its food, by its Korean name and amount; undefined for a food that can be divided freely. */
export function countedAs(name: string, amount: string): Counted | undefined {
  const unit = COUNT.exec(amount)?.[1];
  if (unit === undefined) return undefined;
  const named = NAMES[unit]?.find(([, words]) => words.test(name));
  return (named ?? UNITS.find(([, units]) => units.includes(unit)))?.[0];
}

const HALF = 0.5;
/**
 * Bounds of the smallest parts a cook takes: below the first, half of a small piece; below the second, a quarter of
 * an egg as garnish.
 */
const MOST_HALF = 0.75;
const LEAST_HALF_EGG = 0.375;
const QUARTER = 0.25;
const WHOLES_FROM = 4;

/**
 * The number of pieces as a cook counts them. A single animal is divided like anything else, so animals are not
 * handled here.
 */
export function countedQuantity(quantity: number, counted: Exclude<Counted, 'animals'>): number {
  if (counted === 'smallPieces') return quantity < MOST_HALF ? HALF : Math.max(1, Math.round(quantity));
  if (counted === 'eggs' && quantity < LEAST_HALF_EGG) return QUARTER;
  if (quantity >= WHOLES_FROM) return Math.round(quantity);
  return Math.max(HALF, Math.round(quantity / HALF) * HALF);
}
