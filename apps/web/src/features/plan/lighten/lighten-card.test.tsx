import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan, aRecipeMeal, aShoppingItem, TEST_COMPANION } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const GET = '/functions/v1/get-meal-plan';
const LIGHTEN = '/functions/v1/lighten-week';
const UNDO = '/functions/v1/undo-lighten';
const USE = {
  ...{ id: 'broth', title: '국', title_en: 'Soup', grams: 500, cooked_on: '2025-11-20' },
  meals: [{ date: '2025-11-20', mealTime: 'lunch' as const }],
};
const ITEMS = [
  aShoppingItem({ uses: [USE] }),
  aShoppingItem({ key: 'cucumber', name: '오이', name_en: 'cucumber', uses: [USE] }),
];
const { rice, salad, kimchi } = TEST_COMPANION;
const SPINACH = { ...salad, id: 'spinach', title: '시금치나물', title_en: 'Seasoned spinach' };
const SPROUTS = { ...salad, id: 'sprouts', title: '콩나물무침', title_en: 'Seasoned bean sprouts' };
const FOUND = {
  result: 'found',
  token: 'a-week',
  foods: { before: { fresh: 21, lone: 14 }, after: { fresh: 18, lone: 9 } },
  minutes: { before: 420, after: 401 },
  exchanged: [
    {
      date: '2025-11-21',
      mealTime: 'dinner',
      before: aRecipeMeal({ id: 'stew', title: '순두부찌개', companions: [rice, salad] }),
      after: aRecipeMeal({ id: 'curry', title: '카레라이스', companions: [salad, kimchi] }),
    },
  ],
  besides: [{ date: '2025-11-21', mealTime: 'lunch', before: [SPINACH], after: [SPROUTS] }],
};

async function open(plan = aMealPlan(), items = ITEMS) {
  const platform = fakePlatform({ [GET]: plan, '/functions/v1/shopping-list': { portions: 1, items } });
  await openScreen({ path: `/shopping/${TEST_SURVEY_ID}`, platform });
  return platform;
}

const opener = () => screen.getByRole('button', { name: '장보기 줄이기' });
const dialog = () => within(screen.getByRole('dialog', { name: '장보기 줄이기' }));
/** Texts of the rows below the dishes, by meal. */
function besideRows() {
  const rows = [...screen.getByRole('dialog').querySelectorAll('[data-meal] + ul')];
  return rows.map((row) => row.parentElement?.textContent);
}

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

  it('names what changes beside the dishes by meal, folded where there are many', async () => {
    const platform = await open();
    const [other] = FOUND.besides;
    const many = ['22', '23', '24'].map((day) => ({ ...other, date: `2025-11-${day}` }));
    platform.answer(LIGHTEN, () => ok(FOUND));
    fireEvent.click(opener());
    const title = await screen.findByRole('heading', { name: '함께 바뀌는 밥과 반찬 2끼' });
    expect(title.closest('details')).toBeNull();
    const [lunch, dinner] = besideRows();
    expect(lunch).toMatch(/^금.점심시금치나물 → 대신 콩나물무침$/);
    expect(dinner).toMatch(/^금.저녁흰쌀밥은 빼요깍두기를 더해요$/);

    platform.answer(LIGHTEN, () => ok({ ...FOUND, besides: [other, ...many] }));
    fireEvent.click(dialog().getByRole('button', { name: '그만두기' }));
    fireEvent.click(opener());
    const folded = (await screen.findByText('함께 바뀌는 밥과 반찬 5끼')).closest('details');
    expect(folded).toHaveProperty('open', false);
    expect(besideRows()).toHaveLength(5);

    platform.answer(LIGHTEN, () => ok({ ...FOUND, exchanged: [], besides: [other, ...many] }));
    fireEvent.click(dialog().getByRole('button', { name: '그만두기' }));
    fireEvent.click(opener());
    const alone = await screen.findByText('요리는 그대로, 밥이나 반찬만 4끼에서 바뀌어요');
    expect(alone.closest('details')).toBeNull();
    expect(dialog().queryByText(/바뀌는 요리/)).toBeNull();
  });

  it.each([
    [() => ok({ result: 'none' }), '지금은 더 줄일 재료가 없어요'],
    [() => fail({ ...OFFLINE, mayBeDone: true }), '인터넷이 끊겨서 바꾸지 못했어요. 식단은 그대로예요.'],
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

  it('is offered below the foods, which are what the list is opened for', async () => {
    await open();
    const last = screen.getAllByRole('checkbox').at(-1);
    expect(last?.compareDocumentPosition(opener())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not offered for a single food', async () => {
    await open(aMealPlan(), ITEMS.slice(0, 1));
    expect(screen.queryByRole('button', { name: '장보기 줄이기' })).toBeNull();
  });

  it('waits for the connection', async () => {
    const platform = await open();
    act(() => platform.plug(false));
    expect(opener()).toHaveProperty('disabled', true);
  });
});
