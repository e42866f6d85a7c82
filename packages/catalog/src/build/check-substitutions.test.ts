import { OMIT } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import type { RecipeEntry } from '../entries/recipe-entry.ts';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { checkSubstitutions } from './check-substitutions.ts';

const taxonomy = bundledTaxonomy();

/** Problems of a dish of these foods that offers `to` for its first food. */
function repairs(foods: string, to: string): readonly string[] {
  const ids = foods.split(' ');
  const recipe = {
    title: '한 그릇',
    ingredients: ids.map((id) => ({ id, name: id })),
    substitutions: [{ from: ids[0], to, note: '같은 양 넣어요.' }],
  } as unknown as RecipeEntry;
  return checkSubstitutions(taxonomy, 'recipes/dish.json', recipe).map(({ repair }) => repair);
}

describe('a substitution', () => {
  it.each([
    ['squid radish', 'cuttlefish', "name a food that is not of the family 'squid' like 'squid'"],
    ['abalone cooked_rice', 'scallop', "name a food that is not of the family 'shellfish' like 'abalone'"],
    ['soy_milk banana', 'almond_milk', null],
    ['walnut lettuce', 'walnut_oil', "name a food that is not of the family 'walnut' like 'walnut'"],
    ['tofu vegan_kimchi', 'canned_tuna', 'name a food without animal-flesh, as the dish is free of it'],
    ['tofu kimchi', 'canned_tuna', null],
    ['potato soy_sauce_gf', 'pasta', 'name a food without gluten, as the dish is free of it'],
    ['potato soy_sauce_gf', 'oat', 'name a food without gluten-risk, as the dish is free of it'],
    ['potato soy_sauce', 'pasta', null],
    ['chicken_thigh salt', 'chicken_breast', null],
    ['soy_sauce potato', 'soy_sauce_gf', null],
  ])('in a dish of %s that offers %s: %s', (foods, to, repair) => {
    expect(repairs(foods, to)).toEqual(repair === null ? [] : [repair]);
  });
});

describe('the substitutions of the taxonomy', () => {
  it('are free of what they are to clear, in every make', () => {
    const wrong = taxonomy.source.substitutions.flatMap(({ from, to, clears }) =>
      to
        .filter((id) => id !== OMIT)
        .filter((id) => {
          const closure = taxonomy.closures.get(id);
          return clears.some((food) => closure?.up.has(food) === true || closure?.line.has(food) === true);
        })
        .map((id) => `${from} > ${id}`),
    );
    expect(wrong).toEqual([]);
  });
});
