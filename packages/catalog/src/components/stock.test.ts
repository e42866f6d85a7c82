import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { bundledParts } from '../testing/bundled-content.ts';
import { componentNutrition } from './season-component.ts';

const foods = { taxonomy: bundledTaxonomy(), facts: bundledParts().facts };
const broth = (eaten: number, id = 'anchovy') =>
  componentNutrition(
    { servings: 2, ingredients: [{ id, grams: 20, amount: '20g', eaten }] },
    'ordinary',
    foods,
  );

describe('a broth', () => {
  it('keeps the salts and purines of the anchovies that are taken out', () => {
    const { sodiumMg, potassiumMg, purineMg } = broth(0.1);
    expect([sodiumMg, potassiumMg, purineMg]).toEqual([116.5, 83.1, 74.2]);
  });

  it('keeps hardly any of their energy and calcium', () => {
    const { energyKcal, calciumMg } = broth(0.1);
    expect([energyKcal, calciumMg]).toEqual([3.1, 18.6]);
  });

  it('of kelp holds no purine that counts', () => {
    expect(broth(0.1, 'kelp').purineMg).toBe(0);
  });

  it('takes nothing from anchovies that are eaten', () => {
    expect(broth(1).sodiumMg).toBe(145.5);
  });
});
