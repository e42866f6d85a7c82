import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breakableTitle } from './meal-name.tsx';

it.each([
  ['아보카도명란비빔밥', '아보카도명란|비빔밥'],
  ['토마토달걀볶음', '토마토달걀|볶음'],
  ['팽이버섯된장국', '팽이버섯|된장국'],
  ['카레감자볶음 도시락', '카레감자|볶음 도시락'],
  ['비빔밥', '비빔밥'],
  ['불고기덮밥', '불고기|덮밥'],
  ['고등어통조림 조림', '고등어통조림 조림'],
  ['grilled fish', 'grilled fish'],
])('%s breaks before its kind of dish alone', (title, expected) => {
  const { container } = render(<p>{breakableTitle(title)}</p>);
  expect(container.textContent).toBe(title);
  expect(container.querySelector('p')?.innerHTML.replace('<wbr>', '|')).toBe(expected);
});
