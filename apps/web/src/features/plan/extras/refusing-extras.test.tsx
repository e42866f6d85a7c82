import type { ExtraWire, QualityWire } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality } from '../../../testing/a-limit.ts';
import {
  aPlanWithToday,
  aPortion,
  aRecipeMeal,
  TEST_EXTRA,
  TODAY_MEAL_ID,
} from '../../../testing/a-meal-plan.ts';
import { type FakePlatform, fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen, toastText } from '../../../testing/render-app.tsx';

const STORE = '/functions/v1/upsert-survey';
const FOODS: readonly ExtraWire[] = [
  TEST_EXTRA,
  {
    id: 'sagwa.mild',
    dishId: 'sagwa',
    title: '사과',
    title_en: 'Apple',
    amount: '1개',
    grams: 200,
    energyKcal: 110,
    fills: 'fiberG',
    nutrient: null,
  },
];
const ANYTHING = { title: '견과류', title_en: 'Nuts', id: 'gyeongwaryu' };

type StoredExtras = {
  readonly refusedExtras: readonly string[];
  readonly basedOn: { readonly refusedExtras: readonly string[] };
};

/** Opens a plan whose lunch has the first extra that is not refused, on a server that stores refused ones. */
async function open({ shared = false, refused = [ANYTHING.id], path = 'dailyMeals' } = {}) {
  const platform = fakePlatform();
  let ids: readonly string[] = refused;
  platform.answer('/functions/v1/get-meal-plan', () => ok(planWith(ids, shared)));
  platform.answer(STORE, (request) => {
    const { refusedExtras, basedOn } = request as StoredExtras;
    const others = ids.filter((id) => ![...refusedExtras, ...basedOn.refusedExtras].includes(id));
    ids = [...others, ...refusedExtras];
    return ok({ lastInsertId: TEST_SURVEY_ID });
  });
  await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform });
  return platform;
}

function planWith(refused: readonly string[], shared: boolean) {
  const extra = FOODS.find(({ dishId }) => !refused.includes(String(dishId))) ?? null;
  const lunch = aRecipeMeal({ portions: [aPortion({ mainGrams: 180, wholeGrams: 180, extra })] });
  const known = [ANYTHING, ...FOODS.map(({ dishId, ...food }) => ({ ...food, id: String(dishId) }))];
  const refusedExtras = known.filter(({ id }) => refused.includes(id));
  const quality: QualityWire | null = shared ? null : aQuality({ refusedExtras });
  const plan = aPlanWithToday({ dayMealId: shared ? null : TODAY_MEAL_ID, breakfast: null, lunch });
  return { ...plan, shared, quality };
}

const eaten = () => within(screen.getByRole('region', { name: '점심, 더 드실 것' })).getAllByRole('link');
const names = () => eaten().map((link) => link.querySelector('b')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stored = ({ calls }: FakePlatform) =>
  calls.flatMap(({ path, request }) => (path === STORE ? [request] : []));

describe('a food that is eaten besides', () => {
  it('gives way to another where it is refused, and comes back where that is undone', async () => {
    const platform = await open();
    expect(names()).toEqual(['우유']);
    press('우유 빼기');
    const note = await screen.findByRole('region', { name: '방금 뺀 음식' });
    expect(toastText()).toBe('더 드실 것에서 우유를 뺐어요.');
    expect(names()).toEqual(['사과']);
    expect(note.textContent).toContain('다른 날에도 더 드시라고 권하지 않아요. 대신 사과를 더했어요.');
    fireEvent.click(within(note).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(names()).toEqual(['우유']));
    expect(screen.queryByRole('region', { name: '방금 뺀 음식' })).toBeNull();
    expect(toastText()).toBe('다시 우유를 권할 수 있어요.');
    expect(stored(platform)).toEqual([
      { id: TEST_SURVEY_ID, refusedExtras: ['uyu'], basedOn: { refusedExtras: [] } },
      { id: TEST_SURVEY_ID, refusedExtras: [], basedOn: { refusedExtras: ['uyu'] } },
    ]);
  });

  it('stays where the server is not reached, which is said', async () => {
    const platform = await open();
    platform.answer(STORE, () => fail(OFFLINE));
    press('우유 빼기');
    await waitFor(() => expect(toastText()).toContain('인터넷이 끊겨서 저장하지 못했어요.'));
    expect(names()).toEqual(['우유']);
    expect(screen.queryByRole('region', { name: '방금 뺀 음식' })).toBeNull();
  });

  it('can’t be refused by a guest', async () => {
    await open({ shared: true });
    expect(names()).toEqual(['우유']);
    expect(screen.queryByRole('button', { name: /빼기|다시 권하기/ })).toBeNull();
  });
});

describe.each(['dailyMeals', 'weeklyMeals'])('what was refused, on %s', (path) => {
  it('is named later too, and suggested again on demand, while the focus stays in the list', async () => {
    const platform = await open({ path, refused: ['uyu', 'sagwa'] });
    expect(screen.getByText('더 드실 것에서 뺀 음식')).toBeDefined();
    screen.getByRole('button', { name: '우유 다시 권하기' }).focus();
    press('우유 다시 권하기');
    await waitFor(() => expect(screen.queryByRole('button', { name: '우유 다시 권하기' })).toBeNull());
    const next = screen.getByRole('button', { name: '사과 다시 권하기' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(stored(platform)).toEqual([
      { id: TEST_SURVEY_ID, refusedExtras: [], basedOn: { refusedExtras: ['uyu'] } },
    ]);
    press('사과 다시 권하기');
    await waitFor(() => expect(screen.queryByText('더 드실 것에서 뺀 음식')).toBeNull());
  });
});
