import { hasIngredientIcon } from '@kkini/dish-art';
import { QUICK_EXCLUSIONS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { iconName, ingredientPicture } from './art-addresses.ts';

const { taxonomy } = await loadTestCatalogue();

describe('icons of ingredients', () => {
  it('draw every food of the quick chips, also where the taxonomy calls it by another name', () => {
    const undrawn = QUICK_EXCLUSIONS.filter(({ id }) => !hasIngredientIcon(iconName(id, taxonomy) ?? ''));
    expect(undrawn.map(({ id }) => id)).toEqual([]);
  });

  it('have an address only where a drawing exists', () => {
    expect(ingredientPicture('tofu', taxonomy)).toBe('/art/ingredients/tofu.svg');
    expect(ingredientPicture('semolina', taxonomy)).toBeNull();
    expect(ingredientPicture('nobody-knows', taxonomy)).toBeNull();
  });
});
