/** A text without its servings marks, and the number of the first mark before any amount. */
export type MarkedServings = { readonly text: string; readonly servings: number | null };

/**
 * Removes servings marks from a tidy text: "[2인분]", "2인분 기준", "재료(4인분) :", and a line "2인분". After a food it is an amount ("밥
 * 2인분") and stays. A mark counts for the whole only before the first amount; a range counts by its start.
 */
export function takeServings(text: string): MarkedServings {
  let servings: number | null = null;
  const rest = text.replace(MARK, (mark: string, ...groups: (string | number | undefined)[]) => {
    const at = groups.findLast((group) => typeof group === 'number');
    const number = groups.find((group) => typeof group === 'string');
    const leads = typeof at === 'number' && !/\d/.test(text.slice(0, Math.min(at, LONGEST_LEAD)));
    if (servings === null && leads && at <= LONGEST_LEAD) servings = Number(number);
    return mark.startsWith('(') ? ' ' : '\n';
  });
  return { text: rest, servings: servings === 0 ? null : servings };
}

/** Most characters before a mark for the whole, such as a heading. */
const LONGEST_LEAD = 40;
const COUNT = String.raw`(?<!\d)(\d{1,3})(?:\s?[~-]\s?\d{1,3})?\s?인\s?분?(?:량)?`;
const WORD = String.raw`\s?(?:기준|재료|분량)`;
const MARK = new RegExp(
  [
    String.raw`[[<【〔]\s?(?:재료\s?)?${COUNT}(?:${WORD})?\s?[\]>】〕]`,
    String.raw`\(\s?${COUNT}(?:${WORD})?\s?\)(?=\s?(?::|\n|$)|(?<=(?:재료|양념|양념장|소스|드레싱|육수|반죽)\s?\([^()]{1,20}\)))`,
    String.raw`\(?${COUNT}${WORD}\)?`,
    String.raw`(?<=^|\n)[^\p{L}\d\n(]{0,4}${COUNT}(?=\s|:|,|$)`,
  ].join('|'),
  'gu',
);
