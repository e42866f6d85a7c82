import { expect, it } from 'vitest';
import { dropFinalSiot } from './drop-final-siot.ts';

it.each([
  ['북엇', '북어'],
  ['뭇', '무'],
  ['김칫', '김치'],
  ['버섯', '버서'],
])('turns %s into %s', (word, bare) => {
  expect(dropFinalSiot(word)).toBe(bare);
});

it.each(['굴', '새우', '', 'bus', '있'])('leaves %j as it is', (word) => {
  expect(dropFinalSiot(word)).toBe(word);
});
