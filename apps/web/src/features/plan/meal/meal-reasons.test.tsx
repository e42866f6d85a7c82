import { type ReasonWire, reasonWireSchema, type WeekReasonsWire } from '@kkini/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { aQuality, someDays } from '../../../testing/a-limit.ts';
import { aDay, aMealPlan, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';
import { reasonWords } from './meal-reasons.tsx';

const WITHIN: ReasonWire = {
  code: 'withinLimit',
  nutrient: 'sodiumMg',
  amount: 1650,
  runnerUpAmount: 1970,
  limit: 1800,
  runnerUpId: 'kimchi-stew',
  runnerUpTitle: '김치찌개',
  runnerUpTitleEn: null,
};
const VARIED: ReasonWire = { code: 'varied', mainGroup: 'tofu', uses: 1 };

async function open(
  reasons: WeekReasonsWire | undefined,
  { path = 'dailyMeals', lunch = aRecipeMeal() } = {},
) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': aMealPlan({
      days: { [TEST_TODAY]: aDay({ lunch }) },
      ...(reasons !== undefined && { reasons, quality: aQuality({ days: someDays('within') }) }),
    }),
  });
  await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform });
}

const slips = () =>
  [...document.querySelectorAll('details summary')].filter((each) =>
    /왜 이 끼니/.test(each.textContent ?? ''),
  );

describe('why a meal is there', () => {
  it('stands below its card as one line, with all of it behind', async () => {
    await open({ [TEST_TODAY]: { lunch: [WITHIN, VARIED] } });
    const [slip, ...others] = slips();
    expect(others).toEqual([]);
    expect(slip?.textContent).toBe('점심, 왜 이 끼니인가요? 하루 나트륨을 기준 안으로 지켜요');
    const details = slip?.closest('details');
    if (!details) throw new Error('a slip can be opened');
    expect(details.open).toBe(false);
    expect(
      within(details)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent),
    ).toEqual([
      '하루 나트륨 1,650mg, 기준 1,800mg 안이에요. ‘김치찌개’ 메뉴를 고르면 1,970mg까지 올라가요.',
      '이번 주에 두부 메뉴는 1번만 나와요. 재료가 겹치지 않게 골랐어요.',
    ]);
  });

  it('cannot be opened where the line says all of it', async () => {
    await open({ [TEST_TODAY]: { lunch: [{ code: 'quick', minutes: 15 }] } });
    expect(slips()).toEqual([]);
    expect(screen.getByText('이 메뉴는 15분이면 만들어요')).toBeDefined();
  });

  it('says nothing of the time of a dish that is cooked already', async () => {
    const lunch = aRecipeMeal({ cooked_on: '2025-11-19' });
    await open({ [TEST_TODAY]: { lunch: [{ code: 'quick', minutes: 15 }] } }, { lunch });
    expect(screen.queryByText('이 메뉴는 15분이면 만들어요')).toBeNull();
  });

  it('is left out where nothing is told, as in a shared plan', async () => {
    await open(undefined);
    expect(slips()).toEqual([]);
  });

  it('does not crowd the week', async () => {
    await open({ [TEST_TODAY]: { lunch: [WITHIN] } }, { path: 'weeklyMeals' });
    expect(slips()).toEqual([]);
  });
});

const against = { runnerUpId: 'kimchi-stew', runnerUpTitle: '김치찌개', runnerUpTitleEn: 'Kimchi-jjigae' };
const sodium = { nutrient: 'sodiumMg', amount: 1650.4, runnerUpAmount: 1970, limit: 1800 } as const;
const korean = translator(ko);

const REASONS: readonly ReasonWire[] = [
  { code: 'withinLimit', ...sodium, ...against },
  { code: 'lessOver', ...sodium, amount: 1900, ...against },
  { code: 'reachesGoal', nutrient: 'fiberG', amount: 26.12, runnerUpAmount: 20, limit: 25, ...against },
  { code: 'closerToGoal', nutrient: 'proteinG', amount: 40, runnerUpAmount: 35.5, limit: 55, ...against },
  {
    code: 'fitsMeal',
    nutrient: 'energyKcal',
    amount: 612,
    runnerUpAmount: 980,
    mealTime: 'lunch',
    ...against,
  },
  { code: 'betterForMealTime', mealTime: 'breakfast', ...against },
  { code: 'moreFamiliar', ...against },
  { code: 'quicker', minutes: 15, ...against },
  { code: 'shorterDay', minutes: 12, wanted: 30, ...against },
  { code: 'withoutUnlike', leaning: 'added-sugar', ...against },
  { code: 'spreadsMethods', method: 'soup', uses: 6, limit: 5, ...against },
  { code: 'fewerFried', uses: 3, limit: 2, ...against },
  { code: 'fewerProcessedMeat', uses: 2, limit: 1, ...against },
  { code: 'bringsFish', uses: 1, limit: 2, ...against },
  { code: 'bringsOilyFish', uses: 2, limit: 2, ...against },
  { code: 'bringsSoup', uses: 3, limit: 3, ...against },
  { code: 'newThisWeek', ...against },
  { code: 'onlyDish' },
  { code: 'keepsLimit', nutrient: 'sodiumMg', amount: 420, dayAmount: 1650, limit: 1800 },
  { code: 'fillsGoal', nutrient: 'fiberG', amount: 10, limit: 25 },
  { code: 'usesBatch', dishes: 2 },
  { code: 'usesAtHome', food: '두부', foodEn: 'tofu' },
  { code: 'varied', mainGroup: 'mushroom', uses: 1 },
  { code: 'suitsMealTime', mealTime: 'dinner' },
  { code: 'quick', minutes: 10 },
  { code: 'familiar' },
];

describe('the words of a reason', () => {
  it('are there for every code, in both languages, with every place filled', () => {
    const codes = reasonWireSchema.def.options.flatMap(({ shape }) => shape.code.def.values);
    expect(REASONS.map(({ code }) => code)).toEqual(codes);
    for (const t of [korean, translator(en)]) {
      for (const reason of REASONS) {
        const { short, whole } = reasonWords(t, reason);
        expect(`${short} ${whole}`).not.toMatch(/[{}]|reason|NaN|undefined/);
        expect(whole).toMatch(/\.$/);
      }
    }
  });

  it('show with a tenth by how little the runner-up would exceed a limit', () => {
    const fat = { nutrient: 'fatG', amount: 64.5, runnerUpAmount: 68.4, limit: 67.83 } as const;
    expect(reasonWords(korean, { code: 'withinLimit', ...fat, ...against }).whole).toBe(
      '하루 지방 64.5g, 기준 67.8g 안이에요. ‘김치찌개’ 메뉴를 고르면 68.4g까지 올라가요.',
    );
  });

  it('give the figures of the day and the name of the runner-up', () => {
    const whole = REASONS.slice(0, 5).map((reason) => reasonWords(korean, reason).whole);
    expect(whole).toEqual([
      '하루 나트륨 1,650mg, 기준 1,800mg 안이에요. ‘김치찌개’ 메뉴를 고르면 1,970mg까지 올라가요.',
      '이날은 나트륨이 기준 1,800mg보다 많지만, ‘김치찌개’보다는 70mg 적어요.',
      '하루 식이섬유 26g, 기준 25g 이상을 채워요. ‘김치찌개’ 메뉴를 고르면 20g에 그쳐요.',
      '이날은 단백질이 기준 55g보다 적지만, ‘김치찌개’보다는 4.5g 많아요.',
      '점심 한 끼로 알맞은 양이에요. 열량 612kcal, ‘김치찌개’ 메뉴는 980kcal.',
    ]);
  });

  it('name whose plate their amounts are of where several eat', () => {
    const [within, , , , , meal] = REASONS;
    const kept = REASONS.find(({ code }) => code === 'keepsLimit');
    if (within === undefined || meal === undefined || kept === undefined)
      throw new Error('every code is there');
    expect(reasonWords(korean, within, '어머니').whole).toMatch(/^어머니 · 하루 나트륨/);
    expect(reasonWords(korean, within, '어머니').short).toBe('하루 나트륨을 기준 안으로 지켜요');
    expect(reasonWords(korean, kept, '어머니').short).toMatch(/^어머니 · 나트륨 420mg/);
    expect(reasonWords(korean, meal, '어머니')).toEqual(reasonWords(korean, meal));
  });

  it('promise nothing a meal can not keep', () => {
    for (const reason of REASONS) {
      const { short, whole } = reasonWords(korean, reason);
      expect(`${short} ${whole}`).not.toMatch(/치료|예방|낫|개선|효과|건강해/);
    }
  });

  it('count main dishes only, because the sides of a week may be fried as well', () => {
    const [fried, processed] = (['fewerFried', 'fewerProcessedMeat'] as const).map(
      (code) => reasonWords(korean, { code, uses: 3, limit: 2, ...against }).whole,
    );
    expect(fried).toContain('튀김이 중심인 끼니가 3번');
    expect(processed).toContain('가공육이 든 중심 요리가 3번');
  });

  it('fit one food and several in English', () => {
    const wholes = (['fruit_juice', 'salted-fermented'] as const).map(
      (leaning) => reasonWords(translator(en), { code: 'withoutUnlike', leaning, ...against }).whole,
    );
    expect(wholes).toEqual([
      'Made without fruit juice, unlike “김치찌개”.',
      'Made without doenjang, kimchi, salted seafood or pickles, unlike “김치찌개”.',
    ]);
  });

  it('write a nutrient small within an English sentence', () => {
    const { short, whole } = reasonWords(translator(en), { code: 'lessOver', ...sodium, ...against });
    expect(short).toBe('Less sodium than other dishes');
    expect(whole).toContain('Sodium is above the limit of 1,800\u00a0mg');
  });
});
