import { depictedFoods } from '../depicted-foods.ts';
import type { Drawing } from '../dish-spec.ts';
import type { NoodleKind, RiceKind } from '../drawing/colours.ts';
import { foodOf } from '../ingredients/food-of.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { staples } from '../ingredients/staples.ts';
import { drawingsIn } from './read-foods.ts';

/** What is known of a dish without a drawing, such as an import. */
export type Described = {
  readonly title: string;
  readonly ingredients: readonly string[];
  /** How it is made or served, in the catalogue's words. */
  readonly method?: string | undefined;
};

/**
 * Guesses a drawing from the class of a dish and the foods it names: the last word of the title decides, else how the dish is made.
 * Never draws food that neither title nor ingredients name, because visitors exclude foods for a reason.
 */
export function guessDrawing(dish: Described): Drawing {
  const title = dish.title.replace(/\s/g, '');
  const named = [...new Set([dish.title, ...dish.ingredients].flatMap(drawingsIn))];
  const foods = new Set(named.map(foodOf));
  const isKnown = ({ type }: Drawing) => [...depictedFoods({ type })].every((food) => foods.has(food));
  const look =
    LOOKS.find(([words, drawing]) => words.test(title) && isKnown(drawing))?.[1] ??
    BY_METHOD[dish.method ?? ''] ??
    PLATE;
  return {
    ...look,
    ...colours(look, [title, ...dish.ingredients].join(' '), named),
    ...fillings(look, named),
  };
}

const PLATE: Drawing = { type: 'main', vessel: 'plate' };
const STEW: Drawing = { type: 'stew', vessel: 'ttukbaegi', tint: 'rose' };
const SOUP: Drawing = { type: 'soup', vessel: 'bowl', tint: 'sesame' };
const NOODLES: Drawing = { type: 'noodle', vessel: 'noodle', tint: 'sky' };
const RICE_BOWL: Drawing = { type: 'ricebowl', vessel: 'bowl', tint: 'butter' };
const SALAD: Drawing = { type: 'salad', vessel: 'salad', tint: 'leaf' };
const PORRIDGE: Drawing = { type: 'porridge', vessel: 'bowl', tint: 'sesame' };
const SANDWICH: Drawing = { type: 'sandwich', vessel: 'plate', tint: 'butter' };

/** Looks from specific to general. A class that is itself a food requires that food to be named. */
const LOOKS: readonly (readonly [words: RegExp, look: Drawing])[] = [
  [/두유$/, { type: 'drink', drink: 'soy', tint: 'butter' }],
  [/우유$/, { type: 'drink', drink: 'milk', tint: 'sky' }],
  [/(?:주스|스무디)$/, { type: 'drink', drink: 'berry', tint: 'rose' }],
  [/(?:요거트|그래놀라|요거트볼)$/, { type: 'yogurt', vessel: 'bowl', tint: 'lilac' }],
  [/버거$/, { type: 'burger', vessel: 'board', tint: 'butter' }],
  [/(?:샌드위치|또띠아롤|브리또)$/, SANDWICH],
  [/(?:토스트|빵|브루스케타)$/, { type: 'toast', vessel: 'plate', tint: 'apricot' }],
  [/피자$/, { type: 'pizza', vessel: 'board', tint: 'rose' }],
  [/초밥$/, { type: 'tofuPockets', vessel: 'rect', tint: 'butter' }],
  [/김밥$/, { type: 'gimbap', vessel: 'rect', tint: 'leaf' }],
  [/(?:주먹밥|초밥)$/, { type: 'riceBalls', vessel: 'plate', tint: 'butter' }],
  [/(?:월남쌈|말이쌈)$/, { type: 'rolls', vessel: 'plate', tint: 'leaf' }],
  [/비빔밥$|포케/, { type: 'bibimbap', vessel: 'bowl', tint: 'leaf' }],
  [/(?:볶음밥|필라프)$/, { type: 'friedRice', vessel: 'plate', tint: 'butter' }],
  [/(?:덮밥|카레|라이스|컵밥|짜장밥)$/, RICE_BOWL],
  [/오므라이스$|오믈렛$/, { type: 'omelette', vessel: 'plate', tint: 'butter' }],
  [/(?:계란찜|달걀찜)$/, { type: 'steamedEgg', vessel: 'ttukbaegi', tint: 'butter' }],
  [/(?:계란말이|달걀말이)$/, { type: 'rolledEgg', vessel: 'rect', tint: 'butter' }],
  [/두부조림$/, { type: 'tofuBraise', vessel: 'plate', tint: 'apricot' }],
  [/(?:삼계탕|백숙)$/, { type: 'samgye', vessel: 'ttukbaegi', tint: 'sesame' }],
  [/떡볶이$/, { type: 'tteokbokki', vessel: 'pot', tint: 'rose' }],
  [/만두$/, { type: 'dumpling', vessel: 'steamer', tint: 'sesame' }],
  [/잡채$/, { type: 'japchae', vessel: 'plate', tint: 'sesame' }],
  [/(?:국수|면|우동|소바|파스타|스파게티|짬뽕)$/, NOODLES],
  [/(?:죽|수프|스프|리조또)$/, PORRIDGE],
  [/(?:찌개|전골|짜글이|스튜|탕)$/, STEW],
  [/(?:국|해장국|냉국)$/, SOUP],
  [/샐러드$/, SALAD],
  [/(?:파전|부추전|김치전|빈대떡|부침개)$/, { type: 'jeon', vessel: 'plate', big: true, tint: 'leaf' }],
  [/(?:전|부침)$/, { type: 'jeon', vessel: 'plate', tint: 'butter' }],
  [/꼬치$/, { type: 'skewers', vessel: 'rect', tint: 'apricot' }],
  [/(?:그라탕|라자냐|도리아)$/, { type: 'baked', vessel: 'baking', tint: 'butter' }],
  [/밥$/, { type: 'rice', vessel: 'bowl', tint: 'sesame' }],
];

const BY_METHOD: Readonly<Record<string, Drawing>> = {
  soup: SOUP,
  porridge: PORRIDGE,
  riceBowl: RICE_BOWL,
  noodles: NOODLES,
  salad: SALAD,
  bread: SANDWICH,
  stirFry: { ...PLATE, vessel: 'skillet', tint: 'apricot' },
  braise: { ...PLATE, vessel: 'pot', tint: 'apricot' },
};

/** Broth, sauce, rice and noodles, by the words that name them. */
function colours({ type }: Drawing, text: string, named: readonly IngredientKey[]): Partial<Drawing> {
  const isRed = /고추장|고춧가루|김치|매운|매콤|얼큰|육개장/.test(text);
  if (type === 'stew' || type === 'soup' || type === 'noodle')
    return {
      ...(type === 'noodle' ? { noodle: noodleOf(named) } : {}),
      ...(/비빔|파스타|스파게티|볶음/.test(text) && type === 'noodle'
        ? {}
        : {
            broth: isRed ? 'red' : /된장/.test(text) ? 'doenjang' : /들깨/.test(text) ? 'perilla' : 'clear',
          }),
    };
  if (type === 'porridge')
    return { broth: /호박/.test(text) ? 'pumpkin' : /수프|스프|우유/.test(text) ? 'cream' : 'rice' };
  if (type === 'main' || type === 'tofuBraise')
    return isRed ? { sauce: 'red' } : /조림|데리야키|불고기/.test(text) ? { sauce: 'soy' } : {};
  const sauce = /카레|커리/.test(text) ? { sauce: 'curry' as const } : {};
  return type === 'ricebowl' || type === 'rice' ? { rice: riceOf(text), ...sauce } : { rice: riceOf(text) };
}

function riceOf(text: string): RiceKind {
  if (/현미/.test(text)) return 'brown';
  if (/흑미/.test(text)) return 'black';
  return /잡곡|귀리|기장|콩밥/.test(text) ? 'multi' : 'white';
}

function noodleOf(named: readonly IngredientKey[]): NoodleKind {
  return named.map((key) => NOODLES_OF[key]).find((kind) => kind !== undefined) ?? 'wheat';
}

const NOODLES_OF: Partial<Record<IngredientKey, NoodleKind>> = {
  riceNest: 'rice',
  buckwheatNest: 'buckwheat',
  glassNest: 'glass',
  tofuNest: 'tofu',
  konjacNest: 'konjac',
  pastaSticks: 'spaghetti',
};

/** Named foods in order of appearance: as items, bed or garnish. */
function fillings({ type }: Drawing, named: readonly IngredientKey[]): Partial<Drawing> {
  const seen = named.filter((key) => !key.endsWith('Icon') && !Object.hasOwn(staples, key));
  const garnish = seen.filter((key) => STREWN.has(key));
  const leaves = type === 'salad' ? seen.filter((key) => key.startsWith('lettuce')) : [];
  const items = seen.filter((key) => !STREWN.has(key) && !leaves.includes(key)).slice(0, 6);
  return {
    ...(items.length ? { items } : {}),
    ...(leaves.length ? { bed: leaves } : {}),
    ...(garnish.length && type !== 'drink' ? { garnish: garnish.slice(0, 3) } : {}),
  };
}

const STREWN: ReadonlySet<IngredientKey> = new Set([
  'scallion',
  'chili',
  'chiliGreen',
  'sesame',
  'blackSesame',
  'pumpkinSeed',
  'garlic',
  'chive',
  'gimSheet',
  'lemon',
  'mint',
  'pineNut',
]);
