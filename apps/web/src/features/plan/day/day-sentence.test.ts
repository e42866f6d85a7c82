import type { DayWire } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { someDays } from '../../../testing/a-limit.ts';
import { aDay, aFastingMeal, aRecipeMeal, someNutrients } from '../../../testing/a-meal-plan.ts';
import { daySentence } from './day-sentence.ts';

const sentence = (meals: Partial<DayWire>, day = '오늘') => {
  const { first, second } = daySentence(translator(ko), { day, meals: aDay(meals) });
  return [first, second].filter(Boolean).join(' · ');
};
const withoutEnergy = aRecipeMeal({ nutrient: someNutrients({ calorie: null }) });
const withoutSodium = aRecipeMeal({ nutrient: someNutrients({ sodium: null }) });
const unknown = aRecipeMeal({ nutrient: null });

describe('the sentence of a day', () => {
  it('leaves the energy of several people to the lines below, which paper lacks', () => {
    const [standing] = someDays('within', [
      { target: 'self', verdict: 'within', plannedKcal: 1469 },
      { target: 'spouse', verdict: 'within', plannedKcal: 1688 },
    ]);
    const asked = { day: '오늘', meals: aDay({}), standing };
    expect(daySentence(translator(ko), asked)).toMatchObject({ first: '오늘 각자 드실 양', second: null });
    expect(daySentence(translator(ko), { ...asked, isPaper: true }).second).toBe('한 사람 1,469 – 1,688kcal');
  });

  it.each([
    ['adds up energy and sodium', {}, '오늘 하루 1,500kcal · 나트륨 1,800mg'],
    ['counts fasting as nothing', { breakfast: aFastingMeal() }, '오늘 하루 1,000kcal · 나트륨 1,200mg'],
    ['leaves sodium out when a meal lacks it', { lunch: withoutSodium }, '오늘 하루 1,500kcal'],
    [
      'says that an energy is unknown',
      { lunch: withoutEnergy },
      '오늘 하루 아는 만큼 1,000kcal · 열량을 모르는 끼니가 있어요',
    ],
    [
      'claims no energy when none is known',
      { breakfast: aFastingMeal(), lunch: unknown, dinner: unknown },
      '오늘은 열량 정보가 없어요',
    ],
    [
      'speaks of a day of fasting',
      { breakfast: aFastingMeal(), lunch: aFastingMeal(), dinner: aFastingMeal() },
      '이날은 식사가 없어요.',
    ],
    [
      'asks for nothing where no dish may be served',
      { lunch: null, emptyReasons: { lunch: 'noCandidate' } },
      '점심에는 조건에 맞는 메뉴가 없어요',
    ],
    ['asks for a missing meal', { dinner: null }, '두 끼를 골랐어요. · 저녁도 정해 볼까요?'],
    [
      'asks for two missing meals',
      { lunch: null, dinner: null },
      '한 끼를 골랐어요. · 점심, 저녁도 정해 볼까요?',
    ],
    [
      'asks for all three meals',
      { breakfast: null, lunch: null, dinner: null },
      '아직 고른 끼니가 없어요. · 아침, 점심, 저녁을 정해 볼까요?',
    ],
  ])('%s', (_, meals, words) => {
    expect(sentence(meals)).toBe(words);
  });

  it('calls another day by its weekday', () => {
    expect(sentence({}, '화요일')).toBe('화요일 하루 1,500kcal · 나트륨 1,800mg');
  });
});
