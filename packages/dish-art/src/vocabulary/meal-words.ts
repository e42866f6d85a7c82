import type { DishSpec } from '../dish-spec.ts';
import type { RiceKind } from '../drawing/colours.ts';
import { foodOf } from '../ingredients/food-of.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { isFilling, isStaple } from './fillings.ts';
import { drawingsIn } from './read-foods.ts';
import { isChief } from './shapes-of-food.ts';

/** A list, `{ name: amount }`, the JSON text of either, or `'a, b'`. */
export type IngredientNames =
  | string
  | readonly (string | { name: string } | null | undefined)[]
  | Readonly<Record<string, unknown>>
  | null
  | undefined;

export type MealInput = {
  /** Decides every chance; without it the title does. */
  id?: string | null | undefined;
  title?: string | null | undefined;
  /** The Korean word of a meal style. */
  category?: string | null | undefined;
  ingredients?: IngredientNames;
  /** What the dish looks like, where its file says so; only its tableware is chosen then. */
  drawing?: DishSpec | undefined;
};

/** A meal as the rules read it. */
export type MealWords = {
  /** The chief dish of the title, without spaces: of `두부찌개와 현미밥` only the stew. */
  title: string;
  wholeTitle: string;
  /** As given. */
  givenTitle: string;
  category: string;
  /** Decides every chance: the id, else the title. */
  seed: string;
  /** What stands after the chief dish in the title, each part by itself. */
  besides: readonly string[];
  ingredients: readonly string[];
  /** Drawings named, in order. */
  keys: readonly IngredientKey[];
  /** Of those, what fills the vessel of the chief dish: no seasoning, no jar; what gives it its name first. */
  body: readonly IngredientKey[];
  /** Noodles, bread and the like. */
  staples: readonly IngredientKey[];
  /** What the title names as served beside the chief dish. */
  beside: readonly IngredientKey[];
  bodyWithoutEgg: readonly IngredientKey[];
  rice: RiceKind;
  /** True if rice is eaten with it. */
  hasRice: boolean;
  titleHas(...words: readonly string[]): boolean;
  /** The whole title, with what is served beside. */
  wholeTitleHas(...words: readonly string[]): boolean;
  /** Title or ingredients. */
  mentions(...words: readonly string[]): boolean;
  /** True if title or ingredients name one of the foods. */
  names(...foods: readonly IngredientKey[]): boolean;
};

export function readMeal(meal: MealInput): MealWords {
  const givenTitle = meal.title ?? '';
  const title = unspaced(chiefDish(givenTitle));
  const wholeTitle = unspaced(givenTitle);
  const ingredients = ingredientNames(meal.ingredients);
  const all = [wholeTitle, ...ingredients];
  const keys = [...new Set([...ingredients, givenTitle].flatMap(drawingsIn))];
  const foods = new Set(keys.map(foodOf));
  const { body, beside } = fillingsOf(keys, givenTitle);
  const mentions = (...words: readonly string[]) =>
    words.some((word) => all.some((name) => name.includes(word)));
  return {
    title,
    wholeTitle,
    givenTitle,
    category: meal.category ?? '',
    seed: meal.id || givenTitle,
    besides: besidesOf(givenTitle),
    ingredients,
    keys,
    body,
    staples: keys.filter(isStaple),
    beside,
    bodyWithoutEgg: body.filter((key) => key !== 'eggHalf'),
    rice: riceOf(mentions),
    hasRice: [...ingredients, wholeTitle].some((name) => /밥(?:와|과|$)/.test(name)),
    titleHas: (...words) => words.some((word) => title.includes(word)),
    wholeTitleHas: (...words) => words.some((word) => wholeTitle.includes(word)),
    mentions,
    names: (...wanted) => wanted.some((key) => foods.has(foodOf(key))),
  };
}

/** The names in any of the forms data comes in, without empty ones. */
export function ingredientNames(given: IngredientNames): string[] {
  const value: unknown = typeof given === 'string' ? parsed(given) : given;
  const list: readonly unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : [];
  return list.map(nameOf).filter((name) => name !== '');
}

/**
 * What stands before the first "and" (와, 과) or middle dot; `사과 샐러드` holds no "and", and in
 * `감자와 콩을 올린 빵` it belongs to the description.
 */
function chiefDish(title: string): string {
  const [chief, ...others] = title.split(/(?:와|(?<!사)과)\s|[·+]/);
  return /(?:올린|얹은|채운|버무린|만든|[을를] 넣은)\s/.test(others.join(' ')) ? title : (chief ?? title);
}

/** Without words for how it is served; `사과` and `치즈` hold no "and". */
function besidesOf(title: string): string[] {
  return title
    .slice(chiefDish(title).length)
    .split(/(?:와|(?<!사)과)\s|[·+,]\s?/)
    .map((part) =>
      part
        .replace(/\s*(?:밥상|백반|정식|한 ?상|한 접시|한 잔|한 그릇|한 냄비|한 컵|세트|도시락)$/, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

function fillingsOf(keys: readonly IngredientKey[], title: string): Pick<MealWords, 'body' | 'beside'> {
  const chief = chiefDish(title);
  const inChief = new Set(drawingsIn(chief).map(foodOf));
  const served = new Set(drawingsIn(title.slice(chief.length)).map(foodOf));
  const inTitle = drawingsIn(title);
  const fillings = oneShapeEach(
    keys.filter(
      (key) => isFilling(key) && !isStaple(key) && (!MOSTLY_GRATED.has(key) || inTitle.includes(key)),
    ),
  );
  const isBeside = (key: IngredientKey) => served.has(foodOf(key)) && !inChief.has(foodOf(key));
  const beside = fillings.filter(isBeside);
  const inside = fillings.filter((key) => !isBeside(key));
  const rank = (key: IngredientKey) => (inChief.has(foodOf(key)) ? 0 : 2) + (isChief(key) ? 0 : 1);
  const body = [...(inside.length ? inside : fillings)].sort((one, other) => rank(one) - rank(other));
  return { body, beside };
}

/** Each food once, in the shape that says most: 제육 rather than 돼지고기, ricotta rather than cheese. */
function oneShapeEach(keys: readonly IngredientKey[]): IngredientKey[] {
  const special = new Map(keys.filter((key) => foodOf(key) !== key).map((key) => [foodOf(key), key]));
  return [...new Set(keys.map((key) => special.get(foodOf(key)) ?? key))];
}

/** In marinades, unless the title names it. */
const MOSTLY_GRATED: ReadonlySet<IngredientKey> = new Set(['pearSlice']);

function unspaced(text: string): string {
  return text.replace(/\s/g, '');
}

function riceOf(mentions: MealWords['mentions']): RiceKind {
  if (mentions('현미')) return 'brown';
  if (mentions('잡곡', '귀리', '보리', '콩밥', '렌틸', '기장', '퀴노아')) return 'multi';
  return mentions('흑미') ? 'black' : 'white';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split(/[,·、/]/);
  }
}

function nameOf(entry: unknown): string {
  const name = isRecord(entry) && 'name' in entry ? entry.name : entry;
  return typeof name === 'string' || typeof name === 'number' ? String(name).trim() : '';
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
