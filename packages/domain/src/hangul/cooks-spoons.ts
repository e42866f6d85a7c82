/** The spoons of a language, largest first. */
export type Spoons = { readonly tablespoon: string; readonly teaspoon: string; readonly pinch: string };

/** The spoons of recipes in Korean and in English. */
export const SPOONS: readonly Spoons[] = [
  { tablespoon: '큰술', teaspoon: '작은술', pinch: '꼬집' },
  { tablespoon: 'tbsp', teaspoon: 'tsp', pinch: 'pinch' },
];

/** Teaspoons in a tablespoon. */
export const TEASPOONS_PER_TABLESPOON = 3;
/** Four pinches of 0.4 g are a quarter of a teaspoon of salt. */
export const PINCHES_PER_TEASPOON = 16;
const MOST_PINCHES = 3;
/** The least a cook takes between two fingers. */
const HALF_PINCH = 1 / 2;
/** Below this number of pinches half a pinch is nearer than a whole one. */
const HALF_PINCH_BELOW = 3 / 4;
/** Teaspoons of the smallest measuring spoon. */
const LEAST_TEASPOONS = 1 / 8;

/** Numbers of teaspoons a cook measures; larger amounts are stated in tablespoons. */
const TEASPOONS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 3 / 2, 2];
/** The one among them that needs two spoons, a half and a quarter; nobody chooses it freely. */
const TWO_SPOONS = 3 / 4;
/** Numbers of tablespoons a cook measures; above the last, whole ones. */
const TABLESPOONS = [1, 3 / 2, 2, 5 / 2, 3, 7 / 2, 4];
/** Tablespoons that are stated with two spoons, because the next measures differ by an eighth. */
const ONE_AND_ONE = 4 / 3;
/** Largest number of tablespoons; more is measured by the cup. */
const MOST_TABLESPOONS = 8;
const EXACT = 1e-6;

/** A part of an amount: "1과 1/2큰술". */
export type SpoonAmount = { readonly quantity: number; readonly unit: keyof Spoons };

/** How an amount was written, and whether its food can be taken between two fingers; sauces, oils and pastes cannot. */
export type WrittenSpoon = { readonly unit: keyof Spoons; readonly isPinched: boolean };

/**
 * The spoons a cook would take for a number of teaspoons, the nearest by ratio: 5 are 1 1/2 tablespoons, 4 a
 * tablespoon and a teaspoon, an eighth of salt two pinches. Half a tablespoon is stated as such if the amount was written in
 * tablespoons.
 */
export function cooksSpoons(
  teaspoons: number,
  { unit: written, isPinched }: WrittenSpoon,
): readonly SpoonAmount[] {
  const pinches = teaspoons * PINCHES_PER_TEASPOON;
  if (Math.round(pinches) <= MOST_PINCHES) return [smallest(teaspoons, isPinched)];
  const tablespoons = teaspoons / TEASPOONS_PER_TABLESPOON;
  const known = [...TABLESPOONS, ONE_AND_ONE].map((quantity) => quantity * TEASPOONS_PER_TABLESPOON);
  const near = nearest([...TEASPOONS, ...known], teaspoons);
  if (tablespoons > (TABLESPOONS.at(-1) ?? 0))
    return [{ quantity: Math.round(tablespoons), unit: 'tablespoon' }];
  if (near === ONE_AND_ONE * TEASPOONS_PER_TABLESPOON)
    return [
      { quantity: 1, unit: 'tablespoon' },
      { quantity: 1, unit: 'teaspoon' },
    ];
  return near >= TEASPOONS_PER_TABLESPOON || (near === 3 / 2 && written === 'tablespoon')
    ? [{ quantity: near / TEASPOONS_PER_TABLESPOON, unit: 'tablespoon' }]
    : [{ quantity: near, unit: 'teaspoon' }];
}

/** An amount of less than a quarter of a teaspoon. */
function smallest(teaspoons: number, isPinched: boolean): SpoonAmount {
  if (!isPinched) return { quantity: nearest([LEAST_TEASPOONS, ...TEASPOONS], teaspoons), unit: 'teaspoon' };
  const pinches = teaspoons * PINCHES_PER_TEASPOON;
  const quantity = pinches < HALF_PINCH_BELOW ? HALF_PINCH : Math.max(1, Math.round(pinches));
  return { quantity, unit: 'pinch' };
}

function nearest(amounts: readonly number[], wanted: number): number {
  const ratio = (amount: number) => Math.max(amount / wanted, wanted / amount);
  return amounts.reduce((near, amount) => (ratio(amount) < ratio(near) - EXACT ? amount : near));
}

/**
 * The amounts below a number of teaspoons that a cook measures with one spoon, rising, with their teaspoons. Half a tablespoon is
 * stated as such if the amount was written in tablespoons.
 */
export function lesserSpoons(
  teaspoons: number,
  written: keyof Spoons,
): readonly (SpoonAmount & { readonly teaspoons: number })[] {
  const of = (unit: keyof Spoons, quantities: readonly number[], size: number) =>
    quantities.map((quantity) => ({ quantity, unit, teaspoons: quantity * size }));
  const isHalf = (quantity: number) => quantity === 3 / 2 && written === 'tablespoon';
  const most = TABLESPOONS.at(-1) ?? 0;
  const wholes = Array.from({ length: MOST_TABLESPOONS - most }, (_, at) => most + 1 + at);
  return [
    ...of('pinch', [1, 2, 3], 1 / PINCHES_PER_TEASPOON),
    ...of(
      'teaspoon',
      TEASPOONS.filter((quantity) => quantity !== TWO_SPOONS && !isHalf(quantity)),
      1,
    ),
    ...of('tablespoon', written === 'tablespoon' ? [1 / 2] : [], TEASPOONS_PER_TABLESPOON),
    ...of('tablespoon', [...TABLESPOONS, ...wholes], TEASPOONS_PER_TABLESPOON),
  ]
    .filter((each) => each.teaspoons < teaspoons - EXACT)
    .sort((one, other) => one.teaspoons - other.teaspoons);
}

/** Whether a cook would measure this number of a spoon in a recipe; true for units that are not spoons. */
export function isCooksSpoon(quantity: number, unit: string): boolean {
  const holds = (amounts: readonly number[]) => amounts.some((each) => Math.abs(each - quantity) < EXACT);
  const spoons = SPOONS.find((each) => Object.values(each).includes(unit));
  if (spoons?.pinch === unit)
    return quantity === HALF_PINCH || (quantity <= MOST_PINCHES && Number.isInteger(quantity));
  if (spoons?.teaspoon === unit) return holds([LEAST_TEASPOONS, ...TEASPOONS]);
  if (spoons?.tablespoon !== unit) return true;
  return holds([1 / 2, ...TABLESPOONS]) || (Number.isInteger(quantity) && quantity <= MOST_TABLESPOONS);
}
