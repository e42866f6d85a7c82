import { createMealPlan, errorEnvelopeSchema, shoppingList, upsertSurvey } from '@kkini/contract';
import { isKindOf, MEAL_TIMES, type Survey } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { explainWeek, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates, candidateById, tables } = basisOf(await loadTestCatalogue());
const HOME = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;

function planned(foodsAtHome: readonly string[], answers: Partial<Survey> = {}) {
  const survey = aSurvey({ mealStyles: HOME, foodsAtHome, ...answers });
  const visitor = makeVisitor(catalogue.taxonomy, survey);
  const input = { candidates, tables, visitor, startDate: survey.startDate, seed: seedFrom('home', 1) };
  return { ...input, ...planWeek(input) };
}

/** Meals of a week with a food, in the leading dish or beside it. */
function mealsWith(food: string, { week }: ReturnType<typeof planned>): number {
  const isIt = (id: string) => isKindOf(catalogue.taxonomy, id, food);
  return week.reduce((sum, { slots }) => {
    const own = MEAL_TIMES.filter((time) => {
      const slot = slots[time];
      if (slot.kind !== 'recipe') return false;
      const companions = slot.companions ?? tables.leadOf(slot.id)?.recipe.companions ?? [];
      const beside = companions.map(({ id }) => tables.sideCandidate(id));
      return [candidateById.get(slot.id), ...beside].some((dish) => dish?.foods?.some(isIt) === true);
    });
    return sum + own.length;
  }, 0);
}

describe('a week with foods at home', () => {
  it('uses rare ones that it leaves out otherwise, and is proved', () => {
    const free = planned([]);
    const rare = ['squid', 'lotus_root', 'burdock', 'perilla_leaf', 'crown_daisy'].filter(
      (food) => mealsWith(food, free) === 0,
    );
    const home = planned(rare);
    expect(rare.some((food) => mealsWith(food, home) > 0)).toBe(true);
    expect(home.quality.certificate.proved).toBe(true);
    expect(home.quality.foodsAtHome.map(({ meals }) => meals)).toEqual(
      rare.map((food) => mealsWith(food, home)),
    );
  });

  it('counts the meals with kimchi of the store, which is marked on the shopping list too', () => {
    const { week, quality } = planned(['김치']);
    const withKimchi = week.flatMap(({ slots }) =>
      MEAL_TIMES.filter((time) => {
        const slot = slots[time];
        const beside = slot.kind === 'recipe' ? (slot.companions ?? []) : [];
        const foods = beside.flatMap(({ id }) => tables.sideCandidate(id)?.foods ?? []);
        return foods.some((food) => isKindOf(catalogue.taxonomy, food, 'kimchi'));
      }),
    );
    expect(withKimchi.length).toBeGreaterThan(0);
    expect(quality.foodsAtHome[0]?.meals).toBeGreaterThanOrEqual(withKimchi.length);
  });

  it('tells why at meals that have one, as it was named, and never elsewhere', () => {
    const plan = planned(['eggplant', '두부']);
    const stated = explainWeek(plan).flatMap(({ reasons }) =>
      Object.values(reasons).flatMap((each) =>
        each.flatMap((reason) => (reason.code === 'usesAtHome' ? [reason.food] : [])),
      ),
    );
    expect(stated.length).toBeGreaterThan(0);
    expect(stated.filter((food) => !['eggplant', 'tofu', 'soft_tofu'].includes(food))).toEqual([]);
  });

  it('says of words nobody knows that they are not used, and leaves exclusions out', () => {
    const { quality, ...plan } = planned(['딱풀', '해산물'], { excludedFoods: ['shrimp'] });
    expect(quality.foodsAtHome[0]).toMatchObject({ text: '딱풀', isKnown: false, meals: 0 });
    expect(mealsWith('shrimp', { quality, ...plan })).toBe(0);
  });
});

describe('foods at home over the network', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ catalogue });
  });
  afterAll(() => test.close());

  const aSurveyId = async (more: object) => {
    const mealCategory = { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' };
    const stored = await test.send(upsertSurvey.path, aWireSurvey({ mealCategory, health: [], ...more }));
    return upsertSurvey.reply.parse(stored.body).lastInsertId;
  };

  it('stay in the survey, and the shopping list marks them', async () => {
    const id = await aSurveyId({});
    const made = await test.send(createMealPlan.path, { survey_id: id, foods_at_home: ['두부', 'eggplant'] });
    expect(made.status).toBe(200);
    const { survey } = await test.stored(id);
    expect(survey?.answers.foodsAtHome).toEqual(['두부', 'eggplant']);
    const list = await test.send(shoppingList.path, { surveyId: id });
    const { items } = shoppingList.reply.parse(list.body);
    const isNamed = (key: string) =>
      ['tofu', 'eggplant'].some((food) => isKindOf(catalogue.taxonomy, key, food));
    expect(items.filter((item) => item.at_home).map(({ key }) => key)).toEqual(
      items.flatMap(({ key }) => (isNamed(key) ? [key] : [])),
    );
    const { quality } = await test.shown(id);
    expect(quality?.foodsAtHome.map(({ text }) => text)).toEqual(['두부', 'eggplant']);
  });

  it('are refused where they are left out, by the name of the field alone', async () => {
    const id = await aSurveyId({ excludedIngredients: ['갑각류'], foodsAtHome: ['두부', '새우'] });
    const refused = await test.send(createMealPlan.path, { survey_id: id });
    const { error } = errorEnvelopeSchema.parse(refused.body);
    expect([refused.status, error.details?.map(({ field }) => field)]).toEqual([400, ['foods_at_home.1']]);
    expect(JSON.stringify(refused.body)).not.toContain('새우');
  });

  it('are ten at most', async () => {
    const foodsAtHome = Array.from({ length: 11 }, (_, at) => `food ${at}`);
    const refused = await test.send(upsertSurvey.path, { ...aWireSurvey({}), foodsAtHome });
    expect(refused.status).toBe(400);
  });
});
