import type { IngredientLine } from '@kkini/domain';
import { PART_WORDS, SAVING, SODIUM } from '../../messages/predicates/dish-words.ts';
import { nutritionOnPlate } from '../../reading/read-plate.ts';
import { partOnPlate } from '../../reading/read-table.ts';
import { servingGrams } from '../../reading/serving-grams.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { splitSentences } from '../../wording/split-sentences.ts';
import { linesIn } from './lines-in.ts';
import type { TipPredicate } from './tip-predicate.ts';

/** Largest share of a dish's sodium that one action may save (safety-rules section 9, P03). */
export const LARGEST_SHARE = 0.6;

/**
 * P03: states a saving above the sodium of the named seasoning, companion or soup, or above 60 % of the sodium of the dish, each as
 * on this person's plate (safety-rules section 9).
 */
export const overstatesSaving: TipPredicate = ({ text }, { context, person }) => {
  const { salty } = context.reading;
  const savings = splitSentences(text).flatMap((each) => {
    const [, mg] = SAVING.exec(each) ?? [];
    return mg === undefined || !SODIUM.test(text) ? [] : [Number(mg.replace(',', ''))];
  });
  if (savings.length === 0) return false;
  const named = linesIn(text, context).map((line) => sodiumOfLine(line, context));
  const ofServing = (named.length > 0 ? named : salty.map(({ sodiumMg }) => sodiumMg)).reduce(
    (sum, each) => sum + each,
    0,
  );
  const { parts } = context.facts.dish;
  const beside = parts.slice(1).find(({ title }) => text.includes(title.ko));
  const spoken = beside ?? (PART_WORDS.broth.test(text) ? parts[0] : undefined);
  const held =
    spoken === undefined
      ? ofServing * person.portion.servingShare
      : partOnPlate(parts, spoken, { nutrient: 'sodiumMg', portion: person.portion });
  const whole = nutritionOnPlate(person, context.facts).sodiumMg ?? held;
  return savings.some((mg) => mg > held || mg > whole * LARGEST_SHARE);
};

/** Sodium of a line in a serving: that of its seasoning, else computed from its food. */
function sodiumOfLine(line: IngredientLine, { reading, facts }: TipContext): number {
  const known = reading.salty.find((each) => each.line === line);
  const per100 = facts.nutritionOf.get(line.id ?? '')?.sodiumMg ?? 0;
  return known?.sodiumMg ?? (servingGrams(line, facts.dish) * per100) / 100;
}
