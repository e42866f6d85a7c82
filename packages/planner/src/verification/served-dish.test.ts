import { homeRecipes, KITCHENS, NUTRIENTS, type Product, type Recipe, RICE_DISH } from '@kkini/domain';
import { aLine, aNutrition, aProduct, aRecipe, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { DAY_AMOUNTS, LOAD_INDEX } from '../model/day-amounts.ts';
import { dishesServed } from '../model/tables.ts';
import { PreparedCatalogue } from '../search/prepared-catalogue.ts';
import { type ServedDish, servedDishes } from './served-dish.ts';
import { type CheckedWorld, worldOf } from './testing/a-checked-world.ts';
import { aLaidWorld } from './testing/a-laid-world.ts';

const sorted = (some: Iterable<string>) => [...some].sort();

/** The planner's data of a dish, in the names of the checks. */
function asPlanned(dish: Candidate) {
  const { cooking, profile, ranges, nutrition } = dish;
  const servingSodiumMg = ranges?.sodiumMg?.central ?? nutrition.sodiumMg;
  return {
    id: dish.id,
    kind: dish.kind,
    soldFor: dish.soldFor ?? 1,
    kitchen: dish.kitchen ?? null,
    style: dish.style,
    mainGroup: dish.mainGroup,
    method: dish.method,
    family: dish.family ?? null,
    familiarity: dish.familiarity,
    mealTimes: dish.mealTimes,
    seasonMonths: dish.seasonMonths ?? null,
    areas: dish.areas ?? null,
    minutes: dish.minutes ?? 0,
    work: cooking ? { active: cooking.activeMinutes, waiting: cooking.waitingMinutes } : null,
    keepDays: cooking?.keepDays ?? 0,
    freshFoods: dish.perishables ?? [],
    ownFoods: dish.foods ?? [],
    nutrition,
    components: dish.components,
    forms: sorted(dish.forms),
    grams: dish.weighed,
    holdsProcessedMeat: dish.holdsProcessedMeat === true,
    servingSodiumMg,
    boughtSodiumMg: dish.kind === 'product' ? servingSodiumMg : null,
    certainIds: sorted(profile.certainIds),
    possibleIds: sorted(profile.possibleIds),
    words: sorted(profile.words),
  };
}

function asChecked({ holds, forms, amounts: _, grams, ...dish }: ServedDish) {
  const { processedMeatG, ...weighed } = grams;
  return {
    ...dish,
    grams: weighed,
    holdsProcessedMeat: processedMeatG >= 15,
    forms: sorted(forms),
    certainIds: sorted(holds.certainIds),
    possibleIds: sorted([...holds.possibleIds].filter((id) => !holds.certainIds.has(id))),
    words: sorted(holds.words),
  };
}

/** Seafood, leaves and ham, each with the foods it is a kind of. */
const KINDS = {
  vegetable: [],
  seafood: [],
  fish: ['seafood'],
  cod: ['fish'],
  dried_pollock: ['fish'],
  filefish_jerky: ['fish'],
  myeongyeopchae: ['fish'],
  canned_tuna: [],
  fish_cake: [],
  crab_stick: [],
  fish_cutlet: [],
  fish_sausage: [],
  seaweed: [],
  laver: ['seaweed'],
  sea_mustard: ['seaweed'],
  hijiki: ['seaweed'],
  spinach: ['vegetable'],
  chive: ['vegetable'],
  tofu: [],
  processed_meat: [],
  ham: ['processed_meat'],
  pollock_roe_jeot: [],
} as const;
const FOODS = Object.keys(KINDS);

/** Recipes and products that differ in everything that may be stated or left open. */
function anOpenWorld(): CheckedWorld {
  const taxonomy = aTaxonomy(
    Object.entries(KINDS).map(([id, parents], at) => ({ id, ko: `먹거리${at}`, parents })),
  );
  const at = (index: number) => {
    const food = FOODS[index % FOODS.length] ?? 'tofu';
    const grams = index % 7 === 3 ? null : 10 + index;
    return {
      servings: 1 + (index % 3),
      mainGroup: (['tofu', 'whiteFish', 'oilyFish'] as const)[Math.floor(index / 3) % 3] ?? 'tofu',
      ingredients: [
        aLine(food, food, { grams }),
        aLine('tofu', index % 8 < 2 ? '방울토마토' : '두부', {
          role: index % 2 === 0 ? 'main' : 'seasoning',
        }),
        { ...aLine('', '먹거리0'), id: null },
        ...(index % 4 === 0 ? [aLine('spinach', '나물', { of: 'namul' })] : []),
        ...(index % 5 === 0 ? [aLine('cod', '국물', { of: 'namul', role: 'seasoning' })] : []),
        ...(index % 3 === 0
          ? [aLine('ham', '햄', { grams: 100, ...(index % 2 === 0 && { of: 'namul' }) })]
          : []),
      ],
      nutrition: aNutrition({
        energyKcal: 400 + 10 * index,
        [NUTRIENTS[index % NUTRIENTS.length] ?? 'ironMg']: null,
      }),
      ...(index % 6 === 0 && { seasonMonths: [index % 12] }),
    };
  };
  const namul = { id: 'namul', title: '먹거리16', englishTitle: 'namul', role: 'side', grams: 50 } as const;
  const cooking = { activeMinutes: 10, waitingMinutes: 20, freezes: false };
  const recipes = Array.from(
    { length: 60 },
    (_, index): Recipe =>
      aRecipe({
        ...at(index),
        id: `recipe-${index}`,
        title: (['오징어회', '김밥', '메추리알조림'] as const)[index % 7] ?? '요리',
        ...(index % 2 === 1 && { source: 'cookrcp01' }),
        ...(index % 4 === 0 && { companions: [{ ...namul, method: 'deepFried' }] }),
        ...(index % 3 === 0 && { cooking: { ...cooking, keepDays: index % 5 } }),
        ...(index % 2 === 0 && { kitchen: 'mild' as const }),
        ...(index % 5 === 1 && {
          english: { title: `dish ${index}`, description: '', ingredients: [], steps: [] },
        }),
      }),
  );
  const products = Array.from(
    { length: 60 },
    (_, index): Product =>
      aProduct({
        ...at(index),
        id: `product-${index}`,
        minutes: index % 2 === 0 ? null : index,
        ...(index % 3 === 0 && { mayContain: ['cod', 'hijiki'] }),
        ...(index % 4 === 0 && { areas: ['강남'] }),
        ...(index % 4 === 1 && {
          english: { name: `meal ${index}`, description: '', servingLabel: '', ingredients: [] },
        }),
        ...(index % 5 === 0 && {
          measured: {
            basis: 'labels' as const,
            source: 'label',
            ...(index % 2 === 0 && {
              sodiumMg: { central: 700 + index, low: null, high: 900 + index, n: 5 },
            }),
          },
        }),
      }),
  );
  return worldOf({ taxonomy, recipes, products });
}

const dishIn = ({ dishes }: Pick<CheckedWorld, 'dishes'>, id: string): ServedDish => {
  const dish = dishes.byId.get(id);
  if (dish === undefined) throw new Error(`the world has ${id}`);
  return dish;
};

describe('a dish, read a second time', () => {
  it('is what the planner reads, whatever its entry leaves open', () => {
    const world = anOpenWorld();
    for (const candidate of world.candidates)
      expect(asChecked(dishIn(world, candidate.id))).toEqual(asPlanned(candidate));
  });

  it('counts the median of its group where it states no amount, and nothing where no limit asks', () => {
    const world = anOpenWorld();
    const { candidates, amounts } = new PreparedCatalogue(world.candidates);
    for (const [at, { id }] of candidates.entries()) {
      const planned = amounts.slice(at * DAY_AMOUNTS, at * DAY_AMOUNTS + NUTRIENTS.length);
      const checked = NUTRIENTS.map((nutrient) => dishIn(world, id).amounts[nutrient]);
      expect(checked).toEqual([...planned]);
      expect(dishIn(world, id).amounts.glycemicLoad).toBeCloseTo(
        amounts[at * DAY_AMOUNTS + LOAD_INDEX] ?? -1,
      );
    }
  });
});

describe('the dishes of a cookbook, read a second time', () => {
  it('stand beside others as the planner lays them', () => {
    const { dishes, tables, recipes } = aLaidWorld();
    for (const kitchen of KITCHENS) {
      const sides = tables.sidesOf(kitchen);
      const rices = sides.filter(({ dish }) => dish.role === 'rice');
      const candidates = rices.flatMap(({ id }) => tables.sideCandidate(id) ?? []);
      expect(dishes.ricesOf(kitchen).map(asChecked)).toEqual(candidates.map(asPlanned));
      for (const { id, dish } of sides) {
        expect(dishes.sideOf(id)).toMatchObject({ id, dishId: dish.id, role: dish.role });
        expect(dishes.besideOf(id)).toBe(dish);
      }
    }
    for (const { id } of recipes.slice(0, 40)) {
      const lead = tables.leadOf(id);
      expect([dishes.sideOf(id), dishes.besideOf(id)]).toEqual([undefined, undefined]);
      expect(dishes.standingOf(id)).toEqual(lead?.standing);
      expect(dishes.usualBeside(id)).toEqual(lead?.recipe.companions);
      expect(lead?.recipe.companions).not.toEqual([]);
    }
    expect(dishes.usualBeside('unicorn')).toEqual([]);
  });

  it('make the meals the planner makes of them', () => {
    const { dishes, tables, candidates } = aLaidWorld();
    const served = dishesServed(new Map(candidates.map((dish) => [dish.id, dish])), tables);
    const home = { kind: 'recipe', style: 'cookedRecipe' } as const;
    const companies = [
      undefined,
      [],
      ['side-1'],
      ['side-2', 'kimchi', RICE_DISH.white],
      ['side-2', 'side-3'],
    ];
    for (const id of ['lead-0', 'lead-1', 'lead-6', 'lead-1.plain'])
      for (const beside of companies) {
        const slot = { ...home, id, ...(beside && { companions: beside.map((each) => ({ id: each })) }) };
        const planned = served(slot);
        const checked = dishes.dishOf(slot);
        if (planned === undefined || checked === undefined) throw new Error(`no ${id} with ${beside}`);
        expect(asChecked(checked)).toEqual(asPlanned(planned));
      }
    for (const companions of [
      [{ id: 'side-1.mild' }],
      [{ id: 'lead-2' }],
      [{ id: 'side-1' }, { id: 'gone' }],
    ])
      expect(dishes.dishOf({ ...home, id: 'lead-0', companions })).toBeUndefined();
    const bought = { kind: 'product', style: 'lunchBox', area: null, id: 'product-3' } as const;
    expect(dishes.dishOf(bought)).toBe(dishes.byId.get(bought.id));
    expect(dishes.dishOf({ kind: 'fasting' })).toBeUndefined();
  });

  it('are meals alone where they lead a table', () => {
    const { taxonomy, cookbook, products, candidates } = aLaidWorld();
    const recipes = homeRecipes(cookbook);
    const { byId } = servedDishes({ dataVersion: 'data-1', taxonomy, recipes, products, cookbook });
    expect([...byId.keys()]).toEqual(candidates.map(({ id }) => id));
  });
});
