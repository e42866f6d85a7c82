import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFastingMeal, aMealPlan, aPlanWithToday, aRecipeMeal } from '../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { findScreenHeading, toastText } from '../../testing/find-screen-heading.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GET = '/functions/v1/get-meal-plan';
const path = `/dailyMeals/${TEST_SURVEY_ID}`;

/** The messages the specification quotes in sections 4 and 8. */
describe('the toasts of a plan in English', () => {
  it('say that the meals could not be loaded', async () => {
    const platform = fakePlatform();
    platform.answer(GET, () => fail({ ...OFFLINE, code: 'internal', status: 500 }));
    await renderApp({ path, platform, locale: 'en' });
    await findScreenHeading();
    expect(toastText()).toBe('failed to load meal info');
  });

  it('say that there is nothing to open for a meal that is neither recipe nor product', async () => {
    const platform = fakePlatform();
    platform.answer(GET, () => ok(aPlanWithToday({ lunch: aRecipeMeal({ id: null }) })));
    await renderApp({ path, platform, locale: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Lunch, 두부 된장찌개' }));
    expect(toastText()).toBe('meal info does not exist');
  });

  it('say that no other meal was found', async () => {
    const platform = fakePlatform();
    platform.answer(GET, () => ok(aMealPlan()));
    platform.answer('/functions/v1/change-meal', () => ok({ result: 'none' }));
    await renderApp({ path, platform, locale: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Change lunch' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restaurant' }));
    expect(await screen.findByText('no new meal information')).toBeDefined();
  });

  it('name an empty stomach in the language of the visitor', async () => {
    const platform = fakePlatform();
    platform.answer(GET, () => ok(aMealPlan()));
    platform.answer('/functions/v1/change-meal', () => ok({ result: 'ok', meal: aFastingMeal() }));
    await renderApp({ path, platform, locale: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Change lunch' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty stomach' }));
    expect(await screen.findByText('Lunch is now Empty stomach.')).toBeDefined();
  });
});
