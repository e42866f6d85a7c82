import { aStranger, type Survey } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { checkedPlan } from './checked-plan.ts';
import type { ClaimedCertificate, PlanToVerify } from './plan-to-verify.ts';
import { cookingDayCheck, tableChecks } from './table-checks.ts';
import { aSmallKitchen, aSmallWeek, DATES, laid, SMALL_COOKBOOK } from './testing/a-small-kitchen.ts';

const dishes = aSmallKitchen();
const [SATURDAY = '', SUNDAY = '', MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = DATES;
type Meals = Parameters<typeof aSmallWeek>[0];
type Stated = { readonly answers?: Partial<Survey>; readonly claim?: Partial<ClaimedCertificate> };

const checkOf = (plan: PlanToVerify, name: string, from = dishes) => {
  const found = tableChecks(checkedPlan(dishes, plan), from).find((each) => each.name === name);
  return `${found?.outcome}: ${found?.text}`;
};
const of = (name: string, meals: Meals, stated: Stated = {}) => checkOf(aSmallWeek(meals, stated), name);
/** A meal with its usual companions. */
const usual = (id: string) => ({ kind: 'recipe', id, style: 'cookedRecipe' }) as const;

describe('what stands on a table', () => {
  it('are dishes of its kitchen, each once, and none that leads a meal', () => {
    const meals = {
      0: { lunch: laid('guk', 'namul', 'kimchi', 'ssalbap'), dinner: usual('guk') },
      1: { lunch: { kind: 'product', id: 'box', style: 'lunchBox', area: null }, dinner: laid('bibim') },
    } as const;
    expect(of('tables', meals)).toBe('ok: 2 laid, of what their kitchen makes');
    const at = (...beside: readonly string[]) => of('tables', { 2: { breakfast: laid('guk', ...beside) } });
    expect(at('nothing', 'namul')).toBe(`failed: ${MONDAY} breakfast guk: not with nothing,namul`);
    expect(at('namul', 'kimchi', 'namul')).toBe(
      `failed: ${MONDAY} breakfast: a dish that may not stand there`,
    );
    expect(at('namul.mild')).toContain('not with namul.mild');
    // No leading dish is a companion in the cookbook, but the checks do not rely on it.
    const guk = dishes.byId.get('guk');
    const recipe = dishes.sideOf('namul');
    if (guk === undefined || recipe === undefined) throw new Error('the small cookbook has both');
    const plan = aSmallWeek({ 2: { breakfast: laid('guk', 'namul') } });
    const ledTwice = { ...dishes, sideOf: () => ({ ...recipe, role: 'stew' as const }) };
    expect(checkOf(plan, 'tables', ledTwice)).toBe(
      `failed: ${MONDAY} breakfast: a dish that may not stand there`,
    );
  });

  it('are sides while they keep, each cooking for four meals at most', () => {
    const eaten = (side: string, day: number) => of('keeping', { [day]: { lunch: laid('guk', side) } });
    expect(eaten('namul', 2)).toBe('ok: 0 cookings for several meals, eaten while they keep');
    for (const day of [0, 3]) expect(eaten(`namul@${SATURDAY}`, day)).toMatch(/^ok: 1 cookings/);
    expect(eaten(`namul@${SATURDAY}`, 4)).toBe(
      `failed: ${WEDNESDAY} lunch namul: cooked on ${SATURDAY}, keeps 3 days`,
    );
    expect(eaten(`namul@${SUNDAY}`, 0)).toBe(
      `failed: ${SATURDAY} lunch namul: cooked on ${SUNDAY}, keeps 3 days`,
    );
    expect(eaten(`nothing@${SATURDAY}`, 1)).toContain(`nothing: cooked on ${SATURDAY}, keeps 0 days`);
    const bare = aSmallKitchen(SMALL_COOKBOOK.map(({ cooking: _, ...dish }) => dish));
    const plan = aSmallWeek({ 1: { lunch: laid('guk', `namul@${SATURDAY}`) } });
    expect(checkOf(plan, 'keeping', bare)).toContain(`namul: cooked on ${SATURDAY}, keeps 0 days`);
    const four = (more: Meals = {}) =>
      of('keeping', {
        1: {
          lunch: laid('guk', `namul@${SUNDAY}`),
          dinner: laid('jorim', `namul@${SUNDAY}`, `dubu@${SUNDAY}`),
        },
        2: { lunch: laid('guk', `namul@${SUNDAY}`), dinner: laid('jorim', `namul@${SUNDAY}`) },
        ...more,
      });
    expect(four()).toBe('ok: 2 cookings for several meals, eaten while they keep');
    const [own, other] = [laid('guk', `namul@${SUNDAY}`), laid('guk', `namul@${TUESDAY}`)];
    expect(four({ 3: { lunch: other } })).toMatch(/^ok: 3 cookings/);
    expect(four({ 3: { lunch: own } })).toBe(`failed: namul of ${SUNDAY}: 5 meals of one cooking`);
  });

  it('are leading dishes that some meal of an earlier day has, while they keep', () => {
    const again = (cookedOn: string) => ({ ...usual('jjim'), cookedOn });
    const week = (slot: ReturnType<typeof again>, meals: Meals = { 1: { dinner: usual('jjim') } }) =>
      of('keeping', { ...meals, 3: { lunch: slot } });
    expect(week(again(SUNDAY))).toMatch(/^ok/);
    expect(week(again(SUNDAY), { 1: { breakfast: usual('jjim') } })).toMatch(/^ok/);
    const nobody = `failed: ${TUESDAY} lunch jjim: nobody eats of it on`;
    expect(week(again(SUNDAY), { 1: { dinner: usual('guk') } })).toBe(`${nobody} ${SUNDAY}`);
    expect(week(again('2026-11-20'))).toBe(`${nobody} 2026-11-20`);
    const spoiled = week(again(SATURDAY), { 0: { dinner: usual('jjim') } });
    expect(spoiled).toBe(`failed: ${TUESDAY} lunch jjim: cooked on ${SATURDAY}, keeps 2 days`);
    // On its cooking day it is not a second meal, and it is not eaten before it is cooked.
    const later = { 3: { dinner: usual('jjim') }, 4: { dinner: usual('jjim') } };
    const onDay = of('keeping', { 3: { lunch: again(TUESDAY), dinner: usual('jjim') } });
    expect(onDay).toBe(`failed: ${TUESDAY} lunch jjim: cooked on ${TUESDAY}, keeps 2 days`);
    expect(of('keeping', { ...later, 3: { lunch: again(WEDNESDAY) } })).toContain(`cooked on ${WEDNESDAY}`);
    const soup = { ...usual('guk'), cookedOn: SUNDAY };
    expect(of('keeping', { 1: { dinner: usual('guk') }, 2: { lunch: soup } })).toContain('keeps 0 days');
    const gone = { ...usual('nothing'), cookedOn: SUNDAY };
    expect(of('keeping', { 1: { dinner: usual('nothing') }, 2: { lunch: gone } })).toContain('keeps 0 days');
  });
});

describe('the rice on a table', () => {
  const rice = (meals: Meals, stated: Stated = {}) => of('rice', meals, stated);
  const meals = {
    0: { lunch: laid('guk', 'namul', 'hyeonmi-bap'), dinner: usual('jorim') },
    1: { lunch: laid('guk', 'namul'), dinner: laid('bibim', 'ssalbap', 'kimchi') },
  };

  it('is stated with how often it is the one that was chosen', () => {
    expect(rice(meals)).toBe('ok: 3 meals with rice');
    const chosen = 'of 3 meals with rice have the one that was chosen';
    expect(rice(meals, { answers: { rice: 'white' } })).toBe(`ok: 2 ${chosen}`);
    expect(rice(meals, { answers: { rice: 'brown' } })).toBe(`ok: 1 ${chosen}`);
    const kept = { before: SUNDAY, meals: [] };
    expect(rice(meals, { claim: { kept } })).toBe('ok: 1 meals with rice');
    const dinner = { before: '', meals: [{ date: SUNDAY, mealTime: 'dinner' }] } as const;
    expect(rice(meals, { claim: { kept: dinner } })).toBe('ok: 2 meals with rice');
  });

  it('is none of whole grain or of beans for late kidneys where white rice may stand there', () => {
    const late = { ...aStranger('self'), answers: { kidney: 'stage3' as const } };
    const mild = (id: string) => ({ 2: { dinner: laid('guk.mild', id, 'namul.mild') } });
    const answers: Partial<Survey> = { persons: [late] };
    const refused = (dishId: string) =>
      `failed: ${MONDAY} dinner ${dishId}: too much phosphorus for these kidneys`;
    expect(rice(mild('hyeonmi-bap.mild'), { answers })).toBe(refused('hyeonmi-bap'));
    expect(rice(mild('kong-bap.mild'), { answers })).toBe(refused('kong-bap'));
    expect(rice(mild('ssalbap.mild'), { answers })).toBe('ok: 1 meals with rice');
    expect(rice(mild('hyeonmi-bap.mild'))).toBe('ok: 1 meals with rice');
    const early = { ...late, answers: { kidney: 'stage1to2' as const } };
    expect(rice(mild('hyeonmi-bap.mild'), { answers: { persons: [early] } })).toMatch(/^ok/);
    const plan = aSmallWeek(mild('hyeonmi-bap.mild'), { answers });
    expect(checkOf({ ...plan, answersAreThose: false }, 'rice')).toMatch(/^ok/);
    // Nor where no white rice is made, or the meal with white rice is forbidden as well.
    const noWhite = aSmallKitchen(SMALL_COOKBOOK.filter(({ id }) => id !== 'ssalbap'));
    expect(checkOf(plan, 'rice', noWhite)).toMatch(/^ok/);
    expect(rice(mild('hyeonmi-bap.mild'), { answers: { ...answers, excludedFoods: ['무'] } })).toMatch(/^ok/);
    const hormone = { persons: [{ ...late, answers: { ...late.answers, thyroidDrug: 'yes' as const } }] };
    const coffee = laid('guk.mild', 'hyeonmi-bap.mild', 'jelly.mild');
    expect(rice({ 2: { breakfast: coffee } }, { answers: hormone })).toMatch(/^ok/);
    expect(rice({ 2: { dinner: coffee } }, { answers: hormone })).toBe(refused('hyeonmi-bap'));
  });
});

describe('the days on which sides are cooked', () => {
  const cooked = (meals: Meals, stated: Stated = {}) => {
    const { outcome, text } = cookingDayCheck(checkedPlan(dishes, aSmallWeek(meals, stated)));
    return `${outcome}: ${text}`;
  };
  const namul = laid('guk', `namul@${SUNDAY}`);
  const unbegun = `failed: namul ${SUNDAY}: nobody eats of it that day`;
  const gone = `failed: namul ${SUNDAY}: that day was gone when it was planned`;

  it('have a meal of it, or the next breakfast, or are for cooking ahead', () => {
    expect(cooked({ 1: { lunch: laid('guk', 'namul') } })).toBe(
      'ok: 0 cookings eaten from the day they are cooked on',
    );
    expect(cooked({ 1: { lunch: namul }, 2: { lunch: namul } })).toBe(
      'ok: 1 cookings eaten from the day they are cooked on',
    );
    expect(cooked({ 2: { breakfast: namul } })).toMatch(/^ok: 1/);
    expect(cooked({ 2: { breakfast: namul }, 3: { dinner: namul } })).toMatch(/^ok: 1/);
    expect(cooked({ 2: { lunch: namul } })).toBe(unbegun);
    expect(cooked({ 3: { breakfast: namul } })).toBe(unbegun);
    expect(cooked({ 3: { lunch: namul } }, { answers: { prepDay: 'sunday' } })).toMatch(/^ok: 1/);
    expect(cooked({ 3: { lunch: namul } }, { answers: { prepDay: 'monday' } })).toBe(unbegun);
    // Another side, or another cooking, does not begin this batch.
    const both = { 1: { lunch: laid('guk', `dubu@${SUNDAY}`) }, 2: { lunch: namul } };
    expect(cooked(both)).toBe(unbegun);
    expect(cooked({ 2: { lunch: laid('guk', `namul@${MONDAY}`), dinner: namul } })).toBe(unbegun);
  });

  it('are none gone by when it was planned, but for meals that stayed', () => {
    const kept = (before: string, ...stayed: readonly string[]) => ({
      claim: { kept: { before, meals: stayed.map((date) => ({ date, mealTime: 'lunch' as const })) } },
    });
    expect(cooked({ 2: { breakfast: namul } }, kept(SUNDAY))).toMatch(/^ok: 1/);
    expect(cooked({ 2: { breakfast: namul } }, kept(MONDAY))).toBe(gone);
    // A batch of yesterday was cooked, and so was one for a kept meal of today.
    expect(cooked({ 1: { lunch: namul }, 2: { lunch: namul } }, kept(MONDAY))).toMatch(/^ok: 1/);
    expect(cooked({ 2: { lunch: namul } }, kept(MONDAY, MONDAY))).toMatch(/^ok: 1/);
    expect(cooked({ 2: { lunch: namul } }, kept(MONDAY))).toBe(
      `${unbegun}; ${gone.slice('failed: '.length)}`,
    );
    const { certificate: _, ...plan } = aSmallWeek({ 1: { lunch: namul } });
    expect(cookingDayCheck(checkedPlan(dishes, { ...plan, certificate: null })).outcome).toBe('ok');
  });
});
