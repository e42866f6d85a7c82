import { fail, ok } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aDay, aFastingMeal, aMealPlan } from '../../../testing/a-meal-plan.ts';
import { fakeEdges, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-edges.ts';
import { keepWeekReadable } from './keep-week-readable.ts';

const surveyId = TEST_SURVEY_ID;

describe('keeping a week readable', () => {
  it('asks for what every meal leads to and for its picture', async () => {
    const edges = fakeEdges();
    const pictures: string[] = [];
    const keepPicture = async (address: string) => void pictures.push(address);
    const plan = aMealPlan({ days: { '2025-11-18': aDay({ breakfast: aFastingMeal(), lunch: null }) } });
    await keepWeekReadable(
      { ...edges, keepPicture },
      { surveyId, plan, signal: new AbortController().signal },
    );
    const requests = edges.calls.map(({ path, request }) => [path.split('/').at(-1), request]);
    expect(requests).toHaveLength(1 + 19);
    expect(requests[0]).toEqual(['shopping-list', { surveyId }]);
    expect(requests).toContainEqual(['recipe-detail', { id: 'tofu-stew', surveyId }]);
    expect(requests).toContainEqual(['product-detail', { id: 'chicken-salad', surveyId, area: null }]);
    expect(pictures).toHaveLength(19);
  });

  it('asks for dishes alone where the plan is a shared one', async () => {
    const edges = fakeEdges();
    const plan = aMealPlan({ shared: true });
    await keepWeekReadable(edges, { surveyId, plan, signal: new AbortController().signal });
    const requests = edges.calls.map(({ path, request }) => [path.split('/').at(-1), request]);
    expect(requests).toHaveLength(21);
    expect(requests).toContainEqual(['recipe-detail', { id: 'tofu-stew', surveyId: null }]);
    expect(requests).toContainEqual(['product-detail', { id: 'chicken-salad', surveyId: null, area: null }]);
  });

  it('ends when the connection goes or the plan is left', async () => {
    const edges = fakeEdges();
    const stop = new AbortController();
    edges.answer('/functions/v1/recipe-detail', () => {
      edges.plug(false);
      return fail(OFFLINE);
    });
    await keepWeekReadable(edges, { surveyId, plan: aMealPlan(), signal: stop.signal });
    expect(edges.calls).toHaveLength(2);
    edges.plug(true);
    edges.answer('/functions/v1/recipe-detail', () => {
      stop.abort();
      return ok([]);
    });
    await keepWeekReadable(edges, { surveyId, plan: aMealPlan(), signal: stop.signal });
    expect(edges.calls).toHaveLength(4);
  });
});
