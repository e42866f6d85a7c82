import { describe, expect, it } from 'vitest';
import type { DishSpec } from './dish-spec.ts';
import { renderDish } from './render-dish.ts';
import { dressed, resolveDish } from './resolve-dish.ts';

const IDS = Array.from({ length: 60 }, (_, i) => `dish-${i}`);
const SOUP: DishSpec = { type: 'soup', vessel: 'bowl', broth: 'clear', items: ['tofu'] };
const looks = (spec: DishSpec) => new Set(IDS.map((id) => JSON.stringify(dressed(spec, id)))).size;

describe('tableware', () => {
  it('is the same for the same dish', () => {
    expect(dressed(SOUP, 'a')).toEqual(dressed(SOUP, 'a'));
  });

  it('differs between most dishes of one kind', () => {
    expect(looks(SOUP)).toBeGreaterThan(30);
    expect(looks({ type: 'stew', vessel: 'ttukbaegi' })).toBeGreaterThan(15);
    expect(looks({ type: 'dosirak', sides: ['spinach'] })).toBeGreaterThan(15);
    expect(looks({ type: 'pack', packed: 'kit' })).toBeGreaterThan(40);
    expect(looks({ type: 'soban', main: SOUP })).toBeGreaterThan(50);
  });

  it('leaves the food as it is', () => {
    for (const id of IDS)
      expect(dressed(SOUP, id)).toMatchObject({ type: 'soup', broth: 'clear', items: ['tofu'] });
  });

  it('stands a pot on something round where it stands on a tray', () => {
    const pot: DishSpec = { type: 'soban', main: { type: 'stew', vessel: 'ttukbaegi' } };
    for (const id of IDS) expect(['round', 'dark', 'straw']).toContain(dressed(pot, id).main?.base);
  });

  it('follows the id, and the title where there is none', () => {
    const meal = { title: '배춧국', ingredients: ['배추'] };
    expect(resolveDish({ ...meal, id: 'x' })).toEqual(resolveDish({ ...meal, id: 'x' }));
    expect(new Set(IDS.map((id) => renderDish({ ...meal, id }, { uid: 'u' }))).size).toBe(IDS.length);
    expect(renderDish({ ...meal, id: null })).toBe(renderDish(meal));
  });

  it('is not laid for an explicit spec', () => {
    expect(renderDish({ ...SOUP, seed: 'a' }, { uid: 'u' })).not.toContain('stroke-dasharray');
  });
});
