import { mentionedShare } from '@kkini/domain';
import type { KnownFoods } from '../../build/entry-nutrition.ts';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { isLightAsMild, lightAmounts } from '../light-amounts.ts';

/**
 * Checks that the ordinary steps are true of the light version, which has the same steps and less of its seasonings: they tell less
 * of a seasoning than the light list has, so that some is left for the steps without an amount, or no amount of it. Where the light
 * dish is cooked as the mild one, with more seasoning, the mild steps must not tell all of a mild amount.
 */
export function checkLightSteps(entry: ComponentEntry, { taxonomy, facts }: KnownFoods): Finding[] {
  const { ingredients, steps } = entry;
  const isMild = isLightAsMild(entry, facts);
  const texts = steps.map(({ ko, mild }) => (isMild ? mild?.ko : undefined) ?? ko);
  return [...lightAmounts(entry, facts)].flatMap(([line, light]) => {
    const { id, name = taxonomy.items.get(id)?.ko ?? id, grams = 0, amount = '' } = line;
    const written = isMild ? line.mild : { grams, amount };
    if (written == null || light.grams === written.grams) return [];
    const share = mentionedShare(texts, { name, amount: written.amount });
    if (share * written.grams < Math.min(light.grams, written.grams)) return [];
    const repair = isMild
      ? `tell no amount of ${name} in the mild steps`
      : `tell a part of ${name} in the steps ('절반')`;
    return [
      {
        field: `ingredients.${ingredients.indexOf(line)}`,
        repair: `${repair}: lightly seasoned, the list has ${light.amount} of it`,
      },
    ];
  });
}
