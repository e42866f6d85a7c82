import { changeMeal as changeMealCall } from '@kkini/contract';
import { aStranger, type DayPlan, MEAL_STYLE_KO, MEAL_TIMES, type Person, type Survey } from '@kkini/domain';
import { tablePortions } from '@kkini/domain/portions';
import { aSurvey } from '@kkini/domain/testing';
import {
  CompanionSwaps,
  changeCompanion,
  changeMeal,
  hardViolations,
  kitchenOf,
  makeVisitor,
  planWeek,
  seedFrom,
  servedSlot,
  type Visitor,
  weekWith,
} from '@kkini/planner';
import { companionsBeside } from '@kkini/planner/testing';
import { runs } from '@kkini/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { servedRecipe } from '../../platform/read-catalogue.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { saying } from '../../testing/refused-plan.ts';
import { InThreadPlanner } from '../../testing/workers/in-thread-planner.ts';
import { visitorOf } from '../../workers/planning-basis.ts';

const { catalogue, candidates, tables, dishOf } = basisOf(await loadTestCatalogue());
const { taxonomy } = catalogue;

const someone = (target: Person['target'], said: Partial<Person>): Person => ({
  ...aStranger(target),
  ...said,
});
const COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const HOME = { ...COOKED, breakfast: 'simpleRecipe' } as const;
const SPRING = '2026-02-25';

/** Visitors whose days have maxima; most exclude what usually accompanies many dishes. */
const VISITORS: readonly (Partial<Survey> & { readonly number: number })[] = [
  {
    number: 60_008,
    targets: ['self', 'spouse'],
    mealStyles: COOKED,
    startDate: SPRING,
    healthConditions: ['thyroidDisease'],
    excludedFoods: ['갑각류 조개류', '다시마', '호박', 'green_onion'],
    persons: [
      someone('self', {
        sex: 'female',
        birthYear: 1974,
        weightKg: 90,
        activity: 'active',
        answers: { warfarin: 'unsure', insulin: 'yes' },
      }),
      someone('spouse', { sex: 'female', birthYear: 1964, heightCm: 179, weightKg: 89, activity: 'active' }),
    ],
    rice: 'mixed',
    weekdayMinutes: 45,
  },
  {
    number: 11,
    targets: ['self', 'spouse'],
    mealStyles: COOKED,
    startDate: SPRING,
    excludedFoods: ['참깨', '당근'],
    persons: [
      someone('self', { sex: 'male', birthYear: 1960, answers: { kidney: 'stage3' } }),
      someone('spouse', { birthYear: 1985, activity: 'veryActive', answers: { kRetain: 'yes' } }),
    ],
  },
  {
    number: 103,
    targets: ['self', 'spouse', 'child'],
    mealStyles: HOME,
    startDate: '2026-09-03',
    healthConditions: ['liverDisease'],
    eatingStyles: ['lowCarbohydrate'],
    persons: [],
    rice: 'black',
  },
];

/** Daily maxima of safety-rules sections 4 and 6.2. */
function mostOf({ answers: { kidney, kRetain, warfarin } }: Person) {
  const spares = kidney === 'stage3' ? 3000 : Infinity;
  return {
    potassiumMg: kRetain === 'yes' ? Math.min(3500, spares) : spares,
    vitaminKUg: warfarin === undefined ? Infinity : 350,
  };
}

const LEAVES = [
  'spinach',
  'chive',
  'perilla_leaf',
  'crown_daisy',
  'chard',
  'kale',
  'mustard_greens',
  'radish_greens',
];

/** Nutrients of which a day has more than anybody may have, by their own plates and the lines of the recipes. */
function tooMuchOf({ date, slots }: DayPlan, visitor: Visitor): readonly string[] {
  const found: string[] = [];
  const leaves = new Map<string, number>();
  const eaten = visitor.persons.map((person) => ({ person, potassiumMg: 0, vitaminKUg: 0 }));
  const isLimited = visitor.persons.some(({ answers }) => answers.warfarin !== undefined);
  for (const time of MEAL_TIMES) {
    const dish = dishOf(slots[time]);
    if (dish === undefined) continue;
    for (const [at, { person, portion }] of tablePortions(dish, time, visitor).entries()) {
      const sum = eaten[at];
      if (sum === undefined) continue;
      sum.potassiumMg += portion.nutrition.potassiumMg ?? 0;
      sum.vitaminKUg += portion.nutrition.vitaminKUg ?? 0;
      const isYoung = person.target === 'child';
      const fishG = dish.weighed.fishG * portion.mainFactor;
      if (isYoung && fishG > 75) found.push(`${date} ${time}: ${fishG} g of fish`);
      const seaweedG = dish.weighed.seaweedG * portion.mainFactor;
      const isSpared = isYoung || visitor.healthConditions.includes('thyroidDisease');
      if (isSpared && seaweedG > 5) found.push(`${date} ${time}: ${seaweedG} g of seaweed`);
    }
    const recipe = servedRecipe(catalogue, slots[time]);
    for (const { id, grams } of recipe?.ingredients ?? []) {
      const leaf = LEAVES.find((each) => id !== null && taxonomy.closures.get(id)?.identity.has(each));
      if (leaf !== undefined)
        leaves.set(leaf, (leaves.get(leaf) ?? 0) + (grams ?? Infinity) / (recipe?.servings ?? 1));
    }
  }
  for (const { person, ...sums } of eaten) {
    const most = mostOf(person);
    for (const nutrient of ['potassiumMg', 'vitaminKUg'] as const)
      if (sums[nutrient] > most[nutrient]) found.push(`${date} ${nutrient} ${sums[nutrient]}`);
  }
  if (isLimited)
    for (const [leaf, grams] of leaves) if (grams > 40.001) found.push(`${date} ${leaf} ${grams} g`);
  return found;
}

describe('what no day may hold', () => {
  it.each(VISITORS)(
    'is in no planned day and in none a change makes, visitor $number',
    ({ number, ...answers }) => {
      const survey = aSurvey(answers);
      const visitor = makeVisitor(taxonomy, survey);
      const seed = seedFrom('hunt', number);
      const input = { candidates, tables, visitor, seed };
      const { week } = planWeek({ ...input, startDate: survey.startDate });
      expect(week.flatMap((day) => tooMuchOf(day, visitor))).toEqual([]);
      let changes = 0;
      for (const { date, slots } of week.slice(0, runs(3, 1))) {
        for (const mealTime of MEAL_TIMES) {
          const slot = slots[mealTime];
          const { choices } = changeMeal({ ...input, week, date, mealTime, style: 'cookedRecipe' });
          const days = choices.map((choice) => ({ date, slots: { ...slots, [mealTime]: choice.slot } }));
          expect(days.flatMap((day) => tooMuchOf(day, visitor))).toEqual([]);
          const [companion] = (slot.kind === 'recipe' && slot.companions?.slice(-1)) || [];
          if (companion === undefined) continue;
          const asked = {
            ...input,
            week,
            date,
            mealTime,
            companionId: companion.id,
            today: survey.startDate,
          };
          const swaps = new CompanionSwaps(asked);
          for (const { id, meals } of changeCompanion(asked)) {
            const { changed = [] } = swaps.swap(id, meals.length > 1) ?? {};
            expect(weekWith(week, changed).flatMap((day) => tooMuchOf(day, visitor))).toEqual([]);
            changes += 1;
          }
        }
      }
      expect(changes).toBeGreaterThan(1);
    },
  );

  it('is refused when somebody asks for it all the same', async () => {
    const planner = new InThreadPlanner(await loadTestCatalogue());
    const test = await buildTestApp({ planner });
    afterAll(() => test.close());
    const survey = aWireSurvey({
      mealCategory: { breakfast: '요리레시피', lunch: '요리레시피', dinner: '요리레시피' },
      persons: [saying('본인', { kidney: 'stage3' })],
    });
    const id = await test.plan(survey);
    const { plan, survey: kept } = await test.stored(id);
    const [day] = plan?.days ?? [];
    if (day === undefined || kept === null) throw new Error('no plan');
    const { basis } = planner;
    const visitor = visitorOf(basis, kept.answers);
    const others = (dayWith: DayPlan) => tooMuchOf(dayWith, visitor);
    const rich = basis.candidates.find((dish) => {
      if (dish.kitchen !== kitchenOf(visitor) || hardViolations(dish, visitor, 'dinner').length > 0)
        return false;
      const slot = servedSlot(dish, { visitor, tables: basis.tables, mealTime: 'dinner' }, 0);
      const isServed = Object.values(day.slots).some((each) => 'id' in each && each.id === dish.id);
      return !isServed && others({ date: day.date, slots: { ...day.slots, dinner: slot } }).length > 0;
    });
    if (rich === undefined) throw new Error('some dish holds much potassium');
    const { body } = await test.send(changeMealCall.path, {
      dayMealId: day.dayMealId,
      mealType: '저녁',
      category: MEAL_STYLE_KO[rich.style],
      candidateId: rich.id,
    });
    expect(body).toMatchObject({ error: { code: 'candidateRefused' } });
    expect((await test.stored(id)).plan?.days).toEqual(plan?.days);
  });
});

describe('what stands in for a companion that is left out', () => {
  it('is no side that stands there already', () => {
    const persons = [someone('spouse', {}), someone('child', { birthYear: 2022 })];
    const excludedFoods = ['해조류', '감자', '김치', '오이'];
    const survey = aSurvey({ targets: ['spouse', 'child'], mealStyles: COOKED, persons, excludedFoods });
    const visitor = makeVisitor(taxonomy, survey);
    const beside = catalogue.book.recipes.flatMap(({ id, kitchen }) => {
      const lead = kitchen === kitchenOf(visitor) ? tables.leadOf(id) : undefined;
      return lead === undefined
        ? []
        : [companionsBeside(lead, { visitor, tables, mealTime: 'dinner', day: 0 })];
    });
    expect(beside.length).toBeGreaterThan(100);
    expect(beside.filter((ids) => new Set(ids).size < ids.length)).toEqual([]);
  });
});
