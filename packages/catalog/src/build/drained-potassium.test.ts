import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { bundledContent } from '../testing/bundled-content.ts';
import { DRAINED_FOODS, drained } from './drained-potassium.ts';

const { cookbook } = bundledContent();

/** Potassium of 100 g of a dish as eaten, mg. */
function potassiumOf(id: string): number {
  const dish = cookbook.find((each) => each.id === id) ?? expect.fail(id);
  return ((dish.versions.ordinary.nutrition.potassiumMg ?? 0) / dish.servingGrams) * 100;
}

describe('a food whose cooking water is poured away', () => {
  it('keeps the share of potassium that its rows state, half of it where there is one pair', () => {
    const raw = aNutrition({ potassiumMg: 100 });
    expect(drained('spinach', raw)).toEqual({ ...raw, potassiumMg: 74 });
    expect(drained('young_radish', raw).potassiumMg).toBeCloseTo(59);
    expect(drained('tofu', raw)).toEqual(raw);
    expect(drained('spinach', aNutrition({ potassiumMg: null })).potassiumMg).toBeNull();
  });

  it('keeps at least half and never gains', () => {
    for (const id of DRAINED_FOODS) {
      const { potassiumMg } = drained(id, aNutrition({ potassiumMg: 100 }));
      expect(potassiumMg, id).toBeGreaterThan(50);
      expect(potassiumMg, id).toBeLessThan(100);
    }
  });

  // RDA, 데친것: spinach 460 to 652 mg, broccoli 301; 삶은것: bean sprouts 91. Seasonings add a tenth.
  it.each([
    ['sigeumchi-namul', 460, 660],
    ['broccoli-sukhoe', 280, 400],
    ['kongnamul-muchim', 90, 220],
  ])('makes of %s a side with %d to %d mg of potassium in 100 g', (id, least, most) => {
    expect(potassiumOf(id)).toBeGreaterThan(least);
    expect(potassiumOf(id)).toBeLessThan(most);
  });
});
