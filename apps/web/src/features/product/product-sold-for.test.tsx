import { productDetail } from '@kkini/contract';
import { ok } from '@kkini/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { findScreenHeading } from '../../testing/find-screen-heading.ts';
import { renderApp } from '../../testing/render-app.tsx';

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
  await renderApp({ path: '/productDetail?id=lunchbox-bulgogi', platform });
  await findScreenHeading();
  if (words === null) expect(screen.queryByText(/인분/)).toBeNull();
  else expect(screen.getByText(words)).toBeDefined();
});
