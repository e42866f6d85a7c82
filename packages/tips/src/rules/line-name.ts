import { foodLabel, type IngredientLine, type Taxonomy } from '@kkini/domain';
import { FOR_A_DISH, PLAIN_NAME, SPOKEN_NAMES } from '../messages/amounts.ts';

/** Name of a line in a sentence: its own short Korean name, else that of its food. */
export function lineName(taxonomy: Taxonomy, { id, name }: IngredientLine): string {
  const spoken = SPOKEN_NAMES[name] ?? bareOf(name);
  if (spoken !== null) return spoken;
  if (PLAIN_NAME.test(name) || id === null) return name;
  return foodLabel(taxonomy, id);
}

/** The food in a name that states the use of a cut: 샤브샤브용 소고기 is 소고기. */
function bareOf(name: string): string | null {
  const bare = name.replace(FOR_A_DISH, '');
  return bare === name || bare === '' ? null : (SPOKEN_NAMES[bare] ?? bare);
}
