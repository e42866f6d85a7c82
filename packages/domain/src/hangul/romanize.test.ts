import { expect, it } from 'vitest';
import { romanize } from './romanize.ts';

it.each([
  ['고추가루', 'gochugaru'],
  ['볶음', 'bokkeum'],
  ['국물', 'gungmul'],
  ['곶감나무', 'gotgamnamu'],
  ['앞마당', 'ammadang'],
  ['콩나물', 'kongnamul'],
  ['불고기', 'bulgogi'],
  ['달래', 'dallae'],
  ['삶은', 'sameun'],
  ['두부A', null],
])('writes %s as %s', (hangul, latin) => {
  expect(romanize(hangul)).toBe(latin);
});
