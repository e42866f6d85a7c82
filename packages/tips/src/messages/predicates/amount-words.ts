/** Halves and thirds in words. */
const PARTS: Readonly<Record<string, number>> = { 반: 0.5, 절반: 0.5 };
const COUNTS: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6 };

/** Bowls of rice: 2/3공기, 한 공기 반, 한 공기와 1/3. */
export const BOWLS = /(\d+\/\d+|\d+(?:\.\d+)?|반|한|두|세)\s*공기(?:\s*(반)|와\s*(\d+\/\d+))?/gu;
/** Pieces: 2개, 1개 반, 반 개. */
export const PIECES = /(\d+\/\d+|\d+(?:\.\d+)?|반|한|두|세|네|다섯|여섯)\s*개(?:\s*(반))?(?!월)/gu;
/** Grams, also as a range; the first group is the only or the lower figure. */
export const GRAMS = /(\d[\d,]*(?:\.\d+)?)(?:\s*~\s*(\d+))?\s*g(?![a-zA-Z])/gu;
/** Spoons: 1과 1/2큰술. */
export const SPOONS = /(?:\d+과\s*)?(?:\d+\/\d+|\d+|반|한|두|세)\s*(?:큰술|작은술|스푼|Ts|ts)/gu;

/** Nutrients a figure in grams may refer to, as texts name them. */
export const NUTRIENT_NAMES = {
  carbohydrateG: /탄수화물/u,
  fiberG: /식이섬유/u,
  sugarG: /당류/u,
  proteinG: /단백질/u,
  saturatedFatG: /포화지방/u,
} as const;

/** "24 g의 단백질". */
export const FIGURE_OF = /^의\s/u;

/** A daily maximum, as opposed to an amount on this plate. */
export const DAY_CEILING = /하루[^.]*(?:까지|이하|면 넉넉)/u;
/** All words for eggs. */
export const EGG_WORDS = /달걀|계란|노른자/u;
/** The general word for the starch of a dish. */
export const PLAIN_RICE = /(?<![가-힣])밥/u;

/** A counted amount of a recipe: 3개. */
export const COUNTED_AMOUNT = /^(\d+(?:\/\d+)?)개$/u;

/** The number of a word or a figure; NaN for other texts. */
export function amountOf(word: string | undefined): number {
  if (word === undefined) return 0;
  const [whole, part] = word.split('/').map(Number);
  if (part !== undefined && whole !== undefined) return whole / part;
  return PARTS[word] ?? COUNTS[word] ?? Number(word.replace(',', ''));
}
