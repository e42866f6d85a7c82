import { changeMeal, createMealPlan, getMealPlan, recipeDetail, upsertSurvey } from '@kkini/contract';
import { MEAL_TIMES, planDates, withoutCompanions } from '@kkini/domain';
import { hardViolations } from '@kkini/planner';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { savePlan } from '../../db/stores/plan-store.ts';
import { findPlanVersion } from '../../db/stores/plan-version-store.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { basisOf, loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../testing/open-test-database.ts';
import { visitorOf } from '../../workers/planning-basis.ts';

const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
const basis = basisOf(test.catalogue);
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

async function aSurveyId(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return await test.answer(aWireSurvey(changes));
}

const create = (id: string, named: object = {}) =>
  test.send(createMealPlan.path, { survey_id: id, ...named });

describe('creating a plan', () => {
  it('fills seven days in the chosen styles', async () => {
    const id = await aSurveyId({
      mealCategory: { breakfast: '공복', lunch: '식당', dinner: '간편레시피' },
      area: ['강남', '마포'],
    });
    const { status, body } = await create(id);
    expect(status).toBe(200);
    expect(createMealPlan.reply.parse(body).dates).toEqual(planDates('2026-11-21'));
    const { mealPlan, quality } = await test.shown(id);
    expect(Object.keys(mealPlan)).toEqual(planDates('2026-11-21'));
    expect(quality?.emptySlots).toBe(0);
    for (const { breakfast, lunch, dinner } of Object.values(mealPlan)) {
      expect(breakfast).toMatchObject({ type: '공복', details: { id: null, category: '공복' } });
      expect(lunch).toMatchObject({ type: '제품', details: { category: '식당' } });
      expect(['강남', '마포']).toContain(lunch?.details.area);
      expect(dinner).toMatchObject({ type: '레시피', details: { category: '간편레시피', area: null } });
    }
  });

  it('takes over the answers of the request and leaves the others', async () => {
    const id = await aSurveyId({ health: ['통풍'], dates: null });
    const named = { dates: '2026-12-01', health: ['당뇨'], excluded_ingredients: ['땅콩'] };
    expect((await create(id, named)).status).toBe(200);
    const { survey } = await test.stored(id);
    expect(survey?.answers).toMatchObject({
      startDate: '2026-12-01',
      healthConditions: ['diabetes'],
      excludedFoods: ['땅콩'],
      targets: ['self'],
    });
  });

  it('stores no answers anew where the request names those that are stored', async () => {
    const id = await aSurveyId();
    const version = async () => (await findPlanVersion(test.database, id))?.answers;
    const before = await version();
    expect((await create(id, { dates: '2026-11-21', eating_habits: ['일반식'] })).status).toBe(200);
    expect(await version()).toBe(before);
    expect((await create(id, { eating_habits: [] })).status).toBe(200);
    expect(await version()).not.toBe(before);
  });

  it('plans for an adult when nobody is named', async () => {
    const id = await aSurveyId({ step1: [] });
    expect((await create(id)).status).toBe(200);
  });

  it('names every answer that is missing and keeps nothing', async () => {
    const id = await aSurveyId({
      mealCategory: { breakfast: null, lunch: '식당', dinner: '공복' },
      dates: null,
    });
    const { status, body } = await create(id, { health: ['당뇨'] });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        code: 'surveyIncomplete',
        details: [{ field: 'meal_categories' }, { field: 'area' }, { field: 'dates' }],
      },
    });
    const { survey } = await test.stored(id);
    expect(survey?.answers.healthConditions).toEqual([]);
    expect((await test.stored(id)).plan).toBeNull();
  });

  it('refuses a past start date and an unknown survey', async () => {
    const id = await aSurveyId();
    expect((await create(id, { dates: '2026-11-19' })).body).toMatchObject({
      error: { code: 'startDatePast', details: [{ field: 'dates' }] },
    });
    expect((await create('5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11')).body).toMatchObject({
      error: { code: 'surveyNotFound' },
    });
  });

  it('replaces an older plan with another week', async () => {
    const id = await aSurveyId();
    await create(id);
    const { plan: first } = await test.stored(id);
    await create(id);
    const { plan: second } = await test.stored(id);
    expect(second?.regeneration).toBe(1);
    expect(second?.days).toHaveLength(7);
    expect(second?.days.map((day) => day.slots)).not.toEqual(first?.days.map((day) => day.slots));
    expect(second?.days[0]?.dayMealId).not.toBe(first?.days[0]?.dayMealId);
  });
});

describe('reading a plan', () => {
  it('tells the day for cooking ahead where meals are cooked', async () => {
    const id = await aSurveyId({ prepDay: '금요일' });
    await create(id);
    expect((await test.shown(id)).prepDate).toBe('2026-11-27');
    await create(id, { meal_categories: { breakfast: '공복', lunch: '편의점', dinner: '밀키트' } });
    expect((await test.shown(id)).prepDate).toBeUndefined();
  });

  it('leaves out meals that the answers forbid by now, with the reason', async () => {
    const id = await aSurveyId();
    await create(id);
    await test.send(upsertSurvey.path, {
      id,
      eatingHabits: ['채식'],
      health: ['통풍'],
      excludedIngredients: ['두부'],
    });
    const { survey } = await test.stored(id);
    const { plan } = await test.stored(id);
    if (survey === null || plan === null) throw new Error('no plan');
    const visitor = visitorOf(basis, survey.answers);
    const { mealPlan, notices } = await test.shown(id);
    let blocked = 0;
    for (const { date, slots } of plan.days) {
      for (const time of MEAL_TIMES) {
        const slot = slots[time];
        const usual = 'id' in slot ? basis.candidateById.get(slot.id) : undefined;
        const laid = slot.kind === 'recipe' ? slot.companions?.map(({ id: beside }) => beside) : undefined;
        const candidate =
          usual !== undefined && laid !== undefined ? basis.tables.mealWith(usual.id, laid) : usual;
        const isBlocked = candidate !== undefined && hardViolations(candidate, visitor).length > 0;
        if (isBlocked) blocked += 1;
        expect(mealPlan[date]?.[time] === null).toBe(isBlocked);
        expect(mealPlan[date]?.emptyReasons[time]).toBe(isBlocked ? 'blockedAfterEdit' : undefined);
      }
    }
    expect(blocked).toBeGreaterThan(0);
    expect(notices).toEqual(['general', 'allergy', 'notFor', 'gout']);
  });

  it('tells a survey without a plan from one that is not there', async () => {
    const id = await aSurveyId();
    const none = await test.send(getMealPlan.path, { surveyId: id });
    expect(none).toMatchObject({ status: 404, body: { error: { code: 'planNotFound' } } });
    const unknown = await test.send(getMealPlan.path, { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' });
    expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'surveyNotFound' } } });
  });

  it('gives a recipe its picture, four hashtags and the nutrients of one serving', async () => {
    const id = await aSurveyId();
    await create(id);
    const { mealPlan } = await test.shown(id);
    const [date, day] =
      Object.entries(mealPlan).find(([, { dinner }]) => dinner?.details.companions?.length) ?? [];
    const details = day?.dinner?.details;
    const recipe = test.catalogue.recipes.get(details?.id ?? '');
    if (details === undefined || recipe === undefined) throw new Error('no recipe');
    const own = withoutCompanions(recipe).ingredients;
    const mains = own.filter((line) => line.role === 'main').map((line) => line.name);
    expect(details).toMatchObject({
      title: recipe.title,
      name: recipe.title,
      summary: recipe.description,
      minutes: recipe.minutes,
      price: null,
      hashtags: mains.slice(0, 4),
    });
    const table = { date, mealTime: 'dinner' };
    const page = await test.send(recipeDetail.path, { id: details.id, surveyId: id, ...table });
    expect(page.body).toMatchObject([{ meal_nutrient: details.nutrient, companions: details.companions }]);
    expect(details.nutrient?.serving_size).toBe('1인분');
    expect((await test.app.inject(details.img_url ?? '')).headers['cache-control']).toContain('immutable');
  });
});

describe('changing a meal', () => {
  const change = (dayMealId: string, mealType: string, category: string) =>
    test.send(changeMeal.path, { dayMealId, mealType, category });

  it('puts another meal of the wanted style into the slot', async () => {
    // A bought breakfast shares no batch with the changed lunch, so it does not change.
    const mealCategory = { breakfast: '편의점', lunch: '요리레시피', dinner: '간편레시피' };
    const id = await aSurveyId({ mealCategory });
    await create(id);
    const day = (await test.shown(id)).mealPlan['2026-11-22'];
    const { status, body } = await change(day?.dayMealId ?? '', '점심', '밀키트');
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: 'ok', meal: { type: '제품', details: { category: '밀키트' } } });
    const after = (await test.shown(id)).mealPlan['2026-11-22'];
    expect({ result: 'ok', meal: after?.lunch }).toEqual(body);
    // What somebody eats besides depends on the whole day.
    expect(after?.breakfast?.details.id).toBe(day?.breakfast?.details.id);
  });

  it('gives another meal each time, and none when the slot is empty-stomach already', async () => {
    const id = await aSurveyId();
    await create(id);
    const dayMealId = (await test.shown(id)).mealPlan['2026-11-21']?.dayMealId ?? '';
    const first = await change(dayMealId, 'dinner', '도시락');
    const second = await change(dayMealId, 'dinner', '도시락');
    expect(second.body).not.toEqual(first.body);
    expect((await change(dayMealId, 'dinner', '공복')).body).toMatchObject({ meal: { type: '공복' } });
    expect((await change(dayMealId, 'dinner', '공복')).body).toEqual({ result: 'none' });
  });

  it('answers 404 for an unknown day and refuses unknown words', async () => {
    const unknown = await change('5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11', 'lunch', '식당');
    expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'dayMealNotFound' } } });
    expect((await change('5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11', 'brunch', '식당')).status).toBe(400);
  });
});

describe('the certificate of a plan', () => {
  const certificateOf = async (id: string) => (await test.stored(id)).plan?.certificate;

  it('is kept with the versions it speaks of, and told without seed and versions', async () => {
    const id = await aSurveyId();
    const { body } = await create(id);
    const kept = await certificateOf(id);
    expect(kept).toMatchObject({ ladderStep: 0, proved: true, changed: false });
    expect(kept?.dataVersion).toBe(test.catalogue.dataVersion);
    expect(kept?.rulesVersion).not.toBe('');
    const stated = createMealPlan.reply.parse(body).quality.certificate;
    expect(Object.keys(stated ?? {}).sort()).toEqual(
      [
        'changed',
        'companionsChanged',
        'gap',
        'kept',
        'ladderStep',
        'lightened',
        'lowerBound',
        'objective',
        'proved',
        'stock',
      ].sort(),
    );
    const { kept: keepsMeals, companionsChanged, lightened, ...figures } = stated ?? {};
    expect(kept).toMatchObject(figures);
    expect([keepsMeals, companionsChanged, lightened]).toEqual([false, false, false]);
    expect((await test.shown(id)).quality?.certificate).toEqual(stated);
  });

  it('is marked by the change of a meal and replaced by a new plan', async () => {
    const id = await aSurveyId();
    await create(id);
    const dayMealId = (await test.shown(id)).mealPlan['2026-11-21']?.dayMealId ?? '';
    await test.send(changeMeal.path, { dayMealId, mealType: 'dinner', category: '도시락' });
    expect((await certificateOf(id))?.changed).toBe(true);
    expect((await test.shown(id)).quality?.certificate?.changed).toBe(true);
    await create(id);
    expect((await certificateOf(id))?.changed).toBe(false);
  });

  it('speaks of another week once the answers are others', async () => {
    const id = await aSurveyId();
    await create(id);
    await test.send(upsertSurvey.path, { id, lastStep: 4 });
    expect((await test.shown(id)).quality?.certificate?.changed).toBe(false);
    await test.send(upsertSurvey.path, { id, health: ['통풍'] });
    expect((await test.shown(id)).quality?.certificate?.changed).toBe(true);
  });

  it('is missing from a plan made before there were certificates, whose meals can still be changed', async () => {
    const id = await aSurveyId();
    await create(id);
    const { plan } = await test.stored(id);
    if (plan === null) throw new Error('no plan');
    await test.database.transaction((queries) => savePlan(queries, { ...plan, certificate: null }));
    const { quality, mealPlan } = await test.shown(id);
    expect(quality?.certificate).toBeNull();
    const dayMealId = mealPlan['2026-11-21']?.dayMealId;
    const changed = await test.send(changeMeal.path, { dayMealId, mealType: 'dinner', category: '도시락' });
    expect(changed.body).toMatchObject({ result: 'ok' });
    expect(await certificateOf(id)).toBeNull();
  });
});
