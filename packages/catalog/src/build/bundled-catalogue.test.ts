import {
  type CookbookDish,
  type CookedDish,
  type Dish,
  type DishProfile,
  dishProfile,
  EXCLUDABLE_FOODS,
  exclusionViolation,
  homeRecipes,
  isMeal,
  MEAL_TIMES,
  NUTRIENTS,
  pieceOf,
  shoppingList,
} from '@kkini/domain';
import { orderSavings } from '@kkini/domain/bought';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { isForbiddenBy } from '../taxonomy/testing/is-forbidden-by.ts';
import { bundledContent } from '../testing/bundled-content.ts';

const { cookbook, products } = bundledContent();
const meals = homeRecipes(cookbook).filter(isMeal);
const KEEPS_DAYS = 2;
/** Figures of a product are rounded to a tenth. */
const ROUNDING = 0.06;

describe('the bundled cookbook', () => {
  it.each([
    ['dishes', 650, () => true],
    ['soups and stews', 60, ({ role }) => role === 'soup' || role === 'stew'],
    [
      'sides that keep two days or more',
      110,
      ({ role, cooking }) => role === 'side' && (cooking?.keepDays ?? 0) >= KEEPS_DAYS,
    ],
    ['kimchi and pickles', 15, ({ role }) => role === 'kimchi'],
    ['bowls', 120, ({ role }) => role === 'bowl'],
    ['mains', 120, ({ role }) => role === 'main'],
    ['leading dishes for breakfast', 50, (dish) => isMeal(dish) && dish.mealTimes.includes('breakfast')],
    ['leading dishes without gluten', 250, (dish) => isMeal(dish) && dish.versions.glutenFree !== null],
    ['leading dishes without soy', 105, (dish) => isMeal(dish) && dish.versions.soyFree !== null],
  ] satisfies readonly (readonly [string, number, (dish: CookbookDish) => boolean])[])(
    'has %s: %i or more',
    (_what, least, isOne) => {
      expect(cookbook.filter(isOne).length).toBeGreaterThanOrEqual(least);
    },
  );

  it('leads 120 light meals or more at each meal time, 100 of them simple', () => {
    const light = meals.filter(({ kitchen }) => kitchen === 'light');
    expect(light.filter(({ style }) => style === 'simpleRecipe').length).toBeGreaterThanOrEqual(100);
    for (const mealTime of MEAL_TIMES) {
      const suited = light.filter((meal) => meal.mealTimes.includes(mealTime));
      expect(suited.length, mealTime).toBeGreaterThanOrEqual(120);
    }
  });
});

describe('the bundled products', () => {
  it.each([
    ['convenienceStore', 80],
    ['lunchBox', 30],
    ['mealKit', 70],
    ['restaurant', 290],
  ])('are of the style %s: %i or more', (style, least) => {
    expect(products.filter((product) => product.style === style).length).toBeGreaterThanOrEqual(least);
  });

  it('are measured or marked an estimate, never both', () => {
    const unclear = products.filter(
      ({ measured, isEstimate = false }) => (measured !== undefined) === isEstimate,
    );
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  it('tell what broth saves of the good that has one, and nothing of noodles in a sauce', () => {
    const saved = (id: string) => {
      const product = products.find((each) => each.id === id);
      return product && orderSavings(product, bundledTaxonomy()).halfBroth;
    };
    expect(['cvs-cup-ramyeon-small-triangle', 'restaurant-kimchi-stew'].map(saved)).toEqual([400, 500]);
    expect(['restaurant-bibim-naengmyeon', 'restaurant-gan-jajang'].map(saved)).toEqual([null, null]);
  });

  it('say what side dishes add where the figure does not hold them yet', () => {
    const added = (id: string) => {
      const product = products.find((each) => each.id === id);
      return product && orderSavings(product, bundledTaxonomy()).sideDishes;
    };
    expect(['restaurant-kimchi-stew', 'restaurant-ramyeon-rice'].map(added)).toEqual([300, null]);
  });

  it('have no parts with more of a nutrient than the whole', () => {
    const above = products.flatMap(({ id, nutrition, components }) =>
      NUTRIENTS.filter((nutrient) => {
        const parts = [...(components?.starches ?? []), components?.soup, components?.side];
        const sum = parts.reduce((all, part) => all + (part?.nutrition[nutrient] ?? 0), 0);
        return sum > (nutrition[nutrient] ?? Infinity) + ROUNDING;
      }).map((nutrient) => `${id} ${nutrient}`),
    );
    expect(above).toEqual([]);
  });

  it('have one name each in a style', () => {
    const names = products.map(({ style, name }) => `${style} ${name.replace(/\s/g, '')}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('every meal of the bundled catalogue', () => {
  it('has known energy, macronutrients and sodium, and feeds between 200 and 1,600 kcal', () => {
    const unknown = [...meals, ...products].filter(({ nutrition }) => {
      const { energyKcal, carbohydrateG, proteinG, fatG, sodiumMg } = nutrition;
      const isKnown = [carbohydrateG, proteinG, fatG, sodiumMg].every((figure) => figure !== null);
      return !isKnown || energyKcal === null || energyKcal < 200 || energyKcal > 1600;
    });
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });
});

const taxonomy = bundledTaxonomy();
const dishes: readonly (Dish & { readonly id: string })[] = [
  ...homeRecipes(cookbook)
    .filter(isMeal)
    .map(({ id, title, ingredients }) => ({ id, title, lines: ingredients.filter((line) => !line.of) })),
  ...products.map(({ id, name, ingredients }) => ({ id, title: name, lines: ingredients })),
];
const foods = [...new Set([...EXCLUDABLE_FOODS, ...taxonomy.source.quickChips].map(({ id }) => id))];
const tags = taxonomy.source.tags.map(({ tag }) => tag);

/** Foods and tags because of which a dish is refused. */
function refused(profile: DishProfile): ReadonlySet<string> {
  return new Set([
    ...foods.filter((id) => exclusionViolation(profile, [{ kind: 'known', id }]) !== null),
    ...tags.filter((tag) => isForbiddenBy(tag, profile)),
  ]);
}

/** Dishes whose title changes verdicts, always towards refusing, with the reason. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'al-tang': '알 is roe here and egg elsewhere',
  'chicken-caesar-salad': '시저 is a dressing that holds anchovies, which this one does not',
  'dakgaseumsal-steak': '스테이크 may be of minced meat, egg and bread crumbs',
  'dubu-gangjeong': '강정 may hold nuts and sesame',
  'gambas-al-ajillo': '알 of 알아히요 reads as egg',
  'ganjang-gejang': 'it is the bought dish, which may hold shrimp and sesame',
  'hayashi-rice': '하이라이스 may be made with egg, carrot and celery',
  'kodari-gangjeong': '강정 may hold nuts',
  'ojingeo-sundae': '순대 is otherwise made of pork, blood and glass noodles',
  'restaurant-pollock-roe-soup': '알 is roe here and egg elsewhere',
  'restaurant-squid-sundae': '순대 is otherwise made of pork, blood and glass noodles',
  'saeu-sogeum-gui': '소금 of the title counts where the mild version has none',
  'yangnyeom-gejang': 'it is the bought dish, which may hold shrimp',
};

describe('the titles of the bundled dishes', () => {
  it('change no verdict on any suggested food or tag but of the dishes explained', () => {
    const changed = dishes.filter(({ title, lines }) => {
      const byLines = refused(dishProfile(taxonomy, { title: '', lines }));
      return [...refused(dishProfile(taxonomy, { title, lines }))].some((each) => !byLines.has(each));
    });
    const ids = new Set(changed.map(({ id }) => id.replace(/\..*$/, '')));
    expect([...ids].sort()).toEqual(Object.keys(EXPLAINED));
  });
});

describe('the names of the bundled sets from shops', () => {
  it('say everything that is in the bag', () => {
    const silent = products
      .filter(({ style }) => style === 'convenienceStore' || style === 'lunchBox')
      .flatMap(({ id, name, servingLabel }) => {
        const beside = servingLabel.split(/, (?=\p{Script=Hangul})/u).slice(1);
        const goods = beside.map((part) => part.slice(0, part.search(/ \d/u)).slice(-2));
        return goods.filter((good) => !name.includes(good)).map((good) => `${id}: ${good}`);
      });
    expect(silent).toEqual([]);
  });
});

it('leaves out every kimchi of the cookbook with kimchi, whatever it is called', () => {
  const kept = cookbook.filter(({ title, table, versions }) => {
    const profile = dishProfile(taxonomy, { title, lines: versions.ordinary.ingredients });
    return table.isKimchi && exclusionViolation(profile, [{ kind: 'known', id: 'kimchi_all' }]) === null;
  });
  expect(kept.map(({ title }) => title)).toEqual([]);
});

const { unitWeights } = bundledContent();

/** Every line of the cookbook bought by the piece: as written for all servings, and the piece. */
const lines = cookbook.flatMap(({ id, title, servings, versions }) =>
  [versions.ordinary, versions.mild].flatMap(({ ingredients }) =>
    ingredients.flatMap((line) => {
      const bought = { ...line, englishName: null, servings };
      const dish: CookedDish = {
        ...{ id, title, englishTitle: title, cookedOn: '2026-11-21', meals: [], storedGrams: null },
        lines: [bought],
      };
      const [item] = shoppingList([dish], () => false);
      if (item === undefined || item.food === null) return [];
      const piece = pieceOf({ food: item.food, good: item.good }, unitWeights);
      const grams = item.uses[0]?.grams ?? null;
      return piece === null || grams === null
        ? []
        : [{ where: `${id} ${line.amount}`, line, servings, grams, piece }];
    }),
  ),
);

/** Words for the same pack in a shop, and units that recipes count in. */
const PACKS = ['봉지', '봉', '팩'];
const COUNTED = [...PACKS, '캔', '모'];
const COUNT = /^(?:(\d+)\/)?(\d+)(\p{L}+)/u;

describe('what the cookbook needs of a shop', () => {
  it('is sold in the packs that its recipes count, and in pieces of the same weight', () => {
    const odd = lines.filter(({ line, grams, piece }) => {
      const [, numerator, number, unit = ''] = COUNT.exec(line.amount) ?? [];
      if (number === undefined) return false;
      const count = numerator === undefined ? +number : +numerator / +number;
      const isSame = unit === piece.unit || [unit, piece.unit].every((each) => PACKS.includes(each));
      return isSame ? Math.abs(grams / count / piece.grams - 1) > 0.2 : COUNTED.includes(unit);
    });
    expect(odd.map(({ where, piece }) => `${where}: ${piece.unit} ${piece.grams}`)).toEqual([]);
  });

  it('is never more than two packs of a food for one serving', () => {
    const many = lines.filter(
      ({ grams, servings, piece }) => COUNTED.includes(piece.unit) && grams / servings > 2 * piece.grams,
    );
    expect(many.map(({ where, piece }) => `${where}: ${piece.unit} ${piece.grams}`)).toEqual([]);
  });
});
