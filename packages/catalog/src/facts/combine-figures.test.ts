import { describe, expect, it } from 'vitest';
import { consensusFigures } from './combine-figures.ts';

const CARROT = { energyKcal: 31, carbohydrateG: 7, proteinG: 1, fatG: 0.1 };
const US_CARROT = { energyKcal: 41, carbohydrateG: 9.6, proteinG: 0.9, fatG: 0.3 };

describe('consensusFigures', () => {
  it('takes the mean of a figure over the tables', () => {
    const figures = consensusFigures([CARROT, US_CARROT]);
    expect(figures.energyKcal).toBe(36);
    expect(figures.carbohydrateG).toBeCloseTo(8.3);
    expect(figures.proteinG).toBeCloseTo(0.95);
    expect(figures.fatG).toBeCloseTo(0.2);
  });

  it('takes a figure that one table lacks from the others', () => {
    const figures = consensusFigures([
      { ...CARROT, sugarG: null },
      { ...US_CARROT, sugarG: 4.7 },
    ]);
    expect(figures.sugarG).toBe(4.7);
    expect(figures.fiberG).toBeNull();
  });

  it('leaves a table without protein out of the energy, carbohydrate and fat too', () => {
    const figures = consensusFigures([
      { ...CARROT, proteinG: null, sodiumMg: 20 },
      { ...US_CARROT, sodiumMg: 60 },
    ]);
    expect(figures).toMatchObject({ ...US_CARROT, sodiumMg: 40 });
  });

  it('gives neither the index nor the refuse of the food', () => {
    const figures = consensusFigures([
      { ...CARROT, gi: 39, refusePercent: 3 },
      { ...US_CARROT, gi: 47, refusePercent: 11 },
    ]);
    expect(figures).not.toHaveProperty('gi');
    expect(figures).not.toHaveProperty('refusePercent');
  });
});
