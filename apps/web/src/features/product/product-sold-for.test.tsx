import { productDetail } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { openScreen } from '../../testing/render-app.tsx';

it.each([
  ['식당', 2, /보통 2인분부터 주문받아요/],
  ['밀키트', 2, /밀키트는 보통 2인분이 한 팩이에요/],
  ['식당', null, null],
])('a product of the style %s sold for %s says so', async (category, soldFor, words) => {
  const platform = fakePlatform();
  const product = productDetail.reply.parse({
    ...productDetail.example.reply,
    category,
    sold_for: soldFor,
  });
  platform.answer(productDetail.path, () => ok(product));
  await openScreen({ path: '/productDetail?id=lunchbox-bulgogi', platform });
  if (words === null) expect(screen.queryByText(/인분/)).toBeNull();
  else expect(screen.getByText(words)).toBeDefined();
});

it('a product of which the first person has all and a child less shows all of it first', async () => {
  const { nutrient, ...example } = productDetail.reply.parse(productDetail.example.reply);
  const of = (target: 'self' | 'child', amounts: typeof nutrient) => ({
    ...{ target, count: 1, nutrient: amounts, dayLimits: {} },
  });
  const judgement = {
    ...{ conditions: [], dayLimits: {}, verdict: null },
    portions: [of('self', nutrient), of('child', { ...nutrient, calorie: 300 })],
  };
  const platform = fakePlatform({
    [productDetail.path]: productDetail.reply.parse({ ...example, nutrient, judgement }),
  });
  await openScreen({ path: '/productDetail?id=lunchbox-bulgogi', platform });
  expect(screen.getByRole('radio', { name: '전체', checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: '자녀 몫', checked: false })).toBeDefined();
});
