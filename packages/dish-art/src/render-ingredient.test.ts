import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from './ingredients/ingredients.ts';
import { hasIngredientIcon, renderIngredient } from './render-ingredient.ts';
import { shows } from './testing/read-svg.ts';
import { drawingsIn } from './vocabulary/read-foods.ts';

describe('ingredient icons', () => {
  it('draws every drawing by its name', () => {
    for (const key of Object.keys(INGREDIENTS))
      expect(renderIngredient(key)).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('draws a Korean name', () => {
    expect(shows(renderIngredient('손질 새우'), 'shrimp')).toBe(true);
  });

  it('draws chilli whole, in its colour, and a crab otherwise than a crab stick', () => {
    expect(shows(renderIngredient('꽃게'), 'crabWhole')).toBe(true);
    expect(shows(renderIngredient('게맛살'), 'crab')).toBe(true);
    expect(shows(renderIngredient('풋고추'), 'chiliGreenWhole')).toBe(true);
    expect(shows(renderIngredient('홍고추'), 'chiliWhole')).toBe(true);
  });

  it('draws seeds and seasonings in a saucer, large enough to be seen', () => {
    const icons = { 참깨: 'sesameIcon', 흑임자: 'blackSesameIcon', 햄프씨드: 'sesameIcon' } as const;
    for (const [name, icon] of Object.entries(icons)) expect(shows(renderIngredient(name), icon)).toBe(true);
    for (const name of ['소금', '후추', '생강', '계피', '올리고당']) {
      expect(hasIngredientIcon(name), name).toBe(true);
      expect(drawingsIn(`${name}구이`), name).toEqual([]);
    }
  });

  it('draws a bowl with a leaf for the unknown', () => {
    for (const name of ['', '???', 'toString', '바질페스토소스', '칠면조고기', '자이리톨', '진달래'])
      expect(shows(renderIngredient(name), 'basketIcon'), name).toBe(true);
  });

  it('gives the same icon for the same name', () => {
    expect(renderIngredient('콩나물')).toBe(renderIngredient('콩나물'));
  });
});
