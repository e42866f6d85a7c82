/** Words for a trace amount in national tables. */
const TRACE = /^(tr|trace|미량|극미량|<\s*[\d.]+)$/i;
const LONGEST_TEXT = 120;

/**
 * A figure as tables write it: "1,234.5", "35 g", "0.00", "2,5" with a decimal comma. A trace is 0, a text without a number
 * null.
 */
export function readFigure(text: string): number | null {
  const trimmed = text.slice(0, LONGEST_TEXT).trim();
  if (TRACE.test(trimmed)) return 0;
  const number = NUMBER.exec(trimmed)?.[0];
  if (number === undefined) return null;
  const value = Number(THOUSANDS.test(number) ? number.replaceAll(',', '') : number.replace(',', '.'));
  return Number.isFinite(value) && value >= 0 ? value : null;
}

const NUMBER = /^-?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?|^-?\d+(?:[.,]\d+)?|^-?\.\d+/;
const THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/;
