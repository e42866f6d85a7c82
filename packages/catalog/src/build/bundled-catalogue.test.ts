import { type CookbookDish, homeRecipes, isMeal, MEAL_TIMES, NUTRIENTS } from '@kkini/domain';
import { orderSavings } from '@kkini/domain/bought';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
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
