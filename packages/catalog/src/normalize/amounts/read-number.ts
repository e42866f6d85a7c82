/** Lengths are bounded: no amount has more digits, and long runs of digits are rejected quickly. */
const PLAIN = String.raw`\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,6})?|\d{1,7}(?:\.\d{1,6})?`;
const FRACTION = String.raw`(?:(?:${PLAIN})\s?(?:과|와|\+|&)?\s?)??\d{1,4}\s?\/\s?\d{1,4}`;
const SINGLE = `(?:${FRACTION}|${PLAIN})`;
const RANGE = String.raw`\s?[~\u223C\u301C\u2013-]\s?`;

/** Source of an expression for a written number: plain, with thousands commas, fraction, mixed, range. */
export const NUMBER = `${SINGLE}(?:${RANGE}${SINGLE})?`;

/** Native numerals that stand before a unit. */
const NATIVE: ReadonlyMap<string, number> = new Map([
  ['반', 0.5],
  ['한두', 1.5],
  ['두어', 2],
  ['두세', 2.5],
  ['서너', 3.5],
  ['한', 1],
  ['두', 2],
  ['세', 3],
  ['석', 3],
  ['네', 4],
  ['넉', 4],
  ['너댓', 4.5],
  ['네댓', 4.5],
  ['다섯', 5],
  ['대여섯', 5.5],
  ['여섯', 6],
  ['일곱', 7],
  ['여덟', 8],
  ['아홉', 9],
  ['열', 10],
  ['열두', 12],
  ['스무', 20],
]);

/** Source of an expression for a native numeral, longest first. */
export const NATIVE_NUMBER: string = [...NATIVE.keys()].sort((a, b) => b.length - a.length).join('|');

/** Value of a written number, for a range its middle. "1과 1/2" → 1.5, "3~5" → 4, "한" → 1. Null for other texts. */
export function readNumber(text: string): number | null {
  const native = NATIVE.get(text);
  if (native !== undefined) return native;
  const ends = text.split(/[~\u223C\u301C\u2013-]/).map(readSingle);
  if (ends.length > 2 || ends.some((value) => value === null)) return null;
  return ends.reduce<number>((sum, value) => sum + (value ?? 0), 0) / ends.length;
}

function readSingle(text: string): number | null {
  const written = text.trim();
  if (WHOLE.test(written)) return Number(written.replaceAll(',', ''));
  const parts = MIXED.exec(written);
  if (parts === null) return null;
  const [, whole = '0', numerator = '', denominator = ''] = parts;
  return fractionValue({
    whole: Number(whole.replaceAll(',', '')),
    numerator,
    denominator: Number(denominator),
  });
}

const WHOLE = new RegExp(`^(?:${PLAIN})$`);
const MIXED = new RegExp(String.raw`^(?:(${PLAIN})\s?(?:과|와|\+|&)?\s?)??(\d{1,4})\s?\/\s?(\d{1,4})$`);

/** "11/2" is "1 1/2" without its blank: a numerator longer than its denominator contains the whole number. */
function fractionValue(parts: { whole: number; numerator: string; denominator: number }): number | null {
  const { whole, numerator, denominator } = parts;
  if (denominator === 0) return null;
  const last = Number(numerator.slice(-1));
  const lostBlank =
    whole === 0 && numerator.length === 2 && denominator < 10 && last > 0 && last < denominator;
  return lostBlank
    ? Number(numerator.slice(0, 1)) + last / denominator
    : whole + Number(numerator) / denominator;
}
