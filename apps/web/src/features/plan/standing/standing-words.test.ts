import { expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { figureWords } from './standing-words.ts';

const t = translator(ko);

it.each([
  ['within', null, '넘을 수 있어요'],
  ['within by rounding', '0g', '넘을 수 있어요'],
  ['below the minimum', '0.5g', '어림값이라 기준을 벗어날 수 있어요'],
])('a figure that may go over, computed %s, is told as what it may be', (_, off, words) => {
  expect(figureWords(t, 'likely', off)).toBe(words);
});
