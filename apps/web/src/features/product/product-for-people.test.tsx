import { productDetail } from '@kkini/contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { openScreen } from '../../testing/render-app.tsx';

const EXAMPLE = productDetail.reply.parse(productDetail.example.reply);
const PATH = '/productDetail?id=lunchbox-bulgogi';
const PLANNED = `${PATH}&surveyId=${TEST_SURVEY_ID}&date=2025-11-20&mealTime=lunch`;

async function open(changes: object, path = PATH) {
  const product = productDetail.reply.parse({ ...EXAMPLE, ...changes });
  await openScreen({ path, platform: fakePlatform({ [productDetail.path]: product }) });
}

it.each([
  ['식당', 2, /보통 2인분부터 주문받아요/],
  ['밀키트', 2, /밀키트는 보통 2인분이 한 팩이에요/],
  ['식당', null, null],
])('a product of the style %s sold for %s says so', async (category, soldFor, words) => {
  await open({ category, sold_for: soldFor });
  if (words === null) expect(screen.queryByText(/인분/)).toBeNull();
  else expect(screen.getByText(words)).toBeDefined();
});

describe('a product for several people', () => {
  const { nutrient } = EXAMPLE;
  const of = (target: string, calorie: number | null) => ({
    ...{ target, count: 1, nutrient: { ...nutrient, calorie }, dayLimits: { energyKcal: 1800 } },
  });
  const judgement = {
    ...{ conditions: [], dayLimits: {}, verdict: null },
    portions: [of('self', nutrient.calorie), of('child', 300)],
  };

  it('shows the portion of the first one first, by their own limits', async () => {
    await open({ judgement });
    expect(screen.getByRole('radio', { name: '본인 몫', checked: true })).toBeDefined();
    expect(screen.getByText('퍼센트는 본인 하루 기준에서 차지하는 비율이에요.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '자녀 몫', checked: false }));
    expect(screen.getByText('퍼센트는 자녀 하루 기준에서 차지하는 비율이에요.')).toBeDefined();
    // All of it is nobody's day.
    fireEvent.click(screen.getByRole('radio', { name: '전체' }));
    expect(screen.queryByText(/하루 기준/)).toBeNull();
  });

  it('names those for whom it is too much, and leads from a plan to other meals', async () => {
    const by = [['sugarG'], ['sugarG', 'sodiumMg']];
    const verdict = { code: 'above', nutrients: ['sugarG', 'sodiumMg'], by };
    await open({ judgement: { ...judgement, verdict } }, PLANNED);
    expect(
      screen.getByText('당류가 한 끼 기준보다 많아요 · 자녀: 나트륨이 한 끼 기준보다 많아요'),
    ).toBeDefined();
    const swap = screen.getByRole('link', { name: '기준에 맞는 메뉴 찾기' }).getAttribute('href');
    expect(swap).toBe(`/dailyMeals/${TEST_SURVEY_ID}?date=2025-11-20&swap=lunch`);
  });

  it('names those for whom it may be, and leads nowhere', async () => {
    const likely = { code: 'likely', nutrients: ['sodiumMg'], by: [[], ['sodiumMg']] };
    await open({ judgement: { ...judgement, verdict: likely } }, PLANNED);
    expect(screen.getByText('자녀: 나트륨이 기준보다 많을 수 있어요')).toBeDefined();
    expect(screen.queryByRole('link', { name: '기준에 맞는 메뉴 찾기' })).toBeNull();
  });

  it('leads nowhere where it was not opened from a plan', async () => {
    await open({ judgement: { ...judgement, verdict: { code: 'above', nutrients: ['sodiumMg'], by: [] } } });
    expect(screen.getByText('나트륨이 한 끼 기준보다 많아요')).toBeDefined();
    expect(screen.queryByRole('link', { name: '기준에 맞는 메뉴 찾기' })).toBeNull();
  });
});
