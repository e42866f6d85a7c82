import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { findScreenHeading } from '../../../testing/find-screen-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = '/functions/v1/get-meal-plan';
const LIGHTEN = '/functions/v1/lighten-week';
const UNDO = '/functions/v1/undo-lighten';
const ITEM = {
  ...{ key: '애호박', name: '애호박', name_en: 'courgette', image: null, aisle: 'vegetables' },
  ...{ pantry: false, at_home: false, piece: { unit: '개', grams: 270 } },
  uses: [
    {
      ...{ id: 'broth', title: '국', title_en: 'Soup', grams: 500, cooked_on: '2025-11-20' },
      meals: [{ date: '2025-11-20', mealTime: 'lunch' }],
    },
  ],
};
const FOUND = {
  result: 'found',
  token: 'a-week',
  foods: { before: { fresh: 21, lone: 14 }, after: { fresh: 18, lone: 9 } },
  minutes: { before: 420, after: 401 },
  exchanged: [
    {
      date: '2025-11-21',
      mealTime: 'dinner',
      before: aRecipeMeal({ id: 'stew', title: '순두부찌개' }),
      after: aRecipeMeal({ id: 'curry', title: '카레라이스' }),
    },
  ],
  besides: 3,
};

async function open(plan = aMealPlan()) {
  const platform = fakePlatform();
  platform.answer(GET, () => ok(plan));
  platform.answer('/functions/v1/shopping-list', () => ok({ portions: 1, items: [ITEM] }));
  await renderApp({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
  await findScreenHeading();
  return platform;
}

const opener = () => screen.getByRole('button', { name: '장보기 줄이기' });
const dialog = () => within(screen.getByRole('dialog', { name: '장보기 줄이기' }));

describe('buying less', () => {
  it('shows what would change before it changes, and takes it back', async () => {
    const platform = await open();
    platform.answer(LIGHTEN, (request) => {
      if (!(request as { accept?: string }).accept) return ok(FOUND);
      platform.answer(GET, () => ok(aMealPlan({ canUndoLighten: true })));
      return ok({ result: 'ok' });
    });
    fireEvent.click(opener());
    await screen.findByText('한 끼에만 쓰는 신선 재료가 14가지에서 9가지로 줄어요.');
    expect(dialog().getByText('바뀌는 요리 1가지')).toBeDefined();
    const [dish] = dialog()
      .getAllByRole('listitem')
      .filter((row) => row.textContent?.includes('카레라이스'));
    expect(dish?.textContent).toContain('순두부찌개');
    expect(dish?.textContent).toMatch(/금.저녁/);
    fireEvent.click(dialog().getByRole('button', { name: '이대로 바꾸기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = platform.calls.filter(({ path }) => path === LIGHTEN).map(({ request }) => request);
    expect(sent).toEqual([{ surveyId: TEST_SURVEY_ID }, { surveyId: TEST_SURVEY_ID, accept: 'a-week' }]);

    platform.answer(UNDO, () => {
      platform.answer(GET, () => ok(aMealPlan()));
      return ok({ result: 'ok' });
    });
    fireEvent.click(screen.getByRole('button', { name: '장보기를 줄이기 전 식단으로 되돌리기' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '오늘 줄인 장보기' })).toBeNull());
    expect(document.activeElement).toBe(opener());
  });

  it.each([
    [() => ok({ result: 'none' }), '더 줄일 수 없어요'],
    [() => fail(OFFLINE), '인터넷이 끊겨서 바꾸지 못했어요. 식단은 그대로예요.'],
    [
      () => fail({ ...OFFLINE, code: 'busy', status: 503 }),
      '재료를 줄이지 못했어요. 식단은 그대로예요. 잠시 뒤에 다시 시도해 주세요.',
    ],
  ])('says so where nothing becomes less (%#)', async (reply, words) => {
    const platform = await open();
    platform.answer(LIGHTEN, reply);
    fireEvent.click(opener());
    expect(await screen.findByText(words)).toBeDefined();
    expect(dialog().queryByRole('button', { name: '이대로 바꾸기' })).toBeNull();
  });

  it('waits for the connection', async () => {
    const platform = await open();
    act(() => platform.plug(false));
    expect(opener()).toHaveProperty('disabled', true);
  });
});
