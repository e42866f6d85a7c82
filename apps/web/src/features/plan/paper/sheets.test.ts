import { NOTICES, type PortionWire } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { A4, type Sheet } from '../../../platform/paper/sheet.ts';
import {
  aDay,
  aFastingMeal,
  aMealPlan,
  aPortion,
  aProductMeal,
  aRecipeMeal,
  TEST_COMPANIONS,
} from '../../../testing/a-meal-plan.ts';
import { potsOf } from '../model/batches.ts';
import { planDays } from '../model/get-meal-plan.ts';
import { daySheet } from './day-sheet.ts';
import { weekSheet } from './week-sheet.ts';

const t = translator(ko);
/** Text widths close to those of Hangul. */
const means = {
  t,
  locale: 'ko' as const,
  measure: (text: string, { size }: { size: number }) => [...text].length * size * 0.87,
};
const texts = (sheet: Sheet) => sheet.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const pictures = (sheet: Sheet) =>
  sheet.items.flatMap((item) => (item.kind === 'picture' && item.alt !== '' ? [item.src] : []));

const restaurant = aProductMeal({ category: '식당', title: '순두부찌개 정식', area: '강남', price: 9000 });
const plan = aMealPlan({ notices: [...NOTICES], days: { '2025-11-19': aDay({ lunch: restaurant }) } });
const days = planDays(plan);
const wednesday = { date: '2025-11-19', meals: aDay({ lunch: restaurant, dinner: aFastingMeal() }) };

const rice = {
  kind: 'rice' as const,
  grams: 140,
  bowls: { whole: 0, numerator: 2, denominator: 3 },
  addedGrams: 0,
};
const portion = (target: PortionWire['target'], mainGrams: number) =>
  aPortion({
    target,
    starches: [rice],
    main: { whole: 0, numerator: 1, denominator: 2 },
    mainFactor: 0.5,
    mainGrams,
    wholeGrams: mainGrams,
  });

describe('the sheet of a day', () => {
  it('names the day and its meals with what is known of them', () => {
    const words = texts(daySheet(means, wednesday)).join('\n');
    for (const part of [
      '11월 19일 수요일',
      '그릭 요거트 볼',
      '순두부찌개 정식',
      '보통 가격 9,000원',
      '속을 비우는 끼니',
    ]) {
      expect(words).toContain(part);
    }
    expect(pictures(daySheet(means, wednesday))).toHaveLength(3);
  });

  it('tells what stands beside a dish, in the language of the page', () => {
    const stew = { title_en: 'Tofu stew', hashtags_en: ['tofu', 'zucchini'] };
    const meals = aDay({ lunch: aRecipeMeal({ companions: TEST_COMPANIONS, ...stew }) });
    const day = { date: '2025-11-19', meals };
    expect(texts(daySheet(means, day)).join(' ')).toContain('흰쌀밥 · 감자샐러드 · 깍두기와 함께');
    const english = texts(daySheet({ ...means, t: translator(en), locale: 'en' }, day)).join(' ');
    expect(english).toContain('Tofu stew');
    expect(english).toContain('#tofu #zucchini');
    expect(english).toContain('with steamed white rice, Korean potato salad');
  });

  it('tells of a dish cooked for several meals when it is cooked, and its minutes there only', () => {
    const date = '2025-11-19';
    const stew = { id: 'stew', minutes: 44 };
    const meals = aDay({
      breakfast: aRecipeMeal({ ...stew, cooked_on: '2025-11-18' }),
      lunch: aRecipeMeal(stew),
    });
    const later = aDay({ dinner: aRecipeMeal({ ...stew, cooked_on: date }) });
    const pots = potsOf([
      { date, meals },
      { date: '2025-11-20', meals: later },
    ]);
    const words = texts(daySheet(means, { date, meals, pots })).join(' ');
    expect(words).toContain('화요일에 만든 것');
    expect(words).toContain('이날 2끼분 만들기');
    expect(words.match(/44분/g)).toHaveLength(1);
  });

  it('tells what each person has, in grams only where many eat', () => {
    const shown = (...portions: ReturnType<typeof portion>[]) => {
      const lunch = aRecipeMeal({ portions: portions as PortionWire[], companions: TEST_COMPANIONS });
      return texts(daySheet(means, { date: '2025-11-19', meals: aDay({ lunch }) })).join(' ');
    };
    expect(shown(portion('self', 180))).toContain('밥 2/3공기(140g), 요리 1/2인분(약 180g)');
    const others = [200, 90, 80, 70, 60].map((grams, at) => portion(at === 0 ? 'spouse' : 'child', grams));
    const six = shown(portion('self', 180), ...others);
    for (const words of ['본인: 밥 140g, 요리 약 180g', '자녀 4: 밥 140g, 요리 약 60g'])
      expect(six).toContain(words);
  });

  it('tells what each person has beside a long name and many words', () => {
    const beside = { companions: TEST_COMPANIONS, cooked_on: '2025-11-18' };
    const lunch = aRecipeMeal({
      title: '긴 이름을 가진 '.repeat(5),
      ...beside,
      portions: [portion('self', 180)] as PortionWire[],
    });
    const words = texts(daySheet(means, { date: '2025-11-19', meals: aDay({ lunch }) })).join(' ');
    expect(words).toMatch(/140g.*약 180g/);
    expect(words).toContain('화요일에 만든 것');
  });

  it('names what only some people have beside a long English name', () => {
    const extra = (id: string, title_en: string) => ({
      ...{ id, dishId: id, title: id, title_en, amount: null, grams: 100, energyKcal: 80 },
      ...{ fills: 'energyKcal' as const, nutrient: null },
    });
    const portions = [
      { ...portion('parents', 100), sex: 'female', extra: extra('banana', 'Banana') },
      { ...portion('parents', 120), sex: 'male', extra: extra('kiwi', 'Kiwis') },
    ];
    const breakfast = aRecipeMeal({
      ...{ id: 'beef', title_en: 'Sogogi-bokkeum, beef and mushroom stir-fry' },
      companions: TEST_COMPANIONS,
      portions: portions as PortionWire[],
    });
    const meals = aDay({ breakfast });
    const pots = potsOf([
      { date: '2025-11-19', meals },
      {
        date: '2025-11-20',
        meals: aDay({
          breakfast: { ...breakfast, details: { ...breakfast.details, cooked_on: '2025-11-19' } },
        }),
      },
    ]);
    const english = { t: translator(en), locale: 'en' as const };
    const measure = (text: string, { size }: { size: number }) => text.length * size * 0.58;
    const words = texts(daySheet({ ...english, measure }, { date: '2025-11-19', meals, pots })).join(' ');
    expect(words).toContain('plus banana 100 g (Mother only) · plus kiwis 100 g (Father only)');
    expect(words).toContain('about 120 g');
    expect(words).not.toContain('…');
  });

  it('tells what is begun on the evening before, and the work apart from a long wait', () => {
    const oats = aRecipeMeal({ id: 'oats', name: '오버나이트 오트밀', minutes: 487, waiting_minutes: 480 });
    const words = texts(daySheet(means, { date: '2025-11-19', meals: aDay({ breakfast: oats }) })).join(' ');
    expect(words).toContain('전날 저녁에 시작: 오버나이트 오트밀');
    expect(words).toContain('손 가는 시간 7분, 기다리는 시간 8시간');
  });

  it('tells on the first day what is begun before the plan', () => {
    const oats = aRecipeMeal({ id: 'oats', name: '오버나이트 오트밀', minutes: 487, waiting_minutes: 480 });
    const day = { date: '2025-11-19', meals: aDay({ breakfast: oats }) };
    const shown = '전날 저녁(화요일)에 시작해 둘 것: 오버나이트 오트밀 (아침 · 기다리는 시간 8시간)';
    expect(texts(daySheet(means, { ...day, isFirst: true })).join(' ')).toContain(shown);
    expect(texts(daySheet(means, day)).join(' ')).not.toContain('전날 저녁(');
  });

  it('keeps the lines of a full card apart', () => {
    const full = aRecipeMeal({
      title: '들기름에 구운 두부와 애호박을 곁들인 현미 보리 잡곡밥 한상차림',
      companions: [...TEST_COMPANIONS, ...TEST_COMPANIONS],
    });
    const { items } = daySheet(means, { date: '2025-11-19', meals: aDay({ lunch: full }) });
    const words = items.flatMap((item) => (item.kind === 'text' ? [item] : []));
    const start = words.find(({ text }) => text.startsWith('점심'))?.x;
    const baselines = words.filter(({ x }) => x === start).map(({ baseline }) => baseline);
    const gaps = baselines.slice(1).map((baseline, at) => baseline - (baselines[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(17);
  });

  it('says which meal is not chosen yet', () => {
    const sheet = daySheet(means, { date: '2025-11-19', meals: aDay({ dinner: null }) });
    expect(texts(sheet)).toContain('아직 고르지 않았어요');
    expect(pictures(sheet)).toHaveLength(2);
  });
});

describe('the sheet of a week', () => {
  it('names the range and the 21 meals with their pictures', () => {
    const sheet = weekSheet(means, days);
    expect(sheet.title).toBe('[11월 18일 – 24일] 식단');
    expect(texts(sheet)).toContain('11월 18일 – 24일');
    expect(pictures(sheet)).toHaveLength(21);
  });

  it('tells what one person has, and of several who differ the least and the most', () => {
    const shown = (...portions: ReturnType<typeof portion>[]) => {
      const lunch = aRecipeMeal({ portions: portions as PortionWire[] });
      const narrow = { ...means, measure: (text: string) => 4.5 * text.length };
      return texts(weekSheet(narrow, [{ date: '2025-11-19', meals: aDay({ lunch }) }])).join(' ');
    };
    expect(shown(portion('self', 180))).toContain('밥 140g, 요리 1/2인분(약 180g)');
    expect(shown(portion('self', 180), portion('child', 90))).toContain('한 사람 밥 140g, 요리 약 90~180g');
  });

  it('has room for a long English name and the amounts of a dish with noodles', () => {
    const noodles = { kind: 'glassNoodles', grams: 18, bowls: null, addedGrams: 0 };
    const own = { ...portion('self', 235), starches: [noodles, rice], starchPlace: 'within' };
    const named = (title_en: string, portions: readonly object[]) =>
      aRecipeMeal({ title_en, portions: portions as PortionWire[] });
    const meals = aDay({
      breakfast: named('Gochujang bulgogi triangle gimbap with soy milk and banana', [portion('self', 180)]),
      dinner: named('Ttukbaegi-bulgogi, bulgogi in broth', [own]),
    });
    const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5;
    const english = { t: translator(en), locale: 'en' as const, measure };
    const words = texts(weekSheet(english, [{ date: '2025-11-19', meals }])).join(' ');
    expect(words).not.toContain('…');
    expect(words).toContain('(about 235 g)');
  });

  it('names what is begun on the evening before, with its meal', () => {
    const oats = aRecipeMeal({ id: 'oats', name: '오버나이트 오트밀', minutes: 487, waiting_minutes: 480 });
    const week = days.map((day, at) => (at % 3 === 0 ? { ...day, meals: aDay({ breakfast: oats }) } : day));
    const meals = ['화', '금', '월'].map((weekday) => `${weekday} 아침 오버나이트 오트밀`);
    expect(texts(weekSheet(means, week)).join(' ')).toContain(
      `전날 저녁에 시작해 둘 것: ${meals.join(', ')}`,
    );
  });
});

describe('sheets', () => {
  const sheets = [daySheet(means, wednesday), weekSheet(means, days)];

  it('carry the general notice and no answer of the survey', () => {
    const kept = NOTICES.filter((notice) => notice !== 'general').map((notice) =>
      t(`notices.${notice}`).slice(0, 12),
    );
    for (const sheet of sheets) {
      const words = texts(sheet).join(' ');
      expect(words).toContain(t('notices.general').slice(0, 20));
      for (const secret of ['강남', '당뇨', '통풍', ...kept]) expect(words).not.toContain(secret);
    }
  });

  it('stay on the page however long a title is', () => {
    const long = aRecipeMeal({
      title: '들기름에 구운 두부와 애호박을 곁들인 현미 보리 잡곡밥 한상차림',
      companions: [...TEST_COMPANIONS, ...TEST_COMPANIONS],
      hashtags: ['아주긴재료이름'.repeat(4)],
    });
    const slow = aRecipeMeal({ ...long.details, id: 'slow', minutes: 487, waiting_minutes: 480 });
    const meals = aDay({ breakfast: slow, lunch: long, dinner: long });
    const full = days.map(({ date }) => ({ date, meals }));
    const first = { date: '2025-11-19', meals, isFirst: true };
    for (const sheet of [daySheet(means, first), weekSheet(means, full)]) {
      for (const item of sheet.items) {
        const right = item.kind === 'text' ? item.x + means.measure(item.text, item) : item.x + item.width;
        const bottom = item.kind === 'text' ? item.baseline : item.y + item.height;
        expect(right).toBeLessThanOrEqual(A4.width - 20);
        expect(bottom).toBeLessThanOrEqual(A4.height - 10);
      }
    }
  });
});
