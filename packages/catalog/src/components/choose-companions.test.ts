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

const faults = (find: (meal: Recipe) => readonly string[]) =>
  meals.flatMap((meal) => find(meal).map((fault) => `${meal.id}: ${fault}`));

describe('the companions of a meal', () => {
  it('have no processed meat beside mild dishes', () => {
    const processed = faults((meal) =>
      kitchenOf(meal).seasoning !== 'mild'
        ? []
        : companionsOf(meal).flatMap(({ id, title, ingredients }) =>
            dishProfile(taxonomy, { title, lines: ingredients }).certainTags.has('processed-meat')
              ? [id]
              : [],
          ),
    );
    expect(processed).toEqual([]);
  });

  it('add no allergen, animal food or common seasoning in a plain kitchen', () => {
    const plain = faults((meal) => {
      if (kitchenOf(meal).companions === 'usual') return [];
      const versions = cookbook.find(({ id }) => id === meal.dishId)?.versions;
      const dish = kitchenOf(meal).companions === 'soyFree' ? versions?.soyFree : versions;
      const lead = watched(meal.title, [
        ...(dish?.light.ingredients ?? []),
        ...(dish?.mild.ingredients ?? []),
        ...(dish === versions ? (versions?.ordinary.ingredients ?? []) : []),
      ]);
      const beside = watched(
        '',
        meal.ingredients.filter((line) => line.of !== undefined),
      );
      return beside.filter((food) => !lead.includes(food));
    });
    expect(plain).toEqual([]);
  });

  it('are never one dish twice', () => {
    const twice = faults((meal) => {
      const ids = companionsOf(meal).map(({ dishId, id }) => dishId ?? id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(twice).toEqual([]);
  });

  it('are never raw in a mild kitchen beside a dish that is not', () => {
    const isRaw = (id: string | undefined) => cookbook.find((dish) => dish.id === id)?.table.isRaw === true;
    const raw = faults((meal) =>
      kitchenOf(meal).seasoning === 'mild' && !isRaw(meal.dishId)
        ? companionsOf(meal).flatMap(({ dishId }) => (isRaw(dishId) ? [`${dishId}`] : []))
        : [],
    );
    expect(cookbook.filter(({ id }) => isRaw(id)).map(({ id }) => id)).toContain('eorigul-jeot');
    expect(raw).toEqual([]);
  });

  it('hold no gluten in a kitchen without it', () => {
    const withGluten = faults((meal) => {
      if (kitchenOf(meal).companions !== 'glutenFree') return [];
      const { certainTags, possibleTags } = dishProfile(taxonomy, { title: '', lines: meal.ingredients });
      return ['gluten', 'gluten-risk'].filter((tag) => certainTags.has(tag) || possibleTags.has(tag));
    });
    expect(withGluten).toEqual([]);
  });

  it('hold no soy in a kitchen without it', () => {
    const soy = readExclusion(taxonomy, '대두').exclusions;
    const withSoy = faults((meal) => {
      if (kitchenOf(meal).companions !== 'soyFree') return [];
      const { title, ingredients: lines } = meal;
      const found = exclusionViolation(dishProfile(taxonomy, { title, lines }), soy);
      return found === null ? [] : [found.subject];
    });
    expect(withSoy).toEqual([]);
  });

  it(`have ${MILD_MOST_MG} mg of sodium or less each in a mild kitchen`, () => {
    const salty = faults((meal) =>
      companionsOf(meal)
        .filter(({ role, dish }) => role !== 'rice' && (dish?.nutrition.sodiumMg ?? Infinity) > MILD_MOST_MG)
        .filter(() => kitchenOf(meal).seasoning === 'mild')
        .map(({ id }) => id),
    );
    expect(salty).toEqual([]);
  });

  it('share no main food with the dish or each other', () => {
    const twice = faults((meal) => {
      const foods = [meal, ...companionsOf(meal)].flatMap(mainFoods);
      return foods.filter((food, index) => foods.indexOf(food) !== index);
    });
    expect(twice).toEqual([]);
  });

  it('are those of a Korean table: no pickle of another kitchen with a soup, no two radishes, no paste with a steak', () => {
    const titles = (meal: Recipe) => companionsOf(meal).map(({ title }) => title);
    const strange = faults((meal) => {
      const beside = titles(meal);
      const isBrothed = meal.role === 'soup' || (meal.role === 'stew' && /찌개$|탕$/.test(meal.title));
      const radishes = [meal.title, ...beside].filter((title) =>
        /^무(?:생채|말랭이무침|나물|조림)$|^깍두기$/.test(title),
      );
      return [
        ...beside.filter((title) => isBrothed && /피클$|^과일 |^치킨무$/.test(title)),
        ...beside.filter((title) => /스테이크$|텐더$/.test(meal.title) && /장$/.test(title)),
        ...(radishes.length > 1 ? radishes : []),
      ];
    });
    expect(strange).toEqual([]);
  });

  it('are no kimchi beside a dish cooked with it', () => {
    const isOfKimchi = (title: string) => /김치|깍두기|섞박지|소박이/.test(title);
    const twice = faults((meal) =>
      [meal, ...companionsOf(meal)]
        .map(({ title }) => title)
        .filter(isOfKimchi)
        .slice(1),
    );
    expect(twice).toEqual([]);
  });

  it('are no potato, sweet potato or corn beside bread, pancakes and porridge', () => {
    const starchy = faults((meal) =>
      /토스트$|샌드위치$|팬케이크$|죽$|누룽지$|고구마스프$/.test(meal.title)
        ? companionsOf(meal)
            .map(({ title }) => title)
            .filter((title) => /감자$|고구마$|옥수수$|단호박$/.test(title))
        : [],
    );
    expect(starchy).toEqual([]);
  });

  it('are no glass of milk or soy milk beside a plate that holds one', () => {
    const MILK = /uyu|duyu|^jaem-toast|^cereal|^misugaru|^goguma-dalgyal|^garaetteok-gui/;
    const glasses = faults((meal) =>
      MILK.test(meal.dishId ?? '')
        ? companionsOf(meal).flatMap(({ dishId }) => (/^(?:d?uyu)$/.test(dishId ?? '') ? [`${dishId}`] : []))
        : [],
    );
    expect(glasses).toEqual([]);
  });

  it.each([/조림$|콩자반$/, /전$/, /튀김$/])('are no second dish cooked as the leading one: %s', (way) => {
    const twice = faults((meal) =>
      way.test(meal.title)
        ? companionsOf(meal)
            .map(({ title }) => title)
            .filter((title) => way.test(title))
        : [],
    );
    expect(twice).toEqual([]);
  });

  it('are pickled radish for fried and roast chicken alone, and no namul or anchovies beside a steak', () => {
    const strange = faults((meal) => {
      const beside = companionsOf(meal).map(({ title }) => title);
      return [
        ...beside.filter((title) => title === '치킨무' && meal.mainGroup !== 'chicken'),
        ...beside.filter(
          (title) => /스테이크$|미트볼$|파스타$/.test(meal.title) && /나물$|멸치|새우볶음$/.test(title),
        ),
      ];
    });
    expect(strange).toEqual([]);
  });

  it('can be had in every month of their dish', () => {
    const monthsOf = (id: string) => cookbook.find((dish) => dish.id === id)?.table.seasonMonths ?? [];
    const missing = faults((meal) => {
      const months = monthsOf(meal.dishId ?? '');
      return companionsOf(meal).flatMap(({ dishId, title }) =>
        months.every((month) => monthsOf(dishId ?? '').includes(month)) ? [] : [title],
      );
    });
    expect(missing).toEqual([]);
  });

  it('are every rice and every add-on of the whole year somewhere', () => {
    const beside = new Set(meals.flatMap((meal) => companionsOf(meal).map(({ dishId }) => dishId)));
    const alone = cookbook.filter(
      ({ id, role, table }) =>
        (role === 'rice' || (role === 'addon' && table.seasonMonths.length === 12)) && !beside.has(id),
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  it('are no side of rare fibre in an ordinary kitchen, which would put its dish in every week', () => {
    const sides = cookbook.filter(({ role }) => role === 'side');
    const fibers = sides.map(({ versions }) => versions.ordinary.nutrition.fiberG ?? 0).sort((a, b) => a - b);
    const rare = fibers[Math.floor(fibers.length * 0.95)] ?? Infinity;
    const lucky = faults((meal) =>
      (meal.kitchen ?? 'ordinary') === 'ordinary'
        ? companionsOf(meal)
            .filter(({ role, dish }) => role === 'side' && (dish?.nutrition.fiberG ?? 0) > rare)
            .map(({ id }) => id)
        : [],
    );
    expect(lucky).toEqual([]);
  });

  it('are rice and two dishes more beside every soup, stew and main of the ordinary kitchen', () => {
    const short = faults((meal) => {
      const leads = ['soup', 'stew', 'main'].includes(meal.role ?? '') && meal.kitchen === 'ordinary';
      const roles = (meal.companions ?? []).map(({ role }) => role);
      return leads && (roles[0] !== 'rice' || roles.length !== 3) ? [roles.join(' ')] : [];
    });
    expect(short).toEqual([]);
  });
});

describe('dishes that taste of the same food', () => {
  const table = (dish: string) => cookbook.find(({ id }) => id === dish)?.table.mainFoods ?? [];

  it.each([
    ['hwangtae-kongnamul-guk', 'hwangtaechae-muchim'],
    ['kongnamul-guk', 'sukju-namul'],
    ['kongbiji-jjigae', 'yeondubu-yangnyeomjang'],
    ['beoseot-doenjang-jjigae', 'saesongi-beoseot-muchim'],
    ['miyeok-chomuchim', 'gul-miyeok-guk'],
  ])('share a main food: %s, %s', (one, other) => {
    expect(table(one).filter((food) => table(other).includes(food))).not.toEqual([]);
  });

  it('stand on no usual table together', () => {
    const together = faults((meal) => {
      const foods = companionsOf(meal).map(({ dishId }) => table(dishId ?? ''));
      const lead = table(meal.dishId ?? '');
      return foods.flat().filter((food) => lead.includes(food));
    });
    expect(together).toEqual([]);
  });
});
