import type { Nutrition, Taxonomy } from '@kkini/domain';

/** Tag of meat, fish, shellfish and their products. */
const ANIMAL_FLESH = 'animal-flesh';

/**
 * Nutrition of a food as it counts in a dish, without purine that no limit counts: that of plants (nutrition-rules section 5:
 * plant purines are not limited in gout) and of egg and milk, which contain almost none. A food that may contain flesh, such
 * as a bought dumpling or a broth, counts fully. `purineTotalMg` keeps the purine of all foods, for display.
 */
export function countedPurine(taxonomy: Taxonomy, id: string, nutrition: Nutrition): Nutrition {
  const closure = taxonomy.closures.get(id);
  const mayHoldFlesh =
    closure === undefined || closure.certainTags.has(ANIMAL_FLESH) || closure.possibleTags.has(ANIMAL_FLESH);
  return mayHoldFlesh ? nutrition : { ...nutrition, purineMg: 0 };
}
