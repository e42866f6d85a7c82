import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPlanWithToday, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakeConnection } from '../../../testing/fake-device.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const GET = '/functions/v1/get-meal-plan';
const CHANGE = '/functions/v1/change-meal';
const NEW_MEAL = aRecipeMeal({ id: 'barley-rice', title: '보리비빔밥', category: '간편레시피' });
const option = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

/** Asks for another lunch and gets no answer. */
async function loseAnswer() {
  const { connection, plug } = fakeConnection();
  const platform = { ...fakePlatform({ [GET]: aPlanWithToday({}) }), connection };
  platform.answer(CHANGE, () => fail({ ...OFFLINE, mayBeDone: true }));
  await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
  fireEvent.click(screen.getByRole('button', { name: '점심 메뉴 바꾸기' }));
  fireEvent.click(option('간편레시피'));
  const note = await screen.findByRole('alert');
  return { platform, plug, note };
}

describe('a change without an answer', () => {
  it('says what happened until the next attempt, which it offers', async () => {
    const { platform, note } = await loseAnswer();
    expect(note.textContent).toContain('바뀌었는지 확인하지 못했어요');
    platform.answer(CHANGE, () => {
      platform.answer(GET, () => ok(aPlanWithToday({ lunch: NEW_MEAL })));
      return ok({ result: 'ok', meal: NEW_MEAL });
    });
    fireEvent.click(option('다시 시도'));
    expect(await screen.findByRole('link', { name: '점심, 보리비빔밥' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls.filter(({ path }) => path === CHANGE).map(({ request }) => request)).toEqual([
      expect.objectContaining({ category: '간편레시피' }),
      expect.objectContaining({ category: '간편레시피' }),
    ]);
  });

  it('says that the meal was changed once the plan shows it, and offers no second change', async () => {
    const { platform, plug } = await loseAnswer();
    platform.answer(GET, () => ok(aPlanWithToday({ lunch: NEW_MEAL })));
    act(() => plug(true));
    expect(await screen.findByText('연결이 끊겼지만 메뉴는 바뀌어 있어요.')).toBeDefined();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(screen.getByText('지금은').textContent).toBe('지금은 보리비빔밥');
  });
});
