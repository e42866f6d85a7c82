import { AMOUNT } from './amount-pattern.ts';
import { readNumber } from './read-number.ts';
import { readUnit, type Unit } from './units.ts';

/** An amount inside a text. `unit` is null for a bare count; `rough` words ("약간") have neither number nor unit. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  readonly rough: boolean;
  /** Said of each food named ("각 10g", "약간씩"). */
  readonly each: boolean;
};

/** Every amount of a text in its order. Tidy the text first. A size ("5×3cm") has no quantity. */
export function findAmounts(text: string): readonly Amount[] {
  const found: Amount[] = [];
  // One expression for all calls: matchAll would copy it each time, which costs more than most searches.
  AMOUNT.lastIndex = 0;
  for (let match = AMOUNT.exec(text); match !== null; match = AMOUNT.exec(text)) {
    const amount = readAmount(match);
    const before = found.at(-1);
    const joined = amount === null || before === undefined ? null : joinRange(text, before, amount);
    if (joined !== null) found[found.length - 1] = joined;
    else if (amount !== null) found.push(amount);
  }
  return found;
}

function readAmount(match: RegExpExecArray): Amount | null {
  const [whole, size, times, each, number, native, unit, half, by, tail, glued, gluedUnit] = match;
  const written = whole.trim();
  const start = match.index + (whole.length - whole.trimStart().length);
  const end = start + written.length;
  const isRough = match[12] !== undefined || match[13] !== undefined;
  if (size !== undefined || isRough) {
    const isEach = isRough && written.endsWith('씩');
    return { start, end, text: written, quantity: null, unit: null, rough: isRough, each: isEach };
  }
  const value = readNumber(number ?? native ?? glued ?? '');
  if (value === null) return null;
  const factor = Number(times ?? 1) * Number(by ?? 1);
  return {
    start,
    end,
    text: written,
    quantity: (value + (half === undefined ? 0 : 0.5)) * factor,
    unit: readUnit(unit ?? gluedUnit ?? ''),
    rough: false,
    each: each === '각' || each === '각각' || tail === '씩',
  };
}

/** "100g~150g" is one amount, its middle. */
function joinRange(text: string, from: Amount, to: Amount): Amount | null {
  const between = text.slice(from.end, to.start);
  const sameUnit = from.unit !== null && JSON.stringify(from.unit) === JSON.stringify(to.unit);
  if (!/^\s?[~\u223C\u301C]\s?$/.test(between) || !sameUnit) return null;
  if (from.quantity === null || to.quantity === null) return null;
  return {
    ...to,
    start: from.start,
    text: text.slice(from.start, to.end),
    quantity: (from.quantity + to.quantity) / 2,
    each: from.each || to.each,
  };
}
