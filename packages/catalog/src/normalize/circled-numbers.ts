/** First sign, its number and how many follow: circles, brackets, full stops, discs (three kinds), double circles. */
const RANGES: readonly (readonly [first: number, number: number, count: number])[] = [
  [0x2460, 1, 20],
  [0x2474, 1, 20],
  [0x2488, 1, 20],
  [0x24eb, 11, 10],
  [0x24f5, 1, 10],
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x3251, 21, 15],
];
const FIRST = 0x2460;

const ENCLOSED = /[\u2460-\u249B\u24EB-\u24FE\u2776-\u2793]|([0-9])\uFE0F?\u20E3/g;

/** The signs `plainCircles` writes, as the content of a character class. */
export const CIRCLED = '\u2460-\u2473\u3251-\u325F';

/** Numbers in discs, brackets and on keys as numbers in circles: "❶", "⑴", "⒈" and "1️⃣" → "①". */
export function plainCircles(text: string): string {
  return text.replace(ENCLOSED, (sign, key?: string) => {
    const number = key === undefined ? circledValue(sign) : Number(key);
    return number === 0 ? sign : String.fromCharCode(FIRST + number - 1);
  });
}

/** The number of a sign; 0 for another character. */
export function circledValue(sign: string): number {
  const code = sign.charCodeAt(0);
  const range = RANGES.find(([first, , count]) => code >= first && code < first + count);
  return range === undefined ? 0 : code - range[0] + range[1];
}
