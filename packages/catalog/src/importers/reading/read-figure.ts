/** Words for a trace amount in national tables. */
const TRACE_WORD = /^(tr|trace|미량|극미량)$/i;
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
  if (number === undefined || GOES_ON.test(trimmed.slice(number.length))) return null;
  const value = Number(THOUSANDS.test(number) ? number.replaceAll(',', '') : number.replace(',', '.'));
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** What follows a number that is only part of an amount or a date: "1.234,5", "1E+02", "1 000", "2024-01-05", "5-Jan", "1월 5일". */
const GOES_ON = /^(?:[.,']?\d|e[+-]?\d|\s\d{3}(?!\d)|-(?:\d+-|[a-z]{3}\b)|월)/i;
const NUMBER = /^-?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?|^-?\d+(?:[.,]\d+)?|^-?\.\d+/;
const THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/;

/** Units of figures, by what each is in the smallest one. */
const UNITS: Readonly<Record<AmountUnit, Readonly<Record<string, number>>>> = {
  kcal: { kcal: 1, kj: 1 / 4.184 },
  g: { g: 1, mg: 0.001 },
  mg: { mg: 1, g: 1000, ug: 0.001, mcg: 0.001, μg: 0.001 },
};
/** Unit of a column of figures. */
export type AmountUnit = 'kcal' | 'g' | 'mg';

const AMOUNT = /^(<?)\s*((?:\d[\d.,]*|\.\d+))\s*([a-zμ]*)\s*((?:미만|이하)?)$/iu;

/**
 * A figure in the unit of its column, which a cell may state otherwise: "0.3 g" of sodium is 300 mg. "5 미만" counts as the most
 * it may be. Null for any other text ("300~900", "15%", "-5", "1 200"), because part of it would be another amount.
 */
export function readAmount(text: string, unit: AmountUnit): number | null {
  const plain = text.slice(0, LONGEST_TEXT).normalize('NFKC').trim();
  if (TRACE_WORD.test(plain)) return 0;
  const [, , number = '', written = ''] = AMOUNT.exec(plain) ?? [];
  const factor = written === '' ? 1 : UNITS[unit][written.toLowerCase()];
  const isWhole = NUMBER.exec(number)?.[0] === number.replace(/\.$/, '');
  const value = number === '' || !isWhole ? null : readFigure(number);
  return value === null || factor === undefined ? null : value * factor;
}
