import { aStranger, MAIN_GROUPS, MEAL_TIMES, type Person, type WeekPlan } from '@kkini/domain';
import { aLine, aNutrition, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeMeal } from '../change-meal.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Tables } from '../model/tables.ts';
import { NONE_WEIGHED, weighedFoods } from '../model/weighed-foods.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { FISHY_DISHES } from './testing/fishy-dishes.ts';
import { weekViolations } from './week-violations.ts';
import { WEEK_WALLS } from './week-wall-rows.ts';
import { countsInWeek, holdsCounted, weekWalls } from './week-walls.ts';

const startDate = '2026-11-23';

const dishes = FISHY_DISHES;
/** A cookbook in which a dish contains fish once anchovies stand beside it. */
const withAnchovies: Tables = {
  sidesOf: () => [],
  sideCandidate: () => undefined,
  recipeWith: () => null,
  leadOf: () => undefined,
  partsOf: () => [],
  mealWith: (id, companions) => {
    const dish = dishes.find((each) => each.id === id);
    return dish && companions.length > 0 ? { ...dish, weighed: { ...NONE_WEIGHED, fishG: 20 } } : dish;
  },
};
const mother = aVisitor({ persons: [{ ...aStranger('self'), answers: { pregnancy: 'trimester2' } }] });

describe('foods a week counts for somebody', () => {
  it('stay below what they may have, though they were the better dishes', () => {
    const fishOf = (visitor: typeof mother) => {
      const { week } = planWeek({ candidates: dishes, visitor, startDate, seed: 1 });
      const ids = week.flatMap(({ slots }) => MEAL_TIMES.map((time) => slots[time]));
      return { week, uses: ids.filter((slot) => 'id' in slot && slot.id.startsWith('fish')).length };
    };
    const [usual, carrying] = [fishOf(aVisitor()), fishOf(mother)];
    expect(usual.uses).toBeGreaterThan(4);
    expect(carrying.uses).toBe(4);
    const check = (week: typeof usual.week) =>
      weekViolations({ week, candidates: dishes, tables: undefined, visitor: mother });
    expect(check(carrying.week)).toEqual([]);
    expect(check(usual.week)).toEqual([{ rule: 'weekWall', subject: 'fish' }]);
    const monday = { candidates: dishes, visitor: mother, week: carrying.week, date: startDate, seed: 1 };
    const full = MEAL_TIMES.find((mealTime) => {
      const slot = carrying.week[0]?.slots[mealTime];
      return slot !== undefined && 'id' in slot && slot.id.startsWith('plain');
    });
    const { choices } = changeMeal({ ...monday, mealTime: full ?? 'lunch', style: 'cookedRecipe' });
    expect(choices.length).toBeGreaterThan(0);
    for (const { slot } of choices) expect('id' in slot && slot.id).toMatch(/^plain/);
  });

  it('count what stands beside the meals that stay', () => {
    const plain = dishes.filter(({ id }) => id.startsWith('plain'));
    const { week: usual } = planWeek({ candidates: plain, visitor: mother, startDate, seed: 1 });
    const week = usual.map((day, at): WeekPlan[number] => {
      const { lunch } = day.slots;
      const isLaid = at < 4 && lunch.kind === 'recipe';
      const laid = isLaid ? { ...lunch, companions: [{ id: 'stir-fried-anchovies' }] } : lunch;
      return { ...day, slots: { ...day.slots, lunch: laid } };
    });
    const asked = { candidates: dishes, tables: withAnchovies, visitor: mother, startDate, seed: 2 };
    const meals = week.slice(0, 4).map(({ date }) => ({ date, mealTime: 'lunch' as const }));
    const again = planWeek({ ...asked, former: { week, kept: { before: startDate, meals } } });
    expect(again.week.slice(0, 4).map(({ slots }) => slots.lunch)).toEqual(
      week.slice(0, 4).map(({ slots }) => slots.lunch),
    );
    expect(weekViolations({ ...asked, week: again.week })).toEqual([]);
    const other = { week, date: startDate, mealTime: 'dinner', style: 'cookedRecipe' } as const;
    const { choices } = changeMeal({ ...asked, ...other });
    expect(choices.length).toBeGreaterThan(0);
    for (const { slot } of choices) expect('id' in slot && slot.id).toMatch(/^plain/);
  });

  it('are those of the strictest at the table', () => {
    const child = { ...aStranger('child'), birthYear: 2022 };
    const family = aVisitor({ targets: ['self', 'child'], persons: [...mother.persons, child] });
    expect([...weekWalls(family)]).toEqual([
      ['fish', 2],
      ['seaweed', 1],
      ['saltyMeal', 2],
    ]);
    expect([...weekWalls(aVisitor({ healthConditions: ['thyroidDisease'] }))]).toEqual([['seaweed', 1]]);
    expect([...weekWalls(aVisitor())]).toEqual([]);
  });

  it('are limited for each of them alone', () => {
    const alone = (person: Partial<Person>) =>
      Object.fromEntries(weekWalls(aVisitor({ persons: [{ ...aStranger('self'), ...person }] })));
    expect(alone({ answers: { pregnancy: 'trimester2' } })).toEqual({ fish: 4, seaweed: 1 });
    expect(alone({ answers: { pregnancy: 'lactating' } })).toEqual({ fish: 4 });
    expect(alone({ answers: { thyroidDrug: 'yes' } })).toEqual({ seaweed: 1 });
    const bornIn = (birthYear: number) => alone({ target: 'child', birthYear });
    expect(bornIn(2021)).toMatchObject({ fish: 2, seaweed: 1 });
    expect(bornIn(2017)).toMatchObject({ fish: 3, seaweed: 1 });
  });

  it('are bought meals of 1,200 to 1,500 mg sodium, by the central figure', () => {
    const bought = (sodiumMg: number | null) =>
      aCandidate({ kind: 'product', nutrition: aNutrition({ sodiumMg }) });
    const isSalty = (dish: Candidate) => holdsCounted(dish, 'saltyMeal');
    expect([1200, 1201, 1500, 1501, null].map((sodiumMg) => isSalty(bought(sodiumMg)))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isSalty({ ...bought(1300), kind: 'recipe' })).toBe(false);
    const ranges = { sodiumMg: { low: 900, central: 1300, high: 2400 }, energyKcal: null };
    expect(isSalty({ ...bought(900), ranges })).toBe(true);
    expect(isSalty({ ...bought(1300), ranges: { ...ranges, sodiumMg: null } })).toBe(true);
  });

  it('are two bought meals of 1,200 to 1,500 mg sodium for somebody with high blood pressure', () => {
    const bought = dishes.map((dish) => {
      const isSalty = dish.id.startsWith('fish');
      const nutrition = aNutrition(isSalty ? { sodiumMg: 1300 } : { sodiumMg: 400, energyKcal: 250 });
      return { ...dish, kind: 'product' as const, weighed: NONE_WEIGHED, nutrition };
    });
    const saltyOf = (visitor: typeof mother) => {
      const { week } = planWeek({ candidates: bought, visitor, startDate, seed: 1 });
      const slots = week.flatMap((day) => MEAL_TIMES.map((time) => day.slots[time]));
      const uses = slots.filter((slot) => 'id' in slot && slot.id.startsWith('fish')).length;
      return {
        uses,
        broken: weekViolations({ week, candidates: bought, tables: undefined, visitor: pressed }).length,
      };
    };
    const pressed = aVisitor({ healthConditions: ['hypertension'] });
    const usual = saltyOf(aVisitor());
    expect(usual.uses).toBeGreaterThan(2);
    expect(usual.broken).toBe(1);
    const careful = saltyOf(pressed);
    expect(careful.uses).toBeLessThanOrEqual(2);
    expect(careful.broken).toBe(0);
  });

  it('are those a dish counts against', () => {
    const [plain, fish] = [aCandidate(), aCandidate({ weighed: { ...NONE_WEIGHED, fishG: 1 } })];
    const seaweed = aCandidate({ weighed: { ...NONE_WEIGHED, seaweedG: 1 } });
    const counted = (visitor: typeof mother) => [plain, fish, seaweed].map(countsInWeek(visitor));
    expect(counted(mother)).toEqual([false, true, true]);
    expect(counted(aVisitor({ healthConditions: ['thyroidDisease'] }))).toEqual([false, false, true]);
    expect(counted(aVisitor())).toEqual([false, false, false]);
  });

  it('hold no more together than safety-rules section 2 allows', () => {
    const grams = { 'answer.pregnancy': 90, 'answer.lactation': 90, 'child.under7': 75, 'child.under11': 80 };
    const allowed = {
      'answer.pregnancy': 400,
      'answer.lactation': 400,
      'child.under7': 150,
      'child.under11': 250,
    };
    for (const [owner, most] of Object.entries(allowed)) {
      const wall = WEEK_WALLS.find((each) => each.owner === owner && each.of === 'fish');
      const ofMeal = grams[owner as keyof typeof grams];
      expect((wall?.most ?? Infinity) * ofMeal).toBeLessThanOrEqual(most);
    }
  });
});

describe('grams a wall looks at', () => {
  const taxonomy = aTaxonomy([
    { id: 'fish', ko: '생선', kind: 'group' },
    { id: 'cod', ko: '대구', parents: ['fish'] },
    { id: 'dried_pollock', ko: '황태', parents: ['fish'] },
    { id: 'anchovy_broth', ko: '멸치육수', contains: ['cod'] },
    { id: 'seaweed', ko: '해조류', kind: 'group' },
    { id: 'laver', ko: '김', parents: ['seaweed'] },
    { id: 'wakame', ko: '미역', parents: ['seaweed'] },
    { id: 'hijiki', ko: '톳', parents: ['seaweed'] },
    { id: 'dried_hijiki', ko: '건톳', parents: ['hijiki'] },
    { id: 'myeongyeopchae', ko: '명엽채', parents: ['fish'] },
    { id: 'spinach', ko: '시금치' },
    { id: 'chili_leaf', ko: '고춧잎' },
  ]);
  const weigh = (id: string, grams: number | null, mainGroup: 'tofu' | 'whiteFish' = 'tofu') =>
    weighedFoods(taxonomy, { mainGroup, servings: 2, ingredients: [{ ...aLine(id, id), grams }] });

  it('are those of one serving, dried fish as fresh and hijiki by its iodine', () => {
    expect(weigh('cod', 160)).toEqual({ fishG: 80, seaweedG: 0, leavesG: 0 });
    expect(weigh('dried_pollock', 20).fishG).toBe(50);
    expect(weigh('wakame', 8)).toEqual({ fishG: 0, seaweedG: 4, leavesG: 4 });
    expect(weigh('hijiki', 4).seaweedG).toBe(9);
    expect(weigh('dried_hijiki', 4).seaweedG).toBe(9);
    expect(weigh('myeongyeopchae', 20).fishG).toBe(30);
    expect(weigh('laver', 4)).toEqual({ fishG: 0, seaweedG: 0, leavesG: 2 });
    expect(weigh('spinach', 60)).toEqual({ fishG: 0, seaweedG: 0, leavesG: 30 });
    // No compared table has a value for it (safety-rules section 6.2).
    expect(weigh('chili_leaf', 60).leavesG).toBe(30);
    expect(weigh('anchovy_broth', 400)).toEqual(NONE_WEIGHED);
  });

  it('are too many where nobody says how many', () => {
    expect(weigh('wakame', null).seaweedG).toBe(Infinity);
    expect(weigh('anchovy_broth', 400, 'whiteFish').fishG).toBe(Infinity);
  });
});

describe('a maximum of a medicine', () => {
  const takes = aVisitor({ persons: [{ ...aStranger('self'), answers: { kRetain: 'yes' } }] });
  const withPotassium = (potassiumMg: number) =>
    Array.from({ length: 14 }, (_, index) =>
      aCandidate({
        id: `dish-${index}`,
        mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
        nutrition: aNutrition({ potassiumMg: potassiumMg - 5 * index }),
      }),
    );
  const dayOf = (potassiumMg: number) => {
    const candidates = withPotassium(potassiumMg);
    const { week, quality } = planWeek({ candidates, visitor: takes, startDate, seed: 1 });
    const byId = new Map(candidates.map((dish) => [dish.id, dish.nutrition.potassiumMg ?? 0]));
    const totals = week.map(({ slots }) =>
      MEAL_TIMES.reduce((sum, time) => {
        const slot = slots[time];
        return sum + ('id' in slot ? (byId.get(slot.id) ?? 0) : 0);
      }, 0),
    );
    return { most: Math.max(...totals), quality };
  };

  it('is kept by every day: 90 % of 3,500 mg', () => {
    const { most, quality } = dayOf(1100);
    expect(most).toBeLessThanOrEqual(3150);
    expect(quality.emptySlots).toBe(0);
  });

  it('rather leaves a meal empty than gives way', () => {
    const { most, quality } = dayOf(1400);
    expect(most).toBeLessThanOrEqual(3150);
    expect([quality.emptySlots, quality.ladderStep]).toEqual([7, 10]);
  });

  it('keeps a meal that has too little rather than a dish no day can hold, and then an empty meal', () => {
    const holding = (id: string, style: Candidate['style'], vitaminKUg: number) =>
      aCandidate({ id, style, nutrition: aNutrition({ vitaminKUg }) });
    const candidates = [
      holding('leaves', 'simpleRecipe', 260),
      holding('porridge', 'simpleRecipe', 0),
      holding('steak', 'cookedRecipe', 60),
      holding('stew', 'cookedRecipe', 65),
    ];
    const visitor = aVisitor({
      mealStyles: { breakfast: 'fasting', lunch: 'simpleRecipe', dinner: 'cookedRecipe' },
      persons: [{ ...aStranger('self'), answers: { warfarin: 'yes' } }],
    });
    const { week, quality } = planWeek({ candidates, visitor, startDate, seed: 1 });
    const lunches = week.map(({ slots: { lunch } }) => ('id' in lunch ? lunch.id : lunch.kind));
    expect(new Set(lunches)).toEqual(new Set(['porridge']));
    expect(quality.certificate.reach.without).toEqual([{ mealTime: 'lunch', id: 'leaves' }]);
    expect([quality.emptySlots, quality.ladderStep]).toEqual([0, 7]);
  });
});
