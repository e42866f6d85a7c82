import { ok } from '@kkini/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { renderApp } from '../../testing/render-app.tsx';

const RECIPE = `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`;

async function open(state: object) {
  const platform = fakePlatform();
  platform.answer('/functions/v1/recipe-detail', () => ok([aRecipeReply()]));
  const { history } = await renderApp({ path: '/error', platform });
  history.push(RECIPE, state);
  await screen.findByRole('heading', { name: '두부 된장찌개' });
  const tabs = within(screen.getByRole('navigation', { name: '식단' })).getAllByRole('link');
  return tabs
    .filter((tab) => tab.hasAttribute('aria-current'))
    .map((tab) => [tab.textContent, tab.getAttribute('aria-current')]);
}

describe('the ways between the screens of a plan, above a dish', () => {
  it.each([
    ['day', '오늘'],
    ['week', '주간'],
  ])('mark the %s it was opened from as the section it belongs to', async (from, tab) => {
    expect(await open({ from })).toEqual([[tab, 'true']]);
  });

  it('mark none where it was not opened from a plan', async () => {
    expect(await open({})).toEqual([]);
  });
});
