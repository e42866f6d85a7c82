import type { DishSpec } from '../../dish-spec.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import type { MealInput, MealWords } from '../meal-words.ts';
import { drawingsIn } from '../read-foods.ts';
import { inGrill, isChief } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Meals that are a thing of their own, before anything in the title. */
export const WHOLE_OBJECT_RULES: readonly DishRule[] = [
  {
    applies: (meal) => meal.category === '공복' || meal.wholeTitleHas('공복'),
    draw: () => ({ type: 'empty', tint: 'sky' }),
  },
  {
    applies: (meal) => meal.category === '밀키트',
    draw: (meal, infer) => ({
      type: 'mealkit',
      items: [...meal.body.slice(0, 1), ...meal.staples.slice(0, 1), ...meal.beside, ...meal.body.slice(1)],
      main: infer(withoutWords(meal, /밀키트/g)),
      tint: 'sesame',
    }),
  },
  titled(['삼각김밥'], ({ rice, body }) => ({
    type: 'triangle',
    rice,
    items: body,
    tint: 'butter',
  })),
  {
    applies: (meal) => meal.category === '도시락' || meal.wholeTitleHas('도시락'),
    draw: lunchBox,
  },
  {
    applies: (meal) => meal.category === '식당' || meal.titleHas('정식', '백반', '한상'),
    draw: setTable,
  },
  {
    applies: (meal) => meal.category === '편의점',
    draw: shopTray,
  },
];

type Infer = (other: MealInput) => DishSpec;

/** The dish without the words for how it is served. */
function withoutWords(meal: MealWords, words: RegExp): MealInput {
  return { title: meal.givenTitle.replace(words, '').trim(), ingredients: meal.ingredients };
}

function lunchBox(meal: MealWords, infer: Infer): DishSpec {
  const main = infer(withoutWords(meal, /도시락/g));
  const named = [...meal.body, ...meal.beside];
  // Rice is in the box anyway, so what goes with it takes the place of the chief dish.
  const isRice = main.type === 'rice' || main.type === 'ssam';
  const ordered = isRice ? [...named.filter(isChief), ...named] : named;
  const isGrilled = meal.wholeTitleHas('구이', '구운', '스테이크', '데리야키', '부침', '두부조림', '지짐');
  const boxed = [...(main.roll ? [main.roll] : []), ...ordered.map((key) => asBoxed(key, main))];
  const [first, ...others] = new Set(isGrilled ? inGrill(boxed) : boxed);
  const [second] = others;
  const items = first && second && isChief(first) && isChief(second) ? [first, second] : first ? [first] : [];
  return {
    type: 'dosirak',
    rice: meal.rice,
    hasRice: meal.hasRice || meal.names('riceBowlIcon', 'quinoa') || !meal.ingredients.length,
    main,
    items,
    sides: others.filter((key) => !items.includes(key)),
    tint: 'leaf',
  };
}

/** As it comes out of the pot: tofu seared, pork boiled, an egg roll sliced. */
function asBoxed(key: IngredientKey, main: DishSpec): IngredientKey {
  if (key === 'tofu' && (main.type === 'steak' || main.type === 'tofuBraise')) return 'friedTofu';
  if (key === 'pork' && main.type === 'ssam') return 'boiledPork';
  return key === 'eggHalf' && main.type === 'rolledEgg' ? 'rolledEgg' : key;
}

function setTable(meal: MealWords, infer: Infer): DishSpec {
  const served = withoutWords(meal, /정식|백반|한상/g);
  const whole = infer(served);
  const sides = sidesFor(meal, whole);
  const isAside = (name: string) => {
    const named = drawingsIn(name);
    return named.length > 0 && named.every((key) => sides.includes(key));
  };
  const holdsRice = RICE_INSIDE.has(whole.type) || meal.titleHas('국밥', '쌈밥');
  return {
    type: 'soban',
    rice: meal.rice,
    hasRice: (meal.hasRice || !meal.ingredients.length) && !holdsRice,
    main: infer({ ...served, ingredients: meal.ingredients.filter((name) => !isAside(name)) }),
    sides: meal.ingredients.length ? sides : ['kimchi', 'spinach'],
    tint: 'apricot',
  };
}

/** Up to two things a restaurant serves on small plates, of what the title does not name. */
function sidesFor({ body, beside, title }: MealWords, main: DishSpec): IngredientKey[] {
  const inTitle = drawingsIn(title);
  const usual = TAKES_SIDES.has(main.type) ? SIDES : (['kimchi'] as const);
  const found = [...beside, ...usual.filter((key) => body.includes(key))].filter(
    (key) => !inTitle.includes(key),
  );
  // The dish keeps enough to be seen by.
  const spare = main.type === 'soup' || main.type === 'stew' ? body.length - 1 : body.length;
  return [...new Set(found)].slice(0, Math.min(2, spare));
}

const SIDES: readonly IngredientKey[] = [
  'kimchi',
  'beansprout',
  'spinach',
  'radishStrip',
  'cucumber',
  'cabbage',
  'radish',
];

const TAKES_SIDES: ReadonlySet<string> = new Set([
  'fish',
  'ssam',
  'steak',
  'samgye',
  'stew',
  'soup',
  'tofuBraise',
  'main',
]);

const RICE_INSIDE: ReadonlySet<string> = new Set([
  'bibimbap',
  'rice',
  'ricebowl',
  'friedRice',
  'porridge',
  'gimbap',
]);

function shopTray(meal: MealWords, infer: Infer): DishSpec {
  const main = infer(withoutWords(meal, /세트|컵$/g));
  const isSet = meal.wholeTitleHas('세트') || main.type === 'drink';
  const hasRice = meal.hasRice || meal.names('riceBowlIcon');
  const isHeap = FILLING_OF[main.type] === 'rice' && !hasRice;
  const filling = (isSet || isHeap) && main.type !== 'riceBalls' ? 'set' : (FILLING_OF[main.type] ?? 'dish');
  return {
    type: 'pack',
    main,
    filling,
    rice: meal.rice,
    sliced: meal.keys.includes('chicken') ? 'chicken' : undefined,
    eggHalf: meal.keys.includes('eggHalf'),
    bed: main.bed ?? [],
    items:
      filling === 'salad'
        ? (main.items ?? [])
        : [
            ...meal.staples.slice(0, 1),
            ...(main.type === 'fish' ? inGrill(meal.body) : meal.body),
            ...meal.beside,
          ],
    tint: 'leaf',
  };
}

const FILLING_OF: Partial<Record<DishSpec['type'], NonNullable<DishSpec['filling']>>> = {
  salad: 'salad',
  main: 'rice',
  fish: 'rice',
  steak: 'rice',
};
