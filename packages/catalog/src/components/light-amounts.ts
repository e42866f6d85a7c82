import { lesserMeasures } from '@kkini/domain';
import type { KnownFoods } from '../build/entry-nutrition.ts';
import type { ComponentEntry } from './component-entry.ts';
import { saltShare } from './stock.ts';

/** Salt of a lightly seasoned dish as a share of the ordinary one. Rounded to spoons, some two thirds are left (decision 023). */
const LIGHT_SHARE = 0.6;
/** Share of the ordinary salt above which a dish is cooked as its mild version: less seasoning alone hardly lessens its salt. */
const MOST_SHARE = 0.8;
/** Least share of its ordinary amount that a seasoning keeps, so that no flavour is missing. */
const LEAST_KEPT = 0.5;
/** The measure that is taken for half of one and a half teaspoons, and the share by which it may be short of that. */
const TWO_THIRDS = { amount: '2/3작은술', short: 1 / 8 };
/** Sodium of 100 g, mg, from which what a cook measures by the spoon counts as salty. */
const SALTY_MG = 300;
/** Amounts of seasonings; foods are weighed or counted. */
const SPOONED = /(?:큰술|작은술|꼬집|ml)$/;
/** Salty foods by the spoon that a dish does not succeed with less of. */
const NEEDED = ['baking_powder', 'bread_crumb'];
/** Foods that are taken between two fingers. */
const BY_PINCH = ['salt'];
const PINCH = '꼬집';
/** Difference of weights of one amount, as a share: the grams of a spoon are rounded. */
const SAME = 0.02;
/** Share of the salt of a dish that more garlic or vegetables in the mild version hold. */
const NEGLIGIBLE = 0.005;

/** Grams of a line, and the amount a cook measures. */
export type Weighed = { readonly grams: number; readonly amount: string };

type WrittenLine = ComponentEntry['ingredients'][number];
type Lines = Pick<ComponentEntry, 'ingredients'>;
type Facts = KnownFoods['facts'];
type Amounts = ReadonlyMap<WrittenLine, Weighed>;

/**
 * Whether a lightly seasoned dish is cooked as the mild version, with its lines and steps: where kimchi, ham, fish cake, salted roe
 * or instant noodles hold the salt. They cannot be seasoned; the mild version takes less of them, and vegetables for it.
 */
export function isLightAsMild({ ingredients }: Lines, facts: Facts): boolean {
  const own = ordinaryMg(ingredients, facts, seasonedLightly({ ingredients }, facts));
  return own > ordinaryMg(ingredients, facts) * MOST_SHARE && mildMg(ingredients, facts) < own;
}

/**
 * The seasonings of a lightly seasoned dish with their amounts: those that the mild version lessens or leaves out, as far as a cook
 * measures them with spoons or, as the soy sauce of pickles, in millilitres. The other lines of the ordinary dish keep their amounts,
 * and its steps are those of the light one.
 *
 * Every seasoning gives up the same part of what lies between its ordinary amount and its least, so that `LIGHT_SHARE` of the salt
 * of the dish is left, or that of the mild version if it is more. The least is the mild amount, or half of the ordinary one if that
 * is more. Seasonings are rounded to what a cook measures, the saltiest first; each next one makes up for the rounding. Halfway
 * between two amounts it is the less salty.
 *
 * A dish that is cooked as the mild version has more of the seasonings of that version, as far as it has less salt than `LIGHT_SHARE`:
 * with half of the kimchi and a third of the soy sauce it would be bland.
 */
export function lightAmounts(dish: Lines, facts: Facts): Amounts {
  return isLightAsMild(dish, facts) ? seasonedAboveMild(dish, facts) : seasonedLightly(dish, facts);
}

/** The seasonings of a light dish that is cooked as the mild version, between their mild and their ordinary amounts. */
function seasonedAboveMild({ ingredients }: Lines, facts: Facts): Amounts {
  const seasonings = ingredients
    .filter(({ mild }) => mild !== null)
    .flatMap((line) => seasoningOf(line, { facts, leastKept: 0 }))
    .sort((one, other) => other.saltMg - one.saltMg);
  const given = givenUp(seasonings);
  const missing = Math.max(0, ordinaryMg(ingredients, facts) * LIGHT_SHARE - mildMg(ingredients, facts));
  return rounded(seasonings, given === 0 ? 1 : Math.max(0, 1 - missing / given));
}

function seasonedLightly({ ingredients }: Lines, facts: Facts): Amounts {
  const seasonings = ingredients
    .flatMap((line) => seasoningOf(line, { facts, leastKept: LEAST_KEPT }))
    .sort((one, other) => other.saltMg - one.saltMg);
  const mild = mildMg(ingredients, facts);
  const whole = ordinaryMg(ingredients, facts);
  const given = givenUp(seasonings);
  const surplus = Math.max(0, whole - Math.max(whole * LIGHT_SHARE, mild));
  const part = given === 0 ? 0 : Math.min(1, surplus / given);
  const light = rounded(seasonings, part);
  const own = ordinaryMg(ingredients, facts, light);
  return own >= mild * (1 - NEGLIGIBLE) ? light : rounded(seasonings.map(aboveLeast), part);
}

/** Sodium that the seasonings give up between their ordinary amounts and their least, mg. */
function givenUp(seasonings: readonly Seasoning[]): number {
  return seasonings.reduce((sum, { saltMg: most, leastMg }) => sum + most - leastMg, 0);
}

/** The amounts nearest to what is left when every seasoning gives up that part of the salt above its least. */
function rounded(seasonings: readonly Seasoning[], part: number): Amounts {
  const amounts = new Map<WrittenLine, Weighed>();
  let excess = 0;
  for (const { line, saltMg: most, leastMg, measures } of seasonings) {
    const wanted = most - part * (most - leastMg);
    const chosen = nearest(measures, wanted - excess);
    excess += chosen.saltMg - wanted;
    amounts.set(line, chosen.weighed);
  }
  return amounts;
}

/** The seasoning without its least amount. The mild version of some dishes has salt of other foods besides, such as more kelp. */
function aboveLeast(seasoning: Seasoning): Seasoning {
  const [least, ...others] = seasoning.measures;
  return others.length === 0 || least === undefined ? seasoning : { ...seasoning, measures: others };
}

/** An amount with the sodium it adds to the dish, mg. */
type Measured = { readonly weighed: Weighed; readonly saltMg: number };
/** A line that light cooking lessens: its sodium, the least it may keep, and the amounts between them, rising. */
type Seasoning = {
  readonly line: WrittenLine;
  readonly saltMg: number;
  readonly leastMg: number;
  readonly measures: readonly Measured[];
};

/** The line as a seasoning that keeps this share; none if the mild version does not lessen it, or if it is not one. */
function seasoningOf(
  line: WrittenLine,
  { facts, leastKept }: { readonly facts: Facts; readonly leastKept: number },
): readonly Seasoning[] {
  const { id, grams, amount, mild } = line;
  if (grams === undefined || amount === undefined || mild === undefined) return [];
  if (!SPOONED.test(amount) || NEEDED.includes(id)) return [];
  if ((mild?.grams ?? 0) >= grams || (facts.get(id)?.nutrition.sodiumMg ?? 0) < SALTY_MG) return [];
  const least = Math.max(mild?.grams ?? 0, grams * leastKept);
  const measured = (weighed: Weighed): Measured => ({ weighed, saltMg: saltMg(line, weighed.grams, facts) });
  const isMild = (each: Weighed) => Math.abs(each.grams - (mild?.grams ?? 0)) <= each.grams * SAME;
  const lesser = lesserMeasures(amount)
    .filter(({ amount: less }) => BY_PINCH.includes(id) || !less.endsWith(PINCH))
    .map(({ amount: less, share }) => ({ grams: Math.round(grams * share * 10) / 10, amount: less }))
    .filter(
      (each) => each.grams >= least * (1 - (each.amount === TWO_THIRDS.amount ? TWO_THIRDS.short : SAME)),
    )
    .filter((each) => each.grams >= (mild?.grams ?? 0) && !isMild(each));
  const asMild = mild !== null && mild.grams >= least ? [mild] : [];
  return [
    {
      line,
      saltMg: saltMg(line, grams, facts),
      leastMg: saltMg(line, least, facts),
      measures: [...asMild, ...lesser, { grams, amount }].map(measured),
    },
  ];
}

/** Sodium of the ordinary lines, mg, with these amounts instead of theirs. */
function ordinaryMg(lines: readonly WrittenLine[], facts: Facts, amounts: Amounts = new Map()): number {
  return lines.reduce((sum, line) => sum + saltMg(line, (amounts.get(line) ?? line).grams ?? 0, facts), 0);
}

/** Sodium of the mild lines, mg. */
function mildMg(lines: readonly WrittenLine[], facts: Facts): number {
  const grams = ({ grams: usual = 0, mild }: WrittenLine) =>
    mild === undefined ? usual : (mild?.grams ?? 0);
  return lines.reduce((sum, line) => sum + saltMg(line, grams(line), facts), 0);
}

/** Sodium of that many grams of a line as it is eaten, mg. */
function saltMg({ id, eaten = 1 }: WrittenLine, grams: number, facts: Facts): number {
  return (grams * saltShare({ id, eaten }) * (facts.get(id)?.nutrition.sodiumMg ?? 0)) / 100;
}

function nearest(measures: Seasoning['measures'], wanted: number): Measured {
  return measures.reduce((near, each) =>
    Math.abs(each.saltMg - wanted) < Math.abs(near.saltMg - wanted) ? each : near,
  );
}
