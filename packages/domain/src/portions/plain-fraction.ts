/** A number of bowls or servings as a mixed fraction: 2/3, 1 1/6. */
export type PlainFraction = {
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
};

/** Sixths fit the steps of rice, quarters those of a main dish. */
const DENOMINATORS = [1, 2, 3, 4, 6] as const;
const SIXTHS = 6;
const ALMOST = 0.005;

/** The simplest fraction near an amount; rounded to a sixth when none is exact (safety-rules section 5.5). */
export function plainFraction(amount: number): PlainFraction {
  const whole = Math.floor(amount + ALMOST);
  const rest = Math.max(0, amount - whole);
  const near = isExact(rest) ? rest : Math.round(rest * SIXTHS) / SIXTHS;
  const denominator = DENOMINATORS.find((each) => isWhole(near * each, each)) ?? SIXTHS;
  const numerator = Math.round(near * denominator);
  if (numerator === denominator) return { whole: whole + 1, numerator: 0, denominator: 1 };
  return { whole, numerator, denominator };
}

function isExact(rest: number): boolean {
  return DENOMINATORS.some((denominator) => isWhole(rest * denominator, denominator));
}

function isWhole(parts: number, denominator: number): boolean {
  return Math.abs(parts - Math.round(parts)) < ALMOST * denominator;
}
