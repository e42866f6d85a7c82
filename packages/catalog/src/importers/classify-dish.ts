import { type DishMethod, isKindOf, type MainGroup, type MealTime, type Taxonomy } from '@kkini/domain';
import type { ParsedLine } from '../normalize/parse-ingredient-line.ts';

/** Endings of dish names and words of source categories that determine the method, tried in this order. */
const METHOD_WORDS: readonly (readonly [DishMethod, RegExp])[] = [
  ['porridge', /죽$|죽\s|미음|오트밀|porridge|oatmeal/i],
  [
    'noodles',
    /국수|면$|파스타|스파게티|우동|라면|소바|냉면|칼국수|잡채|쫄면|만두\/면류|noodle|pasta|spaghetti|ramen/i,
  ],
  ['roll', /김밥|주먹밥|초밥|쌈$|말이$|롤$|월남쌈|wrap|roll|sushi/i],
  ['riceBowl', /덮밥|비빔밥|볶음밥|리조또|리조토|영양밥|솥밥|밥$|라이스$|rice|risotto|bowl/i],
  [
    'bread',
    /샌드위치|토스트|버거|피자|빵$|베이글|브레드|팬케이크|핫케이크|와플|sandwich|toast|pizza|bread|pancake|burger/i,
  ],
  ['salad', /샐러드|무침|냉채|생채|나물|겉절이|salad|slaw/i],
  ['deepFried', /튀김|강정|까스|가스|커틀릿|탕수|부각|fried|tempura/i],
  ['soup', /국$|탕$|찌개|전골|스프$|수프|스튜|지리|샤브|개장|soup|stew|chowder|chili/i],
  ['braise', /조림|찜$|찜\s|수육|장조림|braise|steamed|curry|카레/i],
  ['grill', /구이|전$|부침|적$|스테이크|불고기|산적|떡갈비|grill|roast|bake|steak|omelet/i],
  ['stirFry', /볶음|볶이|stir|saute|sauté/i],
];

/** Method of a dish by its title, else by the words of its source, else a general plate. */
export function dishMethod(title: string, category: string | null): DishMethod {
  for (const text of [title, category ?? '']) {
    const found = METHOD_WORDS.find(([, words]) => words.test(text));
    if (found !== undefined) return found[0];
  }
  return 'setMeal';
}

/** Groups of the taxonomy that can be a main group. Among equal weights the first one counts. */
const CARRIERS: readonly (readonly [MainGroup, readonly string[]])[] = [
  ['processedMeat', ['processed_meat']],
  ['beef', ['beef']],
  ['pork', ['pork']],
  ['chicken', ['chicken', 'poultry']],
  [
    'oilyFish',
    ['mackerel', 'spanish_mackerel', 'saury', 'salmon', 'tuna', 'eel', 'anchovy', 'herring', 'sardine'],
  ],
  ['whiteFish', ['fish']],
  ['seafood', ['seafood']],
  ['egg', ['egg']],
  ['tofu', ['tofu', 'soft_tofu']],
  ['kimchi', ['kimchi_all']],
  ['dairy', ['dairy']],
  ['legume', ['legume']],
  ['mushroom', ['mushroom']],
  ['potato', ['potato', 'sweet_potato']],
  ['vegetable', ['vegetable', 'fruit', 'seaweed']],
  ['grainNut', ['grain', 'nut', 'seed']],
];
/** A vegetable must outweigh meat or fish by this factor to be the main group. */
const WEIGHT_OF_CARRIER = 4;
const ANIMAL_CARRIERS = 8;

/** The main group of a dish: the heaviest group, where meat and fish count four times their weight. */
export function mainGroup(lines: readonly ParsedLine[], taxonomy: Taxonomy): MainGroup {
  const weights = CARRIERS.map(([group], rank) => {
    const grams = lines
      .filter((line) => carrierOf(line, taxonomy) === group)
      .reduce((sum, line) => sum + (line.grams ?? 0), 0);
    return { group, weight: rank < ANIMAL_CARRIERS ? grams * WEIGHT_OF_CARRIER : grams };
  });
  const [heaviest] = weights.sort((a, b) => b.weight - a.weight);
  return heaviest === undefined || heaviest.weight === 0 ? 'vegetable' : heaviest.group;
}

function carrierOf({ id }: ParsedLine, taxonomy: Taxonomy): MainGroup | null {
  if (id === null) return null;
  const isA = (group: string) => isKindOf(taxonomy, id, group);
  if (isA('condiment') || isA('fat_oil') || isA('broth')) return null;
  return CARRIERS.find(([, groups]) => groups.some(isA))?.[0] ?? null;
}

/** Energy range of one serving that counts as a meal, in kcal. */
const MEAL_ENERGY_KCAL = { least: 300, most: 900 } as const;
const SIDE_DISH =
  /반찬|후식|기타|밑반찬|김치|양념|음료|간식|한과|떡|빵\/과자|dessert|drink|snack|side|appetizer|sauce|beverage|condiment/i;
const MEAL_METHODS: readonly DishMethod[] = [
  'porridge',
  'noodles',
  'riceBowl',
  'roll',
  'bread',
  'soup',
  'salad',
  'braise',
];
const BREAKFAST_METHODS: readonly DishMethod[] = ['porridge', 'bread'];

/** Meal times an imported dish may be planned for; none for a side dish, a dessert, or unknown energy. */
export function plannedMealTimes(dish: {
  readonly category: string | null;
  readonly method: DishMethod;
  readonly energyKcal: number | null;
}): readonly MealTime[] {
  const { category, method, energyKcal } = dish;
  if (energyKcal === null || energyKcal < MEAL_ENERGY_KCAL.least || energyKcal > MEAL_ENERGY_KCAL.most)
    return [];
  if (SIDE_DISH.test(category ?? '') || !MEAL_METHODS.includes(method)) return [];
  return BREAKFAST_METHODS.includes(method) ? ['breakfast', 'lunch', 'dinner'] : ['lunch', 'dinner'];
}
