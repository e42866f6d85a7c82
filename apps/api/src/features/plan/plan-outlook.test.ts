import { planOutlook } from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

const test = await buildTestApp();
afterAll(() => test.close());

async function outlookOf(changes: Readonly<Record<string, unknown>>) {
  const { status, body } = await test.send(planOutlook.path, aWireSurvey(changes));
  expect(status).toBe(200);
  return planOutlook.reply.parse(body);
}

const everyMeal = (style: string) => ({ breakfast: style, lunch: style, dinner: style });

describe('the outlook of answers', () => {
  it('tells that three restaurant meals break the sodium of high blood pressure, and what helps', async () => {
    const { unmet, scarce } = await outlookOf({ mealCategory: everyMeal('식당'), health: ['고혈압'] });
    expect(unmet).toMatchObject([
      // The mildest two restaurant dishes leave room for a third meal from elsewhere, whichever it is.
      { nutrient: 'sodiumMg', max: 1800, helps: ['breakfast', 'lunch', 'dinner'], together: false },
    ]);
    expect(unmet[0]?.leastPerDay).toBeGreaterThan(1800);
    expect(scarce).toEqual([]);
  });

  it('tells that few lunch boxes are free of gluten', async () => {
    const { scarce } = await outlookOf({ mealCategory: everyMeal('도시락'), eatingHabits: ['글루텐프리'] });
    expect(scarce.map(({ mealTime, style }) => `${mealTime} ${style}`)).toEqual([
      'breakfast lunchBox',
      'lunch lunchBox',
      'dinner lunchBox',
    ]);
  });

  it('is empty where every meal is cooked at home', async () => {
    expect(await outlookOf({ health: ['고혈압'] })).toEqual({ unmet: [], scarce: [] });
  });

  it('keeps nothing of the answers', async () => {
    const kept = () =>
      test.database.transaction((queries) => queries.execute('select count(*) from surveys'));
    const before = (await kept()).rows;
    await outlookOf({ health: ['통풍'], excludedIngredients: ['땅콩'] });
    expect((await kept()).rows).toEqual(before);
  });
});
