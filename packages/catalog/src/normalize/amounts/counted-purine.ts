import type { Nutrition, Taxonomy } from '@kkini/domain';

/** Meat, fish, shellfish and what is made of them. */
const ANIMAL_FLESH = 'animal-flesh';

/**
 * Nutrition of a food as it counts in a dish: a plant's purines do not (nutrition-rules section 5: plant purines are not
 * limited in gout), nor do those of egg and milk, which hold next to none. A food that may hold flesh, such as a bought
 * dumpling or a broth, counts wholly. What all foods bring stays in `purineTotalMg`, to be shown beside it.
 */
export function countedPurine(taxonomy: Taxonomy, id: string, nutrition: Nutrition): Nutrition {
  const closure = taxonomy.closures.get(id);
  const mayHoldFlesh =
    closure === undefined || closure.certainTags.has(ANIMAL_FLESH) || closure.possibleTags.has(ANIMAL_FLESH);
  return mayHoldFlesh ? nutrition : { ...nutrition, purineMg: 0 };
}
