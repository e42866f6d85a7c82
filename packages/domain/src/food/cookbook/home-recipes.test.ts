import { describe, expect, it } from 'vitest';
import { aLine, aNutrition, someTableFacts } from '../../testing/builders.ts';
import type { CookbookDish, DishVersion } from './cookbook-dish.ts';
import { homeRecipes, isListed, isMeal, isWeekMeal, recipeId, withoutCompanions } from './home-recipes.ts';

function aVersion(id: string, energyKcal: number, sodiumMg: number): DishVersion {
  return {
    ingredients: [aLine(id, id, { grams: 100 })],
    steps: [],
    nutrition: aNutrition({ energyKcal, sodiumMg }),
    components: { starches: [], soup: null, side: null, glycemicLoad: 10, isMixed: false },
    english: { ingredients: [], steps: [] },
  };
}

function aDish(id: string, changes: Partial<CookbookDish> = {}): CookbookDish {
  return {
    id,
    title: id,
    description: id,
    english: { title: id, description: id },
    author: null,
    role: 'side',
    servings: 2,
    servingGrams: 50,
    minutes: 10,
    level: 'easy',
    method: 'soup',
    mainGroup: 'vegetable',
    mealTimes: ['lunch'],
    familiarity: 3,
    tags: [],
    substitutions: [],
    nutritionBasis: 'computed',
    source: 'kkini',
    url: null,
    versions: {
      ordinary: aVersion(id, 100, 200),
      light: aVersion(id, 100, 100),
      mild: aVersion(id, 90, 80),
      glutenFree: null,
      soyFree: null,
    },
    companions: {},
    table: someTableFacts({ mainFoods: [id] }),
    ...changes,
  };
}

const ownDescription = { ko: '타마리로 지은 밥이에요.', en: 'Rice with tamari.' };
const glutenFree = {
  light: { ...aVersion('tamari', 100, 190), ownDescription },
  mild: aVersion('tamari', 90, 70),
};
const namul = aDish('namul', { servings: 4 });
const kimchi = aDish('kimchi', { role: 'kimchi' });
const rice = aDish('rice', {
  role: 'rice',
  servingGrams: 210,
  versions: {
    ordinary: aVersion('rice', 300, 0),
    light: aVersion('rice', 300, 0),
    mild: aVersion('rice', 300, 0),
    glutenFree,
    soyFree: null,
  },
});
const stew = aDish('stew', {
  role: 'stew',
  servingGrams: 350,
  companions: {
    ordinary: ['rice', 'namul', 'kimchi'],
    light: ['rice', 'namul', 'kimchi'],
    lightPlain: ['rice'],
    mild: ['rice', 'namul'],
    mildPlain: ['rice', 'missing'],
  },
});

const recipes = homeRecipes([stew, rice, namul, kimchi]);
const recipe = (id: string) => {
  const found = recipes.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no recipe ${id}`);
  return found;
};

describe('the recipes of a cookbook', () => {
  it('are one per dish and kitchen: a lead where it has companions, others by seasoning and gluten', () => {
    expect(recipes.map(({ id }) => id)).toEqual([
      ...['stew.usual', 'stew', 'stew.plain', 'stew.mild', 'stew.mild-plain'],
      ...['rice.usual', 'rice', 'rice.gf', 'rice.mild', 'rice.mild-gf'],
      ...['namul.usual', 'namul', 'namul.mild', 'kimchi.usual', 'kimchi', 'kimchi.mild'],
    ]);
    expect(recipeId('stew', 'mildGlutenFree')).toBe('stew.mild-gf');
  });

  it('describe what their own version is made with', () => {
    const stated = ['rice', 'rice.gf', 'rice.mild-gf'].map((id) => recipe(id));
    const { description, english } = rice;
    expect(stated.map((each) => each.description)).toEqual([description, ownDescription.ko, description]);
    expect(stated.map((each) => each.english?.description)).toEqual([
      english.description,
      ownDescription.en,
      english.description,
    ]);
  });

  it('are meals where they lead, of weeks unless made as usual, and listed in the light kitchen', () => {
    const idsOf = (all: typeof recipes) => all.map(({ id }) => id);
    const ofWeeks = ['stew', 'stew.plain', 'stew.mild', 'stew.mild-plain'];
    expect(idsOf(recipes.filter(isMeal))).toEqual(['stew.usual', ...ofWeeks]);
    expect(idsOf(recipes.filter(isWeekMeal))).toEqual(ofWeeks);
    expect(idsOf(recipes.filter(isListed))).toEqual(['stew', 'rice', 'namul', 'kimchi']);
  });
});

describe('a meal', () => {
  it.each([
    [
      'stew.usual',
      { energyKcal: 100 + 300 + 100 + 100, sodiumMg: 200 + 200 + 200, grams: 350 + 210 + 50 + 50 },
    ],
    ['stew.plain', { energyKcal: 100 + 300, sodiumMg: 100, grams: 350 + 210 }],
    ['stew.mild', { energyKcal: 90 + 300 + 90, sodiumMg: 80 + 80, grams: 350 + 210 + 50 }],
  ])('%s has the figures of the dish and its companions', (id, { grams, ...figures }) => {
    expect(recipe(id).nutrition).toMatchObject(figures);
    expect(recipe(id).servingGrams).toBe(grams);
  });

  it('has the recipes of its own kitchen beside it', () => {
    expect(recipe('stew.mild').companions?.map(({ id }) => id)).toEqual(['rice.mild', 'namul.mild']);
    expect(recipe('stew.plain').companions?.map(({ id }) => id)).toEqual(['rice']);
    expect(recipe('stew.mild-plain').companions?.map(({ id }) => id)).toEqual(['rice.mild']);
  });

  it('has the lines of its companions for as many servings as its own', () => {
    expect(
      recipe('stew').ingredients.map(({ id, grams, of, component }) => ({ id, grams, of, component })),
    ).toEqual([
      { id: 'stew', grams: 100, of: undefined, component: undefined },
      { id: 'rice', grams: 100, of: 'rice', component: 'rice' },
      { id: 'namul', grams: 50, of: 'namul', component: 'side' },
      { id: 'kimchi', grams: 100, of: 'kimchi', component: 'side' },
    ]);
  });

  it('portions rice by itself and all other companions together', () => {
    const { starches, side, glycemicLoad, isMixed } = recipe('stew').components ?? {};
    expect(starches).toMatchObject([{ kind: 'rice', units: 3, nutrition: { energyKcal: 300 } }]);
    expect(side).toMatchObject({ nutrition: { energyKcal: 200, sodiumMg: 200 }, glycemicLoad: 20 });
    expect({ glycemicLoad, isMixed }).toEqual({ glycemicLoad: 40, isMixed: false });
  });

  it('is in one bowl where a bowl holds its own starch', () => {
    const version = aVersion('bowl', 400, 300);
    const starch = { kind: 'rice', units: 3, nutrition: aNutrition(), glycemicLoad: 40 } as const;
    const components = { ...version.components, starches: [starch] };
    const inOneBowl = (changes: Partial<CookbookDish>, isMixed = false) => {
      const own = { ...version, components: { ...components, isMixed } };
      const companions = { ordinary: [] };
      const dish = aDish('bowl', {
        ...changes,
        companions,
        versions: { ...aDish('bowl').versions, ordinary: own },
      });
      return homeRecipes([dish])[0]?.components?.isBowl;
    };
    expect(inOneBowl({ role: 'bowl' })).toBe(true);
    expect(inOneBowl({ role: 'bowl' }, true)).toBe(false);
    expect(inOneBowl({ role: 'plate' })).toBe(false);
    expect(recipe('stew').components?.isBowl).toBe(false);
  });

  it('without its companions is the dish', () => {
    const dish = withoutCompanions(recipe('stew'));
    expect(dish.ingredients.map(({ id }) => id)).toEqual(['stew']);
    expect(dish.nutrition).toMatchObject({ energyKcal: 100, sodiumMg: 100 });
    expect(dish.servingGrams).toBe(350);
  });
});
