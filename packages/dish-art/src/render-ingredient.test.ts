import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from './ingredients/ingredients.ts';
import { renderIngredient } from './render-ingredient.ts';
import { shows } from './testing/read-svg.ts';

describe('ingredient icons', () => {
  it('draws every drawing by its name', () => {
    for (const key of Object.keys(INGREDIENTS))
      expect(renderIngredient(key)).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('draws a Korean name', () => {
    expect(shows(renderIngredient('손질 새우'), 'shrimp')).toBe(true);
  });

  it('draws chilli whole, in its colour', () => {
    expect(shows(renderIngredient('풋고추'), 'chiliGreenWhole')).toBe(true);
    expect(shows(renderIngredient('홍고추'), 'chiliWhole')).toBe(true);
  });

  it('draws a bowl with a leaf for the unknown', () => {
    for (const name of ['', '???', 'toString', '바질페스토소스'])
      expect(shows(renderIngredient(name), 'basketIcon'), name).toBe(true);
  });

  it('gives the same icon for the same name', () => {
    expect(renderIngredient('콩나물')).toBe(renderIngredient('콩나물'));
  });
});
