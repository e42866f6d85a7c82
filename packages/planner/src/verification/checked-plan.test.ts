import {
  aStranger,
  type BodyAnswers,
  type HealthCondition,
  homeRecipes,
  KITCHENS,
  type MealSlot,
  type MealTime,
  type Nutrition,
  type Recipe,
  RICE_DISH,
  type Survey,
} from '@kkini/domain';
import { aLine, aNutrition, aRecipe, aSurvey, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkedPlan } from './checked-plan.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { weekPoints } from './proof/week-points.ts';
import { type ServedDishes, servedDishes } from './served-dish.ts';
import { aCheckedTaxonomy, aCheckedWorld, worldOf } from './testing/a-checked-world.ts';
import { aLaidWorld } from './testing/a-laid-world.ts';

/** A Saturday and the six days after it. */
const DATES = Array.from({ length: 7 }, (_, day) => `2026-11-${21 + day}`);
const FASTING: MealSlot = { kind: 'fasting' };

type Slots = Partial<Record<MealTime, MealSlot>>;

/** A week of these meals and no others, without a certificate. */
function aPlan(answers: Survey, meals: Readonly<Record<number, Slots>> = {}): PlanToVerify {
  const days = DATES.map((date, day) => ({
    date,
    changes: 0,
    slots: { breakfast: FASTING, lunch: FASTING, dinner: FASTING, ...meals[day] },
  }));
  return {
    surveyId: 'checked',
    answers,
    answersAreThose: true,
    regeneration: 0,
    ladderStep: 0,
    days: days as unknown as PlanToVerify['days'],
    certificate: null,
  };
}

const cooked = (id: string): MealSlot => ({ kind: 'recipe', id, style: 'cookedRecipe' });
const again = (id: string): MealSlot => ({
  kind: 'recipe',
  id,
  style: 'cookedRecipe',
  cookedOn: '2026-11-20',
});

/** Two tofu dishes, each with 12 minutes of work and 20 of waiting. */
function twoDishes(changes: Pick<Partial<Recipe>, 'mainGroup'> = {}): ServedDishes {
  const cooking = { activeMinutes: 12, waitingMinutes: 20, keepDays: 3, freezes: false };
  const recipes = ['first', 'second'].map((id) =>
    aRecipe({ id, cooking, method: 'grill', nutrition: aNutrition({ energyKcal: 900 }), ...changes }),
  );
  return worldOf({ taxonomy: aCheckedTaxonomy(), recipes, products: [] }).dishes;
}

describe('the points of a laid-out week', () => {
  const points = (meals: Readonly<Record<number, Slots>>, answers: Partial<Survey> = {}) =>
    weekPoints(checkedPlan(twoDishes(), aPlan(aSurvey(answers), meals)));
  const { dinner, lunch } = { dinner: cooked('first'), lunch: cooked('second') };

  it('are a thousand for each time a dish is cooked anew, and none for eating of it again', () => {
    const returns = (...dinners: readonly MealSlot[]) =>
      points(Object.fromEntries(dinners.map((each, day) => [day, { dinner: each }]))).returns;
    const [one, more] = [cooked('first'), again('first')];
    expect([returns(), returns(one), returns(one, cooked('second'))]).toEqual([0, 0, 0]);
    expect([returns(one, one), returns(one, one, one)]).toEqual([1000, 2000]);
    expect([returns(one, more), returns(more, one, more)]).toEqual([0, 0]);
    expect([returns(one, more, one), returns(more, more)]).toEqual([1000, 0]);
  });

  it('are fewer for a dish that is only heated', () => {
    const meals = (slot: MealSlot) => points({ 2: { dinner: slot } }).meals;
    expect(meals(again('first')) - meals(dinner)).toBeCloseTo(0.5 + 0.2 * 5 - (1.5 + 0.2 * 12 + 0.01 * 20));
  });

  it('count the minutes of what is cooked on a weekday', () => {
    const extra = (slots: Slots, day = 2) =>
      points({ [day]: slots }, { weekdayMinutes: 30 }).days - points({ [day]: slots }).days;
    expect(extra({ lunch, dinner })).toBeCloseTo(0.3 * (1.5 + 3 * 12.5));
    expect(extra({ lunch: again('second'), dinner })).toBeCloseTo(0.3 * (1.5 + 3 * 0.5));
    expect([extra({ lunch, dinner }, 0), extra({ lunch, dinner }, 1)]).toEqual([0, 0]);
  });

  it('are those of its days, meals, counts and returns together, and none without meals', () => {
    const { days, meals, counts, returns, total } = points({ 2: { lunch, dinner }, 3: { dinner } });
    // Three with tofu, and three over rice.
    expect([days > 0, meals > 0, counts, returns]).toEqual([true, true, 3 + 8, 1000]);
    expect(total).toBeCloseTo(days + meals + counts + returns);
    const { dishes } = aCheckedWorld(40);
    const empty = checkedPlan(dishes, aPlan(aSurvey()));
    expect(empty.wants).toEqual({ fish: 'any', soup: true });
    expect(weekPoints(empty)).toEqual({ days: 0, meals: 0, counts: 0, returns: 0, total: 0 });
  });
});

describe('what is read of a plan', () => {
  it('are the minutes of its weekdays but the one for cooking ahead', () => {
    const minutes = (answers: Partial<Survey>) => {
      const { minutesOn } = checkedPlan(twoDishes(), aPlan(aSurvey(answers)));
      return DATES.map((_, day) => minutesOn(day));
    };
    expect(minutes({ weekdayMinutes: 30 })).toEqual([null, null, 30, 30, 30, 30, 30]);
    expect(minutes({ weekdayMinutes: 30, prepDay: 'wednesday' })).toEqual([null, null, 30, 30, null, 30, 30]);
    expect(minutes({ prepDay: 'wednesday' })).toEqual(DATES.map(() => null));
  });

  it('are the meals of what was cooked before', () => {
    const meals = { 1: { lunch: again('first'), dinner: cooked('first') } };
    const { isAgain } = checkedPlan(twoDishes(), aPlan(aSurvey(), meals));
    expect([isAgain(1, 'lunch'), isAgain(1, 'dinner'), isAgain(1, 'breakfast')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isAgain(7, 'lunch')).toBe(false);
  });

  it('are the foods at home with their kinds, and the month', () => {
    const survey = aSurvey({ foodsAtHome: ['해물', '모르는말'] });
    const { context } = checkedPlan(twoDishes(), aPlan(survey));
    for (const [food, isIt] of [
      ['shrimp', true],
      ['seafood', true],
      ['tofu', false],
      ['shrimp', true],
      ['tofu', false],
    ] as const)
      expect(context.atHome.map((is) => is(food))).toEqual([isIt, false]);
    expect(context).toMatchObject({ month: 11, basket: [] });
  });

  it('are the wishes that can be served: fish of any kind, and soup that is cooked for who may sip', () => {
    const wants = (answers: Partial<Survey>, dishes = aCheckedWorld(40).dishes) =>
      checkedPlan(dishes, aPlan(aSurvey(answers))).wants;
    const out = { breakfast: 'fasting', lunch: 'restaurant', dinner: 'fasting' } as const;
    expect(wants({ mealStyles: { ...out, dinner: 'cookedRecipe' } })).toEqual({ fish: 'any', soup: true });
    expect(wants({ mealStyles: out })).toEqual({ fish: 'any', soup: false });
    expect(wants({}, twoDishes())).toEqual({ fish: null, soup: false });
    const fishWith = (condition: HealthCondition) =>
      wants({ healthConditions: [condition] }, twoDishes({ mainGroup: 'oilyFish' })).fish;
    expect((['heartDisease', 'dyslipidemia', 'gout'] as const).map(fishWith)).toEqual([
      'oily',
      'oily',
      'any',
    ]);
    const operated = { ...aStranger('self'), answers: { stomach: 'over3Months' as const } };
    expect(wants({ persons: [operated] }).soup).toBe(false);
  });
});

describe('the dishes a meal may be led by', () => {
  const laid = aLaidWorld();
  const { dishes } = laid;
  const mealStyles = { breakfast: 'lunchBox', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
  const ids = (answers: Partial<Survey>) => {
    const { choices } = checkedPlan(dishes, aPlan(aSurvey({ mealStyles, ...answers })));
    return {
      lunch: (choices.lunch ?? []).map(({ id }) => id),
      breakfast: (choices.breakfast ?? []).map(({ id }) => id),
    };
  };
  const whereNone = (food: string, kitchen: string) =>
    [...dishes.byId.values()]
      .filter((dish) => dish.style === 'cookedRecipe' && dish.kitchen === kitchen)
      .filter(({ ownFoods }) => !ownFoods.includes(food))
      .map(({ id }) => id);

  it('are those of their kitchen', () => {
    expect(ids({}).lunch).toEqual(whereNone('none', 'light'));
    const { choices } = checkedPlan(
      dishes,
      aPlan(aSurvey({ mealStyles: { ...mealStyles, lunch: 'fasting' } })),
    );
    expect(Object.keys(choices)).toEqual(['breakfast', 'dinner']);
  });

  it('are all that hold nothing excluded themselves, whatever usually stands beside them', () => {
    const { lunch, breakfast } = ids({ excludedFoods: ['달걀'] });
    const free = whereNone('egg', 'lightPlain');
    expect(lunch).toEqual(free);
    expect(free.length).toBeLessThan(whereNone('none', 'lightPlain').length);
    // Bought meals have no kitchen: every eighth holds egg.
    expect(breakfast.filter((id) => Number(id.slice('product-'.length)) % 8 === 3)).toEqual([]);
    expect(breakfast.length).toBeGreaterThan(20);
  });

  it('need not go without rice for beans in one kind of it', () => {
    expect(ids({ excludedFoods: ['두부'] }).lunch).toEqual(whereNone('tofu', 'lightPlain'));
  });

  it('are none that a rule forbids, though what stands beside it may give way', () => {
    const few = laid.cookbook.filter(
      ({ id, role }) => ['lead-2', 'lead-4', 'side-0'].includes(id) || role === 'rice',
    );
    const cookbook = few.map((dish) => {
      if (dish.id !== 'lead-2') return dish;
      const paste = (version: typeof dish.versions.ordinary) => ({
        ...version,
        ingredients: [...version.ingredients, aLine('gochujang', '고추장')],
      });
      const { light, mild } = dish.versions;
      return { ...dish, versions: { ...dish.versions, light: paste(light), mild: paste(mild) } };
    });
    const { dataVersion, taxonomy } = dishes;
    const hot = servedDishes({
      dataVersion,
      taxonomy,
      recipes: homeRecipes(cookbook),
      products: [],
      cookbook,
    });
    const takes = { ...aStranger('self'), answers: { maoi: 'yes' as const } };
    const own = (answers: Partial<Survey>) =>
      (checkedPlan(hot, aPlan(aSurvey({ excludedFoods: ['두부'], ...answers }))).choices.dinner ?? []).map(
        ({ id }) => id.replace(/\..*/, ''),
      );
    expect(own({})).toEqual(['lead-2', 'lead-4']);
    expect(own({ persons: [takes] })).toEqual(['lead-4']);
  });

  it('are none of which a plate holds too much, or that a medicine forbids for a whole day', () => {
    const taxonomy = aTaxonomy([{ id: 'fish_cake', ko: '어묵' }]);
    const ofFish = (id: string, energyKcal: number, changes: Partial<Nutrition> = {}) =>
      aRecipe({
        id,
        ingredients: [aLine('fish_cake', '어묵', { grams: 160 })],
        nutrition: aNutrition({ energyKcal, carbohydrateG: 40, ...changes }),
      });
    // The light one is eaten in a larger portion, with more than the 90 g of fish that a pregnancy allows per serving.
    const recipes = [ofFish('light', 400), ofFish('whole', 700), ofFish('rich', 700, { potassiumMg: 4000 })];
    const own = (answers: BodyAnswers) => {
      const persons = [{ ...aStranger('self'), answers }];
      const plan = aPlan(aSurvey({ persons }));
      const { choices } = checkedPlan(worldOf({ taxonomy, recipes, products: [] }).dishes, plan);
      return (choices.dinner ?? []).map(({ id }) => id);
    };
    expect(own({})).toEqual(['light', 'whole', 'rich']);
    expect(own({ pregnancy: 'trimester2' })).toEqual(['whole', 'rich']);
    expect(own({ kRetain: 'yes' })).toEqual(['light', 'whole']);
  });

  it('are none that stands beside rice where no rice is left', () => {
    const { lunch, breakfast } = ids({ excludedFoods: ['밥'] });
    expect(lunch).toEqual([]);
    expect(breakfast.length).toBeGreaterThan(20);
  });

  it('are asked for where no other rice of the kitchen is left to stand there', () => {
    const beside = (rice: string) =>
      Object.fromEntries(KITCHENS.map((kitchen) => [kitchen, [rice, 'side-3']]));
    const cookbook = laid.cookbook
      .filter(({ id, role }) => role !== 'rice' || id === RICE_DISH.bean || id === RICE_DISH.brown)
      .map((dish) => {
        if (dish.id === 'lead-2') return { ...dish, companions: beside(RICE_DISH.bean) };
        return dish.id === 'lead-10' ? { ...dish, companions: beside(RICE_DISH.brown) } : dish;
      });
    const { dataVersion, taxonomy } = dishes;
    const few = servedDishes({
      dataVersion,
      taxonomy,
      recipes: homeRecipes(cookbook),
      products: [],
      cookbook,
    });
    const excludedFoods = ['두부', '달걀'];
    const own = (answers: Partial<Survey>) =>
      (checkedPlan(few, aPlan(aSurvey({ excludedFoods, ...answers }))).choices.dinner ?? [])
        .map(({ id }) => id.replace(/\..*/, ''))
        .filter((id) => id === 'lead-2' || id === 'lead-10');
    expect(own({})).toEqual(['lead-2', 'lead-10']);
    // Beans are excluded, and the kidneys rule out whole-grain rice. One dish may keep white rice; the other has none.
    expect(own({ persons: [{ ...aStranger('self'), answers: { kidney: 'stage3' } }] })).toEqual(['lead-10']);
  });

  it('are read with what stands beside them in the week, and as they are eaten', () => {
    const [lead = ''] = ids({}).lunch;
    const alone: MealSlot = { kind: 'recipe', id: lead, style: 'cookedRecipe', companions: [] };
    const { week, servings, eaten } = checkedPlan(
      dishes,
      aPlan(aSurvey({ mealStyles }), { 2: { dinner: alone } }),
    );
    const kcal = (days: typeof week) => days[2]?.dinner?.nutrition.energyKcal ?? 0;
    expect(kcal(week)).toBeGreaterThan(kcal(eaten));
    expect(kcal(servings)).toBe(dishes.dishOf(alone)?.nutrition.energyKcal);
    expect([week, servings, eaten].map((days) => Object.keys(days[2] ?? {}))).toEqual([
      ['dinner'],
      ['dinner'],
      ['dinner'],
    ]);
  });
});
