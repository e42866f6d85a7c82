import { ok } from '@kkini/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality } from '../../../testing/a-limit.ts';
import { aMealPlan, aShoppingItem } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, openScreen, renderApp } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

const QUALITY = aQuality({ ladderStep: 1 });
const ABOVE = {
  date: '2025-11-21',
  nutrient: 'sodiumMg',
  value: 2310,
  limit: 2000,
  kind: 'above',
  person: 0,
} as const;
const BELOW = {
  date: '2025-11-20',
  nutrient: 'fiberG',
  value: 19.26,
  limit: 20,
  kind: 'below',
  person: 0,
} as const;
const CHANGED = {
  objective: 50,
  lowerBound: 50,
  gap: 0,
  proved: true,
  ladderStep: 0,
  changed: true,
  companionsChanged: false,
  lightened: false,
  kept: false,
  stock: null,
};

async function open(plan: Pick<MealPlan, 'quality' | 'notices'>, survey = aStartedSurvey(COMPLETE_ANSWERS)) {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan(plan) });
  await renderApp({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform, survey });
  return within(await screen.findByRole('complementary', { name: '이 식단에 대해 더 알아보기' }));
}
const disclosure = (summary: HTMLElement) => within(summary.closest('details') ?? document.body);

describe('notices of a plan', () => {
  it('keep the short disclaimer in sight and the health texts behind a disclosure', async () => {
    const notices = await open({ quality: null, notices: ['general', 'allergy', 'diabetes'] });
    const short = notices.getByText('식단은 의사의 진단이나 처방을 대신하지 않아요.');
    expect(short.closest('details')).toBeNull();
    const texts = disclosure(notices.getByText('건강 안내')).getAllByRole('listitem');
    expect(texts.map((text) => text.textContent?.slice(0, 12))).toEqual([
      '이 식단은 일반적인 영',
      '제외한 재료가 들어 있',
      '인슐린이나 혈당강하제를',
    ]);
  });

  it('claim of energy only what holds when meals are fasted, too', async () => {
    const notices = await open({ quality: null, notices: ['energyFloor'] });
    const [text] = disclosure(notices.getByText('건강 안내')).getAllByRole('listitem');
    expect(text?.textContent).toContain('하루 목표는 1,200kcal 아래로 잡지 않아요');
    expect(text?.textContent).toContain('끼니를 비워 그보다 적어지는 날');
  });

  it('name the days off the target by nutrient, value and limit', async () => {
    const notices = await open({ quality: { ...QUALITY, warnings: [ABOVE, BELOW] }, notices: ['general'] });
    const days = disclosure(notices.getByText('기준에서 벗어난 날'));
    expect(days.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '11월 20일 (목)',
      '11월 21일 (금)',
    ]);
    expect(days.getByText('나트륨 2,310mg / 기준 2,000mg 이하')).toBeDefined();
    expect(days.getByText('식이섬유 19g / 기준 20g 이상')).toBeDefined();
    expect(days.getByText(/메뉴가 부족해/)).toBeDefined();
  });

  it('do not call dishes too few where the visitor changed the meals', async () => {
    const quality = { ...QUALITY, warnings: [ABOVE], certificate: CHANGED };
    const days = disclosure((await open({ quality, notices: ['general'] })).getByText('기준에서 벗어난 날'));
    expect(days.getByText('바꾸신 끼니와 답으로 다시 계산한 값이에요.')).toBeDefined();
    expect(days.queryByText(/메뉴가 부족해/)).toBeNull();
  });

  it('blame skipped meals, not too few dishes, for what a day lacks', async () => {
    const bodyNotes = [{ code: 'mealsGrown' as const, target: null, person: null, style: null }];
    const leadOf = async (warnings: readonly (typeof ABOVE | typeof BELOW)[], title: string) => {
      const quality = { ...QUALITY, warnings: [...warnings], bodyNotes };
      const notices = await open({ quality, notices: ['general'] });
      const lead = disclosure(notices.getByText(title)).queryByText(/끼니를 비우는 날에는/);
      cleanup();
      return lead;
    };
    expect(await leadOf([BELOW], '기준에 모자라는 날')).not.toBeNull();
    expect(await leadOf([BELOW, ABOVE], '기준에서 벗어난 날')).toBeNull();
  });

  it('say of a figure that rounds to its limit that it is slightly beyond it', async () => {
    const warnings = [
      { ...ABOVE, value: 2000.3 },
      { ...BELOW, value: 19.98 },
    ];
    const notices = await open({ quality: { ...QUALITY, warnings }, notices: ['general'] });
    expect(notices.getByText('나트륨 2,000mg / 기준 2,000mg보다 아주 조금 많아요')).toBeDefined();
    expect(notices.getByText('식이섬유 20g / 기준 20g보다 아주 조금 적어요')).toBeDefined();
  });

  it('do not speak of too much when there is only too little', async () => {
    const notices = await open({ quality: { ...QUALITY, warnings: [BELOW] }, notices: ['general'] });
    expect(notices.queryByText('기준에서 벗어난 날')).toBeNull();
    expect(notices.getByText('기준에 모자라는 날')).toBeDefined();
  });

  it('say which foods at home the week uses, and which it does not', async () => {
    const food = (name: string, isKnown: boolean, meals: number) => {
      return { text: name, name, nameEn: name, isKnown, meals };
    };
    const foodsAtHome = [food('두부', true, 3), food('가지', true, 0), food('딱풀', false, 0)];
    const notices = await open({ quality: { ...QUALITY, foodsAtHome }, notices: ['general'] });
    expect(notices.getByText('이번 주에 써요: 두부 3끼.')).toBeDefined();
    expect(notices.getByText('이번 주에 쓰지 못한 재료: 가지.')).toBeDefined();
    expect(notices.getByText('모르는 재료라서 쓰지 않았어요: 딱풀.')).toBeDefined();
  });

  it('say how the plan was fitted, naming the person where there are several', async () => {
    const note = (code: 'mealsGrown' | 'warfarin' | 'styleOff' | 'olderRaw', person: number | null) =>
      ({ code, target: null, person, style: code === 'styleOff' ? 'muscleGain' : null }) as const;
    const eats = (sex: 'female' | 'male') =>
      ({ target: 'parents', sex, isLead: sex === 'female', portion: 1, energyKcal: 1800 }) as const;
    const eaters = [eats('female'), eats('male')];
    const bodyNotes = [
      ...[note('mealsGrown', null), note('warfarin', 0), note('styleOff', 1)],
      ...[note('olderRaw', 0), note('olderRaw', 1)],
    ];
    const notices = await open({ quality: { ...QUALITY, eaters, bodyNotes }, notices: ['general'] });
    expect(notices.getByText('끼니를 비운 만큼 나머지 끼니를 조금 늘렸어요.')).toBeDefined();
    expect(notices.getByText(/^어머니 · 비타민 K가 많은 채소를/)).toBeDefined();
    expect(notices.getByText('아버지 · 지금 상태에서는 근육증가를 넣지 않았어요.')).toBeDefined();
    expect(notices.getAllByText(/^예순다섯 살부터는/)).toHaveLength(1);
  });

  it('lead to the question about kidneys where no answer bounds the protein', async () => {
    const bodyNotes = [{ code: 'kidneyUnsaid', target: null, person: null, style: null }] as const;
    const notices = await open({ quality: { ...QUALITY, bodyNotes: [...bodyNotes] }, notices: ['general'] });
    expect(notices.getByText(/단백질을 체중 1kg에 1.3g 안에서 맞췄어요/)).toBeDefined();
    fireEvent.click(notices.getByRole('button', { name: '콩팥 질문에 답하기' }));
    expect(await screen.findAllByText('콩팥(신장)\u2060이 좋지 않다고 들은 적이 있나요?')).not.toEqual([]);
  });

  it('lead to no question where this device has the answers of another plan', async () => {
    const bodyNotes = [{ code: 'kidneyUnsaid', target: null, person: null, style: null }] as const;
    const another = { ...aStartedSurvey(COMPLETE_ANSWERS), surveyId: 'another' };
    const plan = { quality: { ...QUALITY, bodyNotes: [...bodyNotes] }, notices: ['general' as const] };
    const notices = await open(plan, another);
    expect(notices.getByText(/단백질을 체중 1kg에 1.3g 안에서 맞췄어요/)).toBeDefined();
    expect(notices.queryByRole('button', { name: '콩팥 질문에 답하기' })).toBeNull();
  });

  it('name excluded words that are not foods we know', async () => {
    const quality = { ...QUALITY, unknownExclusions: ['마라샹궈', '두쫀쿠'] };
    const notices = await open({ quality, notices: ['general', 'allergy'] });
    expect(notices.getByText(/마라샹궈, 두쫀쿠/)).toBeDefined();
    expect(notices.queryByText('기준에서 벗어난 날')).toBeNull();
  });

  it('say what repeats, by how much, and that menus were few', async () => {
    const quality = {
      ...QUALITY,
      repeatedDishes: 2,
      relaxations: [
        { rule: 'groupLimit', mainGroup: 'tofu', uses: 5, limit: 4 } as const,
        { rule: 'overnight', times: 1 } as const,
      ],
    };
    const notices = await open({ quality, notices: ['general'] });
    const repeats = disclosure(notices.getByText('겹치는 끼니가 있어요'));
    expect(repeats.getByText('조건에 맞는 메뉴가 넉넉하지 않아서 이렇게 차렸어요.')).toBeDefined();
    expect(repeats.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '두부 메뉴가 일주일에 5번 나와요. 보통은 4번까지예요.',
      '하루의 마지막 끼니와 다음 날 첫 끼니의 주재료가 같은 날이 1번 있어요.',
      '앞에 나온 메뉴가 2번 다시 나와요.',
    ]);
  });

  it('do not call menus few where meals were changed by hand', async () => {
    const relaxations = [{ rule: 'dayGroups', times: 2 } as const];
    const notices = await open({ quality: { ...QUALITY, ladderStep: 0, relaxations }, notices: ['general'] });
    expect(notices.getByText('끼니를 바꾸면서 이렇게 되었어요.')).toBeDefined();
    expect(notices.queryByText(/넉넉하지 않아서/)).toBeNull();
  });
});

describe('a day off its limits', () => {
  it('says so below its heading, with the figure, and no other day does', async () => {
    const today = { ...ABOVE, date: '2025-11-20' };
    await open({ quality: { ...QUALITY, warnings: [today, BELOW, ABOVE] }, notices: ['general'] });
    const missed = within(screen.getByRole('list', { name: '기준을 벗어난 성분' }));
    expect(missed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '나트륨이 하루 기준보다 310mg 많아요.',
      '식이섬유가 하루 기준보다 0.7g 적어요.',
    ]);
  });

  it('says in one sentence what there is too much of', async () => {
    const [sodium, fat] = [ABOVE, { ...ABOVE, nutrient: 'saturatedFatG' as const, value: 18, limit: 14 }];
    const warnings = [sodium, fat, BELOW].map((each) => ({ ...each, date: '2025-11-20' }));
    await open({ quality: { ...QUALITY, warnings }, notices: ['general'] });
    const missed = within(screen.getByRole('list', { name: '기준을 벗어난 성분' }));
    expect(missed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '기준보다 나트륨\u00a0310mg\u00a0· 포화지방\u00a04g 많아요.',
      '식이섬유가 하루 기준보다 0.7g 적어요.',
    ]);
  });
});

it.each(['dailyMeals', 'weeklyMeals', 'shopping', 'nutrition'])(
  'says on %s that all days of the plan are past',
  async (path) => {
    const platform = { ...fakePlatform(), clock: { today: () => '2025-11-26', now: () => Date.now() } };
    platform.answer('/functions/v1/get-meal-plan', () => ok(aMealPlan()));
    platform.answer('/functions/v1/shopping-list', () => ok({ portions: 1, items: [aShoppingItem()] }));
    await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform });
    expect(screen.getByRole('complementary', { name: '지난 식단 안내' }).textContent).toContain('11월 24일');
  },
);
