/** Grams rounded as in speech: to whole grams up to ten, to fives up to fifty, to tens above. A multiple of five stays. */
export function spokenGrams(grams: number): string {
  const whole = Math.round(grams);
  if (whole > 0 && whole % ROUND_GRAMS === 0) return String(whole);
  const step = grams < 10 ? 1 : grams < 50 ? 5 : 10;
  return String(Math.max(1, Math.round(grams / step) * step));
}

/** Milligrams to the nearest 50, with a thousands comma. */
export function spokenMilligrams(mg: number): string {
  return thousands(Math.round(mg / 50) * 50);
}

/** Kilocalories, milligrams of purines or another amount to the nearest ten. */
export function spokenTens(amount: number): string {
  return thousands(Math.round(amount / 10) * 10);
}

/** A share of a bowl of 210 g of cooked rice that has a common name; not exact if the grams differ from it. */
export type BowlShare = { readonly share: (typeof SHARES)[number]['share']; readonly exact: boolean };

/** The nearest share of a bowl; 70 g of cooked rice is a third (one grain exchange). */
export function bowlShare(grams: number): BowlShare {
  const nearest = SHARES.reduce((best, each) =>
    Math.abs(each.grams - grams) < Math.abs(best.grams - grams) ? each : best,
  );
  return { share: nearest.share, exact: Math.abs(nearest.grams - grams) <= EXACT_GRAMS };
}

function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

const ROUND_GRAMS = 5;
const EXACT_GRAMS = 8;
const SHARES = [
  { share: 'third', grams: 70 },
  { share: 'half', grams: 105 },
  { share: 'twoThirds', grams: 140 },
  { share: 'fiveSixths', grams: 175 },
  { share: 'one', grams: 210 },
  { share: 'oneAndSixth', grams: 245 },
  { share: 'oneAndThird', grams: 280 },
  { share: 'oneAndHalf', grams: 315 },
] as const;
