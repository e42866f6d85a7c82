import { foodLabel, type IngredientLine, type Taxonomy } from '@kkini/domain';
import { PLAIN_NAME, SPOKEN_NAMES } from '../messages/amounts.ts';

/** The name of a line in a sentence: its own short Korean name, else that of its food. */
export function lineName(taxonomy: Taxonomy, { id, name }: IngredientLine): string {
  const spoken = SPOKEN_NAMES[name];
  if (spoken !== undefined) return spoken;
  if (PLAIN_NAME.test(name) || id === null) return name;
  return foodLabel(taxonomy, id);
}
