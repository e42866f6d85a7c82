import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS, type Nutrient } from '../vocabulary/nutrients.ts';
import type { DishComponents, DishPart } from './dish-components.ts';

/** The parts of a serving that are portioned by themselves, each with how much of it is eaten. */
export type ScaledParts = readonly { readonly part: DishPart; readonly factor: number }[];

/** What is eaten of one nutrient, to a tenth of its unit; what is not known of the whole is not known of a portion. */
export function scaledAmount(
  whole: Nutrition,
  parts: ScaledParts,
  { mainFactor, nutrient }: { readonly mainFactor: number; readonly nutrient: Nutrient },
): number | null {
  const amount = whole[nutrient];
  return amount === null
    ? null
    : toTenth(scaled(amount, parts, { mainFactor, of: ({ nutrition }) => nutrition[nutrient] }));
}

/** What is eaten of every nutrient. */
export function scaledNutrition(whole: Nutrition, parts: ScaledParts, mainFactor: number): Nutrition {
  const entries = NUTRIENTS.map((nutrient) => [
    nutrient,
    scaledAmount(whole, parts, { mainFactor, nutrient }),
  ]);
  return Object.fromEntries(entries) as Nutrition;
}

/** The glycaemic load of what is eaten; null where that of the serving is not known. */
export function scaledLoad(
  components: DishComponents | undefined,
  parts: ScaledParts,
  mainFactor: number,
): number | null {
  const whole = components?.glycemicLoad ?? null;
  return whole === null
    ? null
    : toTenth(scaled(whole, parts, { mainFactor, of: (part) => part.glycemicLoad }));
}

type Scaling = { readonly mainFactor: number; readonly of: (part: DishPart) => number | null };

/** The main dish is what the parts leave of the whole. */
function scaled(whole: number, parts: ScaledParts, { mainFactor, of }: Scaling): number {
  return parts.reduce(
    (sum, { part, factor }) => sum + (factor - mainFactor) * (of(part) ?? 0),
    whole * mainFactor,
  );
}

function toTenth(amount: number): number {
  return Math.max(0, Math.round(amount * 10) / 10);
}
