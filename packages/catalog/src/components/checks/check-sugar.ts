import type { KnownFoods } from '../../build/entry-nutrition.ts';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { mildFoods } from '../dish-versions.ts';
import { SUGAR_TWINS } from '../less-sugar.ts';

/**
 * Most dry allulose per serving, g: the 0.4 g per kg of body weight tolerated at once (Han et al., Nutrients 2018; 10: 2010), for a
 * child of 30 kg.
 */
const MOST_ALLULOSE_G = 12;

/**
 * Checks that the mild version of a sweet dish has one sweetener for its sugars, one wine for its mirin, and little of the
 * sweetener.
 */
export function checkSugar(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  const lines = mildFoods(entry, foods);
  const twins = new Set(Object.values(SUGAR_TWINS).map(({ id }) => id));
  const ids = lines.flatMap(({ id }) => (twins.has(id) ? [id] : []));
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  const dryShare = (foods.facts.get('allulose')?.nutrition.carbohydrateG ?? 100) / 100;
  const grams = lines.reduce((sum, line) => sum + (line.id === 'allulose' ? line.grams : 0), 0);
  const allulose = (grams * dryShare) / entry.servings;
  return [
    ...[...twice].map((id) => ({
      field: 'ingredients',
      repair: `keep one of the lines in the mild version that ${id} takes the place of`,
    })),
    ...(allulose <= MOST_ALLULOSE_G
      ? []
      : [
          {
            field: 'ingredients',
            repair: `sweeten the mild version less: a serving has ${Math.round(allulose)} g of allulose`,
          },
        ]),
  ];
}
