import { addDays, aStranger, isEatenAgain, type LaidDish, MEAL_TIMES, type Survey } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import { checkedPlan } from './checked-plan.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { proveAgain } from './proof/proof-checks.ts';
import { betterDays } from './stock/better-days.ts';
import { LaidPoints } from './stock/laid-points.ts';
import { type LaidPlan, laidPlan } from './stock/laid-week.ts';
import { aLaidWorld } from './testing/a-laid-world.ts';
import { verifyPlan } from './verify-plan.ts';

const world = aLaidWorld();
const HOME = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;

const against = (plan: PlanToVerify) =>
  verifyPlan(world.dishes, plan).flatMap(({ name, outcome, text }) =>
    outcome === 'failed' || outcome === 'open' ? [`${name}: ${text}`] : [],
  );

/** The laid tables of a week as the checks read them, and their points. */
function readAgain(plan: PlanToVerify) {
  const checked = checkedPlan(world.dishes, plan);
  const laid = laidPlan(checked, world.dishes);
  if (laid === null) throw new Error('the week has no laid tables');
  const counted = new LaidPoints(checked, world.dishes);
  return { laid, counted, points: counted.of(laid) ?? Number.NaN };
}

const child = { ...aStranger('child'), birthYear: 2021, sex: 'female' as const, heightCm: 110, weightKg: 19 };

type Planned = { readonly of: string; readonly survey: Survey };
const SURVEYS: readonly Planned[] = [
  { of: 'nobody in particular', survey: aSurvey({ mealStyles: HOME }) },
  {
    of: 'who has half an hour',
    survey: aSurvey({ mealStyles: HOME, weekdayMinutes: 30, prepDay: 'sunday' }),
  },
  {
    of: 'high blood pressure, with something at home',
    survey: aSurvey({
      mealStyles: { ...HOME, lunch: 'lunchBox' },
      healthConditions: ['hypertension'],
      foodsAtHome: ['두부', '요구르트'],
    }),
  },
  {
    of: 'diabetes, without a food of leads and sides',
    survey: aSurvey({ mealStyles: HOME, healthConditions: ['diabetes'], excludedFoods: ['순두부'] }),
  },
  {
    of: 'who leaves out what is in a kind of rice',
    survey: aSurvey({ mealStyles: HOME, excludedFoods: ['두부'] }),
  },
  {
    of: 'a child eating along',
    survey: aSurvey({ mealStyles: HOME, targets: ['self', 'child'], persons: [aStranger('self'), child] }),
  },
];
/** Planned once, by the first test that needs them, because the tests check plans and not planning. */
const weeksOf = memoizeByObject(({ survey }: Planned) =>
  Array.from({ length: runs(2, 1) }, (_, regeneration) => aPlannedWeek(world, survey, { regeneration })),
);

describe('weeks of laid tables', () => {
  it.each(SURVEYS)('of $of hold in every check, their points counted anew', (planned) => {
    for (const plan of weeksOf(planned)) {
      expect(against(plan)).toEqual([]);
      expect(readAgain(plan).points).toBeCloseTo(plan.certificate.stock?.objective ?? Number.NaN, 6);
    }
  });

  it.each(SURVEYS)('of $of are laid as well as exchanges can', (planned) => {
    const [plan] = weeksOf(planned);
    if (plan === undefined) throw new Error('every survey has a week');
    const { laid, counted, points } = readAgain(plan);
    const better = betterDays(laid, counted);
    expect(better.points).toBeLessThanOrEqual(points);
    expect(better.points).toBeGreaterThan((plan.certificate.stock?.lowerBound ?? Number.NaN) - 1e-6);
  });
});

/** A week with everything the checks look at: a dish eaten again, and a side cooked for several meals. */
const good = aPlannedWeek(world, aSurvey({ mealStyles: HOME, prepDay: 'sunday' }));
type Slot = Extract<PlanToVerify['days'][number]['slots']['dinner'], { readonly kind: 'recipe' }>;
type Meal = {
  readonly day: number;
  readonly date: string;
  readonly time: keyof typeof HOME;
  readonly slot: Slot;
};

const meals: readonly Meal[] = good.days.flatMap(({ date, slots }, day) =>
  MEAL_TIMES.flatMap((time) => {
    const slot = slots[time];
    return slot.kind === 'recipe' ? [{ day, date, time, slot }] : [];
  }),
);
const mealWhere = (isWanted: (meal: Meal) => boolean): Meal => {
  const found = meals.find(isWanted);
  if (found === undefined) throw new Error('the week has no such meal');
  return found;
};
/** The week with another slot at a meal, with other companions, or with another cooking day. */
const put = ({ day, time }: Meal, slot: Slot): PlanToVerify => ({
  ...good,
  days: good.days.map((each, at) =>
    at === day ? { ...each, slots: { ...each.slots, [time]: slot } } : each,
  ),
});
const changed = (meal: Meal, changes: Partial<Slot>) => put(meal, { ...meal.slot, ...changes });
const faultsOf = (plan: PlanToVerify, check: string) => {
  const found = verifyPlan(world.dishes, plan).find(({ name }) => name === check);
  return found?.outcome === 'failed' ? found.text : null;
};
const sideOf = ({ slot }: Meal): LaidDish | undefined =>
  slot.companions?.find(({ id }) => id.startsWith('side-'));
const withSide = (meal: Meal, side: LaidDish): PlanToVerify => {
  const companions = meal.slot.companions ?? [];
  const own = sideOf(meal);
  return changed(meal, { companions: companions.map((each) => (each === own ? side : each)) });
};

describe('a laid table', () => {
  const meal = mealWhere((each) => sideOf(each) !== undefined && each.day > 0);
  const { date, time, slot } = meal;
  const at = `${date} ${time}`;
  const companions = slot.companions ?? [];

  it('is of what its kitchen makes, each once, and led by one dish', () => {
    const foreign = [...companions, { id: 'side-1.mild' }];
    expect(faultsOf(changed(meal, { companions: foreign }), 'tables')).toBe(
      `${at} ${slot.id}: not with ${foreign.map(({ id }) => id)}`,
    );
    const twice = [...companions, ...companions.slice(0, 1)];
    expect(faultsOf(changed(meal, { companions: twice }), 'tables')).toContain(`${at}: a dish that may not`);
    expect(faultsOf(changed(meal, { companions: [{ id: 'lead-2' }] }), 'tables')).not.toBeNull();
  });

  it('has no side before it is cooked or once it is spoiled', () => {
    const keeping = { id: 'side-8', days: 3 };
    const cookedOn = (days: number) => ({ id: keeping.id, cookedOn: addDays(date, days) });
    expect(faultsOf(withSide(meal, cookedOn(-keeping.days)), 'keeping')).toBeNull();
    expect(faultsOf(withSide(meal, cookedOn(0)), 'keeping')).toBeNull();
    for (const days of [-keeping.days - 1, 1])
      expect(faultsOf(withSide(meal, cookedOn(days)), 'keeping')).toBe(
        `${at} side-8: cooked on ${addDays(date, days)}, keeps 3 days`,
      );
  });

  it('has a side that somebody eats on the day it is cooked, on the next morning or made ahead', () => {
    const { date: sunday } = mealWhere((each) => new Date(each.date).getUTCDay() === 0);
    const cooked = (each: Meal, day: string) =>
      faultsOf(withSide(each, { id: 'side-4', cookedOn: day }), 'cooking days');
    const dayBefore = (each: Meal) => addDays(each.date, -1);
    const isUsual = (each: Meal) => sideOf(each) !== undefined && each.day > 1 && dayBefore(each) !== sunday;
    const dinner = mealWhere((each) => isUsual(each) && each.time === 'dinner');
    expect(cooked(dinner, dayBefore(dinner))).toBe(`side-4 ${dayBefore(dinner)}: nobody eats of it that day`);
    expect(cooked(dinner, dinner.date)).toBeNull();
    const monday = mealWhere((each) => sideOf(each) !== undefined && dayBefore(each) === sunday);
    expect(cooked(monday, sunday)).toBeNull();
  });

  it('is one of at most four that eat of a cooking', () => {
    const DISH = { kind: 'recipe', style: 'cookedRecipe' } as const;
    const dinners = meals.filter((each) => each.time === 'dinner' && each.day >= meal.day);
    const eating = (count: number): PlanToVerify => {
      const own = dinners.slice(0, count).map(({ day, slot }) => [day, { ...DISH, id: slot.id }] as const);
      const companions = [{ id: 'side-4', cookedOn: date }];
      const slots = new Map(own.map(([day, dish]) => [day, { ...dish, companions }]));
      const bare = { kind: 'fasting' } as const;
      const days = good.days.map((day, at) => ({
        ...day,
        slots: { breakfast: bare, lunch: bare, dinner: slots.get(at) ?? bare },
      }));
      return { ...good, days };
    };
    expect(faultsOf(eating(4), 'keeping')).toBeNull();
    expect(faultsOf(eating(5), 'keeping')).toBe(`side-4 of ${date}: 5 meals of one cooking`);
  });
});

describe('a dish that is eaten again', () => {
  const again = mealWhere(({ slot }) => isEatenAgain(slot));
  const { date, time, slot } = again;

  it('was cooked on a day that has it, and keeps until then', () => {
    const on = (cookedOn: string) => faultsOf(changed(again, { cookedOn }), 'keeping');
    expect(on(slot.cookedOn ?? '')).toBeNull();
    expect(on(date)).toBe(`${date} ${time} ${slot.id}: cooked on ${date}, keeps 2 days`);
    const other = mealWhere((each) => each.day > again.day);
    expect(on(other.date)).toBe(`${date} ${time} ${slot.id}: nobody eats of it on ${other.date}`);
  });

  it('counts neither as cooked nor as a dish that returns', () => {
    const { cookedOn: _, ...cookedAnew } = slot;
    const cooked = put(again, cookedAnew);
    expect(faultsOf(cooked, 'objective')).not.toBeNull();
    expect(faultsOf(cooked, 'H4')).not.toBeNull();
  });
});

describe('the rice of kidneys that are to be spared phosphorus', () => {
  const sick = { ...aStranger('self'), answers: { kidney: 'stage3' as const } };

  it('is none of beans or of whole grain where white rice may stand there', () => {
    const plan = aPlannedWeek(world, aSurvey({ mealStyles: HOME, persons: [sick] }));
    expect(against(plan)).toEqual([]);
    const [first, ...rest] = plan.days;
    if (first?.slots.dinner.kind !== 'recipe') throw new Error('the first dinner is cooked at home');
    const dinner = { ...first.slots.dinner, companions: [{ id: 'hyeonmi-bap.mild' }] };
    const days = [{ ...first, slots: { ...first.slots, dinner } }, ...rest];
    expect(faultsOf({ ...plan, days }, 'rice')).toBe(
      `${first.date} dinner hyeonmi-bap: too much phosphorus for these kidneys`,
    );
    expect(faultsOf({ ...plan, days, answersAreThose: false }, 'rice')).toBeNull();
  });
});

describe('exchanges of what is cooked', () => {
  const placesOf = ({ meals, makings }: LaidPlan) =>
    meals.flatMap(({ sides }, meal) =>
      sides.map((side, place) => {
        const { role, mainGroup, table } = makings[side]?.dish ?? {};
        return { meal, place, side, kind: [role, mainGroup, table?.isFresh].join() };
      }),
    );
  type Place = ReturnType<typeof placesOf>[number];
  /** The week with the sides of two meals exchanged. */
  const swapped = (laid: LaidPlan, one: Place, other: Place): LaidPlan => ({
    ...laid,
    meals: laid.meals.map((each, at) => ({
      ...each,
      sides: each.sides.map((side, place) => {
        if (at === one.meal && place === one.place) return other.side;
        return at === other.meal && place === other.place ? one.side : side;
      }),
    })),
  });

  it('find the way back from worse weeks', () => {
    const { laid, counted, points } = readAgain(good);
    const places = placesOf(laid);
    const worse = places
      .flatMap((one) =>
        places.filter(({ kind }) => kind === one.kind).map((other) => swapped(laid, one, other)),
      )
      .filter((week) => (counted.of(week) ?? 0) > points + 5);
    expect(worse.length).toBeGreaterThan(5);
    for (const week of worse.filter((_, at) => at % Math.ceil(worse.length / 6) === 0)) {
      const found = betterDays(week, counted);
      expect(found.points).toBeLessThan(counted.of(week) ?? 0);
      expect(found.tried).toBeGreaterThan(0);
    }
  });

  it('leave what the visitor chose', () => {
    const { laid, counted, points } = readAgain(good);
    const meals = laid.meals.map((meal) => ({ ...meal, isChosen: true }));
    expect(betterDays({ ...laid, meals }, counted)).toEqual({ points, tried: 0 });
  });
});

describe('what a certificate says of the days of what is cooked', () => {
  const { certificate } = good;
  const { stock } = certificate;
  if (stock === null || stock === undefined) throw new Error('the week has laid tables');
  const saying = (changes: Partial<typeof stock>): PlanToVerify => ({
    ...good,
    certificate: { ...certificate, stock: { ...stock, ...changes } },
  });

  it('is compared with the points of the tables', () => {
    expect(faultsOf(good, 'best days objective')).toBeNull();
    const less = stock.objective - 50;
    expect(faultsOf(saying({ objective: less }), 'best days objective')).toContain(`not ${less}`);
  });

  it('agrees with itself', () => {
    const { objective } = stock;
    expect(faultsOf(good, 'best days')).toBeNull();
    expect(faultsOf(saying({ lowerBound: objective + 1 }), 'best days')).toContain('a bound of');
    expect(faultsOf(saying({ gapDays: stock.gapDays + 0.01 }), 'best days')).toContain('a gap of');
    expect(faultsOf(saying({ provedDays: !stock.provedDays }), 'best days')).toContain('proved: ');
  });

  it('is tried by exchanging what is cooked', () => {
    const proof = (plan: PlanToVerify) =>
      proveAgain(world.dishes, plan).find(({ name }) => name === 'best days bound');
    expect(proof(good)).toMatchObject({
      outcome: 'ok',
      text: expect.stringMatching(/among [1-9]\d+ exchanges/),
    });
    expect(proof(saying({ lowerBound: stock.objective + 50 }))).toMatchObject({ outcome: 'failed' });
  });
});
