import { ok, type PlanDialog } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFastingMeal, aPlanWithToday, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const CHANGE = '/functions/v1/change-meal';

/** Changes lunch to fasting; the server's reply asks these questions. */
async function fastLunch(confirmations: PlanDialog[]) {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': aPlanWithToday({}) });
  await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
  fireEvent.click(screen.getByRole('button', { name: '점심 메뉴 바꾸기' }));
  platform.answer(CHANGE, () => ok({ result: 'ok', meal: aFastingMeal(), confirmations }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^공복/ }));
  const changes = () => platform.calls.filter(({ path }) => path === CHANGE).map(({ request }) => request);
  const box = within(await screen.findByRole('alertdialog'));
  return { platform, changes, box };
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a meal changed to nothing that wants to be asked about', () => {
  it('gives way to a simple recipe with the first answer', async () => {
    const { platform, changes, box } = await fastLunch(['D4']);
    expect(screen.getByRole('alertdialog', { name: '한 끼를 비워도 괜찮으신가요?' })).toBeDefined();
    platform.answer(CHANGE, () => ok({ result: 'ok', meal: aRecipeMeal() }));
    const [first] = box.getAllByRole('button');
    expect(document.activeElement).toBe(first);
    fireEvent.click(box.getByRole('button', { name: '간편레시피로 바꾸기' }));
    await gone();
    expect(changes()).toMatchObject([{ category: '공복' }, { mealType: 'lunch', category: '간편레시피' }]);
  });

  it('stays with the second answer, once every question was answered', async () => {
    const { changes, box } = await fastLunch(['D4', 'D5']);
    fireEvent.click(box.getByRole('button', { name: '그대로 두기' }));
    const next = await screen.findByRole('alertdialog', { name: '오래 비우지 않는 게 좋아요.' });
    fireEvent.click(within(next).getByRole('button', { name: '그대로 두기' }));
    await gone();
    expect(changes()).toHaveLength(1);
  });

  it('gives way where a medicine that lowers the blood sugar is taken, and asks on where none is', async () => {
    const { box } = await fastLunch(['D2']);
    fireEvent.click(box.getByRole('button', { name: '아니요' }));
    expect(await screen.findByRole('alertdialog', { name: '공복 끼니를 넣을까요?' })).toBeDefined();
  });

  it('says what one meal a day comes to', async () => {
    const { box } = await fastLunch(['D1']);
    expect(box.getByText(/하루 약 [\d,]+kcal예요\. 하루에 필요한 양은 보통 2,000kcal라서/)).toBeDefined();
  });
});
