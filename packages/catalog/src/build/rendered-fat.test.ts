import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { bundledContent } from '../testing/bundled-content.ts';
import { RENDERED_FOODS, rendered, withoutBroth } from './rendered-fat.ts';

const { cookbook } = bundledContent();

/** Fat of a dish for each gram of its protein. */
function fatPerProtein(id: string): number {
  const dish = cookbook.find((each) => each.id === id) ?? expect.fail(id);
  const { fatG, proteinG } = dish.versions.ordinary.nutrition;
  return (fatG ?? 0) / (proteinG ?? 1);
}

describe('a meat whose fat runs out', () => {
  it('keeps the share of fat that its rows state, with the energy of that', () => {
    const raw = aNutrition({ energyKcal: 380, fatG: 40, saturatedFatG: 16, proteinG: 13 });
    const kept = rendered('pork_belly', raw);
    expect(kept.fatG).toBeCloseTo(26.8);
    expect(kept.saturatedFatG).toBeCloseTo(10.72);
    expect(kept.energyKcal).toBeCloseTo(380 - 13.2 * 9);
    expect(kept.proteinG).toBe(13);
    expect(withoutBroth('pork_belly', raw).fatG).toBeCloseTo(28);
    expect(rendered('tofu', raw)).toEqual(raw);
    expect(rendered('duck', aNutrition({ energyKcal: null, fatG: null })).energyKcal).toBeNull();
  });

  it('keeps at least half of it and never gains', () => {
    for (const id of RENDERED_FOODS) {
      const { fatG } = rendered(id, aNutrition({ fatG: 100 }));
      expect(fatG, id).toBeGreaterThan(50);
      expect(fatG, id).toBeLessThan(100);
    }
  });

  // Fried pork belly has 1.7 (laboratory) and 1.8 g (RDA) of fat for each gram of protein, fried and boiled pork rib 0.7 to 1.1.
  it.each([
    ['samgyeopsal-gui', 1.4, 1.9],
    ['samgyeopsal-suyuk', 1.4, 1.9],
    ['dwaeji-galbi-gui', 0.7, 1.1],
    ['la-galbi', 1, 1.8],
  ])('makes of %s a dish with %d to %d g of fat for each gram of protein', (id, least, most) => {
    expect(fatPerProtein(id)).toBeGreaterThan(least);
    expect(fatPerProtein(id)).toBeLessThan(most);
  });
});
