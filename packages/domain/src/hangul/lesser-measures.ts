import { lesserSpoons, PINCHES_PER_TEASPOON, SPOONS, TEASPOONS_PER_TABLESPOON } from './cooks-spoons.ts';
import { readMeasure, written } from './scaled-measure.ts';

/** An amount, and its share of the one it is less than: 2/3 for "2작은술" of "1큰술". */
export type LesserMeasure = { readonly amount: string; readonly share: number };

const TEASPOONS = { tablespoon: TEASPOONS_PER_TABLESPOON, teaspoon: 1, pinch: 1 / PINCHES_PER_TEASPOON };
const SPOON_KINDS = ['tablespoon', 'teaspoon', 'pinch'] as const;
const MILLILITRE = 'ml';
/** Least difference of two volumes in a measuring cup, ml. */
const STEP_ML = 10;

/**
 * The amounts a cook measures that are less than a Korean one, rising: of "1작은술" those from "1꼬집" to "2/3작은술", of "50ml" those
 * from "10ml" to "40ml". None of what is measured by weight, cup or piece.
 */
export function lesserMeasures(amount: string): readonly LesserMeasure[] {
  const { quantity = 0, unit = '' } = readMeasure(amount) ?? {};
  if (unit === MILLILITRE) return lesserVolumes(quantity);
  const [korean] = SPOONS;
  const kind = SPOON_KINDS.find((each) => korean?.[each] === unit);
  if (korean === undefined || kind === undefined) return [];
  const whole = quantity * TEASPOONS[kind];
  return lesserSpoons(whole, kind).map((spoon) => ({
    amount: written({ quantity: spoon.quantity, unit: korean[spoon.unit], rest: '' }, 'ko'),
    share: spoon.teaspoons / whole,
  }));
}

function lesserVolumes(millilitres: number): readonly LesserMeasure[] {
  const steps = Math.ceil(millilitres / STEP_ML) - 1;
  return Array.from({ length: Math.max(0, steps) }, (_, at) => {
    const quantity = (at + 1) * STEP_ML;
    return { amount: `${quantity}${MILLILITRE}`, share: quantity / millilitres };
  });
}
