import type { HealthCondition, Nutrient, Nutrition } from '@kkini/domain';
import type { TipSwap } from '../../model/tip.ts';
import type { TipPerson } from '../../model/tip-person.ts';
import { servingGrams } from '../../reading/serving-grams.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import type { TipPredicate } from './tip-predicate.ts';

/** Largest relative increase of a capped nutrient by a swap (safety-rules section 9, P15). */
const MOST_MORE = 0.1;
/** Grams assumed for a food added beside a dish. */
const BESIDE_GRAMS = 50;
/** Amounts food labels round to zero, in the unit of the nutrient. */
const LABEL_ZERO: Readonly<Partial<Record<Nutrient, number>>> = {
  energyKcal: 5,
  sodiumMg: 5,
  cholesterolMg: 2,
  purineMg: 5,
};
const LABEL_ZERO_G = 0.5;

/**
 * P15: offers a replacement with over 10 % more of a nutrient of the dish that is capped for this person, at equal weight. An
 * unknown figure counts as more (safety-rules section 9).
 */
export const swapsForWorse: TipPredicate = ({ swap }, { context, person }) =>
  swap !== null &&
  person.cappedNutrients.some(
    (nutrient) => (nutrient !== 'proteinG' || isProteinWatched(person)) && raises(nutrient, swap, context),
  );

/** Whether this person's protein may come near the maximum: with impaired kidneys or these conditions (section 4). */
function isProteinWatched({ conditions, kidney }: TipPerson): boolean {
  const isAtRisk = kidney === 'early' || kidney === 'moderate';
  return isAtRisk || conditions.some((condition) => NEAR_MAXIMUM.includes(condition));
}

/** Conditions with a maximum of at most 1.3 g of protein per kg of body weight (safety-rules section 4, `kidney`). */
const NEAR_MAXIMUM: readonly HealthCondition[] = ['diabetes', 'hypertension', 'heartDisease'];

function raises(nutrient: Nutrient, swap: TipSwap, context: TipContext): boolean {
  if (nutrient === 'purineMg' && !isFlesh(swap.to, context)) return false;
  const { dish, nutritionOf } = context.facts;
  const line = dish.lines.find(({ id }) => id !== null && id === swap.from);
  const grams = line === undefined ? BESIDE_GRAMS : servingGrams(line, dish);
  const before = swap.from === null ? 0 : figure(nutritionOf.get(swap.from), nutrient);
  const after = figure(nutritionOf.get(swap.to), nutrient);
  if (before === null || after === null) return true;
  const more = ((after - before) * grams) / 100;
  if (more <= (LABEL_ZERO[nutrient] ?? LABEL_ZERO_G)) return false;
  return more > (dish.nutrition[nutrient] ?? 0) * MOST_MORE;
}

function figure(nutrition: Nutrition | undefined, nutrient: Nutrient): number | null {
  return nutrition?.[nutrient] ?? null;
}

/** Whether a food is animal flesh, because purine of plants is not limited. */
function isFlesh(id: string, { taxonomy }: TipContext): boolean {
  return taxonomy.closures.get(id)?.certainTags.has('animal-flesh') === true;
}
