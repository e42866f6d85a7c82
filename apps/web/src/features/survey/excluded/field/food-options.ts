import { EXCLUDABLE_FOODS, isChoseong, searchFoods, squeezeText } from '@kkini/domain';
import { ownWords } from '../../model/own-words.ts';
import { excludedText, idOfLabel, isSameFood } from '../food-name.ts';
import type { Foods, ListedFood } from '../use-foods.ts';
import { splitFoods } from './split-foods.ts';

/** A row below the field; `food` is what it adds. */
export type FoodOption =
  /** True if the text is a name: it is added as typed, so that it keeps all its meanings. */
  | { readonly kind: 'exact'; readonly food: string; readonly named: readonly ListedFood[] }
  | { readonly kind: 'food'; readonly food: string; readonly named: ListedFood }
  | { readonly kind: 'asTyped'; readonly food: string };

/** Most rows below the field, including the text as typed. */
const MOST_ROWS = 6;
const FREQUENT = new Set(EXCLUDABLE_FOODS.map(({ id }) => id));

/**
 * Suggestions for a typed text, best first; Enter takes the first. The first is the text itself if it is a name or no name begins
 * with it. Frequently excluded foods come before rare ones. The text as typed is always included.
 */
export function foodOptions(foods: Foods, typed: string, chosen: readonly string[]): readonly FoodOption[] {
  if (typed === '') return [];
  const named = foods.named(typed);
  const others = searchFoods(foods.list, typed).filter(
    (food) => !isChosen(food, chosen) && (named.length !== 1 || food !== named[0]),
  );
  const near = others.filter((food) => begins(food, typed));
  const rows = [
    ...near.filter(({ id }) => FREQUENT.has(id)),
    ...near.filter(({ id }) => !FREQUENT.has(id)),
    ...others.filter((food) => !begins(food, typed)),
  ]
    .slice(0, MOST_ROWS - 1)
    .map((food): FoodOption => ({ kind: 'food', food: excludedText(food), named: food }));
  if (named.length > 0) return [{ kind: 'exact', food: typedFood(typed), named }, ...rows];
  const isSure = foods.isWhole && others.some((food) => begins(food, typed));
  const asTyped: FoodOption = { kind: 'asTyped', food: typedFood(typed) };
  return isSure ? [...rows, asTyped] : [asTyped, ...rows];
}

/** The foods a text names: one if the whole text is a name, else one per entry of the list. */
export function typedFoods(foods: Foods, text: string): readonly string[] {
  const typed = ownWords(text);
  if (typed !== '' && (idOfLabel(typed) !== null || foods.named(typed).length > 0)) {
    return [typedFood(typed)];
  }
  return splitFoods(text).map((piece) => typedFood(piece));
}

/** Excluded text for a typed one: an id for a label of the page's own list; any other text as typed. */
function typedFood(typed: string): string {
  return idOfLabel(typed) ?? typed;
}

function begins({ ko, en }: ListedFood, typed: string): boolean {
  return isChoseong(typed) || [ko, en].some((name) => squeezeText(name).startsWith(squeezeText(typed)));
}

function isChosen(food: ListedFood, chosen: readonly string[]): boolean {
  return chosen.some((each) => isSameFood(each, excludedText(food)));
}
