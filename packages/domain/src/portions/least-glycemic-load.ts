import { LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import { MAIN_FACTORS, unitsServed } from './portion-choices.ts';
import type { PortionedDish } from './portioned-dish.ts';

/**
 * The least glycaemic load a dish can be portioned to (safety-rules section 8.2): with less starch, but at least
 * `leastUnits` and 30 g carbohydrate. A dish without separate starch can only be served smaller, unless `isWhole`.
 * Null when unknown.
 */
export function leastGlycemicLoad(
  { nutrition, components }: Pick<PortionedDish, 'nutrition' | 'components'>,
  { leastUnits, isWhole }: { readonly leastUnits: number; readonly isWhole: boolean },
): number | null {
  const load = components?.glycemicLoad ?? null;
  if (components === undefined || load === null) return load;
  const carbohydrateG = nutrition.carbohydrateG ?? 0;
  const served = unitsServed(components);
  if (served === 0 || components.isMixed) return isWhole ? load : load * smallestFactor(carbohydrateG);
  const starchLoad = components.starches.reduce((sum, part) => sum + (part.glycemicLoad ?? 0), 0);
  const starchG = components.starches.reduce((sum, part) => sum + (part.nutrition.carbohydrateG ?? 0), 0);
  const forCarbohydrate = starchG > 0 ? 1 - (carbohydrateG - LEAST_MEAL_CARBOHYDRATE_G) / starchG : 1;
  const factor = Math.min(1, Math.max(leastUnits / served, forCarbohydrate));
  return load - starchLoad * (1 - factor);
}

function smallestFactor(carbohydrateG: number): number {
  return (
    MAIN_FACTORS.find((factor) => factor >= 1 || carbohydrateG * factor >= LEAST_MEAL_CARBOHYDRATE_G) ?? 1
  );
}
