import { describe, expect, it } from 'vitest';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { firstCall } from './first-call.ts';

describe('the call that is sent before the script of its screen', () => {
  it.each([
    `/dailyMeals/${TEST_SURVEY_ID}`,
    `/dailyMeals/${TEST_SURVEY_ID}?date=2025-11-21`,
    `/weeklyMeals/${TEST_SURVEY_ID}`,
    `/nutrition/${TEST_SURVEY_ID}`,
    `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`,
    '/recipeDetail/tofu-stew',
  ])('is the one that the screen of %s makes', async (path) => {
    const platform = fakePlatform();
    await renderApp({ path, platform });
    await expect.poll(() => platform.calls.at(0)).toBeDefined();
    expect(platform.calls[0]).toEqual(firstCall(`#${path}`));
  });

  it.each(['', '#/', '#/intro', '#/step1', '#/recipeDetail', '#/search?q=tofu'])('is none for %s', (hash) => {
    expect(firstCall(hash)).toBeNull();
  });
});
