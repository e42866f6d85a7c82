import type { DishSpec } from '../dish-spec.ts';
import { foodOf } from '../ingredients/food-of.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { isStaple } from './fillings.ts';
import type { MealInput, MealWords } from './meal-words.ts';
import { nestKind } from './noodle-kinds.ts';
import { drawingsIn } from './read-foods.ts';
import { inGrill, inSticks } from './shapes-of-food.ts';

type Infer = (meal: MealInput) => DishSpec;

/** What the title serves beside the chief dish, each on a plate or in a bowl of its own; at most two. */
export function companionsOf(meal: MealWords, infer: Infer): DishSpec[] {
  const named = meal.besides.flatMap((phrase) => companion(phrase, meal, infer) ?? []);
  const isTable = /(?:밥상|한상|백반)$/.test(meal.wholeTitle) && meal.names('riceBowlIcon');
  const hasRice = named.some(({ type }) => type === 'rice');
  return [...named, ...(isTable && !hasRice ? [bowlOfRice(meal)] : [])].slice(0, 2);
}

function companion(phrase: string, meal: MealWords, infer: Infer): DishSpec | null {
  const keys = drawingsIn(phrase).filter((key) => !key.endsWith('Icon'));
  if (/밥$/.test(phrase)) {
    const dish = infer({ title: phrase });
    return dish.type === 'rice' ? { ...dish, vessel: 'bowl', radius: 76 } : dish;
  }
  if (/(?:장|양념|소스|살사)$/.test(phrase)) return sauce(phrase, keys);
  const foods = new Set(keys.map(foodOf));
  const ingredients = meal.ingredients.filter((name) =>
    drawingsIn(name).some((key) => foods.has(foodOf(key))),
  );
  const dish = infer({ title: phrase, ingredients });
  if (/(?:빵|바게트)$/.test(phrase)) return breadBoard(keys);
  if (OWN_VESSEL.has(dish.type)) return dish;
  if (!keys.length) return null;
  const nest = keys.every(isStaple) ? nestKind(keys) : undefined;
  if (nest) return { type: 'noodle', vessel: 'bowl', noodle: nest === 'glass' ? 'glassRaw' : nest };
  if (keys.every(isStaple) || dish.type === 'ssam') return smallPlate(keys);
  return dish.type === 'main' || dish.type === 'ricebowl' ? smallPlate(shapedAs(phrase, keys)) : dish;
}

/** Drawn as they are; everything else is a few pieces on a small plate. */
const OWN_VESSEL: ReadonlySet<string> = new Set<DishSpec['type']>([
  'drink',
  'yogurt',
  'steamedEgg',
  'soup',
  'porridge',
]);

function shapedAs(phrase: string, keys: readonly IngredientKey[]): IngredientKey[] {
  if (/(?:구이|구운|스테이크)/.test(phrase)) return inGrill(keys);
  return /(?:무침|생채|볶음|나물|냉채)$/.test(phrase) ? inSticks(keys) : [...keys];
}

function smallPlate(keys: readonly IngredientKey[]): DishSpec {
  const isLarge = keys.some((key) => isStaple(key) || LEAVES.has(key));
  return {
    type: 'main',
    vessel: 'plate',
    items: keys,
    count: isLarge ? 4 : 8,
    size: isLarge ? 2 : 2.1,
    garnish: ['sesame'],
  };
}

const LEAVES: ReadonlySet<IngredientKey> = new Set(['lettuce', 'lettuceDark', 'perilla', 'cabbage']);

function breadBoard(keys: readonly IngredientKey[]): DishSpec {
  const breads = keys.filter(isStaple);
  return {
    type: 'main',
    vessel: 'board',
    items: breads.length ? breads : ['breadSlice'],
    count: 2,
    size: 2.6,
    turn: 20,
  };
}

function sauce(phrase: string, keys: readonly IngredientKey[]): DishSpec {
  const broth = /(?:고추장|초장|살사)/.test(phrase) ? 'red' : /된장|쌈장/.test(phrase) ? 'doenjang' : 'soy';
  return { type: 'soup', vessel: 'bowl', radius: 68, broth, items: keys, count: 6, topCount: 3 };
}

function bowlOfRice({ rice }: MealWords): DishSpec {
  return { type: 'rice', vessel: 'bowl', radius: 76, rice };
}
