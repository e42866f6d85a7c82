import { type DishMethod, nutritionPerServing } from '@kkini/domain';
import {
  type DishComponents,
  type DishPart,
  EXCHANGE_CARBOHYDRATE_G,
  EXCHANGE_GRAMS,
  isBowlMethod,
  isCookedIn,
  isMixedDish,
  isTuber,
  LEAST_UNITS,
  type LineComponent,
  lineComponents,
  STARCH_KINDS,
  type StarchPart,
  starchFood,
} from '@kkini/domain/portions';
import type { EntryLine } from '../entries/dish-entry.ts';
import { type CookedLine, type KnownFoods, type Weighed, weighedLine } from './entry-nutrition.ts';
import { glycemicIndex } from './glycemic-index.ts';

/** Input of components: lines with grams for all servings, and the cooking method. */
export type MethodicalEntry = Weighed & { readonly method: DishMethod };

/** The separately portioned components of one serving, with the nutrition and glycaemic load of each. */
export function entryComponents(entry: MethodicalEntry, foods: KnownFoods): DishComponents {
  const found = lineComponents(foods.taxonomy, entry);
  const linesOf = (component: LineComponent) => entry.ingredients.filter((_, at) => found[at] === component);
  const all = STARCH_KINDS.flatMap((kind): readonly StarchPart[] => {
    const lines = linesOf(kind);
    const units = sum(lines.map((line) => unitsOf(line, entry, foods)));
    return units < LEAST_UNITS ? [] : [{ kind, units: rounded(units), ...partOf(lines, entry, foods) }];
  });
  const [soup, side] = (['soup', 'side'] as const).map((component) => {
    const lines = linesOf(component);
    return lines.length === 0 ? null : partOf(lines, entry, foods);
  });
  const starches = portionedStarches(all);
  const isMixed = isMixedDish(entry.method, starches);
  return {
    starches,
    soup: soup ?? null,
    side: side ?? null,
    glycemicLoad: glycemicLoad(entry.ingredients, entry, foods),
    isMixed,
    ...(!isMixed && isBowlMethod(entry.method) && { isBowl: true }),
  };
}

/** The starches a portion is filled with: those served apart, or else grain, or else tubers. The others belong to the main dish. */
function portionedStarches(all: readonly StarchPart[]): readonly StarchPart[] {
  const apart = all.filter(({ kind }) => !isCookedIn(kind));
  if (apart.length > 0) return apart;
  const grains = all.filter(({ kind }) => !isTuber(kind));
  return grains.length > 0 ? grains : all;
}

function partOf(lines: readonly CookedLine[], entry: MethodicalEntry, foods: KnownFoods): DishPart {
  const weighed = lines.map((line) => weighedLine(line, foods));
  return {
    nutrition: nutritionPerServing(weighed, entry.servings),
    glycemicLoad: glycemicLoad(lines, entry, foods),
  };
}

/** Exchange units of a line in one serving: by its cooked weight, or by its carbohydrate where it is dry or raw. */
function unitsOf(
  { id, grams }: EntryLine,
  { servings, method }: MethodicalEntry,
  { taxonomy, facts }: KnownFoods,
): number {
  const starch = starchFood(taxonomy, id, method);
  if (starch === null) return 0;
  const own = grams / servings;
  // Rice in a porridge counts by its carbohydrate too, because most of its weight is water.
  if (starch.asEaten && starch.kind !== 'porridge') return own / EXCHANGE_GRAMS[starch.kind];
  const carbohydrateG = facts.get(id)?.nutrition.carbohydrateG ?? 0;
  return (own * carbohydrateG) / 100 / EXCHANGE_CARBOHYDRATE_G;
}

/**
 * Sum over the foods of (carbohydrate - fibre) × index ÷ 100, of one serving (safety-rules section 8.1). Unknown fibre counts
 * as 0. Null where foods of more than 2 % of the weight have an unknown amount of carbohydrate.
 */
function glycemicLoad(
  lines: readonly EntryLine[],
  { servings, method }: MethodicalEntry,
  { taxonomy, facts }: KnownFoods,
): number | null {
  const grams = sum(lines.map((line) => line.grams));
  let unknown = 0;
  const loads = lines.map((line) => {
    const food = facts.get(line.id);
    const carbohydrateG = food?.nutrition.carbohydrateG ?? null;
    if (food === undefined || carbohydrateG === null) {
      unknown += line.grams;
      return 0;
    }
    const gi = glycemicIndex(taxonomy, { id: line.id, gi: food.gi, carbohydrateG, method });
    const available = Math.max(0, carbohydrateG - (food.nutrition.fiberG ?? 0));
    return (line.grams / 100) * available * (gi / 100);
  });
  return unknown > grams * NEGLIGIBLE_WEIGHT_SHARE ? null : rounded(sum(loads) / servings);
}

const NEGLIGIBLE_WEIGHT_SHARE = 0.02;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
