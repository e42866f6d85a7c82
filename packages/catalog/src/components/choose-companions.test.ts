import {
  dishProfile,
  exclusionViolation,
  homeRecipes,
  isMeal,
  KITCHEN_FACTS,
  type Recipe,
  readExclusion,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { bundledContent } from '../testing/bundled-content.ts';

const taxonomy = bundledTaxonomy();
const { cookbook } = bundledContent();
const recipes = homeRecipes(cookbook);
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const meals = recipes.filter(isMeal);

/** Most sodium of a companion other than rice in a mild kitchen, mg. */
const MILD_MOST_MG = 180;
/** Least share of a dish's weight for a food to count as one of its main foods. */
const MAIN_SHARE = 0.15;

const SEASONINGS = ['garlic', 'onion', 'green_onion', 'chili_powder', 'ginger'];

const kitchenOf = ({ kitchen = 'ordinary' }: Recipe) => KITCHEN_FACTS[kitchen];
const companionsOf = (meal: Recipe) => (meal.companions ?? []).flatMap(({ id }) => byId.get(id) ?? []);

/** Allergens, animal foods and frequently excluded seasonings that some lines contain or may contain. */
function watched(title: string, lines: Recipe['ingredients']): readonly string[] {
  const profile = dishProfile(taxonomy, { title, lines });
  const tags = ['animal', 'seafood', 'raw-risk', 'raw-egg', 'alcohol', 'drug-interaction'];
  return [
    ...profile.allergens,
    ...profile.possibleAllergens,
    ...tags.filter((tag) => profile.certainTags.has(tag) || profile.possibleTags.has(tag)),
    ...SEASONINGS.filter((food) => profile.certainIds.has(food) || profile.possibleIds.has(food)),
  ];
}

/** Foods of a dish's own lines with at least that share of its weight, not counting the liquid of a soup and the rice of a bowl. */
function mainFoods({ dishId }: Recipe): readonly string[] {
  const ordinary = cookbook.find(({ id }) => id === dishId)?.versions.ordinary.ingredients ?? [];
  const weighed = ordinary.filter(({ id }) => !/water$|broth$|^cooked_rice$/.test(id ?? ''));
  const grams = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  return ordinary.flatMap(({ id, role, grams: own }) =>
    id !== null && role === 'main' && (own ?? 0) >= grams * MAIN_SHARE ? [id] : [],
  );
}

const titlesBeside = (meal: Recipe) => companionsOf(meal).map(({ title }) => title);
const isMild = (meal: Recipe) => kitchenOf(meal).seasoning === 'mild';
const isOrdinary = ({ kitchen = 'ordinary' }: Recipe) => kitchen === 'ordinary';
const tableOf = (id: string | undefined) => cookbook.find((dish) => dish.id === id)?.table;
const isRaw = (id: string | undefined) => tableOf(id)?.isRaw === true;
const monthsOf = (id = '') => tableOf(id)?.seasonMonths ?? [];
const tasteOf = (id = '') => tableOf(id)?.mainFoods ?? [];
const repeated = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at);

const MILK = /uyu|duyu|^jaem-toast|^cereal|^misugaru|^goguma-dalgyal|^garaetteok-gui/;
const KIMCHI = /김치|깍두기|섞박지|소박이/;
const RADISH = /^무(?:생채|말랭이무침|나물|조림)$|^깍두기$/;
const SOY = readExclusion(taxonomy, '대두').exclusions;

/** A fibre content that few sides of the ordinary kitchen exceed. */
const RARE_FIBER_G =
  cookbook
    .filter(({ role }) => role === 'side')
    .map(({ versions }) => versions.ordinary.nutrition.fiberG ?? 0)
    .sort((a, b) => a - b)
    .at(Math.floor(cookbook.filter(({ role }) => role === 'side').length * 0.95)) ?? Infinity;

/** What each rule finds wrong beside a leading dish. */
const FAULTS: Readonly<Record<string, (meal: Recipe) => readonly string[]>> = {
  'have no processed meat beside mild dishes': (meal) =>
    companionsOf(meal).flatMap(({ id, title, ingredients }) => {
      const { certainTags } = dishProfile(taxonomy, { title, lines: ingredients });
      return isMild(meal) && certainTags.has('processed-meat') ? [id] : [];
    }),
  'add no allergen, animal food or common seasoning in a plain kitchen': (meal) => {
    if (kitchenOf(meal).companions === 'usual') return [];
    const versions = cookbook.find(({ id }) => id === meal.dishId)?.versions;
    const dish = kitchenOf(meal).companions === 'soyFree' ? versions?.soyFree : versions;
    const lead = watched(meal.title, [
      ...(dish?.light.ingredients ?? []),
      ...(dish?.mild.ingredients ?? []),
      ...(dish === versions ? (versions?.ordinary.ingredients ?? []) : []),
    ]);
    const beside = meal.ingredients.filter((line) => line.of !== undefined);
    return watched('', beside).filter((food) => !lead.includes(food));
  },
  'are never one dish twice': (meal) => repeated(companionsOf(meal).map(({ dishId, id }) => dishId ?? id)),
  'are never raw in a mild kitchen beside a dish that is not': (meal) =>
    isMild(meal) && !isRaw(meal.dishId)
      ? companionsOf(meal).flatMap(({ dishId }) => (isRaw(dishId) ? [`${dishId}`] : []))
      : [],
  'hold no gluten in a kitchen without it': (meal) => {
    if (kitchenOf(meal).companions !== 'glutenFree') return [];
    const { certainTags, possibleTags } = dishProfile(taxonomy, { title: '', lines: meal.ingredients });
    return ['gluten', 'gluten-risk'].filter((tag) => certainTags.has(tag) || possibleTags.has(tag));
  },
  'hold no soy in a kitchen without it': (meal) => {
    if (kitchenOf(meal).companions !== 'soyFree') return [];
    const { title, ingredients: lines } = meal;
    const found = exclusionViolation(dishProfile(taxonomy, { title, lines }), SOY);
    return found === null ? [] : [found.subject];
  },
  [`have ${MILD_MOST_MG} mg of sodium or less each in a mild kitchen`]: (meal) =>
    companionsOf(meal)
      .filter(({ role, dish }) => role !== 'rice' && (dish?.nutrition.sodiumMg ?? Infinity) > MILD_MOST_MG)
      .flatMap(({ id }) => (isMild(meal) ? [id] : [])),
  'share no main food with the dish or each other': (meal) =>
    repeated([meal, ...companionsOf(meal)].flatMap(mainFoods)),
  'taste of no food that the dish tastes of': (meal) =>
    companionsOf(meal).flatMap(({ dishId }) =>
      tasteOf(dishId).filter((food) => tasteOf(meal.dishId).includes(food)),
    ),
  'are those of a Korean table: no pickle of another kitchen with a soup, no two radishes, no paste with a steak':
    (meal) => {
      const beside = titlesBeside(meal);
      const isBrothed = meal.role === 'soup' || (meal.role === 'stew' && /찌개$|탕$/.test(meal.title));
      const radishes = [meal.title, ...beside].filter((title) => RADISH.test(title));
      return [
        ...beside.filter((title) => isBrothed && /피클$|^과일 |^치킨무$/.test(title)),
        ...beside.filter((title) => /스테이크$|텐더$/.test(meal.title) && /장$/.test(title)),
        ...(radishes.length > 1 ? radishes : []),
      ];
    },
  'are no kimchi beside a dish cooked with it': (meal) =>
    [meal.title, ...titlesBeside(meal)].filter((title) => KIMCHI.test(title)).slice(1),
  'are no potato, sweet potato or corn beside bread, pancakes and porridge': (meal) =>
    /토스트$|샌드위치$|팬케이크$|죽$|누룽지$|고구마스프$/.test(meal.title)
      ? titlesBeside(meal).filter((title) => /감자$|고구마$|옥수수$|단호박$/.test(title))
      : [],
  'are no glass of milk or soy milk beside a plate that holds one': (meal) =>
    MILK.test(meal.dishId ?? '')
      ? companionsOf(meal).flatMap(({ dishId }) => (/^(?:d?uyu)$/.test(dishId ?? '') ? [`${dishId}`] : []))
      : [],
  'are no second dish cooked as the leading one': (meal) =>
    [/조림$|콩자반$/, /전$/, /튀김$/]
      .filter((way) => way.test(meal.title))
      .flatMap((way) => titlesBeside(meal).filter((title) => way.test(title))),
  'are pickled radish for fried and roast chicken alone, and no namul or anchovies beside a steak': (
    meal,
  ) => {
    const isSteak = /스테이크$|미트볼$|파스타$/.test(meal.title);
    return titlesBeside(meal).filter(
      (title) =>
        (title === '치킨무' && meal.mainGroup !== 'chicken') ||
        (isSteak && /나물$|멸치|새우볶음$/.test(title)),
    );
  },
  'can be had in every month of their dish': (meal) =>
    companionsOf(meal).flatMap(({ dishId, title }) =>
      monthsOf(meal.dishId).every((month) => monthsOf(dishId).includes(month)) ? [] : [title],
    ),
  'are no side of rare fibre in an ordinary kitchen, which would put its dish in every week': (meal) =>
    companionsOf(meal).flatMap(({ id, role, dish }) =>
      isOrdinary(meal) && role === 'side' && (dish?.nutrition.fiberG ?? 0) > RARE_FIBER_G ? [id] : [],
    ),
  'are rice and two dishes more beside every soup, stew and main of the ordinary kitchen': (meal) => {
    const leads = ['soup', 'stew', 'main'].includes(meal.role ?? '') && meal.kitchen === 'ordinary';
    const roles = (meal.companions ?? []).map(({ role }) => role);
    return leads && (roles[0] !== 'rice' || roles.length !== 3) ? [roles.join(' ')] : [];
  },
};

describe('the companions of a meal', () => {
  it.each(Object.entries(FAULTS))('%s', (_, find) => {
    expect(meals.flatMap((meal) => find(meal).map((fault) => `${meal.id}: ${fault}`))).toEqual([]);
  });

  it('are every rice and every add-on of the whole year somewhere', () => {
    const beside = new Set(meals.flatMap((meal) => companionsOf(meal).map(({ dishId }) => dishId)));
    const alone = cookbook.filter(
      ({ id, role, table }) =>
        (role === 'rice' || (role === 'addon' && table.seasonMonths.length === 12)) &&
        table.isFor !== 'extra' &&
        !beside.has(id),
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });
});

describe('what the rules look at', () => {
  it.each([
    ['hwangtae-kongnamul-guk', 'hwangtaechae-muchim'],
    ['kongnamul-guk', 'sukju-namul'],
    ['kongbiji-jjigae', 'yeondubu-yangnyeomjang'],
    ['beoseot-doenjang-jjigae', 'saesongi-beoseot-muchim'],
    ['miyeok-chomuchim', 'gul-miyeok-guk'],
    ['sogogi-baechu-bokkeum', 'yangbaechu-ssam'],
    ['baechu-ssam', 'hobaknip-ssam'],
    ['kkoma-gimbap', 'gim-muchim'],
  ])('are dishes that taste of the same food: %s, %s', (one, other) => {
    expect(tasteOf(one).filter((food) => tasteOf(other).includes(food))).not.toEqual([]);
  });

  it.each([
    ['jeyuk-bokkeum', true],
    ['suyuk', true],
    ['godeungeo-mu-jorim', true],
    ['doenjang-jjigae', true],
    ['bajirak-suljjim', false],
    ['dubu-jorim', false],
    ['gul-twigim', false],
    ['kimchi-jjigae', false],
    ['chop-steak', false],
    ['tangsuyuk', false],
  ])('are dishes that people wrap in leaves: %s, %s', (id, isWrapped) => {
    expect(tableOf(id)?.isWrapped).toBe(isWrapped);
  });

  it('are curry, and sides of a Western table without red pepper paste', () => {
    expect(['curry-rice', 'jjajangmyeon', 'omurice'].map((id) => tableOf(id)?.isSauced)).toEqual([
      true,
      true,
      false,
    ]);
    const western = ['broccoli-bokkeum', 'broccoli-sukhoe', 'broccoli-dubu-muchim', 'corn-salad'];
    expect(western.map((id) => tableOf(id)?.goesWithWestern)).toEqual([true, false, false, true]);
    expect(tableOf('corn-salad')?.isWestern).toBe(true);
  });

  it('are salads, of which a table has one', () => {
    expect(tasteOf('danhobak-salad').filter((food) => tasteOf('macaroni-salad').includes(food))).toEqual([
      'salad',
    ]);
  });

  it('are dishes that are raw', () => {
    expect(isRaw('eorigul-jeot')).toBe(true);
  });
});
