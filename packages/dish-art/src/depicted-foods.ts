import type { Extra, GrilledFish } from './dish-names.ts';
import type { Drawing } from './dish-spec.ts';
import { foodOf } from './ingredients/food-of.ts';
import type { IngredientKey } from './ingredients/ingredients.ts';

/** Foods a drawing shows, each by its main drawing: those it lists and those its kind of dish consists of. */
export function depictedFoods(drawing: Drawing): ReadonlySet<IngredientKey> {
  const { items, also, bed, garnish, fan, sides, meat, egg, eggHalf, gochujang } = drawing;
  const listed = [items, also, bed, garnish, fan, sides].flatMap((keys) => keys ?? []);
  const parts = [
    OF_TYPE[drawing.type],
    meat,
    egg || eggHalf || drawing.wrap === 'egg' ? ('eggHalf' as const) : undefined,
    gochujang ? ('redPasteIcon' as const) : undefined,
    drawing.type === 'fish' ? OF_FISH[drawing.fish ?? 'mackerel'] : undefined,
    drawing.type === 'steak' ? OF_STEAK[drawing.steak ?? 'hamburg'] : undefined,
    drawing.type === 'cutlet' ? OF_CUTLET[drawing.cutlet ?? 'pork'] : undefined,
    drawing.type === 'drink' ? OF_DRINK[drawing.drink ?? 'soy'] : undefined,
    ...(drawing.with ?? []).flatMap((extra) => OF_EXTRA[extra] ?? []),
  ];
  return new Set([...listed, ...parts].flatMap((key) => (key ? [foodOf(key)] : [])));
}

const OF_TYPE: Partial<Record<Drawing['type'], IngredientKey>> = {
  steamedEgg: 'eggHalf',
  rolledEgg: 'eggHalf',
  omelette: 'eggHalf',
  samgye: 'chicken',
  tofuBraise: 'tofu',
  tofuPockets: 'tofu',
  yogurt: 'milkIcon',
  tteokbokki: 'ricecake',
  dumpling: 'dumpling',
};

const OF_FISH: Record<GrilledFish, IngredientKey> = {
  mackerel: 'fishChunk',
  salmon: 'salmonSlice',
  white: 'whiteFishChunk',
  croaker: 'whiteFishChunk',
  flatfish: 'whiteFishChunk',
  hairtail: 'whiteFishChunk',
};

const OF_STEAK: Record<NonNullable<Drawing['steak']>, IngredientKey> = {
  beef: 'beef',
  pork: 'pork',
  hamburg: 'beef',
  chicken: 'chicken',
  salmon: 'salmonSlice',
  whiteFish: 'whiteFishChunk',
  tofu: 'tofu',
};

const OF_CUTLET: Record<NonNullable<Drawing['cutlet']>, IngredientKey> = {
  pork: 'pork',
  chicken: 'chicken',
  fish: 'whiteFishChunk',
  cheese: 'cheese',
  sweetPotato: 'sweetPotato',
};

const OF_DRINK: Partial<Record<NonNullable<Drawing['drink']>, IngredientKey>> = {
  soy: 'soymilkIcon',
  milk: 'milkIcon',
  latte: 'milkIcon',
};

const OF_EXTRA: Partial<Record<Extra, readonly IngredientKey[]>> = {
  milk: ['milkIcon'],
  soyMilk: ['soymilkIcon'],
  yogurt: ['milkIcon'],
  eggs: ['eggHalf'],
  friedEgg: ['eggHalf'],
  tofu: ['tofu'],
  nuts: ['almond', 'walnut'],
  kimchi: ['kimchi'],
  triangle: ['tunaChunk', 'gimSheet'],
  chicken: ['chicken'],
  bread: ['breadSlice'],
  banana: ['banana'],
  apple: ['appleSlice'],
  mandarin: ['orange'],
  berries: ['strawberry', 'blueberry'],
  fruitCup: ['appleSlice', 'pineapple', 'grape'],
  salad: ['lettuce', 'cucumber'],
  tomatoes: ['tomato'],
  sweetPotato: ['sweetPotato'],
  pickle: ['pickled'],
  fries: ['potato'],
  cabbage: ['cabbage'],
  lettuce: ['lettuce'],
};
