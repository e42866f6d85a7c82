import { expect, it } from 'vitest';
import { hasBatchim } from './has-batchim.ts';

it.each(['굴', '콩', '밤', '10', '3', '100', 'BMI 21', 'HTML', '500mg', '두부(무염)밥'])(
  'hears a final consonant in %s',
  (word) => {
    expect(hasBatchim(word)).toBe(true);
  },
);

it.each(['새우', '두부', '2', '5', '9', 'BMI', '600kcal', '30%', 'milk', '', '두부(찌개용)', '‘우유’'])(
  'hears a final vowel in %j',
  (word) => {
    expect(hasBatchim(word)).toBe(false);
  },
);
