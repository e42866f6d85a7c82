import { toldShare } from '@kkini/domain';
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
  if (isLightAsMild(entry, facts)) return checkMoreThanMild(entry, { taxonomy, facts });
  const texts = steps.map(({ ko }) => ko);
  return [...lightAmounts(entry, facts)].flatMap(([line, light]) => {
    const { id, name = taxonomy.items.get(id)?.ko ?? id, grams = 0, amount = '' } = line;
    const told = toldShare(texts, { name, amount });
    if (light.grams >= grams || told * grams < light.grams) return [];
    return [
      {
        field: `ingredients.${ingredients.indexOf(line)}`,
        repair: `tell a part of ${name} in the steps ('절반'): lightly seasoned, the list has ${light.amount} of it`,
      },
    ];
  });
}

function checkMoreThanMild(
  entry: ComponentEntry,
  { taxonomy, facts }: Pick<KnownFoods, 'taxonomy' | 'facts'>,
): Finding[] {
  const { ingredients, steps } = entry;
  const texts = steps.map(({ ko, mild }) => mild?.ko ?? ko);
  return [...lightAmounts(entry, facts)].flatMap(([line, light]) => {
    const { id, name = taxonomy.items.get(id)?.ko ?? id, mild } = line;
    if (mild == null || light.grams <= mild.grams || toldShare(texts, { name, amount: mild.amount }) < 1)
      return [];
    return [
      {
        field: `ingredients.${ingredients.indexOf(line)}`,
        repair: `tell no amount of ${name} in the mild steps: lightly seasoned, the list has ${light.amount} of it`,
      },
    ];
  });
}
