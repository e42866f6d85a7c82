import {
  addDays,
  aStranger,
  COOKING_MINUTES,
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  type LaidDish,
  MEAL_STYLES,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  QUICK_EXCLUSIONS,
  RICE_KINDS,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import { kitchenOf, makeVisitor } from '@kkini/planner';
import { aPlannedWeek } from '@kkini/planner/testing';
import { type Check, type PlanToVerify, proveAgain, verifyPlan } from '@kkini/planner/verification';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basisOf,
  loadSmallCatalogue,
  loadTestCatalogue,
  servedDishesOf,
} from '../../testing/load-test-catalogue.ts';

const whole = basisOf(await loadTestCatalogue());
const dishes = servedDishesOf(whole.catalogue);
/** Basis with few dishes for checks that are repeated many times, each of which reads every dish. */
const small = basisOf(await loadSmallCatalogue());
const fewDishes = servedDishesOf(small.catalogue);

const styles = fc.constantFrom(...MEAL_STYLES);
const foods = [...EXCLUDABLE_FOODS.map((food) => food.id), ...QUICK_EXCLUSIONS.map((food) => food.id)];
const words = fc.constantFrom(...foods, '오이', '게', '마라', '고기', '매운 고추랑 새우');
const surveys: fc.Arbitrary<Survey> = fc
  .record({
    targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { maxLength: 3 }),
    mealStyles: fc.record({ breakfast: styles, lunch: styles, dinner: styles }),
    healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 3 }),
    eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
    excludedFoods: fc.uniqueArray(words, { maxLength: 4 }),
    rice: fc.option(fc.constantFrom(...RICE_KINDS)),
    weekdayMinutes: fc.option(fc.constantFrom(...COOKING_MINUTES)),
    foodsAtHome: fc.uniqueArray(words, { maxLength: 3 }),
    kidney: fc.constantFrom('healthy', 'stage3', undefined),
    freeOf: fc.oneof(fc.constant([]), fc.subarray([...HEALTH_CONDITIONS])),
  })
  .map(({ kidney, freeOf, ...answers }) => {
    const { targets } = answers;
    const persons = targets.slice(0, 1).map((target) => ({
      ...aStranger(target),
      answers: kidney === undefined ? {} : { kidney },
      freeOf,
    }));
    return aSurvey({ ...answers, persons, areas: ['강남', '판교'] });
  });

/** A week of cooked meals, tested after each day in every run: dishes cooked ahead must not be cooked on a past day. */
const COOKED = aSurvey({
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const AFTER_EACH_DAY = [1, 2, 3, 4, 5].map((gone): [Survey, number, number[]] => [COOKED, gone, []]);

/** A survey in which kept meals use up all sides that suit one place of a breakfast. */
const SCARCE = aSurvey({
  mealStyles: COOKED.mealStyles,
  startDate: '2026-03-05',
  eatingStyles: ['lowSodium', 'lowSugar'],
  excludedFoods: ['간장', '흰자', '글루텐', 'squid'],
  excludedFoodStrictness: [{ food: '간장', strictness: 'allergy' }],
  areas: ['서초', '종로'],
  weekdayMinutes: 45,
});
const AFTER_TWO_DAYS: [Survey, number, number[]] = [SCARCE, 2, [16, 2, 3, 4, 11, 12, 19, 5, 13, 20]];

const planned = (survey: Survey, again: Parameters<typeof aPlannedWeek>[2]) =>
  aPlannedWeek({ ...whole, dishes }, survey, again);

/** The week to replan, planned once per survey: the cases of one survey differ in what is kept. */
const firstWeek = memoizeByObject((survey: Survey) => planned(survey, { regeneration: 1 }));

const doubts = (checks: readonly Check[]) => checks.filter(({ outcome }) => outcome !== 'ok');
const faultsOf = (plan: PlanToVerify) =>
  doubts(verifyPlan(dishes, plan)).filter(({ outcome }) => outcome !== 'note');

describe('weeks from the real catalogue, checked by other code than made them', () => {
  it('hold in every check, for any survey', () => {
    fc.assert(
      fc.property(surveys, fc.nat(1_000_000), (survey, regeneration) => {
        expect(faultsOf(planned(survey, { regeneration }))).toEqual([]);
      }),
      { numRuns: runs(200), seed: 20261123 },
    );
  });

  it('hold in every check for two people with plates of different energy', () => {
    const persons = [
      { ...aStranger('self'), weightKg: 73, activity: 'sedentary' as const },
      { ...aStranger('spouse'), sex: 'female' as const, weightKg: 72, activity: 'active' as const },
    ];
    const couple = { ...COOKED, targets: ['self', 'spouse'] as const, persons };
    expect(faultsOf(planned({ ...couple, healthConditions: ['liverDisease'] }, {}))).toEqual([]);
  });

  it('hold in every check when their rest is planned anew', () => {
    const past = fc.integer({ min: 0, max: 6 });
    const staying = fc.uniqueArray(fc.nat(20), { maxLength: 12 });
    fc.assert(
      fc.property(surveys, past, staying, (survey, daysGone, kept) => {
        const first = firstWeek(survey);
        const dates = first.days.map(({ date }) => date);
        const meals = kept.flatMap((place) => {
          const [date, mealTime] = [dates[place % 7], MEAL_TIMES[place % 3]];
          const slot = first.days[place % 7]?.slots[mealTime ?? 'lunch'];
          return date && mealTime && slot?.kind !== 'empty' ? [{ date, mealTime }] : [];
        });
        const former = { week: first.days, kept: { before: dates[daysGone] ?? '', meals } };
        expect(faultsOf(planned(survey, { regeneration: 2, former }))).toEqual([]);
      }),
      { numRuns: runs(60, 6), seed: 20261124, examples: [AFTER_TWO_DAYS, ...AFTER_EACH_DAY] },
    );
  });
});

describe('a damaged plan', () => {
  const survey = aSurvey({
    mealStyles: { breakfast: 'simpleRecipe', lunch: 'restaurant', dinner: 'cookedRecipe' },
    areas: ['강남'],
    healthConditions: ['hypertension'],
    excludedFoods: ['shrimp', '땅콩'],
  });
  const { recipes } = small.catalogue;
  const kitchen = kitchenOf(makeVisitor(fewDishes.taxonomy, survey));
  const good = aPlannedWeek({ ...small, dishes: fewDishes }, survey, { regeneration: 3 });
  const certificate = good.certificate;
  /** Names of the failed checks. */
  const against = (plan: PlanToVerify) => doubts(verifyPlan(fewDishes, plan)).map(({ name }) => name);
  const certified = (claims: Partial<typeof certificate>) =>
    against({ ...good, certificate: { ...certificate, ...claims } });
  const put = (day: number, time: MealTime, slot: MealSlot): PlanToVerify => ({
    ...good,
    days: good.days.map((each, index) =>
      index === day ? { ...each, slots: { ...each.slots, [time]: slot } } : each,
    ),
  });
  const slotOf = (day: number, time: MealTime) => good.days[day]?.slots[time] ?? fail();
  type Place = readonly [MealTime, 'cookedRecipe' | 'simpleRecipe'];
  const recipe = (id: string, style: Place[1]): MealSlot => ({ kind: 'recipe', id, style });
  const holding = (food: string) =>
    [...recipes.values()].find(
      (each) => each.style === 'cookedRecipe' && each.ingredients.some(({ id }) => id === food),
    )?.id ?? fail();

  const [laidDay, laidTime, laidSlot] =
    good.days
      .flatMap(({ slots }, day) => MEAL_TIMES.map((time) => [day, time, slots[time]] as const))
      .find(([, , slot]) => slot.kind === 'recipe' && slot.companions?.some(({ cookedOn }) => cookedOn)) ??
    fail();
  const beside = laidSlot.kind === 'recipe' ? (laidSlot.companions ?? []) : [];
  const side = beside.find(({ cookedOn }) => cookedOn) ?? fail();
  const laidWith = (companions: readonly LaidDish[]) =>
    against(put(laidDay, laidTime, { ...laidSlot, companions } as MealSlot));

  it('is told from a good one', () => {
    expect(against(good)).toEqual([]);
  });

  it('shows false claims about the days of what is cooked', () => {
    const stock = certificate.stock ?? fail();
    const claimed = (claims: Partial<typeof stock>) => certified({ stock: { ...stock, ...claims } });
    expect(claimed({ lowerBound: stock.objective + 1 })).toContain('best days');
    expect(claimed({ lowerBound: stock.objective - 1 })).toContain('best days');
    // More than rounding makes of a day at its floor.
    const [objective, lowerBound] = [stock.objective + 200, stock.lowerBound + 200];
    expect(claimed({ objective, lowerBound })).toContain('best days objective');
    const high = { ...good, certificate: { ...certificate, stock: { ...stock, objective, lowerBound } } };
    const proof = (plan: PlanToVerify) =>
      doubts(proveAgain(fewDishes, plan)).filter(({ name }) => name === 'best days bound');
    expect(proof(good)).toEqual([]);
    expect(proof(high)).toHaveLength(1);
  });

  it('shows an excluded dish and one that a HARD rule forbids', () => {
    expect(against(put(2, 'dinner', recipe(holding('shrimp'), 'cookedRecipe')))).toContain('exclusions');
    const glutenFree = { ...good, answers: { ...survey, eatingStyles: ['glutenFree' as const] } };
    expect(against(glutenFree)).toContain('HARD rules');
  });

  it('shows a dish of another style, an unknown one, a fasted meal and a wrong day', () => {
    const simple = [...recipes.values()].find((each) => each.style === 'simpleRecipe')?.id ?? fail();
    expect(against(put(0, 'dinner', recipe(simple, 'simpleRecipe')))).toContain('dishes');
    expect(against(put(0, 'dinner', recipe(simple, 'cookedRecipe')))).toContain('dishes');
    expect(against(put(0, 'dinner', recipe('no-such-dish', 'cookedRecipe')))).toContain('dishes');
    expect(against(put(0, 'dinner', { kind: 'fasting' }))).toContain('dishes');
    const [first, ...rest] = good.days;
    expect(against({ ...good, days: [...rest, first ?? fail()] })).toContain('dates');
  });

  it('shows a slot left empty though dishes may be served', () => {
    expect(against(put(6, 'lunch', { kind: 'empty', reason: 'noCandidate' }))).toEqual(
      expect.arrayContaining(['empty slots', 'objective']),
    );
  });

  it('shows a repeated dish, and days that must not meet', () => {
    expect(against(put(2, 'lunch', slotOf(1, 'lunch')))).toEqual(expect.arrayContaining(['H4', 'objective']));
    const group = (day: number, time: MealTime) => {
      const slot = slotOf(day, time);
      return 'id' in slot ? fewDishes.byId.get(slot.id)?.mainGroup : undefined;
    };
    const like = (mainGroup: string | undefined, style: string) =>
      [...recipes.values()].find(
        (each) => each.kitchen === kitchen && each.mainGroup === mainGroup && each.style === style,
      )?.id;
    /** Faults of the first day to which a dish of that group can be assigned. */
    const firstFaults = (groupOf: (day: number) => string | undefined, [time, style]: Place) => {
      const day = [1, 2, 3, 4, 5, 6].find((each) => like(groupOf(each), style) !== undefined) ?? fail();
      return against(put(day, time, recipe(like(groupOf(day), style) ?? fail(), style)));
    };
    expect(firstFaults((day) => group(day - 1, 'dinner'), ['breakfast', 'simpleRecipe'])).toContain('H6');
    expect(firstFaults((day) => group(day, 'breakfast'), ['dinner', 'cookedRecipe'])).toContain('H5');
  });

  it('shows a table with what its kitchen does not make, a dish twice or a main dish, and sides past their keeping', () => {
    const main = slotOf(3, 'dinner');
    expect(laidWith([{ id: 'no-such-side' }])).toContain('tables');
    expect(laidWith([side, side])).toContain('tables');
    expect(laidWith([...beside, { id: 'id' in main ? main.id : fail() }])).toContain('tables');
    const date = good.days[laidDay]?.date ?? '';
    expect(laidWith([{ ...side, cookedOn: addDays(date, -13) }])).toContain('keeping');
    expect(laidWith([{ ...side, cookedOn: addDays(date, 1) }])).toContain('keeping');
  });

  it('shows an excluded food in what stands beside a dish', () => {
    const food = fewDishes.sideOf(side.id)?.ingredients[0]?.id ?? fail();
    const answers = { ...survey, excludedFoods: [...survey.excludedFoods, food] };
    expect(against({ ...good, answers })).toContain('exclusions');
  });

  it('shows every wrong figure of its certificate', () => {
    expect(certified({ objective: certificate.objective + 0.001 })).toContain('objective');
    expect(certified({ lowerBound: certificate.objective + 1 })).toContain('lower bound');
    expect(certified({ proved: false })).toEqual(['proved']);
    expect(certified({ lowerBound: certificate.lowerBound - 1 })).toEqual(['gap', 'proved']);
    expect(certified({ gap: 0.1 })).toEqual(['gap']);
    expect(certified({ ladderStep: 1 })).toEqual(['ladder step']);
    expect(certified({ seed: certificate.seed + 1 })).toEqual(expect.arrayContaining(['objective', 'seed']));
  });

  it('says what its certificate does not speak of', () => {
    const text = (plan: PlanToVerify, name: string) =>
      verifyPlan(fewDishes, plan).find((each) => each.name === name)?.text;
    const older = { ...good, certificate: { ...certificate, dataVersion: 'older' } };
    expect(against(older)).toEqual(['catalogue', 'spacing', 'objective']);
    expect(text(older, 'catalogue')).toContain('the catalogue changed since');
    expect(certified({ rulesVersion: '2020-01-01' })).toEqual(['rules', 'spacing', 'objective']);
    expect(against({ ...good, answersAreThose: false })).toEqual(['answers', 'spacing', 'objective']);
    expect(against({ ...good, certificate: null })).toEqual(['certificate', 'spacing', 'objective']);
    expect(certified({ changed: true })).toEqual(['changes']);
    const days = good.days.map((day, index) => (index === 5 ? { ...day, changes: 2 } : day));
    const changed = { ...good, days, certificate: { ...certificate, changed: true } };
    expect(text(changed, 'changes')).toContain('2 meals changed since');
  });
});

describe('a proof by plain trying', () => {
  const survey = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'mealKit', dinner: 'lunchBox' } });
  const plan = planned(survey, { regeneration: 1 });
  const certificate = plan.certificate;

  it('finds no better week than a proved one', () => {
    const proof = proveAgain(dishes, plan);
    expect(proof.map(({ name }) => name)).toEqual(['meals', 'days', 'bound', 'optimum']);
    expect(doubts(proof)).toEqual([]);
  });

  it('refutes a bound above the points of a week it meets', () => {
    const other = [...dishes.byId.values()].filter((dish) => dish.style === 'mealKit');
    const held = new Set(plan.days.map(({ slots }) => ('id' in slots.lunch ? slots.lunch.id : '')));
    const worse = other.filter((dish) => !held.has(dish.id)).at(-1) ?? fail();
    const slot: MealSlot = { kind: 'product', id: worse.id, style: 'mealKit', area: null };
    const days = plan.days.map((day, index) =>
      index === 3 ? { ...day, slots: { ...day.slots, lunch: slot } } : day,
    );
    const claimed = { ...certificate, objective: 1000, lowerBound: 1000 };
    const failed = proveAgain(dishes, { ...plan, days, certificate: claimed });
    expect(failed.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name)).toContain('meals');
  });
});

function fail(): never {
  throw new Error('the catalogue has what this needs');
}
