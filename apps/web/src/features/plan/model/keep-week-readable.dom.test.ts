import { fail, ok } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aPlanWithBatches } from '../../../testing/a-batch.ts';
import { aDay, aFastingMeal, aMealPlan } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { keepWeekReadable } from './keep-week-readable.ts';

const surveyId = TEST_SURVEY_ID;

describe('keeping a week readable', () => {
  it('asks for what every meal leads to and for its picture', async () => {
    const platform = fakePlatform();
    const pictures: string[] = [];
    const keepPicture = async (address: string) => void pictures.push(address);
    const plan = aMealPlan({ days: { '2025-11-18': aDay({ breakfast: aFastingMeal(), lunch: null }) } });
    await keepWeekReadable(
      { ...platform, keepPicture },
      { surveyId, plan, signal: new AbortController().signal },
    );
    const requests = platform.calls.map(({ path, request }) => [path.split('/').at(-1), request]);
    expect(requests).toHaveLength(1 + 19);
    expect(requests[0]).toEqual(['shopping-list', { surveyId }]);
    expect(requests).toContainEqual([
      'recipe-detail',
      { id: 'tofu-stew', surveyId, date: '2025-11-19', mealTime: 'lunch' },
    ]);
    expect(requests).toContainEqual([
      'product-detail',
      { id: 'chicken-salad', surveyId, area: null, date: expect.any(String), mealTime: 'dinner' },
    ]);
    expect(pictures).toHaveLength(19);
  });

  it('asks for dishes alone where the plan is a shared one', async () => {
    const platform = fakePlatform();
    const plan = aMealPlan({ shared: true });
    await keepWeekReadable(platform, { surveyId, plan, signal: new AbortController().signal });
    const requests = platform.calls.map(({ path, request }) => [path.split('/').at(-1), request]);
    expect(requests).toHaveLength(21);
    expect(requests).toContainEqual(['recipe-detail', { id: 'tofu-stew', surveyId: null }]);
    expect(requests).toContainEqual(['product-detail', { id: 'chicken-salad', surveyId: null, area: null }]);
  });

  it('asks for what is cooked ahead, and once for the picture of a companion', async () => {
    const platform = fakePlatform();
    const pictures: string[] = [];
    const keepPicture = async (address: string) => void pictures.push(address);
    const signal = new AbortController().signal;
    await keepWeekReadable({ ...platform, keepPicture }, { surveyId, plan: aPlanWithBatches(), signal });
    expect(platform.calls.map(({ request }) => request)).toContainEqual({
      id: 'jangjorim',
      surveyId,
      date: '2025-11-20',
      mealTime: 'dinner',
    });
    expect(pictures.filter((address) => address.includes('jangjorim'))).toHaveLength(1);
  });

  it('ends when the connection goes or the plan is left', async () => {
    const platform = fakePlatform();
    const stop = new AbortController();
    platform.answer('/functions/v1/recipe-detail', () => {
      platform.plug(false);
      return fail(OFFLINE);
    });
    await keepWeekReadable(platform, { surveyId, plan: aMealPlan(), signal: stop.signal });
    expect(platform.calls).toHaveLength(2);
    platform.plug(true);
    platform.answer('/functions/v1/recipe-detail', () => {
      stop.abort();
      return ok([]);
    });
    await keepWeekReadable(platform, { surveyId, plan: aMealPlan(), signal: stop.signal });
    expect(platform.calls).toHaveLength(4);
  });
});
