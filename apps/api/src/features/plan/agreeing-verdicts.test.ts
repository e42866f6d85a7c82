import { productDetail, recipeDetail } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';

const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
afterAll(() => test.close());

/** Nutrients a meal has too much of, by its card and by the page of its dish, for every meal of a plan. */
async function verdictsOf(changes: Readonly<Record<string, unknown>>) {
  const surveyId = await test.plan(aWireSurvey(changes));
  const { mealPlan, quality } = await test.shown(surveyId);
  const served = Object.entries(mealPlan).flatMap(([date, day]) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const meal = day[mealTime];
      return meal === null || meal.details.id === null ? [] : [{ date, mealTime, meal }];
    }),
  );
  return await Promise.all(
    served.map(async ({ date, mealTime, meal }) => {
      const day = quality?.days.find((each) => each.date === date);
      const { id } = meal.details;
      const isRecipe = meal.type === '레시피';
      const page = await (isRecipe
        ? test.send(recipeDetail.path, { id, surveyId, date, mealTime })
        : test.send(productDetail.path, { id, surveyId }));
      const judgement = isRecipe
        ? recipeDetail.reply.parse(page.body)[0]?.judgement
        : productDetail.reply.parse(page.body).judgement;
      return { id, day: day?.verdict, card: day?.meals[mealTime], page: judgement?.verdict ?? null };
    }),
  );
}

const styles = (lunch: string) => ({
  mealCategory: { breakfast: '간편레시피', lunch, dinner: '요리레시피' },
  area: ['강남'],
});
const PEOPLE = [
  { health: ['고혈압'], ...styles('식당') },
  { health: ['당뇨', '고지혈증'], ...styles('요리레시피') },
  { health: [], eatingHabits: ['저염'], ...styles('편의점') },
];

describe('the verdicts on one meal', () => {
  it('are the same on its card and on the page of its dish, and never worse than that of its day', async () => {
    const found: Awaited<ReturnType<typeof verdictsOf>> = [];
    // One after another, because a busy machine cannot plan three weeks within the time limit of a call.
    for (const changes of PEOPLE) found.push(...(await verdictsOf(changes)));
    const overs = found.filter(({ card }) => card !== undefined && card.over.length > 0);
    expect(overs.length).toBeGreaterThan(0);
    for (const { id, day, card, page } of found) {
      const over = page?.code === 'above' ? page.nutrients : [];
      expect(over, id ?? '').toEqual(card?.over);
      if (over.length > 0) expect(['over', 'belowFloor'], id ?? '').toContain(day);
      if (page?.code === 'within') expect(card?.verdict, id ?? '').toBe('within');
    }
  });
});
